import FCMLint

extension Rule {
  /// Twelve digits of epoch time are milliseconds.
  static let millisecondApnsExpiration = Rule(
    "millisecond-apns-expiration", .apns, .warning, on: .field(.apnsExpiration).skipping(.moment),
    summary: "The apns-expiration header must be in seconds, not milliseconds.",
    why: """
      Milliseconds read as seconds are tens of thousands of years ahead. APNs then stores the push \
      for its maximum, about 30 days, instead of the lifetime that was meant.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": «"1893456000000"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": "1893456000" } } } }
      """
    ]
  ) { value, _ in
    guard let digits = APNsExpiration.digits(value, atLeast: 12) else { return [] }
    let finding = Finding(
      at: value, "\(value.excerpt) looks like milliseconds; APNs counts seconds",
      help: "divide it by 1000")
    guard digits == 13, let text = value.text else { return [finding] }
    let seconds = String(text.dropLast(3))
    return [finding.fix("write \"\(seconds)\"", .unsafe, value.replacing(withText: seconds))]
  }
}
