import FCMLint

extension Rule {
  static let unusedNotificationKey = Rule(
    "unused-notification-key", .groups, .warning,
    on: .field(.groupKey).in(.deviceGroup).includingPlaceholders(),
    summary: "A request that creates a device group should not contain notification_key.",
    why: """
      FCM creates the key and returns it; add and remove then need it. In a create request it is \
      at best ignored. Perhaps the operation should be add.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/device-group",
    bad: [
      """
      { "operation": "create", "notification_key_name": "crew", «"notification_key"»: "abc",
        "registration_ids": ["{{a}}"] }
      """
    ],
    good: [
      """
      { "operation": "add", "notification_key_name": "crew", "notification_key": "abc",
        "registration_ids": ["{{a}}"] }
      """
    ]
  ) { key, message in
    guard message[.groupOperation]?.text?.lowercased() == "create" else { return [] }
    return [
      Finding(
        at: key.key ?? key, "notification_key has no effect in a create request",
        help: "remove it, or write \"operation\": \"add\""
      )
      .fix(
        key.removingMember(from: message.root).map {
          Fix("remove \"notification_key\"", .unsafe, [$0])
        })
    ]
  }
}
