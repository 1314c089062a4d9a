import FCMLint

extension Rule {
  /// Browsers drop what they do not know.
  static let unknownWebOption = Rule(
    "unknown-web-option", .webpush, .warning, on: .webEntry,
    summary: "Options of a web notification have the names of the web.",
    why: """
      The object is handed to showNotification as it is, and browsers drop every option they \
      do not know. Names are not translated: requireInteraction, not require_interaction. A \
      name that resembles nothing is only worth knowing, since a service worker of your own \
      may read it.
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
    guard let key = value.key, !key.isOpaque, let name = key.text else { return [] }
    let known = Schema.standard[.webNotification].rows.map(\.name)
    let near = known.first { $0.count > 3 && EditDistance.isAtMost($0.count > 6 ? 2 : 1, $0, name) }
    if let right = WebWords.option(for: name) ?? near {
      let finding = Finding(
        at: key, "browsers do not know \(key.excerpt)", help: "the web calls it \(right)")
      let folded = { (text: String) in
        text.lowercased().filter { $0 != "_" && $0 != "-" }
      }
      guard folded(right) == folded(name) || name.lowercased().hasSuffix("url"),
        URLText(value).fault == nil || !name.lowercased().hasSuffix("url"),
        message[.webNotification]?.canTake(right) == true
      else { return [finding] }
      return [finding.fix("rename it to \(right)", .safe, key.renaming(to: right))]
    }
    let place = WebWords.place(of: name)
    return [
      Finding(
        at: key, "browsers do not know \(key.excerpt) and drop it",
        help: place ?? "put it in webpush.data, if the page should read it",
        severity: place == nil ? .info : nil)
    ]
  }
}
