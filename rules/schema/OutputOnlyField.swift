import FCMLint

extension Rule {
  /// The service names the message; the sender does not.
  static let outputOnlyField = Rule(
    "output-only-field", .schema, .warning, on: .violation(.outputOnlyField),
    summary: "The service sets this field; a request cannot.",
    why: """
      message.name is the id that the service gives to a message and returns in its response. In a \
      request it is at best ignored.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (name)",
    bad: [
      #"{ "message": { «"name"»: "a", "topic": "news", "notification": { "title": "Hi" } } }"#,
      #"{ «"name"»: "Hi", "topic": "news", "notification": { "title": "Hi", "body": "Ho" } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#]
  ) { violation, message in
    // What only looks like a message may need its name.
    let isSure = message.kind == .sendRequest || message[.name]?.starts(with: "projects/") == true
    let finding = Finding(
      at: violation.node,
      "\(violation.node.excerpt) is set by the service and ignored in a request",
      help: "remove it")
    let removal = violation.node.removingMember(from: violation.parent)
    return [finding.fix("remove it", isSure ? .safe : .unsafe, removal)]
  }
}
