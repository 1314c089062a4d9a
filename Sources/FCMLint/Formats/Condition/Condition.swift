/// A condition over topics, such as `'news' in topics && !('beta' in topics)`, taken apart.
///
/// The grammar is that of Firebase's guide to topic messaging: topics in single quotes followed by
/// `in topics`, joined by `&&` and `||`, negated by `!`, grouped by parentheses. All places are
/// byte offsets of the decoded text; `JSONNode.slice` leads back to the source.
package final class Condition {
  /// A topic that the condition names.
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
    /// Where the level begins.
    package var start: Int
    /// The ends of the terms in front of each change of operator.
    package var stops: [Int]
  }

  /// A place where the text departs from the grammar.
  package struct Problem: Sendable {
    /// What stands there, or what is missing.
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

    /// What is wrong.
    package var kind: Kind
    /// The text that the problem is about.
    package var range: Range<Int>
    /// What to write in place of `range`; nil when the meaning is open.
    package var repair: String?
  }

  /// The longest name of a topic, in bytes.
  package static let longestTopic = 900
  /// How many topics a condition may name.
  package static let mostTopics = 5

  /// The topics in the order of the text.
  package let topics: [Topic]
  /// What is wrong, in the order of the text; nothing is read behind a problem that leaves no choice.
  package let problems: [Problem]
  /// Levels that mix operators, in the order of their first change.
  package let mixtures: [Mixture]
  /// Whether the text was read to its end, so that `topics` are all there are.
  package let isComplete: Bool
  /// Whether it has any `&&` or `||`, in whichever spelling.
  package let hasOperators: Bool
  /// Whether it has any `!`, in whichever spelling.
  package let hasNegations: Bool
  private let owned: [UInt8]
  private let borrowed: UnsafeBufferPointer<UInt8>

  /// Takes the text of a string apart. Linear time; nesting costs memory, never the call stack.
  ///
  /// Of a template it tells what is so whatever is filled in. Valid as long as the node is.
  package convenience init(_ node: JSONNode) {
    if node.isOpaque {
      self.init(
        owned: node.decodedBytes, UnsafeBufferPointer(start: nil, count: 0),
        ConditionTemplate(node))
    } else if node.hasEscapes {
      self.init(owned: node.decodedBytes, UnsafeBufferPointer(start: nil, count: 0))
    } else {
      self.init(owned: [], node.rawContent)
    }
  }

  convenience init(bytes: [UInt8]) {
    self.init(owned: bytes, UnsafeBufferPointer(start: nil, count: 0))
  }

  private init(
    owned: [UInt8], _ borrowed: UnsafeBufferPointer<UInt8>, _ template: ConditionTemplate? = nil
  ) {
    self.owned = owned
    self.borrowed = borrowed
    let reader = Condition.withBytes(template?.text ?? owned, borrowed) { text in
      var reader = ConditionParser(text)
      if template?.isOpen != true { reader.read() }
      return reader
    }
    topics = reader.topics
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

  private static func withBytes<Result>(
    _ owned: [UInt8], _ borrowed: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    owned.isEmpty ? body(borrowed) : owned.withUnsafeBufferPointer(body)
  }

  /// Whether a problem is one by what is documented only: capital letters in `in topics`.
  package func isContested(_ problem: Problem) -> Bool {
    problem.kind == .wrongInTopics && text(problem.range).lowercased() == "in topics"
  }

  /// Whether this is the path of one topic, as the legacy API has it, and no expression.
  var isTopicPath: Bool {
    Condition.withBytes(owned, borrowed) { text in
      let prefix = "/topics/".utf8
      return text.starts(with: prefix) && !text.contains(.space) && text.count > prefix.count
    }
  }

  /// A part of the text.
  package func text(_ range: Range<Int>) -> String {
    Condition.withBytes(owned, borrowed) { String(decoding: $0[range], as: UTF8.self) }
  }
}
