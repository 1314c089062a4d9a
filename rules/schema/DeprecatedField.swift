import FCMLint

extension Rule {
  static let deprecatedField = Rule(
    "deprecated-field", .schema, .info, on: .violation(.deprecatedField),
    summary: "A deprecated field should be replaced by its successor.",
    why: """
      bypass_proxy_notification still works, but the API description marks it as deprecated. The \
      proxy field now controls how a notification is proxied.
      """,
    source: "FCM v1 API description, revision \(Schema.revision)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { «"bypass_proxy_notification"»: true } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "proxy": "DENY" } } } }
      """
    ]
  ) { violation, _ in
    [
      Finding(
        at: violation.node, "\(violation.node.excerpt) is deprecated", help: "use \"proxy\" instead"
      )
    ]
  }
}
