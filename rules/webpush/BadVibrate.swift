import FCMLint

extension Rule {
  static let badVibrate = Rule(
    "bad-vibrate", .webpush, .warning, on: .field(.webVibrate),
    summary: "A vibration pattern should consist of whole milliseconds.",
    why: """
      The browser converts any other value to such a number: a string becomes 0, and negative and \
      huge numbers wrap around, so another pattern results. A single number is one vibration. It \
      is a warning, because current browsers do not use the pattern.
      """,
    source: """
      https://www.w3.org/TR/vibration/; https://github.com/mdn/browser-compat-data \
      (showNotification, options.vibrate, August 2026)
      """,
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "vibrate": [200, «-1»] } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "vibrate": «"200"» } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "vibrate": [«0.5»] } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "vibrate": [200, 100, 200] } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "vibrate": 200 } } } }
      """,
    ]
  ) { vibrate, _ in
    func finding(_ value: JSONNode) -> Finding? {
      if value.isOpaque || value.isMalformed { return nil }
      if let number = value.integer, (0...4_294_967_295).contains(number) { return nil }
      return Finding(
        at: value,
        "a vibration should be a whole number of milliseconds, not \(value.excerpt)",
        help: "write milliseconds, such as 200")
    }
    if vibrate.isArray { return vibrate.elements.findings(finding) }
    return [finding(vibrate)].compactMap { $0 }
  }
}
