import FCMLint

extension Rule {
  static let highPriorityWithoutDisplay = Rule(
    "high-priority-without-display", .android, .hint, about: .delay | .wake | .headsUp,
    on: .field(.androidPriority),
    summary: "High priority should be used only for messages that show something to the user.",
    why: """
      A high-priority message may wake the device. FCM observes whether the app then shows a \
      notification, and delivers later messages with normal priority if it often does not. A data \
      message is fine if the app shows its own notification for it.
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
    let normal = message.kind == .adminNode ? "normal" : "NORMAL"
    return [
      Finding(
        at: priority,
        "FCM may lower priority \(priority.excerpt), because the message shows nothing",
        help: "use \"\(normal)\" unless the app shows a notification for it"
      )
      .given(whole: message.root)
    ]
  }
}
