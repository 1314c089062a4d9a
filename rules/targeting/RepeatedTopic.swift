import FCMLint

extension Rule {
  static let repeatedTopic = Rule(
    "repeated-topic", .targeting, .warning, on: .field(.condition),
    summary: "A topic should not occur twice in a condition without effect.",
    why: """
      If the same topic occurs more than once, the condition may match no device or every device, \
      or match the same devices without one of the occurrences. Usually another topic was meant, \
      or parentheses are missing: FCM evaluates && and || from left to right. Every occurrence \
      counts for the limit of five topics.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [
      #"{ "message": { "condition": «"'vip' in topics && !('vip' in topics)"» } }"#,
      #"{ "message": { "condition": «"'vip' in topics || !('vip' in topics)"» } }"#,
      #"{ "message": { "condition": "'vip' in topics || «'vip'» in topics" } }"#,
      """
      { "message": { "condition": "'vip' in topics || ('vip' in topics && «'new'» in topics)" } }
      """,
    ],
    good: [
      """
      { "message": { "condition": "('a' in topics && 'b' in topics) || (!('a' in topics) && \
      'c' in topics)" } }
      """,
      #"{ "message": { "condition": "'vip' in topics || 'VIP' in topics" } }"#,
    ]
  ) { node, message in
    let summary = message.conditionSummary(of: node)
    if summary.isSound, !summary.mayRepeat { return [] }
    let condition = message.condition(of: node)
    switch condition.repetitionEffect {
    case nil: return []
    case .never:
      return [
        Finding(
          at: node, "no device can match the condition, because a topic occurs twice",
          help: "correct the topics or the operators")
      ]
    case .always:
      return [
        Finding(
          at: node, "every device matches the condition, because a topic occurs twice",
          help: "correct the topics or the operators")
      ]
    case .idle(let topic):
      let name = condition.excerpt(topic.name)
      return [
        Finding(
          at: node, range: node.slice(topic.literal),
          "topic '\(name)' has no effect here: a topic occurs twice in the condition",
          help: "remove it, or write the topic that was meant")
      ]
    }
  }
}
