/// What a message loses by a key of Apple's that stands where Apple does not look for it.
///
/// The rule that would speak of the loss is silent, since the key explains it: the finding about the
/// key is as grave as the loss.
package enum MisplacedKeyEffect: Sendable {
  /// A background push wakes no app.
  case wake
  /// The image of an alert is never loaded.
  case image
  /// A Live Activity does not start, or does not change.
  case start, update
  /// Nothing is there to be read.
  case text
  /// Arguments have no text to fill.
  case arguments

  /// Nil when the message does what it is for all the same, or the value would not help it.
  package init?(of name: String, _ value: JSONNode, in message: MessageDocument) {
    switch name {
    case "content-available":
      guard Self.isOn(value), Self.wakesNobody(message) else { return nil }
      self = .wake
    case "mutable-content":
      guard Self.isOn(value), Self.lacksFlagForImage(message) else { return nil }
      self = .image
    case "alert" where !message.isLiveActivity:
      guard ApsValue.isRight("alert", value), Self.isMute(message) else { return nil }
      self = .text
    case "loc-key", "title-loc-key", "subtitle-loc-key":
      self.init(ofArguments: AlertText(ofMember: name).locArgs, message)
    default:
      guard message.isSentToLiveActivity, LiveActivity.needs(message).contains(name),
        ApsValue.isRight(name, value),
        name != "alert" || !message.hasAny(.notification, .apsTitle, .apsBody)
      else { return nil }
      self = message[.apsEvent]?.matches("start") == true ? .start : .update
    }
  }

  private init?(ofArguments field: Field, _ message: MessageDocument) {
    guard let arguments = message[field], arguments.isArray, !arguments.isEmptyContainer else {
      return nil
    }
    self = .arguments
  }

  private static func isOn(_ flag: JSONNode) -> Bool { flag.isOpaque || AppleDelivery.isOn(flag) }

  private static func wakesNobody(_ message: MessageDocument) -> Bool {
    guard message.isBackgroundPush, !message.has(.apsContentAvailable) else { return false }
    let delivery = AppleDelivery(message)
    return !delivery.isVisible && !delivery.isHidden
  }

  private static func lacksFlagForImage(_ message: MessageDocument) -> Bool {
    guard let image = message[.appleImage] ?? message[.rootAppleImage] else { return false }
    return image.contentRange.count > 0 && !AppleImage.wakesExtension(message)
  }

  /// Whether a push is meant to be seen and has no text at all; one that only counts may have none.
  private static func isMute(_ message: MessageDocument) -> Bool {
    if message.isBackgroundPush || message.has(.apsContentAvailable) || message.hasCommonText {
      return false
    }
    if message.hasAppleAlert || message.hasAny(.apsTitle, .apsSubtitle, .apsBody) { return false }
    return !message.has(.apsBadge)
      || message.hasAny(.apsSound, .apsMutableContent, .apsCategory, .apsInterruptionLevel)
  }
}
