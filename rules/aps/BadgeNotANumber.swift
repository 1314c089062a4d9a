import FCMLint

extension Rule {
  /// A badge counts.
  static let badgeNotANumber = Rule(
    "badge-not-a-number", .aps, .error, on: .apsBadge, kinds: .apple,
    summary: "The badge must be an integer, 0 or greater.",
    why: """
      iOS accepts only a number and ignores a string, a boolean or a fraction: the badge keeps its \
      old value, without any error. 0 removes the badge. The badge of a web notification is \
      something else: the URL of an icon.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
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
  ) { badge, _ in
    if let number = badge.integer, number >= 0 { return [] }
    if badge.isFaulty { return [] }
    let isAddress = badge.text?.contains("://") == true
    let fault =
      badge.isString
      ? "is a string, not a number" : badge.isNumber ? "is not a count" : "is not a number"
    let finding = Finding(
      at: badge, "badge \(badge.excerpt) \(fault): iOS ignores it",
      help: isAddress
        ? "a URL belongs in webpush.notification.badge"
        : "write a number such as 3, or 0 to remove the badge")
    guard let number = ApsValue.mended("badge", badge) else { return [finding] }
    return [finding.fix("write \(number)", .safe, badge.replacing(with: number))]
  }
}
