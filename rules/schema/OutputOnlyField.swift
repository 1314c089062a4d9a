import FCMLint

extension Rule {
  static let outputOnlyField = Rule(
    "output-only-field", .schema, .warning, on: .violation(.outputOnlyField),
    summary: "A request should not set a field that FCM sets itself.",
    why: """
      message.name is the ID that FCM gives to a message and returns in its response. The API \
      description marks it as output only; whether FCM ignores it in a request or rejects it is not \
      documented.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (name)",
    bad: [
      #"{ "message": { «"name"»: "a", "topic": "news", "notification": { "title": "Hi" } } }"#,
      #"{ «"name"»: "Hi", "topic": "news", "notification": { "title": "Hi", "body": "Ho" } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#]
  ) { violation, message in
    // A document that only looks like a message may need its name.
    let isSure = message.kind == .sendRequest || message[.name]?.starts(with: "projects/") == true
    let finding = Finding(
      at: violation.node,
      "\(violation.node.excerpt) is set by FCM and has no effect in a request",
      help: "remove it")
    let removal = violation.node.removingMember(from: violation.parent)
    return [finding.fix("remove \(violation.node.excerpt)", isSure ? .safe : .unsafe, removal)]
  }
}
