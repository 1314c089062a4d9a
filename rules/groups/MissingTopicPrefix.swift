import FCMLint

extension Rule {
  static let missingTopicPrefix = Rule(
    "missing-topic-prefix", .groups, .error, about: .target | .arrival,
    on: .fields(.batchTo, .root).in(.topicBatch),
    summary: "The topic of a topic batch must start with /topics/.",
    why: """
      The Instance ID API addresses topics as /topics/NAME, and the Admin SDKs add the prefix before \
      they send. What the API answers to a name without it is not documented, so that is a warning; \
      a request without a topic is an error. In an HTTP v1 message, in contrast, the topic must not \
      have the prefix.
      """,
    source: "https://developers.google.com/instance-id/reference/server",
    bad: [
      #"{ "to": «"fog"», "registration_tokens": ["{{a}}"] }"#,
      #"{ "to": «"topics/fog"», "registration_tokens": ["{{a}}"] }"#,
    ],
    good: [#"{ "to": "/topics/fog", "registration_tokens": ["{{a}}"] }"#]
  ) { topic, message in
    if topic.isSame(as: message.root) {
      guard topic.isObject, !message.has(.batchTo) else { return [] }
      return [
        Finding(
          missingIn: topic, "the topic batch has no \"to\"", help: "add \"to\": \"/topics/NAME\"")
      ]
    }
    guard topic.isString else {
      if topic.isOpaque { return [] }
      return [
        Finding(
          at: topic, "\"to\" must be a string, not \(topic.excerpt)", help: "write \"/topics/NAME\""
        )
      ]
    }
    if topic.starts(with: "/topics/") { return [] }
    let text = "topic \(topic.excerpt) has no /topics/ prefix"
    if topic.starts(with: "/") {
      return [Finding(at: topic, text, help: "write \"/topics/NAME\"", severity: .warning)]
    }
    let prefix = topic.starts(with: "topics/") ? "/" : "/topics/"
    let fixed = prefix + (topic.text ?? "")
    let right = fixed == "/topics/" ? "/topics/NAME" : Excerpt.shortened(fixed)
    return [
      Finding(at: topic, text, help: "write \"\(right)\"", severity: .warning)
        .fix("add the /topics/ prefix", .safe, topic.prefixing(with: prefix))
    ]
  }
}
