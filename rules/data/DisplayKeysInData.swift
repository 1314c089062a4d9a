import FCMLint

extension Rule {
  static let displayKeysInData = Rule(
    "display-keys-in-data", .data, .info, about: .display | .data | .foreground,
    on: .field(.notableDataEntry).includingPlaceholders(),
    summary: "Settings of a notification should not be in data, where they have no effect.",
    why: """
      Everything in data reaches the app, but nothing of it affects what the system does: an icon, \
      a color or a sound does not change the notification, Apple's keys do not wake the app, and a \
      title or a body is not displayed. Each platform has its own place for these settings: \
      android.notification, apns.payload.aps, webpush.notification. An app may read keys such as \
      sound and title itself, so only Apple's flags are an info, and the others are hints.
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
      #"{ "message": { "topic": "news", "data": { «"title"»: "Hi", "body": "Spring is here" } } }"#,
      #"{ "message": { "topic": "news", "data": { «"title_loc_key"»: "HI", "body_loc_args": "[]" } } }"#,
      #"{ "message": { "topic": "news", "data": { "id": "4", «"content_available"»: "true" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "sound": "default", "icon": "x" } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "sound": "default" } }, "data": { "sound": "default" } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "data": { "title": "Hi", "id": "4" } } }
      """,
    ]
  ) { value, message in
    guard let key = value.key, let meant = NotificationKeyInData(key), let data = message[.data],
      data.range.contains(key.range), !meant.fields.contains(where: { message.has($0) })
    else { return [] }
    let isShown = message.has(.notification) || message.has(.androidNotification)
    switch meant.group {
    case .text,
      .localization where !isShown:
      // One finding for the title and the body.
      let first = data.members.first { NotificationKeyInData($0.key)?.isText == true }
      guard !isShown, !message.hasText, !message.isLiveActivity,
        first?.key.isSame(as: key) == true
      else { return [] }
      return [
        Finding(
          at: key, "data is not displayed, so neither is \(key.excerpt)",
          help: "move the title and the body to notification, unless the app displays the message",
          severity: .hint
        )
        .given(whole: message.root)
      ]
    case .look where !isShown: return []
    case .look, .localization, .apple:
      return [
        Finding(
          at: key, "data key \(key.excerpt) does not \(meant.effect)",
          help: "set \(meant.location(in: message)) to \(meant.effect)",
          severity: meant.group == .apple ? nil : .hint)
      ]
    }
  }
}
