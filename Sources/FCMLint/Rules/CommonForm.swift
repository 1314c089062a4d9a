/// A common, valid form of a value.
///
/// Rules that declare a form with `skipping:` are not called for values of that form. Nearly all
/// values of some fields have it, so that one check replaces the calls of several rules.
package enum CommonForm: UInt8, Sendable {
  /// A valid HTTPS URL whose path ends with a common file name extension of images.
  case imageAddress
  /// An entry of the data that rules are not about: FCM, Apple and notifications have no such key, and
  /// the value is not the text of an object.
  case ordinaryEntry
  /// A time in seconds since 1970 with 10 or 11 digits, from the date of the API description to 5138.
  case moment
  /// The string `default`, the default sound of the device.
  case defaultSound
  /// The root of a document with a target and content, at most half as large as the limit.
  case ordinaryRoot

  /// Whether a value has this form.
  package func matches(_ node: JSONNode, in message: MessageDocument) -> Bool {
    switch self {
    case .imageAddress: return message.urlSummary(of: node).isSoundImage
    case .ordinaryEntry:
      // In a legacy body, `data` is a single field with all its keys.
      if message.kind == .legacy { return false }
      guard let key = node.key else { return true }
      return !DataKey.mayBeSpecial(key) && !node.mayBegin(with: UInt8(ascii: "["))
    case .moment: return APNsExpiration.isOrdinary(node)
    case .ordinaryRoot:
      return message.namesTarget && (message.has(.notification) || message.has(.data))
        && !PayloadSize.mayExceed(PayloadSize.limit / 2, message)
    case .defaultSound: return node.isString && node.matches("default")
    }
  }
}
