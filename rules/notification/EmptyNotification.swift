import FCMLint

extension Rule {
  static let emptyNotification = Rule(
    "empty-notification", .notification, .warning, about: .display | .text,
    on: .fields(.notification, .androidNotification, .webNotification),
    summary: "A notification should have a title, a body or an image.",
    why: """
      A notification block makes the system display the message. Without any text, in the common \
      block or in its own, it displays an empty notification or nothing. An empty web block is \
      only an info, because it is not documented how FCM treats it. A message without a target \
      may be a part to which text is added, and is not reported.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, «"notification"»: {} } }"#,
      #"{ "message": { "topic": "news", «"notification"»: { "title": "", "body": "" } } }"#,
      #"{ "message": { "topic": "news", «"notification"»: { "image": "" } } }"#,
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
      #"{ "notification": {}, "android": { "priority": "HIGH" } }"#,
    ]
  ) { block, message in
    guard block.isObject, !message.hasCommonText, !message.holdsText(.commonImage),
      message.kind != .message || message.namesTarget
    else { return [] }
    // A common block of another type is probably meant as the text.
    let common = message.message?[name: "notification"]
    if let common, !common.isNull, !common.isObject { return [] }
    if block.isSame(as: message[.webNotification]) {
      guard block.isEmptyContainer, !message.hasText else { return [] }
      return [
        Finding(
          missingIn: block, "the web notification is empty", help: "add a title",
          severity: .info
        ).given(whole: message.root)
      ]
    }
    if block.isSame(as: message[.notification]) {
      // Another member here is probably meant to be shown, and has its own finding.
      let own: [StaticString] = ["title", "body", "image", "imageUrl"]
      let isStray = { (member: JSONMember) in !own.contains { member.key.matches($0) } }
      if block.members.contains(where: isStray) { return [] }
      if message.hasText || message.holdsText(.androidImage) { return [] }
      // A background push must not have a notification, which another rule reports.
      if message.isBackgroundPush, !block.isEmptyContainer { return [] }
    } else {
      if message.hasAndroidText || message.holdsText(.androidImage) { return [] }
      // The empty common block is reported instead.
      if message.has(.notification), !message.hasText { return [] }
    }
    return [
      Finding(
        missingIn: block, "the notification has no title, body or image",
        help: "add a title or a body, or remove the block to send a data message"
      ).given(whole: message.root)
    ]
  }
}
