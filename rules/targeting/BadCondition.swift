import FCMLint

extension Rule {
  /// Conditions have a small grammar of their own.
  static let badCondition = Rule(
    "bad-condition", .targeting, .error, on: .condition,
    summary: "A condition must combine 'name' in topics with &&, ||, ! and parentheses.",
    why: """
      A condition is an expression: a topic in single quotes followed by "in topics", combined \
      with && or ||, negated with !, and grouped with parentheses. The service refuses anything \
      else with "Invalid condition expression provided." or a bare INVALID_ARGUMENT; no SDK checks \
      it. Whether "in topics" may have capital letters is not documented, so that is a warning.
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
          "condition has \(shown) instead of \(fault.repair ?? "an operator")",
          "join topics with && and ||"
        )
      case .wordNot: ("condition has \(shown) instead of !", "write ! before the topic")
      case .notIn: ("condition has \(shown), which is not allowed", "write !('a' in topics)")
      case .wrongQuotes: ("topic \(found) is in the wrong quotes", "use single quotes: 'name'")
      case .unclosedQuote: ("topic \(found) has no closing quote", "write it as 'name'")
      case .unopenedQuote: ("topic \(shown) has no opening quote", "write it as 'name'")
      case .unquotedTopic: ("condition has \(shown) instead of a quoted topic", "write 'name'")
      case .emptyTopic: ("topic \(found) has no name", "write a topic name between the quotes")
      case .longTopic: ("a topic's name has more than 900 characters", "choose a shorter name")
      case .badCharacter:
        (
          "a topic contains \(found == " " ? "a space" : found)",
          "use letters, digits and - _ . ~ % only"
        )
      case .topicPrefix: ("a topic has the \(found) prefix", "write the bare name")
      case .missingInTopics: ("topic \(found) is not followed by \"in topics\"", "add: in topics")
      case .wrongInTopics:
        ("condition has \"\(found)\" instead of \"in topics\"", "write: in topics")
      case .missingOperand:
        ("condition has \(shown) instead of a topic", "write 'name' in topics")
      case .trailingOperator:
        (
          "condition ends after \(found), but a topic must follow",
          "write 'name' in topics, or remove it"
        )
      case .missingOperator:
        ("condition lacks && or || before \(shown)", "join topics with && or ||")
      case .unclosedParenthesis: ("this parenthesis is never closed", "close it with )")
      case .strayParenthesis: ("this parenthesis closes nothing", "remove it")
      case .unexpected: ("condition has \(shown), which is not allowed", "use only && || ! ( )")
      }
  }
}
