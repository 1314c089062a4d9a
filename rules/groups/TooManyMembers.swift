import FCMLint

extension Rule {
  static let tooManyMembers = Rule(
    "too-many-members", .groups, .error, on: .field(.groupRegistrationIds).in(.deviceGroup),
    summary: "A device group must not have more than 20 members.",
    why: """
      FCM allows 20 members and rejects a request with more tokens. The limit is per group, not per request: several additions can exceed it as well, which a \
      single document does not show. Topics have no such limit. A removal of more than 20 tokens \
      contains some that are not members; the effect is not documented, so it is a warning.
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
        at: list, "the device group has \(count) members; the limit is 20",
        help: isRemoval
          ? "list only members of the group" : "create several groups, or use a topic",
        severity: isRemoval ? .warning : nil
      )
      .given(whole: list)
    ]
  }
}
