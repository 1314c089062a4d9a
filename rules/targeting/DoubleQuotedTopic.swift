import FCMLint

extension Rule {
  static let doubleQuotedTopic = Rule(
    "double-quoted-topic", .targeting, .warning, about: .target, on: .field(.condition),
    summary: "A topic in a condition should be in single quotes.",
    why: """
      Google's guides and the API description show only single quotes. A unit test of the Admin \
      SDK for Node.js accepts double quotes, and the PHP library replaces them before it sends; it \
      is not documented how FCM reads them.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [#"{ "message": { "condition": "«\"a\"» in topics && 'b' in topics" } }"#],
    good: [#"{ "message": { "condition": "'a' in topics && 'b' in topics" } }"#]
  ) { node, message in
    if message.conditionSummary(of: node).isSound { return [] }
    let condition = message.condition(of: node)
    guard condition.isComplete, condition.topicCount <= 32 else { return [] }
    return condition.topics.filter { $0.isDoubleQuoted }.map { topic in
      let literal = node.slice(topic.literal)
      let name = condition.text(topic.name)
      return Finding(
        at: node, range: literal,
        "topic \"\(Excerpt.shortened(name))\" is in double quotes, which are not documented",
        help: "use single quotes"
      ).fix("use single quotes", .safe, Edit(literal, JSONEscaping.escaped("'\(name)'")))
    }
  }
}
