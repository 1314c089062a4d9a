import FCMLint

extension Rule {
  /// High priority is for what the user sees.
  static let highPriorityWithoutDisplay = Rule(
    "high-priority-without-display", .android, .hint, on: .androidPriority,
    summary: "High priority suits messages that show something to the user.",
    why: """
      A high-priority message may wake the device. FCM watches whether the app shows a notification \
      for it, and delivers later ones as normal if it often does not. A data message whose app \
      shows something of its own accord is fine.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/android-message-priority",
    bad: [
      """
      { "message": { "topic": "news", "data": { "sync": "1" }, "android": { "priority": «"HIGH"» } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "priority": "HIGH" } } }
      """,
      """
      { "message": { "topic": "news", "data": { "sync": "1" }, "android": { "priority": "normal" } } }
      """,
    ]
  ) { priority, message in
    if message.has(.notification) || message.has(.androidNotification) { return [] }
    let raw = priority.rawContent
    guard raw.count == 4, priority.text?.lowercased() == "high" else { return [] }
    return [
      Finding(
        at: priority, "priority \(priority.excerpt) on a message that shows nothing by itself",
        help: "use \"NORMAL\" unless the app shows a notification for it"
      )
      .given(whole: message.root)
    ]
  }
}
