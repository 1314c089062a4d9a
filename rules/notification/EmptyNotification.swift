import FCMLint

extension Rule {
  /// A notification without words or a picture shows nothing.
  static let emptyNotification = Rule(
    "empty-notification", .notification, .warning, on: .notification, .androidNotification,
    .webNotification,
    summary: "A notification has a title, a body or an image.",
    why: """
      The presence of a notification block makes the message one that the system displays, and \
      without any text in the common block or its own it displays an empty one or nothing. An \
      empty web block is only a thought: how FCM treats it is not documented.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, «"notification"»: {} } }"#,
      #"{ "message": { "topic": "news", «"notification"»: { "title": "", "body": "" } } }"#,
      """
      { "message": { "topic": "news", "android": { "data": { "a": "b" },
        «"notification"»: { "channel_id": "news" } } } }
      """,
      #"{ "message": { "topic": "news", "webpush": { «"notification"»: {} } } }"#,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "channel_id": "news" } } } }
      """,
      """
      { "message": { "topic": "news",
        "android": { "notification": { "title_loc_key": "HELLO" } } } }
      """,
    ]
  ) { block, message in
    guard block.isObject, !message.hasCommonText, !message.has(.commonImage) else { return [] }
    // What stands in place of the common block was to be the text.
    let common = message.message?[name: "notification"]
    if let common, !common.isNull, !common.isObject { return [] }
    if message[.webNotification]?.range == block.range {
      guard block.isEmptyContainer, !message.hasText else { return [] }
      return [
        Finding(
          missingIn: block, "the web notification is empty", help: "give it a title",
          severity: .info)
      ]
    }
    if message[.notification]?.range == block.range {
      if message.hasText || message.has(.androidImage) { return [] }
    } else {
      if message.hasAndroidText || message.has(.androidImage) { return [] }
      // An empty common block says it all; the Android block lacks the same words.
      if message.has(.notification), !message.hasText { return [] }
    }
    return [
      Finding(
        missingIn: block, "this notification has nothing to show: no title, no body, no image",
        help: "write a title or a body, or leave the block out for a data message"
      ).given(whole: message.root)
    ]
  }
}
