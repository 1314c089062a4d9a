import FCMLint

extension Rule {
  static let displayKeysInData = Rule(
    "display-keys-in-data", .data, .hint, on: .field(.data),
    summary: "Settings of a notification should not be in data, where they have no effect.",
    why: """
      An icon, a color, a sound, the key of a localized text or one of Apple's keys in data \
      reaches the app, but does not affect the notification that the system shows. Each platform \
      has its own place for these settings: android.notification, apns.payload.aps, \
      webpush.notification.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/customize-messages/set-message-type",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "data": { «"sound"»: "default", «"icon"»: "ic_news", «"mutable-content"»: "1",
          «"content_available"»: "1" } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi", "body": "Spring" },
        "data": { «"title_loc_key"»: "HELLO", «"body_loc_key"»: "SPRING" } } }
      """,
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
      guard let meant = NotificationKeyInData(member.key),
        !meant.fields.contains(where: { message.has($0) })
      else { return nil }
      return Finding(
        at: member.key, "data key \(member.key.excerpt) does not \(meant.effect)",
        help: "set \(meant.location) to \(meant.effect)")
    }
  }
}
