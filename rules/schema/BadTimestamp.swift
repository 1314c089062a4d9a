import FCMLint

extension Rule {
  static let badTimestamp = Rule(
    "bad-timestamp", .schema, .error, on: .violation(.badTimestamp),
    summary: "A time must be RFC 3339 with a time zone, such as \"2026-05-01T09:00:00Z\".",
    why: """
      FCM expects times in RFC 3339 format: an upper-case T, a time zone, a year from 0001 to \
      9999 (also after conversion to UTC), at most nine decimal places, no leap second. It rejects epoch numbers, dates without a \
      time, times without a zone, and dates that do not exist.
      """,
    source: "https://protobuf.dev/programming-guides/json/ (Timestamp); RFC 3339",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "event_time": «"2024-02-30T00:00:00Z"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "event_time": «1412262083» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "event_time": «"2014-10-02 15:01:23Z"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "event_time": «"2014-10-02T15:01:23"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "event_time": «"0001-01-01T00:00:00+00:01"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "event_time": "2024-02-29T15:01:23.045+05:30" } } } }
      """
    ]
  ) { violation, _ in
    let text = Array((violation.node.text ?? "").utf8)
    let (reason, help) =
      if ProtoTimestamp.isOutOfRange(text) {
        (
          "is outside the years 0001 to 9999 in UTC, so FCM rejects it",
          "write a time that is in these years after conversion to UTC"
        )
      } else if ProtoTimestamp.isImpossible(text) {
        (
          "does not exist as a time, so FCM rejects it",
          "write an existing date and a time from 00:00:00 to 23:59:59"
        )
      } else if ProtoTimestamp.isValid(text + [UInt8(ascii: "Z")]) {
        ("has no time zone, so FCM rejects it", "add Z for UTC, or an offset such as +02:00")
      } else {
        (
          "is not a valid time, so FCM rejects it",
          "write an RFC 3339 time, such as \"2026-05-01T09:00:00Z\""
        )
      }
    let finding = Finding(at: violation.node, "\(violation.node.excerpt) \(reason)", help: help)
    guard let guess = ProtoTimestamp.guess(violation.node) else { return [finding] }
    return [
      finding.fix(
        "replace with \"\(guess.text)\"", guess.isSure ? .safe : .unsafe,
        violation.node.replacing(withText: guess.text))
    ]
  }
}
