import FCMLint

extension Rule {
  static let duplicateMember = Rule(
    "duplicate-member", .groups, .warning, on: .field(.groupRegistrationIds).in(.deviceGroup),
    summary: "A registration token should occur only once in a list.",
    why: """
      A token that is listed twice is still one member; usually another token was meant. The \
      effect of the second one is not documented.
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
        findings.add(
          Finding(at: member, "duplicate token \(member.excerpt) in the list", help: "remove it")
            .note("first listed here", at: earlier))
      } else {
        first[member.decodedBytes] = member
      }
    }
    return findings
  }
}
