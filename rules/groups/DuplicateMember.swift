import FCMLint

extension Rule {
  /// Nobody joins twice.
  static let duplicateMember = Rule(
    "duplicate-member", .groups, .warning, on: .field(.groupRegistrationIds).in(.deviceGroup),
    summary: "A registration token should be in the list only once.",
    why: """
      A token that is listed twice is still one member; usually another token was meant. What the \
      service does with the second one is not documented.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/device-group",
    bad: [
      """
      { "operation": "create", "notification_key_name": "crew",
        "registration_ids": ["abc", "def", «"abc"»] }
      """
    ],
    good: [
      """
      { "operation": "create", "notification_key_name": "crew",
        "registration_ids": ["abc", "def", "{{a}}", "{{a}}"] }
      """
    ]
  ) { list, _ in
    var first: [[UInt8]: JSONNode] = [:]
    var findings: [Finding] = []
    for member in list.elements where member.isString && !member.isOpaque {
      if let earlier = first[member.decodedBytes] {
        findings.append(
          Finding(at: member, "\(member.excerpt) is already in the list", help: "remove it")
            .note("first listed here", at: earlier))
      } else {
        first[member.decodedBytes] = member
      }
    }
    return findings
  }
}
