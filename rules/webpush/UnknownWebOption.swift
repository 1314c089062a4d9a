import FCMLint

extension Rule {
  /// Browsers drop what they do not know.
  static let unknownWebOption = Rule(
    "unknown-web-option", .webpush, .error,
    on: .fields(.webEntry, .webActionEntry).includingPlaceholders(),
    summary: "Options of a web notification must have the web's names.",
    why: """
      The object is passed to showNotification unchanged, and browsers drop every option that they \
      do not know. Names are not converted: requireInteraction, not require_interaction. A name \
      that is not similar to any option is only an info, since a service worker of your own may \
      read it. It is an error only if renotify lacks its tag for it.
      """,
    source: "https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", «"require_interaction"»: true } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", «"sound"»: "x.mp3" } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi",
          «"imageUrl"»: "https://example.com/a.png" } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", «"campaign"»: "42" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "requireInteraction": true } } } }
      """
    ]
  ) { value, message in
    guard let stray = UnknownWebOption(value, in: message) else { return [] }
    let ignored = "browsers ignore \(stray.key.excerpt)"
    let finding =
      switch stray.meaning {
      case .option(let right), .optionOfAction(let right):
        Finding(at: stray.key, ignored, help: "the web calls it \(right)", severity: .warning)
      case .missingTag:
        Finding(
          at: stray.key, "\(ignored), and throw an error for renotify without a tag",
          help: "the web calls it tag")
      case .other:
        if let place = WebPushVocabulary.place(of: stray.name) {
          Finding(at: stray.key, ignored, help: place, severity: .warning)
        } else {
          Finding(
            at: stray.key, ignored, help: "put it in webpush.data if the page should read it",
            severity: .info)
        }
      }
    guard let right = stray.sameOption, message[.webNotification]?.canTake(right) == true else {
      return [finding]
    }
    return [finding.fix("rename it to \(right)", .safe, stray.key.renaming(to: right))]
  }
}
