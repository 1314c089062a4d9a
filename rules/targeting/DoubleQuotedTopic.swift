import FCMLint

extension Rule {
  /// Topics in a condition stand in single quotes.
  static let doubleQuotedTopic = Rule(
    "double-quoted-topic", .targeting, .warning, on: .condition,
    summary: "A topic in a condition stands in single quotes.",
    why: """
      Google's guides and the API description show single quotes only. A unit test of the Admin \
      SDK for Node.js takes double quotes for fine, the PHP library rewrites them before it sends; \
      how the service reads them is written nowhere.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [#"{ "message": { "condition": "«\"a\"» in topics && 'b' in topics" } }"#],
    good: [#"{ "message": { "condition": "'a' in topics && 'b' in topics" } }"#]
  ) { node, message in
    if message.outline(of: node).isSound { return [] }
    let condition = message.condition(of: node)
    guard condition.isComplete, condition.topics.count <= 32 else { return [] }
    return condition.topics.filter(\.isDoubleQuoted).map { topic in
      let literal = node.slice(topic.literal)
      let name = condition.text(topic.name)
      return Finding(
        at: node, range: literal,
        "topic \(Excerpt.shortened(name)) stands in double quotes", help: "write single quotes"
      ).fix("write single quotes", .safe, Edit(literal, JSONText.escaped("'\(name)'")))
    }
  }
}
