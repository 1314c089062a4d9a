import FCMLint

extension Rule {
  static let unknownWebOption = Rule(
    "unknown-web-option", .webpush, .error, about: .display | .sound | .tap,
    on: .fields(.webEntry, .webActionEntry).includingPlaceholders(),
    summary: "A web notification must contain only options that browsers support.",
    why: """
      The object is passed to showNotification unchanged, and browsers drop unknown options. \
      Names are not converted: write requireInteraction, not require_interaction. A name that is \
      not similar to any option is only an info, because your own service worker may read it. An \
      unknown option is an error only if it leaves renotify without its tag.
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
    let ignored = "browsers ignore the unknown option \(stray.key.excerpt)"
    let finding =
      switch stray.meaning {
      case .option(let right), .optionOfAction(let right):
        Finding(at: stray.key, ignored, help: "use \"\(right)\" instead", severity: .warning)
      case .missingTag:
        Finding(
          at: stray.key, "\(ignored) and throw an error for renotify without a tag",
          help: "use \"tag\" instead")
      case .other:
        if let help = WebPushVocabulary.help(for: stray.name) {
          Finding(at: stray.key, ignored, help: help, severity: .warning)
        } else {
          Finding(
            at: stray.key, ignored, help: "move it to webpush.data if the page reads it",
            severity: .info)
        }
      }
    guard let right = stray.sameOption, message[.webNotification]?.canTake(right) == true else {
      return [finding]
    }
    return [finding.fix("rename to \"\(right)\"", .safe, stray.key.renaming(to: right))]
  }
}
