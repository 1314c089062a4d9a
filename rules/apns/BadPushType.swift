import FCMLint

extension Rule {
  static let badPushType = Rule(
    "bad-push-type", .apns, .error, about: .display | .wake | .arrival, on: .field(.apnsPushType),
    summary: "The apns-push-type header must be one of Apple's values.",
    why: """
      APNs answers InvalidPushType to an unknown value, which FCM returns. The values are \
      lowercase and have no separators: liveactivity, not liveActivity or live-activity, although \
      one of Apple's own samples has an uppercase letter.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-push-type": «"Alert"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-push-type": «"notification"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-push-type": "alert" } } } }
      """
    ]
  ) { value, message in
    guard PushType.named(by: value) == nil, let text = value.text else { return [] }
    let near = PushType.meant(by: value)
    let meant = message.hasLiveActivityToken ? .liveActivity : near
    let finding = Finding(
      at: value,
      "\(value.excerpt) is not a valid push type, so APNs refuses the push (InvalidPushType)",
      help: meant.map { "did you mean \"\($0.name)\"?" }
        ?? "write \"alert\" to show something, or \"background\" to wake the app silently")
    guard let word = meant?.name.description else { return [finding] }
    let isOnlySpelling = NameCase.folded(text) == near?.name.description
    return [
      finding.fix(
        "replace with \"\(word)\"", isOnlySpelling ? .safe : .unsafe,
        value.replacing(withText: word))
    ]
  }
}
