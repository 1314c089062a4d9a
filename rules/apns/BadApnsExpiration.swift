import FCMLint

extension Rule {
  static let badApnsExpiration = Rule(
    "bad-apns-expiration", .apns, .error, on: .field(.apnsExpiration),
    summary: "The apns-expiration header must be a Unix time in whole seconds.",
    why: """
      APNs reads the header as a Unix time in seconds and answers BadExpirationDate to any other \
      value. The header is a point in time, not a duration like android.ttl or the web TTL, so \
      "3600s", "1 day" and ISO dates are not valid. "0" requests a single delivery attempt.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": «"3600s"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": «"2026-12-24T18:00:00Z"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": "1893456000" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": "0" } } } }
      """,
    ]
  ) { value, _ in
    if APNsExpiration.digits(value) != nil || value.matches("0") { return [] }
    let isDuration = ProtoDuration(value) != nil
    return [
      Finding(
        at: value,
        "\(value.excerpt) is \(isDuration ? "a duration, not a point in time" : "not a valid time")"
          + ", so APNs refuses the push (BadExpirationDate)",
        help: "write a Unix time such as \"1893456000\", or \"0\" for a single delivery attempt")
    ]
  }
}
