/// The requirements of an image on Apple devices that a document shows.
package enum AppleImage {
  /// The relation of an image to Apple devices.
  package enum Claim: Sendable {
    /// The image is in the `apns` block, or at the root of a raw payload.
    case own
    /// The image is the common image of a message, which Apple devices may receive.
    case shared
  }

  /// The relation of an image to Apple devices; nil if there is none.
  package static func claim(of image: JSONNode, in document: MessageDocument) -> Claim? {
    if image.isSame(as: document[.appleImage]) { return .own }
    if image.isSame(as: document[.rootAppleImage]) { return .own }
    guard image.isSame(as: document[.commonImage]), !document.has(.appleImage) else { return nil }
    return .shared
  }

  /// The value of `mutable-content`, or of the Admin SDK's `mutableContent`.
  package static func flag(_ document: MessageDocument) -> JSONNode? {
    document[.apsMutableContent] ?? document[.adminMutableContent]
  }

  /// Whether the message starts the service extension: the flag is present, and not 0 or false.
  package static func wakesExtension(_ document: MessageDocument) -> Bool {
    if let flag = flag(document) { return flag.integer != 0 && flag.bool != false }
    // A payload or aps that is a placeholder may contain the flag.
    return [.apns, .apnsPayload, .aps].contains { document[$0]?.isOpaque ?? false }
  }

  /// Whether the payload is so malformed that another rule reports it and the flag cannot be read.
  package static func hasBrokenPayload(_ document: MessageDocument) -> Bool {
    if document.kind == .apnsPayload { return document[.aps]?.isObject != true }
    guard let payload = document[.apns]?[name: "payload"], !payload.isNull, !payload.isOpaque else {
      return false
    }
    guard let aps = payload[name: "aps"] else { return true }
    return !aps.isObject || aps.isEmptyContainer
  }
}
