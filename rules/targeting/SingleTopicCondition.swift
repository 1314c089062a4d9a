import FCMLint

extension Rule {
  static let singleTopicCondition = Rule(
    "single-topic-condition", .targeting, .hint, about: .target, on: .field(.condition),
    summary: "A condition with only one topic should be a topic.",
    why: """
      "'news' in topics" reaches the same devices as "topic": "news". The topic is easier to read \
      and to check, and FCM does not have to evaluate a condition.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [
      #"{ "message": { "condition": «"'news' in topics"» } }"#,
      #"{ "message": { "condition": «"('news' in topics)"» } }"#,
    ],
    good: [
      #"{ "message": { "condition": "!('news' in topics)" } }"#,
      #"{ "message": { "condition": "'a' in topics || 'b' in topics" } }"#,
    ]
  ) { node, message in
    let summary = message.conditionSummary(of: node)
    if summary.isSound, summary.topics > 1 { return [] }
    let condition = message.condition(of: node)
    guard condition.isComplete, condition.problems.isEmpty, condition.topicCount == 1,
      !condition.hasOperators, !condition.hasNegations
    else { return [] }
    let name = condition.text(condition.topics[0].name)
    let finding = Finding(
      at: node, "the condition has only one topic",
      help: "use \(message.member("topic", "\"\(Excerpt.shortened(name))\"")) instead")
    guard let key = node.key, let object = message.message,
      object[name: "topic"] == nil
    else { return [finding] }
    return [
      finding.fix(
        "use \"topic\": \"\(Excerpt.shortened(name))\" instead", .safe, key.renaming(to: "topic"),
        node.replacing(withText: name))
    ]
  }
}
