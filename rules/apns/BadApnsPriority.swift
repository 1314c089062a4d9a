import FCMLint

extension Rule {
  /// APNs knows three priorities.
  static let badApnsPriority = Rule(
    "bad-apns-priority", .apns, .error, on: .field(.apnsPriority),
    summary: "The apns-priority header must be \"10\", \"5\" or \"1\".",
    why: """
      APNs answers BadPriority to any other value and drops the push. The values high and normal \
      are Android's; at Apple 10 delivers immediately, 5 saves battery, and 1 never wakes the \
      device. Some older libraries and test servers know only 10 and 5.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": «"high"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": «"7"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": «"normal"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "10" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "1" } } } }
      """,
    ]
  ) { value, message in
    if value.matches("10") || value.matches("5") || value.matches("1") { return [] }
    // What a push that nobody sees has to have mends this as well.
    if AppleDelivery.priority(value) == 10, AppleDelivery(message).unseenPush != nil { return [] }
    let finding = Finding(
      at: value, "priority \(value.excerpt) is unknown to APNs: the push is dropped",
      help: "write \"10\" to deliver immediately, \"5\" to save battery")
    guard let meant = AppleDelivery.priority(value), [1, 5, 10].contains(meant) else {
      return [finding]
    }
    let isNormal = value.text?.lowercased().contains(bytesOf: "normal") == true
    return [
      finding.fix(
        "write \"\(meant)\"", isNormal ? .unsafe : .safe, value.replacing(withText: String(meant)))
    ]
  }
}
