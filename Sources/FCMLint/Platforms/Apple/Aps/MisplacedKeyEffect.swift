/// The effect of a key that is misspelled or misplaced, so that Apple does not read it.
///
/// The rule that usually reports this effect stays silent because the key explains it. The finding
/// about the key has the severity of the effect.
package enum MisplacedKeyEffect: Sendable {
  /// The background push does not wake the app.
  case wake
  /// The image of an alert is never loaded.
  case image
  /// The Live Activity does not start, or does not update.
  case start, update
  /// The push has no text to show.
  case text
  /// Localization arguments have no text to fill.
  case arguments

  /// Nil if the message works without the key, or if the value would not help.
  package init?(of name: String, _ value: JSONNode, in message: MessageDocument) {
    switch name {
    case "content-available":
      guard Self.isOn(value), Self.wakesNoApp(message) else { return nil }
      self = .wake
    case "mutable-content":
      guard Self.isOn(value), Self.isImageWithoutFlag(message) else { return nil }
      self = .image
    case "alert" where !message.isLiveActivity:
      guard ApsValue.isRight("alert", value), Self.hasNoText(message) else { return nil }
      self = .text
    case "loc-key", "title-loc-key", "subtitle-loc-key":
      self.init(ofArguments: AlertText(ofMember: name).locArgs, message)
    default:
      guard message.isSentToLiveActivity, LiveActivity.required(message).contains(name),
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

  private static func wakesNoApp(_ message: MessageDocument) -> Bool {
    guard message.isBackgroundPush, !message.has(.apsContentAvailable) else { return false }
    let delivery = AppleDelivery(message)
    return !delivery.isVisible && !delivery.isHidden
  }

  private static func isImageWithoutFlag(_ message: MessageDocument) -> Bool {
    guard let image = message[.appleImage] ?? message[.rootAppleImage] else { return false }
    return image.contentRange.count > 0 && !AppleImage.wakesExtension(message)
  }

  /// Whether a visible push has no text. A push that only sets the badge needs none.
  private static func hasNoText(_ message: MessageDocument) -> Bool {
    if message.isBackgroundPush || message.has(.apsContentAvailable) || message.hasCommonText {
      return false
    }
    if message.hasAppleAlert || message.hasAny(.apsTitle, .apsSubtitle, .apsBody) { return false }
    return !message.has(.apsBadge)
      || message.hasAny(.apsSound, .apsMutableContent, .apsCategory, .apsInterruptionLevel)
  }
}
