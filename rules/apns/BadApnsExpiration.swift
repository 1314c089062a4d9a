import FCMLint

extension Rule {
  /// An expiration is a moment in epoch seconds.
  static let badApnsExpiration = Rule(
    "bad-apns-expiration", .apns, .error, on: .field(.apnsExpiration).skipping(.moment),
    summary: "The apns-expiration header must be a time in whole epoch seconds.",
    why: """
      APNs reads the header as a UNIX time in seconds and answers BadExpirationDate to anything \
      else. It is a point in time, not a lifetime like android.ttl or the web TTL: "3600s", "1 \
      day" and ISO dates are not valid. "0" asks for a single delivery attempt.
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
        isDuration
          ? "\(value.excerpt) is a duration in Android form; APNs expects a point in time"
          : "\(value.excerpt) is not a whole number of epoch seconds: APNs refuses it",
        help: "write the time it expires, such as \"1893456000\", or \"0\" for now or never")
    ]
  }
}
