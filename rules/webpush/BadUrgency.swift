import FCMLint

extension Rule {
  static let badUrgency = Rule(
    "bad-urgency", .webpush, .error, about: .delay | .arrival, on: .field(.webUrgency),
    summary: "Urgency must be low, normal or high.",
    why: """
      FCM and Apple answer 400 to any other value (BadUrgency); Firefox does not look at it. The \
      values must be lowercase. Numbers are APNs priorities; HIGH is Android's spelling. The \
      standard also has very-low, but Google's push service has rejected it, so it is a warning.
      """,
    source: "RFC 8030 (Generic Event Delivery Using HTTP Push) §5.3",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "Urgency": «"HIGH"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "Urgency": «"10"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "Urgency": «"urgent"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "Urgency": «"very-low"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "Urgency": "low" } } } }
      """
    ]
  ) { urgency, _ in
    if urgency.matches("very-low") {
      return [
        Finding(
          at: urgency,
          "\(urgency.excerpt) was rejected by Google's push service, so Chrome may get nothing",
          help: "write \"low\"", severity: .warning
        )
        .fix("replace with \"low\"", .unsafe, urgency.replacing(withText: "low"))
      ]
    }
    if WebPushVocabulary.urgencies.contain(urgency) { return [] }
    guard let lower = urgency.text?.lowercased() else { return [] }
    let isCase = WebPushVocabulary.urgencies.words.contains(lower)
    let number = ["10": "high", "5": "normal", "1": "low", "very-low": "low"][lower]
    let near = isCase && number == nil ? lower : number
    let finding = Finding(
      at: urgency, "\(urgency.excerpt) is not a valid urgency, so push services reject the message",
      help: near.map { "write \"\($0)\"" } ?? "write \"low\", \"normal\" or \"high\"")
    if isCase, number == nil {
      return [finding.fix("replace with \"\(lower)\"", .safe, urgency.replacing(withText: lower))]
    }
    guard let near else { return [finding] }
    return [finding.fix("replace with \"\(near)\"", .unsafe, urgency.replacing(withText: near))]
  }
}
