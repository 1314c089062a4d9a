import FCMLint

extension Rule {
  static let timestampInSeconds = Rule(
    "timestamp-in-seconds", .webpush, .warning, on: .field(.webTimestamp),
    summary: "A web timestamp should be in milliseconds since 1970.",
    why: """
      Browsers read the number as milliseconds. A number of seconds is then a day in January \
      1970, and the notification looks more than fifty years old.
      """,
    source: "https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "timestamp": «1700000000» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "timestamp": 1700000000000 } } } }
      """
    ]
  ) { timestamp, _ in
    guard let number = timestamp.number, number >= 100_000_000, number < 100_000_000_000 else {
      return []
    }
    let milliseconds = Int64(number * 1000)
    return [
      Finding(
        at: timestamp,
        "timestamp \(timestamp.excerpt) is in seconds, but browsers expect milliseconds",
        help: "write \(milliseconds)"
      )
      .fix("replace with \(milliseconds)", .unsafe, timestamp.replacing(with: "\(milliseconds)"))
    ]
  }
}
