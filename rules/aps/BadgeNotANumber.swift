import FCMLint

extension Rule {
  static let badgeNotANumber = Rule(
    "badge-not-a-number", .aps, .error, on: .field(.apsBadge).in(.apple),
    summary: "The badge must be a non-negative integer.",
    why: """
      FCM has been observed to reject other types with "Value type for APS key [badge] is a \
      number." If such a value does arrive, iOS ignores it without an error and keeps the old \
      badge. 0 removes the badge. The badge of a web notification is different: it is the URL of \
      an icon.
      """,
    source: """
      Apple: Generating a remote notification; github.com/healthjoy/async-firebase, pull request 5
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "badge": «"3"» } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "badge": «-1» } } } } }
      """,
    ],
    good: [#"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": 0 } } } } }"#]
  ) { badge, message in
    if let number = badge.integer, number >= 0 { return [] }
    if badge.isMalformed { return [] }
    let isAddress = badge.text?.contains(bytesOf: "://") == true
    let effect = message.kind == .apnsPayload ? "iOS ignores it" : "FCM rejects or iOS ignores it"
    let number = ApsValue.repaired("badge", badge)
    let finding = Finding(
      at: badge,
      message.text("`apns.payload.aps.badge` must be a non-negative integer, not ")
        + "\(badge.excerpt): \(effect)",
      help: isAddress
        ? message.text(
          "write a number such as 3, or move the URL to `message.webpush.notification.badge`")
        : number.map { "write \($0)" } ?? "write a number such as 3, or 0 to remove the badge")
    guard let number else { return [finding] }
    return [finding.fix("replace with \(number)", .safe, badge.replacing(with: number))]
  }
}
