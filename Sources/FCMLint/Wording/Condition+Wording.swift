// The words in which findings speak of topic conditions.
extension Condition {
  /// What a problem is called, and what to do about it.
  package func words(on problem: Problem) -> (message: String, help: String) {
    let found = Excerpt.shortened(text(problem.range))
    let isSign = found.utf8.first.map { !TopicName.allows($0) } ?? true
    let shown = isSign ? found : "\"\(found)\""
    return switch problem.kind {
    case .blank: ("condition is blank", "write a condition, such as 'news' in topics")
    case .wordOperator, .singleOperator, .escapedOperator:
      (
        "condition has \(shown) instead of \(problem.repair ?? "an operator")",
        "join topics with && and ||"
      )
    case .wordNot: ("condition has \(shown) instead of !", "write ! before the topic")
    case .notIn: ("condition has \(shown), which is not allowed", "write !('a' in topics)")
    case .wrongQuotes: ("topic \(found) is in the wrong quotes", "use single quotes: 'name'")
    case .unclosedQuote: ("topic \(found) has no closing quote", "write it as 'name'")
    case .unopenedQuote: ("topic \(shown) has no opening quote", "write it as 'name'")
    case .unquotedTopic: ("condition has \(shown) instead of a quoted topic", "write 'name'")
    case .emptyTopic: ("topic \(found) has no name", "write a topic name between the quotes")
    case .longTopic:
      ("a topic's name has more than \(Condition.longestTopic) characters", "choose a shorter name")
    case .badCharacter:
      (
        "a topic contains \(found == " " ? "a space" : found)",
        "use letters, digits and - _ . ~ % only"
      )
    case .topicPrefix: ("a topic has the \(found) prefix", "write the bare name")
    case .missingInTopics: ("topic \(found) is not followed by \"in topics\"", "add: in topics")
    case .wrongInTopics:
      ("condition has \"\(found)\" instead of \"in topics\"", "write: in topics")
    case .reversed: ("condition has \(found) the wrong way round", "write 'name' in topics")
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
    case .unexpected where isTopicPath:
      ("condition has a topic's path instead of an expression", "write 'name' in topics")
    case .unexpected: ("condition has \(shown), which is not allowed", "use only && || ! ( )")
    }
  }
}
