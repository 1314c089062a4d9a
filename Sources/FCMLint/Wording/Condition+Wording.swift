// The words in which findings speak of topic conditions.
extension Condition {
  /// What a problem is called, and what to do about it.
  package func words(on problem: Problem) -> (message: String, help: String) {
    (message(on: problem), help(on: problem.kind))
  }

  private func message(on problem: Problem) -> String {
    let found = Excerpt.shortened(text(problem.range))
    let isSign = found.utf8.first.map { !TopicName.allows($0) } ?? true
    let shown = isSign ? found : "\"\(found)\""
    return switch problem.kind {
    case .blank: "condition is blank"
    case .wordOperator, .singleOperator, .escapedOperator:
      "condition has \(shown) instead of \(problem.repair ?? "an operator")"
    case .wordNot: "condition has \(shown) instead of !"
    case .wrongQuotes: "topic \(found) is in the wrong quotes"
    case .unclosedQuote: "topic \(found) has no closing quote"
    case .unopenedQuote: "topic \(shown) has no opening quote"
    case .unquotedTopic: "condition has \(shown) instead of a quoted topic"
    case .emptyTopic: "topic \(found) has no name"
    case .longTopic: "a topic's name has more than \(Condition.longestTopic) characters"
    case .badCharacter: "a topic contains \(found == " " ? "a space" : found)"
    case .topicPrefix: "a topic has the \(found) prefix"
    case .missingInTopics: "topic \(found) is not followed by \"in topics\""
    case .wrongInTopics: "condition has \"\(found)\" instead of \"in topics\""
    case .reversed: "condition has \(found) the wrong way round"
    case .missingOperand: "condition has \(shown) instead of a topic"
    case .trailingOperator: "condition ends after \(found), but a topic must follow"
    case .missingOperator: "condition lacks && or || before \(shown)"
    case .unclosedParenthesis: "this parenthesis is never closed"
    case .strayParenthesis: "this parenthesis closes nothing"
    case .unexpected where isTopicPath: "condition has a topic's path instead of an expression"
    case .notIn, .unexpected: "condition has \(shown), which is not allowed"
    }
  }

  private func help(on problem: Problem.Kind) -> String {
    switch problem {
    case .blank: "write a condition, such as 'news' in topics"
    case .wordOperator, .singleOperator, .escapedOperator: "join topics with && and ||"
    case .wordNot: "write ! before the topic"
    case .notIn: "write !('a' in topics)"
    case .wrongQuotes: "use single quotes: 'name'"
    case .unclosedQuote, .unopenedQuote: "write it as 'name'"
    case .unquotedTopic: "write 'name'"
    case .emptyTopic: "write a topic name between the quotes"
    case .longTopic: "choose a shorter name"
    case .badCharacter: "use letters, digits and - _ . ~ % only"
    case .topicPrefix: "write the bare name"
    case .missingInTopics: "add: in topics"
    case .wrongInTopics: "write: in topics"
    case .reversed, .missingOperand: "write 'name' in topics"
    case .trailingOperator: "write 'name' in topics, or remove it"
    case .missingOperator: "join topics with && or ||"
    case .unclosedParenthesis: "close it with )"
    case .strayParenthesis: "remove it"
    case .unexpected where isTopicPath: "write 'name' in topics"
    case .unexpected: "use only && || ! ( )"
    }
  }
}
