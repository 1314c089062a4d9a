import FCMLint

extension Rule {
  /// Fields that the API would rather not see any more.
  static let deprecatedField = Rule(
    "deprecated-field", .info, schema: .deprecatedField,
    summary: "A member is deprecated in the API description.",
    why: """
      bypass_proxy_notification still works, and the API marks it as deprecated: what a proxied \
      notification does is said by the proxy field.
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
  ) { fault, _ in
    [
      Finding(
        at: fault.node, "\(fault.node.excerpt) is deprecated", help: "use \"proxy\" instead")
    ]
  }
}
