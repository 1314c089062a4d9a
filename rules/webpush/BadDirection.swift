import FCMLint

extension Rule {
  /// Three words tell the direction of text.
  static let badDirection = Rule(
    "bad-direction", .webpush, .error, on: .field(.webDir),
    summary: "The direction must be auto, ltr or rtl.",
    why: """
      For any other value the browser throws a TypeError, so the notification does not appear. The \
      Admin SDKs for Go, Python and .NET check the value; the one for Node.js and the server do \
      not.
      """,
    source: "https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "dir": «"left"» } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "dir": «"RTL"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "dir": "rtl" } } } }
      """
    ]
  ) { direction, _ in
    let words: [StaticString] = ["auto", "ltr", "rtl"]
    if words.contains(where: { direction.matches($0) }) { return [] }
    let finding = Finding(
      at: direction, "the browser throws an error for dir \(direction.excerpt): nothing appears",
      help: "write auto, ltr or rtl")
    guard let lower = direction.text?.lowercased(),
      words.contains(where: { $0.description == lower })
    else { return [finding] }
    return [finding.fix("write \"\(lower)\"", .safe, direction.replacing(withText: lower))]
  }
}
