/// The size of a message on each platform, estimated from the document.
///
/// FCM does not publish how it counts. This counts only the parts that all descriptions of the limit
/// include: names and values of `data`, the texts of the notification after merging, and the
/// free-form blocks as compact JSON, all in bytes of UTF-8.
@usableFromInline
package enum PayloadSize {
  /// The maximum size that FCM and APNs accept, in bytes.
  package static let limit = 4096
  /// The approximate size of the keys that FCM adds to an Apple payload: the message ID, the sender
  /// and the installation.
  package static let appleOverhead = 130

  /// A platform that receives its own version of the message.
  @usableFromInline
  package enum Platform: String, CaseIterable, Sendable {
    case android, apple, web

    /// The name of the platform for messages.
    package var phrase: String {
      switch self {
      case .android: "Android"
      case .apple: "Apple devices"
      case .web: "the web"
      }
    }
  }

  /// A part of the message that counts.
  package struct Part {
    /// The value of the part.
    package var node: JSONNode
    /// The size of the value and its name.
    package var bytes: Int

    /// The path of the part for messages, such as `data.moves`; not shortened.
    package var name: String {
      let name = node.key?.text ?? "element"
      return prefix.description + name
    }

    let prefix: StaticString
  }

  /// The size of the message on one platform.
  package struct Meter {
    /// The platform.
    package var platform: Platform
    /// The total size.
    package var bytes = 0
    /// The largest parts, the largest first; parts of equal size are in the order they were counted.
    package private(set) var largestParts: [Part] = []
    /// Whether the message contains placeholders, so that the size is a lower bound.
    package var isLowerBound = false

    /// The number of parts that a message lists; a document may have millions.
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

  /// The size on each platform; for a raw APNs payload, on Apple devices only.
  ///
  /// Linear in the size of the document; allocates, so check `mayExceed` first.
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
  /// No text counts more than its length in the source, so the lengths of the blocks decide most cases
  /// without reading any text.
  @inline(__always)
  package static func mayExceed(_ bytes: Int, _ document: MessageDocument) -> Bool {
    document.root.range.count + appleOverhead > bytes && ceiling(document) > bytes
  }

  /// An upper bound for all platforms, from the lengths of the blocks in the source.
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

  /// Adds names and values of a platform's own data or, if there is none, of the common data.
  private static func addPairs(
    _ document: MessageDocument, unless own: Field, _ prefix: StaticString, to meter: inout Meter
  ) {
    let data = document[own]
    addPairs(of: data ?? document[.data], data == nil ? "data." : prefix, to: &meter)
  }

  /// Adds names and values of a string map, without punctuation.
  private static func addPairs(
    of map: JSONNode?, _ prefix: StaticString, to meter: inout Meter
  ) {
    guard let map else { return }
    if map.isOpaque { meter.isLowerBound = true }
    for member in map.members {
      meter.add(member.value, member.key.plainSize + member.value.plainSize, prefix)
    }
  }

  /// Adds the size of an object as compact JSON, one part for each member.
  private static func addMembers(
    of object: JSONNode, _ prefix: StaticString, to meter: inout Meter
  ) {
    var members = 0
    for member in object.members {
      meter.add(member.value, member.key.compactSize + member.value.compactSize, prefix)
      members += 1
    }
    // Two braces, and a comma after each member except the last.
    meter.bytes += 2 + max(0, members - 1)
  }

  private static func addText(
    _ document: MessageDocument, _ field: Field, unless own: Field, to meter: inout Meter
  ) {
    guard let text = document[field], !document.has(own) else { return }
    meter.add(text, text.plainSize, "notification.")
  }
}
