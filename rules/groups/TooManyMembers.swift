import FCMLint

extension Rule {
  /// A group ends at twenty.
  static let tooManyMembers = Rule(
    "too-many-members", .groups, .error, on: .field(.groupRegistrationIds).in(.deviceGroup),
    summary: "A device group must not have more than 20 members.",
    why: """
      The limit is per group, not per request: several additions can exceed it as well, which a \
      single document does not show. Topics have no such limit. A removal of more members than a \
      group can have names strangers; what the service does then is not documented, so it is a \
      warning.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/device-group",
    bad: [
      """
      { "operation": "create", "notification_key_name": "crew", "registration_ids": «["{{a}}",
        "{{b}}", "{{c}}", "{{d}}", "{{e}}", "{{f}}", "{{g}}", "{{h}}", "{{i}}", "{{j}}", "{{k}}",
        "{{l}}", "{{m}}", "{{n}}", "{{o}}", "{{p}}", "{{q}}", "{{r}}", "{{s}}", "{{t}}", "{{u}}"]» }
      """
    ],
    good: [
      """
      { "operation": "create", "notification_key_name": "crew", "registration_ids": ["{{a}}",
        "{{b}}", "{{c}}", "{{d}}", "{{e}}", "{{f}}", "{{g}}", "{{h}}", "{{i}}", "{{j}}", "{{k}}",
        "{{l}}", "{{m}}", "{{n}}", "{{o}}", "{{p}}", "{{q}}", "{{r}}", "{{s}}", "{{t}}"] }
      """
    ]
  ) { list, message in
    let count = list.elementCount
    guard count > 20 else { return [] }
    let isRemoval = message[.groupOperation]?.matches("remove") == true
    return [
      Finding(
        at: list, "\(count) members are too many: a device group may have 20",
        help: isRemoval
          ? "name only members of the group" : "make several groups, or use a topic",
        severity: isRemoval ? .warning : nil
      )
      .given(whole: list)
    ]
  }
}
