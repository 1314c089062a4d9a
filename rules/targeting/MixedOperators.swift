import FCMLint

extension Rule {
  static let mixedOperators = Rule(
    "mixed-operators", .targeting, .info, on: .field(.condition),
    summary: "A condition that mixes && and || should have parentheses.",
    why: """
      FCM evaluates parentheses first and then strictly from left to right: && does not bind more \
      tightly than ||, as it does in most programming languages. Parentheses make the order clear \
      to readers, too.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [
      #"{ "message": { "condition": "'a' in topics && 'b' in topics «||» 'c' in topics" } }"#,
      #"{ "message": { "condition": "!('a' in topics || 'b' in topics «&&» 'c' in topics)" } }"#,
      """
      { "message": { "condition": "'a' in topics || 'b' in topics «&&» 'c' in topics || \
      'd' in topics" } }
      """,
    ],
    good: [
      #"{ "message": { "condition": "('a' in topics && 'b' in topics) || 'c' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics && 'b' in topics && 'c' in topics" } }"#,
    ]
  ) { node, message in
    let summary = message.conditionSummary(of: node)
    if summary.isSound, !summary.isMixed { return [] }
    let condition = message.condition(of: node)
    guard condition.isComplete, condition.problems.isEmpty, condition.topicCount <= 32 else {
      return []
    }
    return condition.mixtures.map { mixture in
      let opener = node.slice(mixture.start..<mixture.start)
      let edits =
        [Edit(opener, String(repeating: "(", count: mixture.stops.count))]
        + mixture.stops.map { Edit(node.slice($0..<$0), ")") }
      return Finding(
        at: node, range: node.slice(mixture.change),
        "FCM evaluates mixed && and || from left to right",
        help: "add parentheses"
      ).fix(Fix("add parentheses from left to right", .unsafe, edits))
    }
  }
}
