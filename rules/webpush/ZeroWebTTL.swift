import FCMLint

extension Rule {
  static let zeroWebTTL = Rule(
    "zero-web-ttl", .webpush, .info, on: .field(.webTTL),
    summary: "The web TTL should not be 0, because not every push service accepts it.",
    why: """
      RFC 8030 and FCM allow 0: deliver now or never. Apple's push service lists a TTL that is \
      not positive among its errors (BadTtl), and kreait/firebase-php rejects it.
      """,
    source: """
      RFC 8030 §5.2; FCM: Lifespan of a message; kreait/firebase-php (WebPushConfig); Apple: \
      Sending web push notifications in web apps and browsers
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": «"0"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": "60" } } } }
      """
    ]
  ) { ttl, _ in
    guard let digits = DecimalDigits(ttl), digits.number == 0 else { return [] }
    return [
      Finding(
        at: ttl, "web TTL \(ttl.excerpt) is not supported by all push services",
        help: "write a few seconds, such as \"30\", which every push service accepts")
    ]
  }
}
