import FCMLint

extension Rule {
  static let misplacedField = Rule(
    "misplaced-field", .schema, .error, on: .violation(.misplacedField),
    summary: "A field must be in an object that supports it.",
    why: """
      Every object of a request has its own fields. FCM does not know a field that is in the wrong \
      object, and rejects the whole request. Sound and color belong in a platform's notification, \
      lifetime and priority in each platform's block, Apple's keys in apns.payload.aps, and \
      validate_only next to message.
      """,
    source: """
      FCM v1 API description, revision \(Schema.revision); Firebase: Migrate from legacy to HTTP v1
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi", «"color"»: "#7e55c3" } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { «"channel_id"»: "news", "notification": { «"priority"»: "high" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, «"ttl"»: "3600s",
        "apns": { «"aps"»: { "sound": "default" } } } }
      """,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, «"validate_only"»: true } }"#,
      """
      { "message": { "topic": "news", "data": { "a": "b" }, "android_v2": {
        «"priority"»: "HIGH", "remote_notification": { "notification": { "title": "Hi" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "ttl": "3600s", "notification": { "color": "#7e55c3" } },
        "apns": { "payload": { "aps": { "sound": "default" } } } } }
      """
    ]
  ) { violation, document in
    let finding = Finding(
      at: violation.node,
      "\(violation.node.excerpt) is not supported \(document.place(in: violation.object))",
      help: document.advice(on: violation))
    return [finding.fix(violation.moving(in: document))]
  }
}
