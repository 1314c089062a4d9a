/// The text of a condition in a template, with letters instead of its placeholders.
///
/// A name in single quotes may contain placeholders, and everything around it stays as it is. A
/// placeholder without quotes that is a whole operand in front of `in topics` is a name, too:
/// it would have to contain the quotes. One anywhere else may become topics, operators or parts of
/// them.
struct ConditionTemplate {
  /// The condition, with the same length, with a letter for every byte of a placeholder.
  private(set) var text: [UInt8]
  /// Whether a placeholder may become anything, so that nothing is certain.
  private(set) var isOpen = false
  private var holes: [Range<Int>] = []

  /// - Precondition: the node is a string with a placeholder.
  init(_ node: JSONNode) {
    text = node.decodedBytes
    var index = 0
    while index < text.count {
      if text[index] == .apostrophe {
        index = fillName(from: index)
      } else if let end = endOfBareName(at: index) {
        fill(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    isOpen = text.withUnsafeBufferPointer { text in
      node.tape.templates._withUnsafeGuaranteedRef { $0.areFound(in: text) }
    }
  }

  /// The problems that do not depend on the values of placeholders.
  func own(_ problems: [Condition.Problem]) -> [Condition.Problem] {
    problems.compactMap { problem in
      guard holes.contains(where: { $0.overlaps(problem.range) }) else { return problem }
      // The length of the final name is unknown, and a repair must not contain the letters.
      if problem.kind == .longTopic { return nil }
      return Condition.Problem(kind: problem.kind, range: problem.range, repair: nil)
    }
  }

  /// Replaces the placeholders in a quoted name and returns the index after it; if there is
  /// something else than a name, returns the index after the opening quote.
  private mutating func fillName(from quote: Int) -> Int {
    var places: [Range<Int>] = []
    var index = quote + 1
    while index < text.count, text[index] != .apostrophe {
      if let end = endOfPlaceholder(at: index) {
        places.append(index..<end)
        index = end
      } else if TopicName.allows(text[index]) || text[index] == .slash {
        index += 1
      } else {
        return quote + 1
      }
    }
    guard index < text.count else { return quote + 1 }
    for place in places { fill(place) }
    return index + 1
  }

  private mutating func fill(_ hole: Range<Int>) {
    for byte in hole { text[byte] = UInt8(ascii: "x") }
    holes.append(hole)
  }

  /// The end of a placeholder without quotes that is an operand of the condition.
  private func endOfBareName(at start: Int) -> Int? {
    guard let end = endOfPlaceholder(at: start) else { return nil }
    let before = text[..<start].last { !JSONEscaping.isSpace($0) }
    let isOperand =
      before.map {
        [.ampersand, .openParenthesis, UInt8(ascii: "|"), UInt8(ascii: "!")].contains($0)
      } ?? true
    guard isOperand, end < text.count, JSONEscaping.isSpace(text[end]) else { return nil }
    var words: [[UInt8]] = []
    for word in text[end...].split(maxSplits: 2, whereSeparator: { JSONEscaping.isSpace($0) })
      .prefix(2)
    {
      words.append(Array(word.prefix { TopicName.allows($0) }))
    }
    return words == [Array("in".utf8), Array("topics".utf8)] ? end : nil
  }

  /// The end of a placeholder for a value; nil if it contains quotes, because its value may contain
  /// some, too.
  private func endOfPlaceholder(at start: Int) -> Int? {
    guard [.openBrace, .dollar, .percent].contains(text[start]),
      let tag = text.withUnsafeBufferPointer({ TemplateTag($0, at: start) }), tag.role == .value,
      !text[start..<tag.end].contains(where: { $0 == .apostrophe || $0 == .quote })
    else { return nil }
    return tag.end
  }
}
