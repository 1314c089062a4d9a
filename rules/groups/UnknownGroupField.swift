import FCMLint

extension Rule {
  static let unknownGroupField = Rule(
    "unknown-group-field", .groups, .warning,
    on: .field(.groupEntry).in(.deviceGroup).includingPlaceholders(),
    summary: "A device group request should contain only the fields of its endpoint.",
    why: """
      The documented fields of the endpoint are operation, notification_key_name, notification_key \
      and registration_ids, in this spelling. The effect of other names is not documented; at best \
      they have none.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/device-group",
    bad: [
      """
      { "operation": "create", "notification_key_name": "crew", "registration_ids": ["{{a}}"],
        «"project_id"»: "640277193358" }
      """
    ],
    good: [
      #"{ "operation": "create", "notification_key_name": "crew", "registration_ids": ["{{a}}"] }"#
    ]
  ) { value, message in
    // Editors read $schema.
    guard let key = value.key, !key.isOpaque, !key.matches("$schema") else { return [] }
    let nearest = DeviceGroupRequest.nearest(to: key)
    // missing-group-field reports a misspelling of a missing field, and the name in a topic batch.
    if let nearest, DeviceGroupRequest.missing(in: message).contains(nearest) { return [] }
    if key.isSame(as: DeviceGroupRequest.tokensOfTopic(in: message)) { return [] }
    let help =
      key.matches("project_id")
      ? "move it to the request header project_id, with the sender ID as its value"
      : "the supported fields are notification_key, notification_key_name, operation, registration_ids"
    return [
      Finding(at: key, "unknown field \(key.excerpt) in the device group request", help: help)
    ]
  }
}
