import FCMLint

extension Rule {
  /// A condition has room for five topics.
  static let tooManyTopics = Rule(
    "too-many-topics", .targeting, .error, on: .condition,
    summary: "A condition names at most five topics.",
    why: """
      The service takes at most five topics in one condition and refuses the message otherwise. \
      Older texts give an even lower limit of three.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [
      """
      { "message": { "condition": "'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics \
      || 'e' in topics || «'f'» in topics" } }
      """
    ],
    good: [
      """
      { "message": { "condition": "'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics \
      || 'e' in topics" } }
      """
    ]
  ) { node, message in
    let outline = message.outline(of: node)
    if outline.isSound, outline.topics <= Condition.mostTopics { return [] }
    let condition = message.condition(of: node)
    let topics = condition.topics
    guard condition.isComplete, topics.count > Condition.mostTopics else { return [] }
    let sixth = node.slice(topics[Condition.mostTopics].literal)
    return [
      Finding(
        at: node, range: sixth,
        "condition names \(topics.count) topics; \(Condition.mostTopics) is the most",
        help: "split it into several messages, or let devices subscribe to a common topic")
    ]
  }
}
