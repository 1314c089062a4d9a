import FCMLint

extension Rule {
  static let badDirection = Rule(
    "bad-direction", .webpush, .error, about: (.display | .text | .unseen).on(.web),
    on: .field(.webDir),
    summary: "The direction must be auto, ltr or rtl.",
    why: """
      For any other value the browser throws a TypeError, so the notification does not appear. \
      The Admin SDKs for Go, Python and .NET check the value; the SDK for Node.js and FCM do not.
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
    if WebPushVocabulary.directions.contain(direction) { return [] }
    let lower = direction.text?.lowercased()
    let right = WebPushVocabulary.directions.words.first { $0 == lower }
    let finding = Finding(
      at: direction,
      "\(direction.excerpt) is not a valid direction, so the browser throws and shows nothing",
      help: right.map { "write \"\($0)\"" } ?? "write \"auto\", \"ltr\" or \"rtl\"")
    guard let right else { return [finding] }
    return [finding.fix("replace with \"\(right)\"", .safe, direction.replacing(withText: right))]
  }
}
