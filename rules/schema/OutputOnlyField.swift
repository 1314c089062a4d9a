import FCMLint

extension Rule {
  /// The service names the message; the sender does not.
  static let outputOnlyField = Rule(
    "output-only-field", .warning, schema: .outputOnlyField,
    summary: "The service sets this field; a request cannot.",
    why: """
      message.name is the id that the service gives to a message and returns in its response. In a \
      request it is at best ignored.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (name)",
    bad: [
      #"{ "message": { «"name"»: "a", "topic": "news", "notification": { "title": "Hi" } } }"#
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#]
  ) { fault, _ in
    [
      Finding(
        at: fault.node, "\(fault.node.excerpt) is set by the service and ignored in a request",
        help: "remove it"
      ).fix("remove it", .safe, fault.node.removingMember(from: fault.parent))
    ]
  }
}
