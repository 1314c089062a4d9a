import FCMLint

extension Rule {
  static let duplicateMember = Rule(
    "duplicate-member", .groups, .warning,
    on: .fields(.groupRegistrationIds, .batchTokens, .adminTokens, .adminFids).in(
      [.deviceGroup, .topicBatch, .adminNode]),
    summary: "A registration token should occur only once in a list.",
    why: """
      A token that is listed twice is still one member of a device group, and one subscription to \
      a topic; usually another token was meant. The Admin SDK sends one message for each entry, so \
      a device whose token is listed twice shows the notification twice.
      """,
    source: """
      https://firebase.google.com/docs/cloud-messaging/device-group; firebase-admin-node: \
      sendEachForMulticast
      """,
    bad: [
      """
      { "operation": "create", "notification_key_name": "crew",
        "registration_ids": ["abc", "def", «"abc"»] }
      """,
      #"{ "tokens": ["abc", "def", «"abc"»], "notification": { "title": "Hi" } }"#,
      #"{ "to": "/topics/fog", "registration_tokens": ["abc", «"abc"»] }"#,
    ],
    good: [
      """
      { "operation": "create", "notification_key_name": "crew",
        "registration_ids": ["abc", "def", "{{a}}", "{{a}}"] }
      """
    ]
  ) { list, message in
    let effect =
      message.kind == .adminNode
      ? ", so the device gets the message again" : " in the list"
    let noun = list.isSame(as: message[.adminFids]) ? "ID" : "token"
    var first: [[UInt8]: JSONNode] = [:]
    var findings: [Finding] = []
    for member in list.elements where member.isString && !member.isOpaque {
      if let earlier = first[member.decodedBytes] {
        findings.add(
          Finding(
            at: member, "duplicate \(noun) \(member.tokenExcerpt(effect))", help: "remove it"
          )
          .note("first listed here", at: earlier))
      } else {
        first[member.decodedBytes] = member
      }
    }
    return findings
  }
}
