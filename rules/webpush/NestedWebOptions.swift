import FCMLint

extension Rule {
  static let nestedWebOptions = Rule(
    "nested-web-options", .webpush, .warning, on: .field(.webEntry).includingPlaceholders(),
    summary: "Options of a web notification should be next to its title, not in \"options\".",
    why: """
      showNotification takes a title and an object of options. In a message both are one object, \
      webpush.notification. Browsers do not support an option called "options" and drop it with \
      all its members.
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
        at: key, "browsers ignore \(key.excerpt) and everything in it",
        help: "move its members to \(message.path(of: .webNotification))"
      ).fix("remove the inner object and keep its members", .safe, key.unwrappingMember(in: block))
    ]
  }
}
