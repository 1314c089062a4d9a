import FCMLint

extension Rule {
  /// The message has no second object for the options.
  static let nestedWebOptions = Rule(
    "nested-web-options", .webpush, .warning, on: .field(.webEntry).includingPlaceholders(),
    summary: "Options of a web notification belong next to its title, not in \"options\".",
    why: """
      showNotification takes a title and an object of options. In a message both are one object, \
      webpush.notification; "options" in it is an option that browsers do not know, and they drop it \
      with all its members.
      """,
    source: "FCM v1 API description: WebpushConfig; https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        «"options"»: { "body": "Spring is here", "icon": "/icon.png" } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "body": "Spring is here", "icon": "/icon.png" } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, WebPushVocabulary.isWrapper(key),
      let block = message[.webNotification]
    else { return [] }
    return [
      Finding(
        at: key, "browsers ignore \(key.excerpt) and what is in it",
        help: "its members belong in \(message.path(of: .webNotification)) itself"
      ).fix("take them out of \(key.excerpt)", .safe, key.unwrappingMember(in: block))
    ]
  }
}
