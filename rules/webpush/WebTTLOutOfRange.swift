import FCMLint

extension Rule {
  static let webTTLOutOfRange = Rule(
    "web-ttl-out-of-range", .webpush, .error, on: .field(.webTTL),
    summary: "The web TTL must be at most 2419200 seconds.",
    why: """
      FCM stores a message for at most four weeks and documents 0 to 2419200 seconds for every \
      platform; its list of error codes names another TTL as a cause of INVALID_ARGUMENT. Push \
      services have their own limits, such as 30 days.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/concept-options#lifetime",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": «"2419201"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": "2419200" } } } }
      """
    ]
  ) { ttl, _ in
    guard let digits = DecimalDigits(ttl), digits.number > TimeToLive.longest,
      digits.number < 1_000_000_000
    else { return [] }
    return [
      Finding(
        at: ttl, "web TTL \(ttl.excerpt) exceeds the limit of four weeks",
        help: "write \"\(TimeToLive.longest)\" or less")
    ]
  }
}
