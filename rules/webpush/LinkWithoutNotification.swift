import FCMLint

extension Rule {
  static let linkWithoutNotification = Rule(
    "link-without-notification", .webpush, .info, on: .field(.webLink).includingPlaceholders(),
    summary: "A message with a web link should show a notification.",
    why: """
      The SDK opens the link when the user clicks its notification. A message without a \
      notification for the web shows none: it goes to the app, with the link in fcmOptions.link.
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
      // Another rule reports a misplaced title or body first.
      !web.members.contains(where: {
        Schema.hasStray($0.key, in: .webpushConfig, from: .webNotification)
      })
    else { return [] }
    return [
      Finding(
        at: link, "the message shows no notification on the web, so only the app can open the link",
        help: "add a notification, or send the URL in webpush.data"
      )
      .given(whole: message.root)
    ]
  }
}
