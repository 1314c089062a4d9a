import FCMLint

extension Rule {
  static let badApnsPriority = Rule(
    "bad-apns-priority", .apns, .error, about: .delay | .wake | .arrival, on: .field(.apnsPriority),
    summary: "The apns-priority header must be \"10\", \"5\" or \"1\".",
    why: """
      APNs answers BadPriority to any other value, which FCM returns. The values high and normal \
      are Android's. For APNs, 10 delivers immediately, 5 saves battery, and 1 never wakes the \
      device. Some older libraries and test servers support only 10 and 5.
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
    // background-priority reports this, and its fix applies to both.
    if AppleDelivery.priority(value) == 10, AppleDelivery(message).invisiblePush != nil {
      return []
    }
    let finding = Finding(
      at: value,
      "\(value.excerpt) is not a valid APNs priority, so APNs refuses the push (BadPriority)",
      help: "write \"10\" to deliver immediately, or \"5\" to save battery")
    guard let meant = AppleDelivery.priority(value), [1, 5, 10].contains(meant) else {
      return [finding]
    }
    let isNormal = value.text?.lowercased().contains(bytesOf: "normal") == true
    return [
      finding.fix(
        "replace with \"\(meant)\"", isNormal ? .unsafe : .safe,
        value.replacing(withText: String(meant)))
    ]
  }
}
