import FCMLint

extension Rule {
  static let badWebTTL = Rule(
    "bad-web-ttl", .webpush, .error, on: .field(.webTTL),
    summary: "The web TTL must be a whole number of seconds, in digits only.",
    why: """
      The header counts seconds from now, without a unit. To any other value FCM answers "TTL \
      must be a non-negative integer." The form with s belongs in android.ttl, and a point in \
      time in apns-expiration.
      """,
    source:
      "RFC 8030 §5.2; https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": «"86400s"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": «"-1"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": «"1 day"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": «"1790000000"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": "86400" } } } }
      """
    ]
  ) { ttl, _ in
    guard ttl.isString else { return [] }
    if let digits = DecimalDigits(ttl) {
      guard digits.number >= 1_000_000_000 else { return [] }
      return [
        Finding(
          at: ttl, "web TTL \(ttl.excerpt) is a point in time, not a duration, so FCM rejects it",
          help: "write the number of seconds to keep the message, such as \"86400\" for a day")
      ]
    }
    let finding = Finding(
      at: ttl, "\(ttl.excerpt) is not a valid web TTL, so FCM rejects the message",
      help: "write a whole number of seconds, such as \"86400\" for a day")
    return [finding.fix(ttl.writingBareSeconds())]
  }
}
