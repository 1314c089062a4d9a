import FCMLint

extension Rule {
  static let unknownEnumValue = Rule(
    "unknown-enum-value", .schema, .error, on: .violation(.unknownEnumValue),
    summary: "An enum field must have one of its values.",
    why: """
      FCM rejects any value that the field does not declare. Uppercase and lowercase are equal: every \
      Admin SDK sends "high" and "normal". notification_priority has its own values, which all \
      start with PRIORITY_; the delivery priority in android.priority is NORMAL or HIGH.
      """,
    source: "FCM v1 API description, revision \(Schema.revision)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "priority": «"PRIORITY_HIGH"»,
          "notification": { "notification_priority": «"HIGH"», "visibility": «"publik"»,
            "proxy": «""» } } } }
      """,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "priority": «"max"» } } }"#,
      #"{ "tokens": ["{{a}}"], "android": { "notification": { "priority": «"PRIORITY_MAX"» } } }"#,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "priority": "high", "notification": { "notification_priority": "priority_max",
          "visibility": "Public", "proxy": "if-priority-lowered" } } } }
      """
    ]
  ) { violation, document in
    guard let row = violation.row, case .enumeration(let words) = row.type else { return [] }
    // The SDK for Node.js writes them in lowercase.
    func own(_ word: String) -> String { document.kind == .adminNode ? word.lowercased() : word }
    let nearest = words.suggestion(for: violation.node.text ?? "")
    let finding = Finding(
      at: violation.node, "\(violation.node.excerpt) is not a valid \(document.name(of: row))",
      help: (nearest.map { "write \"\(own($0.name))\"; " } ?? "")
        + "the valid values are \(words.words.map(own).joined(separator: ", "))")
    guard let nearest else { return [finding] }
    return [
      finding.fix(
        "replace with \"\(own(nearest.name))\"", nearest.isSure ? .safe : .unsafe,
        violation.node.replacing(withText: own(nearest.name)))
    ]
  }
}
