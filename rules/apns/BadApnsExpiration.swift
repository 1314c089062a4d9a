import FCMLint

extension Rule {
  /// An expiration is a moment in epoch seconds.
  static let badApnsExpiration = Rule(
    "bad-apns-expiration", .apns, .error, on: .apnsExpiration,
    summary: "The header apns-expiration is a moment in whole epoch seconds.",
    why: """
      APNs reads the header as a UNIX time in seconds and answers anything else with \
      BadExpirationDate. It is a moment, not a lifetime as android.ttl or the web's TTL: "3600s" \
      and "1 day" mean nothing to it, nor does a date in words. "0" asks for one attempt only.
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
    let isDuration = DurationText(value) != nil
    return [
      Finding(
        at: value,
        isDuration
          ? "\(value.excerpt) is a duration as Android has it; APNs wants a moment"
          : "\(value.excerpt) is no whole number of epoch seconds",
        help: "write the moment it expires, such as \"1893456000\", or \"0\" for now or never")
    ]
  }
}
