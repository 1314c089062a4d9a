import FCMLint

extension Rule {
  /// A notification without words or a picture shows nothing.
  static let emptyNotification = Rule(
    "empty-notification", .notification, .warning,
    on: .fields(.notification, .androidNotification, .webNotification),
    summary: "A notification should have a title, a body or an image.",
    why: """
      Because of the notification block the system displays the message. Without any text, in the \
      common block or in its own, it displays an empty notification or nothing. An empty web block \
      is only an info, because it is not documented how FCM treats it.
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
    if block.isSame(as: message[.webNotification]) {
      guard block.isEmptyContainer, !message.hasText else { return [] }
      return [
        Finding(
          missingIn: block, "the web notification is empty", help: "add a title",
          severity: .info)
      ]
    }
    if block.isSame(as: message[.notification]) {
      // Whoever writes another member here wants something shown, and is told where it belongs.
      let own: [StaticString] = ["title", "body", "image", "imageUrl"]
      let isStray = { (member: JSONMember) in !own.contains { member.key.matches($0) } }
      if block.members.contains(where: isStray) { return [] }
      if message.hasText || message.has(.androidImage) { return [] }
      // A background push must have none at all, and has a finding that says so.
      if message.isBackgroundPush, !block.isEmptyContainer { return [] }
    } else {
      if message.hasAndroidText || message.has(.androidImage) { return [] }
      // An empty common block says it all; the Android block lacks the same words.
      if message.has(.notification), !message.hasText { return [] }
    }
    return [
      Finding(
        missingIn: block, "this notification has nothing to show: no title, no body, no image",
        help: "write a title or a body, or remove the block to send a data message"
      ).given(whole: message.root)
    ]
  }
}
