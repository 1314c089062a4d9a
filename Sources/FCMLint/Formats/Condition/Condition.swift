/// A parsed condition over topics, such as `'news' in topics && !('beta' in topics)`.
///
/// The grammar is that of Firebase's guide to topic messaging: topics in single quotes followed by
/// `in topics`, joined by `&&` and `||`, negated by `!`, grouped by parentheses. All ranges are
/// byte offsets in the decoded text; `JSONNode.slice` converts them to ranges of the source.
package final class Condition {
  /// A topic in the condition.
  package struct Topic: Sendable {
    /// The name without its quotes.
    package var name: Range<Int>
    /// The name with its quotes.
    package var literal: Range<Int>
    /// Whether the quotes are `"`, not `'`.
    package var isDoubleQuoted: Bool
  }

  /// A level of parentheses that holds both `&&` and `||`.
  package struct Mixture: Sendable {
    /// The first operator that differs from the ones before it.
    package var change: Range<Int>
    /// The start of the level.
    package var start: Int
    /// The ends of the terms before each change of operator.
    package var stops: [Int]
  }

  /// A violation of the grammar.
  package struct Problem: Sendable {
    /// The kind of violation.
    package enum Kind: Sendable {
      case blank
      case wordOperator, singleOperator, escapedOperator, wordNot, notIn
      case wrongQuotes, unclosedQuote, unopenedQuote, unquotedTopic
      case emptyTopic, longTopic, badCharacter, topicPrefix
      case missingInTopics, wrongInTopics, reversed
      case missingOperand, trailingOperator, missingOperator
      case unclosedParenthesis, strayParenthesis
      case unexpected
    }

    /// The kind of violation.
    package var kind: Kind
    /// The text that the problem is about.
    package var range: Range<Int>
    /// The replacement for `range`; nil if the intention is unclear.
    package var repair: String?
  }

  /// The maximum length of a topic name in bytes.
  package static let longestTopic = 900
  /// The maximum number of topics in a condition.
  package static let mostTopics = 5

  /// Above this number of problems, only the first one is reported.
  package static let mostProblems = 32
  /// The number of topics above which the others are only counted.
  static let mostRecordedTopics = 1000
  /// The maximum number of parentheses in each other.
  static let mostLevels = 1 << 17

  /// The first topics, in the order of the text.
  package let topics: [Topic]
  /// The number of topics.
  package let topicCount: Int
  /// The problems, in the order of the text; parsing stops at a problem that makes the rest
  /// unclear. At most one more than `mostProblems`.
  package let problems: [Problem]
  /// The levels that mix operators, in the order of their first change.
  package let mixtures: [Mixture]
  /// Whether the text was parsed to its end, so that `topics` is complete.
  package let isComplete: Bool
  /// Whether it contains `&&` or `||` in any spelling.
  package let hasOperators: Bool
  /// Whether it contains `!` in any spelling.
  package let hasNegations: Bool
  let isTemplate: Bool
  let bytes: TextBytes

  /// Parses the text of a string in linear time, without recursion.
  ///
  /// For a template, only what holds for all values of its placeholders is reported. Valid as long
  /// as the node is.
  package convenience init(_ node: JSONNode) {
    self.init(TextBytes(node), node.isOpaque ? ConditionTemplate(node) : nil)
  }

  convenience init(bytes: [UInt8]) { self.init(TextBytes(bytes), nil) }

  private init(_ bytes: TextBytes, _ template: ConditionTemplate?) {
    self.bytes = bytes
    isTemplate = template != nil
    let reader = (template.map { TextBytes($0.text) } ?? bytes).read { text in
      var reader = ConditionParser(text)
      if template?.isOpen != true { reader.read() }
      return reader
    }
    topics = reader.topics
    topicCount = reader.topicCount
    let found = template?.own(reader.problems) ?? reader.problems
    problems =
      found.count < 2
      ? found
      : found.sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
    mixtures = reader.groups.mixtures
    isComplete = reader.isComplete
    hasOperators = reader.hasOperators
    hasNegations = reader.hasNegations
  }

  /// Whether a problem follows only from the documented grammar: capital letters in `in topics`.
  package func isContested(_ problem: Problem) -> Bool {
    problem.kind == .wrongInTopics && text(problem.range).lowercased() == "in topics"
  }

  /// Whether a problem depends on the value of a placeholder, which may contain the quotes.
  package func isUncertain(_ problem: Problem) -> Bool {
    problem.kind == .unquotedTopic && problem.repair == nil && isTemplate
  }

  /// Whether the text is the path of one topic, as in the legacy API, rather than an expression.
  var isTopicPath: Bool {
    bytes.read { text in
      let prefix = "/topics/".utf8
      return text.starts(with: prefix) && !text.contains(.space) && text.count > prefix.count
    }
  }

  /// The text of a range.
  package func text(_ range: Range<Int>) -> String {
    bytes.read { String(decoding: $0[range], as: UTF8.self) }
  }
}
