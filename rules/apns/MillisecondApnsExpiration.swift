import FCMLint

extension Rule {
  static let millisecondApnsExpiration = Rule(
    "millisecond-apns-expiration", .apns, .warning, on: .field(.apnsExpiration),
    summary: "The apns-expiration header should be in seconds, not milliseconds.",
    why: """
      Read as seconds, a value in milliseconds is tens of thousands of years in the future. APNs \
      then stores the push for its maximum, about 30 days, instead of the intended lifetime.
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
    let problem = "\(value.excerpt) looks like milliseconds, but APNs expects seconds"
    guard digits == 13, let text = value.text else {
      return [Finding(at: value, problem, help: "divide it by 1000")]
    }
    let seconds = String(text.dropLast(3))
    return [
      Finding(at: value, problem, help: "write \"\(seconds)\"")
        .fix("replace with \"\(seconds)\"", .unsafe, value.replacing(withText: seconds))
    ]
  }
}
