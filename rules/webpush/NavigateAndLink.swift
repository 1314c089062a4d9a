import FCMLint

extension Rule {
  static let navigateAndLink = Rule(
    "navigate-and-link", .webpush, .info, about: .tap, on: .field(.webNavigate),
    summary: "navigate should be the same https URL as the link in fcm_options.",
    why: """
      Safari 18.4 and later open navigate on a tap, without a click event, so the link of FCM does \
      not count there. Other browsers ignore navigate and open the link. Browsers resolve a relative \
      URL in navigate against the address of the service worker.
      """,
    source: "https://notifications.spec.whatwg.org/; MDN: Notification.navigate",
    bad: [
      """
      { "message": { "topic": "news", "webpush": {
        "notification": { "title": "Hi", "navigate": «"https://example.com/inbox"» },
        "fcm_options": { "link": "https://example.com/" } } } }
      """,
      """
      { "message": { "topic": "news", "webpush": {
        "notification": { "title": "Hi", «"navigate"»: "https://example.com/inbox" } } } }
      """,
      """
      { "message": { "topic": "news", "webpush": {
        "notification": { "title": "Hi", "navigate": «"/inbox"» },
        "fcm_options": { "link": "https://example.com/inbox" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": {
        "notification": { "title": "Hi", "navigate": "https://example.com/inbox" },
        "fcm_options": { "link": "https://example.com/inbox" } } } }
      """
    ]
  ) { navigate, message in
    guard navigate.isString, !navigate.contentRange.isEmpty, let text = navigate.text else {
      return []
    }
    guard text.hasPrefix("https://") else {
      return [
        Finding(
          at: navigate,
          "navigate \(navigate.excerpt) is not an https URL, so Safari may open another page",
          help: "write the full URL: https://host/path")
      ]
    }
    guard let link = message[.webLink] else {
      guard let key = navigate.key, !message.has(.webClickAction) else { return [] }
      return [
        Finding(
          at: key, "only Safari reads navigate, so a tap opens no page in other browsers",
          help: "add link to \(message.location("message.webpush.fcm_options")), with the same URL"
        )
        .given(whole: message.root)
      ]
    }
    if link.isOpaque || link.text == text { return [] }
    return [
      Finding(
        at: navigate, "navigate and link differ, so a tap opens another page in Safari",
        help: "write the same URL in both"
      )
      .note("the link for other browsers", at: link)
    ]
  }
}
