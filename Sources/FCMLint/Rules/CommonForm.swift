/// A common, valid form of a value.
///
/// Rules that declare one with `skipping:` are not called for values of that form: nearly all values
/// of some fields have it, and one check replaces the calls of many rules.
package enum CommonForm: UInt8, Sendable {
  /// A valid HTTPS URL whose path ends with a common file name extension of images.
  case imageAddress
  /// A key in the data that is not reserved by FCM or Apple and does not look like such a key.
  case ownDataKey
  /// A time in seconds since 1970 with 10 or 11 digits: from 2001 to 5138.
  case moment
  /// A time to live in seconds that every push service accepts.
  case webLifetime
  /// A valid topic condition that is neither too long nor mixes operators without parentheses.
  case condition
  /// The string `default`, the sound of the device.
  case defaultSound
  /// The root of a document with a target and content, at most half as large as the limit.
  case ordinaryRoot
  /// A topic name without a prefix.
  case topicName

  /// Whether a value has this form.
  package func matches(_ node: JSONNode, in message: MessageDocument) -> Bool {
    switch self {
    case .imageAddress: return message.outline(ofURL: node).isSoundImage
    case .ownDataKey:
      // The data of a legacy body is one field with all its names.
      if message.kind == .legacy { return false }
      guard let key = node.key else { return true }
      return !DataKey.mayBeOurs(key) && key.rawContent.first != 0x61
    case .moment:
      guard let digits = APNsExpiration.digits(node) else { return false }
      return digits == 10 || digits == 11
    case .webLifetime:
      guard let seconds = DecimalDigits(node)?.number else { return false }
      return seconds > 0 && seconds <= TimeToLive.longest
    case .condition:
      let outline = message.outline(of: node)
      return outline.isSound && !outline.isMixed && outline.topics <= Condition.mostTopics
    case .ordinaryRoot:
      return message.namesTarget && (message.has(.notification) || message.has(.data))
        && !PayloadSize.mayExceed(PayloadSize.limit / 2, message)
    case .topicName: return TopicName.isPlain(node)
    case .defaultSound: return node.isString && node.matches("default")
    }
  }
}
