/// What a value is that a whole family of rules has nothing to say about.
///
/// Nearly all values of some fields are of one plain form. One look at the value spares the calls
/// of all rules that would see the same.
public enum CommonForm: UInt8, Sendable {
  /// An address of https without error, whose path ends as those of nearly all images do.
  case imageAddress
  /// A name in the data that is neither Apple's nor begins like one of FCM's.
  case ownDataKey
  /// A moment in epoch seconds, in as many digits as they have from 2001 to 5138.
  case moment
  /// A lifetime in seconds that every push service takes.
  case webLifetime
  /// A topic condition that is right, and neither too long nor hard to read.
  case condition
  /// The word for the device's own sound.
  case defaultSound
  /// The root of a document that has a target and something to deliver, far below every limit.
  case ordinaryRoot
  /// A name of a topic, without any prefix.
  case topicName

  /// Whether a value is of this form.
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
