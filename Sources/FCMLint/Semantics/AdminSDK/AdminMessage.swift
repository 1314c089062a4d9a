/// What the Admin SDK for Node.js makes of the values of a message.
package enum AdminMessage {
  /// Half an hour to four weeks, as people write them in seconds.
  private static let usualSeconds: Set<Int64> = [
    1800, 3600, 7200, 14400, 21600, 43200, 86400, 172_800, 259_200, 604_800, 1_209_600, 2_419_200,
  ]

  /// Names of the SDK, and the names of the service that it refuses beside them.
  package static let pairs: [(sdk: StaticString, plain: StaticString)] = [
    ("imageUrl", "image"), ("contentAvailable", "content-available"),
    ("mutableContent", "mutable-content"), ("threadId", "thread-id"),
  ]

  /// Whether a lifetime in milliseconds was probably meant as seconds.
  package static func looksLikeSeconds(_ milliseconds: Int64) -> Bool {
    milliseconds < 1000 || usualSeconds.contains(milliseconds)
  }

  /// The number of receivers that a multicast message names.
  package static func receivers(of message: MessageDocument) -> Int {
    (message[.adminTokens]?.elementCount ?? 0) + (message[.adminFids]?.elementCount ?? 0)
  }

  /// Whether text is a colour as the SDK takes it: `#RRGGBB`, and for lights `#RRGGBBAA`.
  package static func isColor(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.utf8.first == .hash && (digits.count == 6 || digits.count == 8)
      && digits.allSatisfy { JSONParser.hexadecimalDigit($0) != nil }
  }

  /// Whether a key of a translation has REST's name, and arguments the SDK's, for which the SDK
  /// looks for the key under its own name only.
  package static func lacksKey(for key: JSONNode, in object: JSONNode) -> Bool {
    let arguments: JSONNode? =
      if key.matches("body_loc_key") {
        object[name: "bodyLocArgs"]
      } else if key.matches("title_loc_key") {
        object[name: "titleLocArgs"]
      } else {
        nil
      }
    return arguments.map { $0.isArray && !$0.isEmptyContainer } ?? false
  }

  /// Whether a value is a number of milliseconds that the SDK takes; unknown values count as such.
  package static func isMilliseconds(_ value: JSONNode) -> Bool {
    if value.isOpaque || value.isMalformed { return true }
    guard value.isNumber, let number = value.number else { return false }
    return number >= 0
  }
}
