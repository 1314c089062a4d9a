import FCMLint

extension Rule {
  static let missingGroupField = Rule(
    "missing-group-field", .groups, .error, on: .field(.root).in(.deviceGroup),
    summary: "A device group request must contain the fields of its operation.",
    why: """
      All operations need the name of the group and the tokens; add and remove also need the \
      notification_key that create returned. FCM rejects a request without them. Some libraries treat the name as optional for add and \
      remove, so if only the name is missing there, it is a warning.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/device-group",
    bad: [
      #"«{» "operation": "create", "registration_ids": ["{{a}}"] }"#,
      #"«{» "operation": "add", "notification_key_name": "crew", "registration_ids": ["{{a}}"] }"#,
      #"«{» "notification_key_name": "crew", "registration_ids": ["{{a}}"] }"#,
      #"«{» "operation": "create", "notification_key_name": "crew", "registration_id": ["{{a}}"] }"#,
      #"{ "operation": "create", "notification_key_name": "crew", «"registration_tokens"»: ["{{a}}"] }"#,
    ],
    good: [
      """
      { "operation": "remove", "notification_key_name": "crew", "notification_key": "{{key}}",
        "registration_ids": ["{{a}}"] }
      """
    ]
  ) { root, message in
    guard root.isObject else { return [] }
    let missing = DeviceGroupRequest.missing(in: message)
    let misnamed = DeviceGroupRequest.tokensOfTopic(in: message).map { [misnaming($0)] } ?? []
    guard !missing.isEmpty else { return misnamed }
    let isOnlyTheName = missing == ["notification_key_name"] && DeviceGroupRequest.needsKey(message)
    let operation = message[.groupOperation].map { " \($0.excerpt)" } ?? ""
    let empty = missing.first.flatMap { root.member(named: $0)?.value }
    if let empty, let name = missing.first, !empty.isNull {
      return [
        Finding(
          at: empty, "\"\(name)\" is empty", help: help([name]),
          severity: isOnlyTheName ? .warning : nil)
      ]
    }
    let names = missing.map { "\"\($0)\"" }.joined(separator: " and ")
    var finding = Finding(
      missingIn: root, "the group request\(operation) has no \(names)",
      help: help(missing),
      severity: isOnlyTheName ? .warning : nil)
    for name in missing {
      guard let key = DeviceGroupRequest.misspelling(of: name, in: root) else { continue }
      finding = finding.note("\(key.excerpt) is probably a typo of it", at: key)
      finding = finding.fix("rename \(key.excerpt) to \"\(name)\"", .unsafe, key.renaming(to: name))
    }
    return misnamed + [finding]
  }

  private static func misnaming(_ key: JSONNode) -> Finding {
    let name = "registration_ids"
    return Finding(
      at: key, "\(key.excerpt) is a field of a topic batch, not of a device group request",
      help: "rename it to \"\(name)\""
    ).fix("rename to \"\(name)\"", .unsafe, key.renaming(to: name))
  }

  private static func help(_ missing: [String]) -> String {
    if missing.contains("notification_key") {
      return "add \"notification_key\": the value that create returned"
    }
    if missing.contains("operation") { return "add \"operation\": create, add or remove" }
    return missing.contains("registration_ids")
      ? "add \"registration_ids\": the list of registration tokens"
      : "add \"notification_key_name\": your own name for the group"
  }
}
