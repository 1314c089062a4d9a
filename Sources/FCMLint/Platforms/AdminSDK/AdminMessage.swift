/// How the Admin SDK for Node.js treats the values of a message.
package enum AdminMessage {
  /// Usual lifetimes in seconds, from half an hour to four weeks.
  private static let usualSeconds: [Int64] = [
    1800, 3600, 7200, 14400, 21600, 43200, 86400, 172_800, 259_200, 604_800, 1_209_600, 2_419_200,
  ]

  /// Names of the SDK, each with the API name that must not be set together with it.
  package static let pairs: [(sdk: StaticString, plain: StaticString)] = [
    ("imageUrl", "image"), ("contentAvailable", "content-available"),
    ("mutableContent", "mutable-content"), ("threadId", "thread-id"),
  ]

  /// Whether the SDK reads a value that is no object, and throws for null.
  static func isRead(_ member: SchemaField, _ object: SchemaObject.ID) -> Bool {
    switch member.field {
    case .adminTTL, .androidColor, .adminNotificationPriority, .androidVisibility, .androidProxy,
      .adminVibrateTimingsMillis, .liveActivityToken, .soundVolume:
      true
    case .analyticsLabel: object != .webFcmOptions
    case .commonImage, .androidImage, .appleImage: member.traits.contains(.verbatim)
    default: false
    }
  }

  /// Whether a lifetime in milliseconds is probably in seconds.
  package static func looksLikeSeconds(_ milliseconds: Int64) -> Bool {
    milliseconds < 1000 || isUsualNumberOfSeconds(milliseconds)
  }

  /// Whether a number is that of the seconds of a usual lifetime.
  package static func isUsualNumberOfSeconds(_ number: Int64) -> Bool {
    usualSeconds.contains(number)
  }

  /// The number of recipients of a multicast message.
  package static func receivers(of message: MessageDocument) -> Int {
    (message[.adminTokens]?.elementCount ?? 0) + (message[.adminFids]?.elementCount ?? 0)
  }

  /// Whether the text is a color that the SDK accepts: `#RRGGBB`, and for lights `#RRGGBBAA`.
  package static func isColor(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.utf8.first == .hash && (digits.count == 6 || digits.count == 8)
      && digits.allSatisfy { $0.isHexadecimal }
  }

  /// Whether a localization key has the REST name and its arguments have the SDK's name, so that the
  /// SDK does not find the key.
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

  /// Whether a value is a number of milliseconds that the SDK accepts; unknown values count as
  /// accepted.
  package static func isMilliseconds(_ value: JSONNode) -> Bool {
    if value.isOpaque || value.isMalformed { return true }
    guard value.isNumber, let number = value.number else { return false }
    return number >= 0
  }
}
