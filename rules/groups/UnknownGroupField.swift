import FCMLint

extension Rule {
  /// Four names, and no more.
  static let unknownGroupField = Rule(
    "unknown-group-field", .groups, .warning, on: .groupEntry, kinds: .deviceGroup,
    seesTemplates: true,
    summary: "A device group request holds only the members its endpoint knows.",
    why: """
      The endpoint documents operation, notification_key_name, notification_key and \
      registration_ids, in this spelling. What it does with other names is not documented; they \
      have no effect at best.
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
    guard let key = value.key else { return [] }
    let nearest = GroupRequest.nearest(to: key)
    // The member that is missing speaks for its misspelling.
    if let nearest, GroupRequest.missing(in: message).contains(nearest) { return [] }
    let help =
      key.matches("project_id")
      ? "project_id is a header of the request, with the sender id as its value"
      : "the members are notification_key, notification_key_name, operation, registration_ids"
    return [Finding(at: key, "\(key.excerpt) means nothing in a device group request", help: help)]
  }
}
