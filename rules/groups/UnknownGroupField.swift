import FCMLint

extension Rule {
  /// Four names, and no more.
  static let unknownGroupField = Rule(
    "unknown-group-field", .groups, .warning,
    on: .field(.groupEntry).in(.deviceGroup).includingPlaceholders(),
    summary: "A device group request should contain only the fields of its endpoint.",
    why: """
      The endpoint documents operation, notification_key_name, notification_key and \
      registration_ids, in this spelling. What it does with other names is not documented; at best \
      they have no effect.
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
    guard let key = value.key, !key.isOpaque else { return [] }
    let nearest = DeviceGroupRequest.nearest(to: key)
    // The member that is missing speaks for its misspelling.
    if let nearest, DeviceGroupRequest.missing(in: message).contains(nearest) { return [] }
    let help =
      key.matches("project_id")
      ? "send project_id as a request header, with the sender id as its value"
      : "the fields are notification_key, notification_key_name, operation, registration_ids"
    return [Finding(at: key, "\(key.excerpt) is not a field of a device group request", help: help)]
  }
}
