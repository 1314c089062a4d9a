import FCMLint

extension Rule {
  /// A badge counts.
  static let badgeNotANumber = Rule(
    "badge-not-a-number", .aps, .error, on: .field(.apsBadge).in(.apple),
    summary: "The badge must be an integer, 0 or greater.",
    why: """
      FCM has been seen to refuse another type with "Value type for APS key [badge] is a number." \
      Where such a value arrives, iOS ignores it: the badge keeps its old value, without any error. \
      0 removes the badge. The badge of a web notification is something else: the URL of an icon.
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
    let problem =
      badge.isString
      ? "is a string, not a number" : badge.isNumber ? "is not a count" : "is not a number"
    let end = message.kind == .apnsPayload ? "iOS ignores it" : "FCM refuses it, or iOS ignores it"
    let finding = Finding(
      at: badge, "badge \(badge.excerpt) \(problem): \(end)",
      help: isAddress
        ? "a URL belongs in webpush.notification.badge"
        : "write a number such as 3, or 0 to remove the badge")
    guard let number = ApsValue.repaired("badge", badge) else { return [finding] }
    return [finding.fix("write \(number)", .safe, badge.replacing(with: number))]
  }
}
