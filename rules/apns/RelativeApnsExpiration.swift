import FCMLint

extension Rule {
  /// A small number of epoch seconds is a lifetime in the wrong place.
  static let relativeApnsExpiration = Rule(
    "relative-apns-expiration", .apns, .error, on: .field(.apnsExpiration).skipping(.moment),
    summary: "The apns-expiration header must be a point in time, not a lifetime.",
    why: """
      The header counts seconds since 1970. A lifetime such as "3600" is a time on the first day \
      of 1970: the push has expired before it is sent, it is never stored, and a device that is \
      offline never gets it. Only "0" is special: one attempt, no storage.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": «"3600"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": "1000000000" } } } }
      """
    ]
  ) { value, _ in
    guard APNsExpiration.isLifetime(value) else { return [] }
    return [
      Finding(
        at: value, "\(value.excerpt) looks like a lifetime; APNs reads it as a time in the past",
        help: "write the sending time plus \(value.text ?? "") seconds, in epoch seconds")
    ]
  }
}
