import FCMLint

extension Rule {
  static let webClickAction = Rule(
    "web-click-action", .webpush, .info, on: .field(.webClickAction).includingPlaceholders(),
    summary: "The URL that a click opens should be in fcm_options.link.",
    why: """
      click_action is not an option of web notifications. The FCM SDK uses it only if \
      webpush.fcm_options.link is not set; FCM itself writes the link there for older clients.
      """,
    source:
      "firebase-js-sdk: packages/messaging",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi",
          «"click_action"»: "https://example.com/inbox" } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": "https://example.com/inbox" } } } }
      """
    ]
  ) { action, message in
    guard let key = action.key else { return [] }
    let link = "webpush.\(message.name("webpush.fcm_options")).link"
    let finding = Finding(
      at: key, "the link belongs in \(link), not \(key.excerpt)",
      help: message.has(.webLink)
        ? "remove it; \(link) takes precedence" : "move it to \(link)")
    guard !message.has(.webLink), action.isString, URLReference(action).isHTTPS,
      URLReference(action).isAbsolute, let from = message[.webNotification]
    else { return [finding] }
    let edits = message.moving(key, from: from, to: ["webpush", "fcm_options", "link"])
    return [finding.fix("move to \(link)", .safe, edits)]
  }
}
