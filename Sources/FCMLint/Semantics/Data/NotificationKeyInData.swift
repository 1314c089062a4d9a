/// A name that changes how a notification looks or is delivered, where it stands in data.
package struct NotificationKeyInData {
  /// The fields that mean the same; one of them in the message says that the author knows.
  package let fields: [Field]
  /// Where to set it, as paths in a message.
  package let location: String
  /// What it does there and does not do in data, as a verb with its object.
  package var effect: String {
    if fields.contains(.apsContentAvailable) { return "wake the app" }
    if fields.contains(.apsMutableContent) { return "start the service extension" }
    return fields.contains(.apnsPriority) ? "change the delivery" : "change the notification"
  }

  /// Nil for any other key of data.
  package init?(_ key: JSONNode) {
    guard [4, 5, 9, 10, 12, 13, 15, 17, 18].contains(key.rawContent.count),
      let row = Self.rows.first(where: { key.matches($0.name) })
    else { return nil }
    fields = row.fields
    location = row.location
  }

  private static let rows: [(name: StaticString, fields: [Field], location: String)] = [
    ("icon", [.androidIcon, .webIcon], "android.notification.icon"),
    ("color", [.androidColor], "android.notification.color"),
    (
      "sound", [.androidSound, .apsSound],
      "android.notification.sound and apns.payload.aps.sound"
    ),
    ("badge", [.apsBadge, .webBadge, .androidNotificationCount], "apns.payload.aps.badge"),
    ("image", [.commonImage, .androidImage, .appleImage, .webImage], "notification.image"),
    ("channel_id", [.androidChannelId], "android.notification.channel_id"),
    ("android_channel_id", [.androidChannelId], "android.notification.channel_id"),
    (
      "title_loc_key", [.androidTitleLocKey, .alertTitleLocKey],
      "android.notification.title_loc_key and apns.payload.aps.alert.title-loc-key"
    ),
    (
      "body_loc_key", [.androidBodyLocKey, .alertLocKey],
      "android.notification.body_loc_key and apns.payload.aps.alert.loc-key"
    ),
    ("mutable-content", [.apsMutableContent], "apns.payload.aps.mutable-content"),
    ("mutable_content", [.apsMutableContent], "apns.payload.aps.mutable-content"),
    ("content-available", [.apsContentAvailable], "apns.payload.aps.content-available"),
    ("content_available", [.apsContentAvailable], "apns.payload.aps.content-available"),
    ("thread-id", [.apsThreadId], "apns.payload.aps.thread-id"),
    ("interruption-level", [.apsInterruptionLevel], "apns.payload.aps.interruption-level"),
    ("apns-priority", [.apnsPriority], "apns.headers.apns-priority"),
  ]
}
