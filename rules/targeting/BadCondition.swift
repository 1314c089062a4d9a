import FCMLint

extension Rule {
  /// Conditions have a small grammar of their own.
  static let badCondition = Rule(
    "bad-condition", .targeting, .error, on: .condition,
    summary: "A condition joins 'name' in topics with &&, ||, ! and parentheses.",
    why: """
      The service reads a condition by a small grammar: a topic in single quotes followed by "in \
      topics", joined by && or ||, negated by !, grouped by parentheses. Anything else is refused \
      with "Invalid condition expression provided." or a bare INVALID_ARGUMENT, and no SDK looks \
      at it before. Whether "in topics" may have capitals is written nowhere: that is a warning.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send-topic-messages",
    bad: [
      #"{ "message": { "condition": "'a' in topics «and» 'b' in topics «OR» 'c' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics «&» 'b' in topics" } }"#,
      #"{ "message": { "condition": "«not» 'a' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics «&&»" } }"#,
      #"{ "message": { "condition": "«(»'a' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics«)»" } }"#,
      #"{ "message": { "condition": "«a» in topics" } }"#,
      #"{ "message": { "condition": "'a' «in Topics»" } }"#,
      #"{ "message": { "condition": "«'a'» && 'b' in topics" } }"#,
      #"{ "message": { "condition": "«‘a’» in topics || «`b`» in topics" } }"#,
      #"{ "message": { "condition": "'foo«#»bar' in topics" } }"#,
      #"{ "message": { "condition": "'«/topics/»foo' in topics" } }"#,
      #"{ "message": { "condition": "'a' in topics «'b'» in topics" } }"#,
      #"{ "message": { "condition": «"  "» } }"#,
    ],
    good: [
      #"{ "message": { "condition": "'a' in topics && ('b' in topics || !('c' in topics))" } }"#,
      #"{ "message": { "condition": "'{{topic}} in topics" } }"#,
    ]
  ) { node, message in
    if node.isEmptyTarget || message.outline(of: node).isSound { return [] }
    let condition = message.condition(of: node)
    // Somebody's idea of a joke gets one answer, and no repair piece by piece.
    let isHopeless = condition.faults.count > 32
    return condition.faults.prefix(isHopeless ? 1 : 32).map { fault in
      let words = ConditionWords(fault, condition)
      let range = fault.kind == .blank ? node.range : node.slice(fault.range)
      let isContested =
        fault.kind == .wrongInTopics && condition.text(fault.range).lowercased() == "in topics"
      let finding = Finding(
        at: node, range: range, words.message, help: words.help,
        severity: isContested ? .warning : nil)
      guard let repair = fault.repair, !isHopeless else { return finding }
      return finding.fix(
        repair.isEmpty ? "remove it" : "write \(Excerpt.shortened(repair))", .safe,
        Edit(range, JSONText.escaped(repair)))
    }
  }
}

/// What a fault of a condition is called.
private struct ConditionWords {
  var message: String
  var help: String

  init(_ fault: Condition.Fault, _ condition: Condition) {
    let found = Excerpt.shortened(condition.text(fault.range))
    let isSign = found.utf8.first.map { !TopicName.allows($0) } ?? true
    let shown = isSign ? found : "\"\(found)\""
    (message, help) =
      switch fault.kind {
      case .blank: ("condition is blank", "write a condition, such as 'news' in topics")
      case .wordOperator, .singleOperator, .escapedOperator:
        (
          "condition has \(shown) where \(fault.repair ?? "an operator") is due",
          "join topics with && and ||"
        )
      case .wordNot: ("condition has \(shown) where ! is due", "write ! in front of the topic")
      case .notIn: ("condition has \(shown), which it does not know", "write !('a' in topics)")
      case .wrongQuotes: ("topic \(found) stands in wrong quotes", "write single quotes: 'name'")
      case .unclosedQuote: ("topic \(found) lacks its closing quote", "write it as 'name'")
      case .unopenedQuote: ("topic \(shown) lacks its opening quote", "write it as 'name'")
      case .unquotedTopic: ("condition has \(shown) where a quoted topic is due", "write 'name'")
      case .emptyTopic: ("topic \(found) has no name", "name a topic between the quotes")
      case .longTopic: ("a topic's name has more than 900 characters", "choose a shorter name")
      case .badCharacter:
        (
          "a topic contains \(found == " " ? "a space" : found)",
          "use letters, digits and - _ . ~ % only"
        )
      case .topicPrefix: ("a topic carries the \(found) prefix", "write the bare name")
      case .missingInTopics: ("topic \(found) is not followed by \"in topics\"", "add in topics")
      case .wrongInTopics:
        ("condition has \"\(found)\" where \"in topics\" is due", "write in topics")
      case .missingOperand:
        ("condition has \(shown) where a topic is due", "write 'name' in topics")
      case .trailingOperator:
        (
          "condition ends after \(found), where a topic is due",
          "write 'name' in topics, or remove it"
        )
      case .missingOperator:
        ("condition has \(shown) where && or || is due", "join topics with && or ||")
      case .unclosedParenthesis: ("parenthesis is never closed", "close it with )")
      case .strayParenthesis: ("closing parenthesis without an opening one", "remove it")
      case .unexpected: ("condition has \(shown), which it does not know", "use && || ! ( ) only")
      }
  }
}
