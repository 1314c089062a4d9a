import FCMLint

extension Rule {
  /// How a notification looks is not read from data.
  static let displayKeysInData = Rule(
    "display-keys-in-data", .data, .hint, on: .data,
    summary: "Keys in data do not change how a notification looks.",
    why: """
      An icon, a color, a sound or one of Apple's keys in data goes to the app and does not affect \
      the notification that the system shows. Each platform has its own place for them: android.notification, \
      apns.payload.aps, webpush.notification.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/customize-messages/set-message-type",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "data": { «"sound"»: "default", «"icon"»: "ic_news", «"mutable-content"»: "1" } } }
      """
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "sound": "default", "icon": "x" } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "sound": "default" } }, "data": { "sound": "default" } } }
      """,
    ]
  ) { data, message in
    guard message.has(.notification) || message.has(.androidNotification) else { return [] }
    return data.members.compactMap { member in
      guard let (places, home) = home(of: member.key), !places.contains(where: { message.has($0) })
      else { return nil }
      return Finding(
        at: member.key, "data key \(member.key.excerpt) does not change the notification",
        help: "to change the notification, set \(home)")
    }
  }

  /// The fields that a display key of data stands for, and where to set it.
  private static func home(of key: JSONNode) -> ([Field], String)? {
    guard [4, 5, 9, 10, 13, 15, 17, 18].contains(key.rawContent.count) else { return nil }
    if key.matches("icon") { return ([.androidIcon, .webIcon], "android.notification.icon") }
    if key.matches("color") { return ([.androidColor], "android.notification.color") }
    if key.matches("sound") {
      return ([.androidSound, .apsSound], "android.notification.sound and apns.payload.aps.sound")
    }
    if key.matches("badge") {
      return ([.apsBadge, .webBadge, .androidNotificationCount], "apns.payload.aps.badge")
    }
    if key.matches("image") {
      return ([.commonImage, .androidImage, .appleImage, .webImage], "notification.image")
    }
    if key.matches("channel_id") || key.matches("android_channel_id") {
      return ([.androidChannelId], "android.notification.channel_id")
    }
    if key.matches("mutable-content") || key.matches("mutable_content") {
      return ([.apsMutableContent], "apns.payload.aps.mutable-content")
    }
    if key.matches("content-available") || key.matches("content_available") {
      return ([.apsContentAvailable], "apns.payload.aps.content-available")
    }
    if key.matches("thread-id") { return ([.apsThreadId], "apns.payload.aps.thread-id") }
    if key.matches("interruption-level") {
      return ([.apsInterruptionLevel], "apns.payload.aps.interruption-level")
    }
    return key.matches("apns-priority") ? ([.apnsPriority], "apns.headers.apns-priority") : nil
  }
}
