import FCMLint

extension Rule {
  /// A badge counts from zero.
  static let negativeNotificationCount = Rule(
    "negative-notification-count", .android, .warning, on: .field(.androidNotificationCount),
    summary: "notification_count must not be negative.",
    why: """
      The Android client ignores a negative count, and the Admin SDK for Java refuses it. To let \
      the launcher count by itself, the API description names 0 (in android_v2: 0 or less).
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
      """
    ]
  ) { count, _ in
    guard count.rawContent.first == UInt8(ascii: "-"),
      (count.number ?? count.text.flatMap(Double.init) ?? 0) < 0
    else { return [] }
    let name = count.key?.text.map(Excerpt.shortened) ?? "notification_count"
    return [
      Finding(
        at: count, "\(name) \(count.excerpt) is negative: the device ignores it",
        help: "write 0 or more, or remove it")
    ]
  }
}
