import FCMLint

extension Rule {
  /// A badge counts.
  static let badgeNotANumber = Rule(
    "badge-not-a-number", .aps, .error, on: .apsBadge, kinds: .apple,
    summary: "The badge is a whole number from 0.",
    why: """
      iOS takes a number only and ignores text, a boolean or a fraction; the badge keeps its old \
      value and nobody is told. 0 removes it. The badge of a web notification is something else: \
      the address of an icon.
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
      badge.isString ? "is text, not a number" : badge.isNumber ? "is no count" : "is no number"
    let finding = Finding(
      at: badge, "badge \(badge.excerpt) \(fault): iOS ignores it",
      help: isAddress
        ? "a badge with an address is the web's: webpush.notification.badge"
        : "write a number such as 3, or 0 to remove the badge")
    guard let number = ApsValue.mended("badge", badge) else { return [finding] }
    return [finding.fix("write \(number)", .safe, badge.replacing(with: number))]
  }
}
