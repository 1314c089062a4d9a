import FCMLint

extension Rule {
  static let negativeNotificationCount = Rule(
    "negative-notification-count", .android, .warning, about: .badge,
    on: .field(.androidNotificationCount),
    summary: "notification_count should not be negative.",
    why: """
      The Android client ignores a negative count, and the Admin SDK for Java throws. According to \
      the API description, 0 lets the launcher count by itself. In android_v2 a negative number \
      does the same, so it is not reported there.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.notification_count)",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "notification_count": «-1» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "notification_count": 0 } } } }
      """,
      """
      { "message": { "topic": "news", "android_v2": { "remote_notification": { "notification": {
        "title": "Hi", "notification_count": -1 } } } } }
      """,
    ]
  ) { count, message in
    guard count.rawContent.first == UInt8(ascii: "-"),
      (count.number ?? count.text.flatMap(Double.init) ?? 0) < 0
    else { return [] }
    if let block = message[.androidV2], block.range.contains(count.range) { return [] }
    let name = count.key?.text.map(Excerpt.shortened) ?? "notification_count"
    return [
      Finding(
        at: count, "\(name) \(count.excerpt) is negative, so Android ignores it",
        help: "write 0 or more, or remove it")
    ]
  }
}
