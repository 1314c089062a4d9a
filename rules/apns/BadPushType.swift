import FCMLint

extension Rule {
  /// Apple's words for what a push is.
  static let badPushType = Rule(
    "bad-push-type", .apns, .error, on: .apnsPushType,
    summary: "The header apns-push-type is one of Apple's words.",
    why: """
      APNs answers a word it does not know with InvalidPushType and drops the push. The words are \
      in lower case and without separators: liveactivity, not liveActivity or live-activity, \
      though one of Apple's own samples writes a capital.
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
  ) { value, _ in
    guard PushType.named(by: value) == nil, let text = value.text else { return [] }
    let meant = PushType.meant(by: value)
    let finding = Finding(
      at: value, "push type \(value.excerpt) is unknown to APNs",
      help: meant.map { "did you mean \"\($0.rawValue)\"?" }
        ?? "write \"alert\" for something to show, \"background\" to wake the app unseen")
    guard let word = meant?.rawValue else { return [finding] }
    let isOnlySpelling = NearestKey.folded(text) == word
    return [
      finding.fix(
        "write \"\(word)\"", isOnlySpelling ? .safe : .unsafe, value.replacing(withText: word))
    ]
  }
}
