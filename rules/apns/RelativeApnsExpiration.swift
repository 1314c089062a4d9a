import FCMLint

extension Rule {
  static let relativeApnsExpiration = Rule(
    "relative-apns-expiration", .apns, .error, on: .field(.apnsExpiration),
    summary: "The apns-expiration header must be a point in time, not a duration.",
    why: """
      The header counts seconds since 1970. A duration such as "3600" is a time on the first day \
      of 1970: for APNs the push has expired before it is sent, so APNs never stores it, and a \
      device that is offline never receives it. Only "0" is special: one attempt, no storage.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns; https://developer.apple.com/forums/thread/708937
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
        at: value,
        "\(value.excerpt) looks like a duration, so APNs reads a past time and never stores the push",
        help: "write the sending time plus \(value.text ?? "") seconds, as a Unix time")
    ]
  }
}
