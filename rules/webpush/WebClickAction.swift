import FCMLint

extension Rule {
  /// The link has a field of its own.
  static let webClickAction = Rule(
    "web-click-action", .webpush, .info, on: .webClickAction,
    seesTemplates: true,
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
    let finding = Finding(
      at: key, "click_action is the old place for the link",
      help: message.has(.webLink)
        ? "remove it: fcm_options.link wins" : "move it to webpush.fcm_options.link")
    guard !message.has(.webLink), action.isString, URLText(action).isHTTPS,
      URLText(action).isAbsolute, let from = message[.webNotification]
    else { return [finding] }
    if let options = message[.webFcmOptions] {
      guard let edits = key.moving(from: from, to: options, as: "link") else { return [finding] }
      return [finding.fix(Fix("move it to fcm_options.link", .safe, edits))]
    }
    guard let webpush = message[.webpush], let removal = key.removingMember(from: from),
      let insertion = webpush.inserting("fcm_options", json: "{ \"link\": \(action.source) }")
    else { return [finding] }
    return [finding.fix("move it to fcm_options.link", .safe, removal, insertion)]
  }
}
