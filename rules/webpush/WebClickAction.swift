import FCMLint

extension Rule {
  /// The link has a field of its own.
  static let webClickAction = Rule(
    "web-click-action", .webpush, .info, on: .field(.webClickAction).includingPlaceholders(),
    summary: "The page that a click opens belongs in fcm_options.link.",
    why: """
      click_action is not an option of web notifications. The FCM SDK uses it only if \
      webpush.fcm_options.link is absent; the service itself writes the link there for older \
      clients.
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
    let options = message.name("webpush.fcm_options")
    let finding = Finding(
      at: key, "click_action is the old place for the link",
      help: message.has(.webLink)
        ? "remove it: \(options).link wins" : "move it to webpush.\(options).link")
    guard !message.has(.webLink), action.isString, URLReference(action).isHTTPS,
      URLReference(action).isAbsolute, let from = message[.webNotification]
    else { return [finding] }
    let edits = message.moving(key, from: from, to: ["webpush", "fcm_options", "link"])
    return [finding.fix("move it to \(options).link", .safe, edits)]
  }
}
