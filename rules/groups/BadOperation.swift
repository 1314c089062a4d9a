import FCMLint

extension Rule {
  static let badOperation = Rule(
    "bad-operation", .groups, .error, on: .field(.groupOperation).in(.deviceGroup),
    summary: "The operation of a device group request must be create, add or remove.",
    why: """
      The endpoint knows these three words, in lowercase, and rejects any other request. To \
      delete a group, remove its last member.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/device-group",
    bad: [
      """
      { "operation": «"CREATE"», "notification_key_name": "crew", "registration_ids": ["{{a}}"] }
      """,
      """
      { "operation": «"delete"», "notification_key_name": "crew", "notification_key": "{{key}}",
        "registration_ids": ["{{a}}"] }
      """,
    ],
    good: [
      #"{ "operation": "create", "notification_key_name": "crew", "registration_ids": ["{{a}}"] }"#
    ]
  ) { operation, _ in
    if DeviceGroupRequest.operations.contain(operation) { return [] }
    let word = operation.text?.lowercased() ?? ""
    let isOnlyCase = DeviceGroupRequest.operations.words.contains(word)
    let nearest =
      isOnlyCase
      ? word : ["delete": "remove", "leave": "remove", "new": "create", "join": "add"][word]
    let finding = Finding(
      at: operation, "\(operation.excerpt) is not a valid operation, so FCM rejects the request",
      help: nearest.map { "write \"\($0)\"; the valid operations are add, create and remove" }
        ?? "the valid operations are add, create and remove")
    guard isOnlyCase else { return [finding] }
    return [finding.fix("replace with \"\(word)\"", .safe, operation.replacing(withText: word))]
  }
}
