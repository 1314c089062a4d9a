/// A name that changes how a notification looks or is delivered, where it stands in data.
package struct NotificationKeyInData: Sendable {
  private let name: StaticString
  /// Where to set it.
  private let places: [Field]
  /// Other fields that mean the same.
  private var others: [Field] = []
  /// What it does there and does not do in data, as a verb with its object.
  package private(set) var effect = "change the notification"

  /// The fields that mean the same; one of them in the message says that the author knows.
  package var fields: [Field] { places + others }
  /// Where to set it, as paths in a message.
  package var location: String { places.map(Schema.path).joined(separator: " and ") }

  /// Nil for any other key of data.
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
