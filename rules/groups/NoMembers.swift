import FCMLint

extension Rule {
  static let noMembers = Rule(
    "no-members", .groups, .error,
    on: .fields(.groupRegistrationIds, .batchTokens, .root).in([.deviceGroup, .topicBatch]),
    summary: "A list of registration tokens must contain at least one token.",
    why: """
      FCM rejects an empty list ("no valid registration ids"), and also a single token instead of \
      the list. The Admin SDKs reject a topic batch if its list contains anything but strings. To \
      delete a group, remove its last member; an empty list does not delete it.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/device-group",
    bad: [
      #"{ "operation": "create", "notification_key_name": "crew", "registration_ids": «[]» }"#,
      #"{ "to": "/topics/fog", "registration_tokens": «[]» }"#,
      #"{ "operation": "create", "notification_key_name": "crew", "registration_ids": «"abc"» }"#,
      #"{ "to": "/topics/fog", "registration_tokens": ["{{a}}", «""», «7»] }"#,
      #"{ "to": "/topics/fog", "registration_tokens": «"abc, def"» }"#,
      #"{ "to": "/topics/fog", "registration_tokens": «"[\"abc\"]"» }"#,
    ],
    good: [#"{ "to": "/topics/fog", "registration_tokens": ["{{a}}"] }"#]
  ) { list, message in
    if list.isSame(as: message.root) {
      guard message.kind == .topicBatch, list.isObject, !message.has(.batchTokens) else {
        return []
      }
      return [
        Finding(
          missingIn: list, "the topic batch has no \"registration_tokens\"",
          help: "add \"registration_tokens\": the list of registration tokens")
      ]
    }
    if list.isArray {
      guard list.isEmptyContainer else { return list.elements.findings(skipReason) }
      return [
        Finding(
          at: list, "the list of registration tokens is empty", help: "add at least one token"
        )
        .given(whole: list)
      ]
    }
    let finding = Finding(
      at: list, "the registration tokens must be a list, not \(list.excerpt)",
      help: "write a list of tokens")
    guard let json = list.asListOfTokens else { return [finding] }
    return [finding.fix("convert to a list", .safe, list.replacing(with: json))]
  }

  /// The finding for an element that is not a token.
  private static func skipReason(_ member: JSONNode) -> Finding? {
    if member.isOpaque || member.isMalformed { return nil }
    if member.isString, !member.contentRange.isEmpty { return nil }
    return Finding(
      at: member, "\(member.excerpt) is not a registration token",
      help: "write each token as a string in double quotes")
  }
}
