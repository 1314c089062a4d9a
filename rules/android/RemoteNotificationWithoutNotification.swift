import FCMLint

extension Rule {
  static let remoteNotificationWithoutNotification = Rule(
    "remote-notification-without-notification", .android, .warning,
    on: .field(.androidRemoteNotification),
    summary: "remote_notification should contain the notification to show.",
    why: """
      remote_notification is for messages that the user sees. Its notification is optional in the \
      API description; unreleased versions of the Admin SDKs, in four languages, require it.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidRemoteNotification)",
    bad: [
      """
      { "message": { "topic": "news",
        "android_v2": { «"remote_notification"»: { "mutable_content": true } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "android_v2": { "remote_notification": { "notification": { "title": "Hi" } } } } }
      """
    ]
  ) { block, message in
    // A misspelled or misplaced notification has its own finding.
    guard block.isObject, block.isClosed, !message.has(.androidNotification) else { return [] }
    let isMistake = block.members.contains { member in
      guard !member.key.matches("notification") else { return !member.value.isNull }
      return member.key.isOpaque || member.key.text?.lowercased().contains(bytesOf: "notif") == true
        || Schema.hasStray(member.key, in: .remoteNotification, from: .androidNotificationV2)
    }
    if isMistake { return [] }
    return [
      Finding(
        missingIn: block, "remote_notification has no notification to show",
        help: "add \"notification\" with a title and a body")
    ]
  }
}
