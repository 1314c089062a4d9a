import FCMLint

extension Rule {
  static let pastApnsExpiration = Rule(
    "past-apns-expiration", .apns, .warning, on: .field(.apnsExpiration),
    summary: "The apns-expiration header should be in the future.",
    why: """
      APNs does not store a push that has expired, so a device that is offline never receives it. \
      Samples in guides contain times of years ago. fcmlint reads no clock: it reports times \
      before the date of the API description that it was built with.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": «"1604750400"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-expiration": "1893456000" } } } }
      """
    ]
  ) { value, _ in
    guard APNsExpiration.isPast(value), let time = value.text.flatMap(Int64.init) else { return [] }
    return [
      Finding(
        at: value, "\(value.excerpt) is \(ProtoTimestamp.text(time)), so the push has expired",
        help: "write the sending time plus the lifetime in seconds, or \"0\" for one attempt")
    ]
  }
}
