/// A data key with the name of a setting that changes how a notification looks or is delivered.
package struct NotificationKeyInData: Sendable {
  /// What the setting belongs to.
  package enum Group: Sendable {
    /// The text of a notification.
    case text
    /// The key or the arguments of a text that the device translates.
    case localization
    /// The look or the sound of a notification.
    case look
    /// Apple's dictionary, where it decides how the device handles the push.
    case apple
  }

  let name: StaticString
  /// The fields to use instead.
  private let places: [Field]
  /// The field to use for browsers.
  private var web: Field?
  /// Other fields with the same meaning.
  private var others: [Field] = []
  /// What the setting belongs to.
  package private(set) var group = Group.look
  /// The effect that the field has and the data key has not, as a verb with its object.
  package private(set) var effect = "change the notification"

  /// All fields with the same meaning; if the message has one, the data key is intended.
  package var fields: [Field] { places + others + (web.map { [$0] } ?? []) }

  /// Whether it is a text of the notification, or the key of one.
  package var isText: Bool { group == .text || group == .localization }

  /// The fields to use instead in a message, as paths.
  package func location(in message: MessageDocument) -> String {
    let all = places + (message.has(.webpush) ? [web].compactMap { $0 } : [])
    return all.map(Schema.path).inSentence()
  }

  /// Finds the setting for a data key; nil for any other key.
  package init?(_ key: JSONNode) {
    guard let place = Self.all.indices.first(where: { key.matches(Self.all[$0].name) }) else {
      return nil
    }
    self = Self.all[place]
  }

  private init(
    _ name: StaticString, _ places: Field..., web: Field? = nil, others: [Field] = [],
    group: Group = .look, effect: String = "change the notification"
  ) {
    self.name = name
    self.places = places
    self.web = web
    self.others = others
    self.group = group
    self.effect = effect
  }

  static let all: [NotificationKeyInData] = [
    .init("title", .commonTitle, group: .text),
    .init("body", .commonBody, group: .text),
    .init("icon", .androidIcon, web: .webIcon),
    .init("color", .androidColor),
    .init("sound", .androidSound, .apsSound),
    .init("badge", .apsBadge, others: [.webBadge, .androidNotificationCount]),
    .init("image", .commonImage, web: .webImage, others: [.androidImage, .appleImage]),
    .init("channel_id", .androidChannelId),
    .init("android_channel_id", .androidChannelId),
    .init("title_loc_key", .androidTitleLocKey, .alertTitleLocKey, group: .localization),
    .init("title_loc_args", .androidTitleLocArgs, .alertTitleLocArgs, group: .localization),
    .init("body_loc_key", .androidBodyLocKey, .alertLocKey, group: .localization),
    .init("body_loc_args", .androidBodyLocArgs, .alertLocArgs, group: .localization),
    .init(
      "mutable-content", .apsMutableContent, group: .apple, effect: "start the service extension"),
    .init(
      "mutable_content", .apsMutableContent, group: .apple, effect: "start the service extension"),
    .init("content-available", .apsContentAvailable, group: .apple, effect: "wake the app"),
    .init("content_available", .apsContentAvailable, group: .apple, effect: "wake the app"),
    .init("thread-id", .apsThreadId),
    .init("interruption-level", .apsInterruptionLevel, group: .apple),
    .init("apns-priority", .apnsPriority, effect: "change the delivery"),
  ]
}
