import FCMLint

extension Rule {
  static let badWebTimestamp = Rule(
    "bad-web-timestamp", .webpush, .warning, on: .field(.webTimestamp),
    summary: "A web timestamp should be a number of milliseconds.",
    why: """
      The browser expects milliseconds since 1970. A string that is not a number counts as 0, so \
      the notification looks as old as January 1970. A number of microseconds is far in the \
      future, and a negative one wraps around.
      """,
    source: "Web IDL, conversion to unsigned long long; https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "timestamp": «"2026-12-24T18:00:00Z"» } } } }
      """,
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "timestamp": «1798135200000000» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "timestamp": 1798135200000 } } } }
      """
    ]
  ) { value, _ in
    if value.isOpaque || value.isMalformed { return [] }
    if let number = value.number {
      if (0..<100_000_000_000_000).contains(number) { return [] }
      let problem = number < 0 ? "is before 1970" : "is thousands of years in the future"
      return [
        Finding(
          at: value, "timestamp \(value.excerpt) \(problem)",
          help: "write milliseconds since 1970, such as 1798135200000")
      ]
    }
    if value.isString, DecimalDigits(value) != nil { return [] }
    return [
      Finding(
        at: value,
        "\"timestamp\" must be a number, not \(value.excerpt): the browser reads January 1970",
        help: "write milliseconds since 1970, such as 1798135200000")
    ]
  }
}
