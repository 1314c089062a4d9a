import FCMLint

extension Rule {
  /// Browsers drop what they do not know.
  static let unknownWebOption = Rule(
    "unknown-web-option", .webpush, .error, on: .webEntry, .webActionEntry,
    seesTemplates: true,
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
    guard let key = value.key, !key.isOpaque, let name = key.text, !WebWords.isWrapper(key)
    else { return [] }
    if message[.webActions]?.range.contains(key.range) == true {
      // What stands for action or title is told where they are missing.
      guard let right = NearestKey.of(name, among: ["icon", "navigate"]) else { return [] }
      return [
        Finding(
          at: key, "browsers ignore \(key.excerpt)", help: "the web calls it \(right)",
          severity: .warning)
      ]
    }
    if let right = WebWords.near(name) ?? WebWords.tag(meantBy: name, in: message) {
      let isTag = right == "tag" && message.lacksTagForRenotify
      let finding = Finding(
        at: key,
        "browsers ignore \(key.excerpt)"
          + (isTag ? ", and throw an error for renotify without a tag" : ""),
        help: "the web calls it \(right)", severity: isTag ? nil : .warning)
      let isAddress = name.lowercased().hasSuffix("url")
      guard isAddress || NearestKey.folded(right) == NearestKey.folded(name),
        !isAddress || URLText(value).fault == nil,
        message[.webNotification]?.canTake(right) == true
      else { return [finding] }
      return [finding.fix("rename it to \(right)", .safe, key.renaming(to: right))]
    }
    let place = WebWords.place(of: name)
    return [
      Finding(
        at: key, "browsers ignore \(key.excerpt)",
        help: place ?? "put it in webpush.data if the page should read it",
        severity: place == nil ? .info : .warning)
    ]
  }
}
