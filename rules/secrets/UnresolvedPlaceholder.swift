import FCMLint

extension Rule {
  /// A template is no message yet.
  static let unresolvedPlaceholder = Rule(
    "unresolved-placeholder", .secrets, .hint, on: .anyPlaceholder, kinds: .all,
    seesTemplates: true,
    summary: "A placeholder waits for its value.",
    why: """
      Sent as it is, the placeholder itself reaches the device or is refused. In a template that is \
      as it should be; in a document that is ready to send, something was forgotten. What counts as \
      a placeholder is a matter of configuration.
      """,
    source: "fcmlint: the configuration key \"placeholders\"",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": «"Hello {{name}}"» } } }"#,
      #"{ "message": { "token": «"YOUR_TOKEN"», "apns": { "payload": { "aps": { "badge": «{{n}}» } } } } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Lot 17 at $450" } } }"#]
  ) { value, _ in
    [
      Finding(
        at: value, "placeholder \(value.excerpt) is not filled in yet",
        help: "fill it in before you send the message")
    ]
  }
}
