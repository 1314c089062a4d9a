import FCMLint

extension Rule {
  /// Here the prefix is due, unlike in a message.
  static let missingTopicPrefix = Rule(
    "missing-topic-prefix", .groups, .error, on: .fields(.batchTo, .root).in(.topicBatch),
    summary: "A topic batch must name its topic with the /topics/ prefix.",
    why: """
      The Instance ID API addresses topics as /topics/NAME; without the prefix it takes the name \
      for something else and refuses the request. The Admin SDKs add the prefix before they send. \
      In a message of HTTP v1 it is the other way round.
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
        Finding(at: topic, "\(topic.excerpt) is not a topic", help: "write \"/topics/NAME\"")
      ]
    }
    if topic.starts(with: "/topics/") { return [] }
    let finding = Finding(
      at: topic, "topic \(topic.excerpt) has no /topics/ prefix", help: "write \"/topics/NAME\"")
    if topic.starts(with: "/") { return [finding] }
    let prefix = topic.starts(with: "topics/") ? "/" : "/topics/"
    return [finding.fix("add the prefix", .safe, topic.prefixing(with: prefix))]
  }
}
