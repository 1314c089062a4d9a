/// How large a message is on each platform, as far as the document tells.
///
/// FCM does not publish what it counts. This counts the least that every account of it has in
/// common: names and values of `data`, the texts of the notification after merging, and the
/// free-form blocks as compact JSON, all in bytes of UTF-8.
package enum PayloadSize {
  /// The most bytes that FCM and APNs take.
  package static let limit = 4096
  /// About what FCM adds to an Apple payload: its message id, the sender and the installation.
  package static let appleOverhead = 130

  /// A receiver with its own copy of the message.
  package enum Platform: UInt8, CaseIterable, Sendable {
    case android, apple, web

    /// What a sentence calls it.
    package var phrase: String {
      switch self {
      case .android: "Android"
      case .apple: "Apple devices"
      case .web: "the web"
      }
    }
  }

  /// A piece of the message that counts.
  package struct Part {
    /// The value.
    package var node: JSONNode
    /// What the value and its name take.
    package var bytes: Int

    /// How a person finds it, such as `data.moves`; as long as the name in the document.
    package var name: String {
      let name = node.key?.text ?? "element"
      return prefix.description + name
    }

    let prefix: StaticString
  }

  /// What one platform gets.
  package struct Meter {
    /// The platform.
    package var platform: Platform
    /// The bytes in all.
    package var bytes = 0
    /// The heaviest pieces, the largest first; of equal ones the first to be counted.
    package private(set) var largestParts: [Part] = []
    /// Whether a template placeholder hides some of it, so that the number is the least possible.
    package var isLowerBound = false

    /// As many as a sentence names; a message may have millions.
    private static let keptParts = 3

    mutating func add(_ node: JSONNode, _ bytes: Int, _ prefix: StaticString) {
      self.bytes += bytes
      if !isLowerBound { isLowerBound = node.holdsPlaceholder }
      let isFull = largestParts.count == Self.keptParts
      if isFull, let least = largestParts.last, bytes <= least.bytes { return }
      if isFull { largestParts.removeLast() }
      let place = largestParts.firstIndex { $0.bytes < bytes } ?? largestParts.endIndex
      largestParts.insert(Part(node: node, bytes: bytes, prefix: prefix), at: place)
    }
  }

  /// What each platform gets; for a raw APNs payload, the one payload.
  ///
  /// Linear in the document; allocates, so ask `mayExceed` first where most messages are small.
  package static func measure(_ document: MessageDocument) -> [Meter] {
    switch document.kind {
    case .sendRequest, .message, .adminNode:
      [android(document), apple(document), web(document)]
    case .apnsPayload: [payload(document)]
    default: []
    }
  }

  /// Whether the document may take more than `bytes` on any platform.
  ///
  /// No text counts for more than it takes in the source, so that a few subtractions settle most
  /// cases without a look at any text.
  @inline(__always)
  package static func mayExceed(_ bytes: Int, _ document: MessageDocument) -> Bool {
    document.root.range.count + appleOverhead > bytes && ceiling(document) > bytes
  }

  /// A number that no platform exceeds, from the lengths of the blocks in the source.
  private static func ceiling(_ document: MessageDocument) -> Int {
    if document.kind == .apnsPayload { return document.root.range.count }
    func length(_ field: Field) -> Int { document[field]?.range.count ?? 0 }
    let common = length(.notification)
    let data = length(.data)
    let android =
      (document.has(.androidData) ? length(.androidData) : data) + length(.androidNotification)
    let apple = data + length(.apnsPayload) + length(.appleImage) + appleOverhead
    let web = (document.has(.webData) ? length(.webData) : data) + length(.webNotification)
    return common + max(android, apple, web)
  }

  private static func payload(_ document: MessageDocument) -> Meter {
    var meter = Meter(platform: .apple)
    addMembers(of: document.root, "", to: &meter)
    return meter
  }

  private static func android(_ document: MessageDocument) -> Meter {
    var meter = Meter(platform: .android)
    addPairs(document, unless: .androidData, "android.data.", to: &meter)
    if let notification = document[.androidNotification] {
      for member in notification.members {
        let bytes = member.value.descendants.reduce(0) { $0 + $1.plainSize }
        if bytes > 0 { meter.add(member.value, bytes, "android.notification.") }
      }
    }
    addText(document, .commonTitle, unless: .androidTitle, to: &meter)
    addText(document, .commonBody, unless: .androidBody, to: &meter)
    addText(document, .commonImage, unless: .androidImage, to: &meter)
    return meter
  }

  private static func apple(_ document: MessageDocument) -> Meter {
    var meter = Meter(platform: .apple)
    if let payload = document[.apnsPayload], payload.isObject {
      addMembers(of: payload, "apns.payload.", to: &meter)
    }
    addPairs(of: document[.data], "data.", to: &meter)
    addText(document, .commonTitle, unless: .apsAlert, to: &meter)
    addText(document, .commonBody, unless: .apsAlert, to: &meter)
    addText(document, .commonImage, unless: .appleImage, to: &meter)
    if let image = document[.appleImage] {
      meter.add(image, image.plainSize, "apns.fcm_options.")
    }
    return meter
  }

  private static func web(_ document: MessageDocument) -> Meter {
    var meter = Meter(platform: .web)
    addPairs(document, unless: .webData, "webpush.data.", to: &meter)
    if let notification = document[.webNotification], notification.isObject {
      addMembers(of: notification, "webpush.notification.", to: &meter)
    }
    addText(document, .commonTitle, unless: .webTitle, to: &meter)
    addText(document, .commonBody, unless: .webBody, to: &meter)
    return meter
  }

  /// Names and values of a platform's own data or, without any, of the common data.
  private static func addPairs(
    _ document: MessageDocument, unless own: Field, _ prefix: StaticString, to meter: inout Meter
  ) {
    let data = document[own]
    addPairs(of: data ?? document[.data], data == nil ? "data." : prefix, to: &meter)
  }

  /// Names and values of a string map, without punctuation.
  private static func addPairs(
    of map: JSONNode?, _ prefix: StaticString, to meter: inout Meter
  ) {
    guard let map else { return }
    if map.isOpaque { meter.isLowerBound = true }
    for member in map.members {
      meter.add(member.value, member.key.plainSize + member.value.plainSize, prefix)
    }
  }

  /// An object as compact JSON, member by member.
  private static func addMembers(
    of object: JSONNode, _ prefix: StaticString, to meter: inout Meter
  ) {
    var members = 0
    for member in object.members {
      meter.add(member.value, member.key.compactSize + member.value.compactSize, prefix)
      members += 1
    }
    // Two braces, and a comma behind each member but the last.
    meter.bytes += 2 + max(0, members - 1)
  }

  private static func addText(
    _ document: MessageDocument, _ field: Field, unless own: Field, to meter: inout Meter
  ) {
    guard let text = document[field], !document.has(own) else { return }
    meter.add(text, text.plainSize, "notification.")
  }
}
