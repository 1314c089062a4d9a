/// A data key with the name of a setting that changes how a notification looks or is delivered.
package struct NotificationKeyInData: Sendable {
  private let name: StaticString
  /// The fields to use instead.
  private let places: [Field]
  /// Other fields with the same meaning.
  private var others: [Field] = []
  /// The effect that the field has and the data key has not, as a verb with its object.
  package private(set) var effect = "change the notification"

  /// All fields with the same meaning; if the message has one, the data key is intended.
  package var fields: [Field] { places + others }
  /// The fields to use instead, as paths in a message.
  package var location: String { places.map(Schema.path).joined(separator: " and ") }

  /// Finds the setting for a data key; nil for any other key.
  package init?(_ key: JSONNode) {
    guard (4...18).contains(key.rawContent.count),
      let known = Self.all.first(where: { key.matches($0.name) })
    else { return nil }
    self = known
  }

  private init(
    _ name: StaticString, _ places: Field..., others: [Field] = [],
    effect: String = "change the notification"
  ) {
    self.name = name
    self.places = places
    self.others = others
    self.effect = effect
  }

  private static let all: [NotificationKeyInData] = [
    .init("icon", .androidIcon, others: [.webIcon]),
    .init("color", .androidColor),
    .init("sound", .androidSound, .apsSound),
    .init("badge", .apsBadge, others: [.webBadge, .androidNotificationCount]),
    .init("image", .commonImage, others: [.androidImage, .appleImage, .webImage]),
    .init("channel_id", .androidChannelId),
    .init("android_channel_id", .androidChannelId),
    .init("title_loc_key", .androidTitleLocKey, .alertTitleLocKey),
    .init("body_loc_key", .androidBodyLocKey, .alertLocKey),
    .init("mutable-content", .apsMutableContent, effect: "start the service extension"),
    .init("mutable_content", .apsMutableContent, effect: "start the service extension"),
    .init("content-available", .apsContentAvailable, effect: "wake the app"),
    .init("content_available", .apsContentAvailable, effect: "wake the app"),
    .init("thread-id", .apsThreadId),
    .init("interruption-level", .apsInterruptionLevel),
    .init("apns-priority", .apnsPriority, effect: "change the delivery"),
  ]
}
