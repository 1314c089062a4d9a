import FCMLint

extension Rule {
  /// Without a notification nothing can be clicked.
  static let linkWithoutNotification = Rule(
    "link-without-notification", .webpush, .warning, on: .field(.webLink).includingPlaceholders(),
    summary: "A link needs a notification that can be clicked.",
    why: """
      The SDK opens the link when its notification is clicked. A message without a notification \
      for the web shows none: it goes to the app, which never sees the link.
      """,
    source:
      "firebase-js-sdk: packages/messaging",
    bad: [
      """
      { "message": { "topic": "news", "data": { "a": "b" },
        "webpush": { "fcm_options": { "link": «"https://example.com/"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": "https://example.com/" } } } }
      """
    ]
  ) { link, message in
    guard link.contentRange.count > 0, !message.hasAny(.notification, .webNotification),
      let web = message[.webpush], web.range.contains(link.range),
      // A title or a body at a wrong place is mended first.
      !web.members.contains(where: {
        Schema.hasStray($0.key, in: .webpushConfig, from: .webNotification)
      })
    else { return [] }
    return [
      Finding(
        at: link, "nothing opens this link: the message shows no notification on the web",
        help: "add a notification, or send the URL in webpush.data"
      )
      .given(whole: message.root)
    ]
  }
}
