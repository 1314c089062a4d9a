/// What an image needs to appear on Apple devices, as far as the document shows it.
package enum AppleImage {
  /// Whether the image was plainly meant for Apple devices.
  package enum Claim: Sendable {
    /// It stands in the Apple block, or at the root of a raw payload.
    case own
    /// It is the common image of a message that has an Apple payload.
    case shared
  }

  /// How the image concerns Apple devices; nil when it does not.
  package static func claim(of image: JSONNode, in document: MessageDocument) -> Claim? {
    if image.isSame(as: document[.appleImage]) { return .own }
    if image.isSame(as: document[.rootAppleImage]) { return .own }
    guard image.isSame(as: document[.commonImage]), !document.has(.appleImage),
      document.has(.apnsPayload)
    else { return nil }
    return .shared
  }

  /// The value of mutable-content, under whichever name the kind of document has for it.
  package static func flag(_ document: MessageDocument) -> JSONNode? {
    document[.apsMutableContent] ?? document[.adminMutableContent]
  }

  /// Whether the service extension is asked for: by anything but 0, false and nothing.
  package static func wakesExtension(_ document: MessageDocument) -> Bool {
    if let flag = flag(document) { return flag.integer != 0 && flag.bool != false }
    // A payload or aps that a template fills in may bring the flag.
    return [.apns, .apnsPayload, .aps].contains { document[$0]?.isOpaque ?? false }
  }

  /// Whether there is a payload in which no flag can be read, which is refused for that alone.
  package static func hasBrokenPayload(_ document: MessageDocument) -> Bool {
    if document.kind == .apnsPayload { return document[.aps]?.isObject != true }
    guard let payload = document[.apns]?[name: "payload"], !payload.isNull, !payload.isOpaque else {
      return false
    }
    guard let aps = payload[name: "aps"] else { return true }
    return !aps.isObject || aps.isEmptyContainer
  }
}
