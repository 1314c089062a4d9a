import FCMLint

extension Rule {
  static let tooManyTopics = Rule(
    "too-many-topics", .targeting, .error,
    on: .field(.condition).includingPlaceholders(),
    summary: "A condition must not have more than five topics.",
    why: """
      FCM accepts at most five topics in one condition and rejects the message otherwise. Older \
      documentation gives an even lower limit of three.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [
      """
      { "message": { "condition": "'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics \
      || 'e' in topics || «'f'» in topics" } }
      """,
      """
      { "message": { "condition": "'{{a}}' in topics || 'b' in topics || 'c' in topics || 'd' in \
      topics || 'e' in topics || «'{{f}}'» in topics" } }
      """,
    ],
    good: [
      """
      { "message": { "condition": "'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics \
      || 'e' in topics" } }
      """
    ]
  ) { node, message in
    let summary = message.conditionSummary(of: node)
    if summary.isSound, summary.topics <= Condition.mostTopics { return [] }
    let condition = message.condition(of: node)
    let topics = condition.topics
    guard condition.isComplete, condition.topicCount > Condition.mostTopics else { return [] }
    let sixth = node.slice(topics[Condition.mostTopics].literal)
    return [
      Finding(
        at: node, range: sixth,
        "the condition has \(condition.topicCount) topics; the limit is \(Condition.mostTopics)",
        help: "split it into several messages, or subscribe the devices to a common topic")
    ]
  }
}
