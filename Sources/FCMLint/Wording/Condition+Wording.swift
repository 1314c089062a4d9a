// Texts of findings about topic conditions.
extension Condition {
  /// The message and the help text for a problem.
  package func words(on problem: Problem) -> (message: String, help: String) {
    (message(on: problem), help(on: problem.kind))
  }

  /// A part of the text for a message.
  package func excerpt(_ range: Range<Int>) -> String { bytes.read { Excerpt.of(range, in: $0) } }

  /// Whether a part of the text is a part of a secret, so that no fix may show it.
  package func cutsSecret(_ range: Range<Int>) -> Bool {
    bytes.read { SecretScanner.wholeSecret(cutBy: range, in: $0) != nil }
  }

  private func message(on problem: Problem) -> String {
    let found = excerpt(problem.range)
    let isSign = found.utf8.first.map { !TopicName.allows($0) } ?? true
    let shown = isSign ? found : "\"\(found)\""
    return switch problem.kind {
    case .blank: "condition is empty"
    case .wordOperator, .singleOperator, .escapedOperator:
      "condition has \(shown) instead of \(problem.repair ?? "an operator")"
    case .wordNot: "condition has \(shown) instead of !"
    case .wrongQuotes: "topic \(found) is not in single quotes"
    case .unclosedQuote: "topic \(found) has no closing quote"
    case .unopenedQuote: "topic \(shown) has no opening quote"
    case .unquotedTopic: "topic \(shown) is not in quotes"
    case .emptyTopic: "topic \(found) has no name"
    case .longTopic: "the topic name has more than \(Condition.longestTopic) characters"
    case .badCharacter: "a topic contains \(found == " " ? "a space" : "\"\(found)\"")"
    case .topicPrefix: "a topic includes the \(found) prefix"
    case .missingInTopics: "topic \(found) is not followed by \"in topics\""
    case .wrongInTopics: "condition has \"\(found)\" instead of \"in topics\""
    case .reversed: "wrong order in the condition: \(found)"
    case .missingOperand: "condition has \(shown) instead of a topic"
    case .trailingOperator: "expected a topic after \(found)"
    case .missingOperator: "missing && or || before \(shown)"
    case .unclosedParenthesis: "unclosed ("
    case .strayParenthesis: ") has no matching ("
    case .unexpected where isTopicPath: "condition is the path of a topic, not an expression"
    case .notIn, .unexpected: "unexpected \(shown) in the condition"
    }
  }

  private func help(on problem: Problem.Kind) -> String {
    switch problem {
    case .blank: "write a condition, such as 'news' in topics"
    case .wordOperator, .singleOperator, .escapedOperator: "join topics with && and ||"
    case .wordNot: "write ! before the topic"
    case .notIn: "write !('a' in topics)"
    case .wrongQuotes: "use single quotes: 'name'"
    case .unclosedQuote, .unopenedQuote: "use single quotes: 'name'"
    case .unquotedTopic: "put the name in quotes: 'name' in topics"
    case .emptyTopic: "write a topic name between the quotes"
    case .longTopic: "use a shorter name"
    case .badCharacter: "use letters, digits and - _ . ~ % only"
    case .topicPrefix: "remove the prefix"
    case .missingInTopics: "add \"in topics\""
    case .wrongInTopics: "write \"in topics\""
    case .reversed, .missingOperand: "write 'name' in topics"
    case .trailingOperator: "write 'name' in topics, or remove it"
    case .missingOperator: "join topics with && or ||"
    case .unclosedParenthesis: "add the closing )"
    case .strayParenthesis: "remove it"
    case .unexpected where isTopicPath: "write 'name' in topics"
    case .unexpected: "use only && || ! ( )"
    }
  }
}
