/// The text of a condition in a template, read with letters in place of its placeholders.
///
/// A name in single quotes may be filled in, whole or in part, and everything around it stays as it
/// is. A placeholder that stands anywhere else may bring topics, operators or a half of either.
struct ConditionTemplate {
  /// The condition, as long as before, with a letter for every byte of a placeholder.
  private(set) var text: [UInt8]
  /// Whether a placeholder may bring anything, so that nothing is sure.
  private(set) var isOpen = false
  private var holes: [Range<Int>] = []

  /// - Precondition: the node is text with a placeholder in it.
  init(_ node: JSONNode) {
    text = node.decodedBytes
    var index = 0
    while index < text.count {
      index = text[index] == .apostrophe ? fillName(from: index) : index + 1
    }
    isOpen = text.withUnsafeBufferPointer { text in
      node.tape.templates._withUnsafeGuaranteedRef { $0.areFound(in: text) }
    }
  }

  /// Of the problems of the filled text those that the template has, too.
  func own(_ problems: [Condition.Problem]) -> [Condition.Problem] {
    problems.compactMap { problem in
      guard holes.contains(where: { $0.overlaps(problem.range) }) else { return problem }
      // How long a name becomes is not known, and no repair may write letters in its place.
      if problem.kind == .longTopic { return nil }
      return Condition.Problem(kind: problem.kind, range: problem.range, repair: nil)
    }
  }

  /// Fills the placeholders between a quote and the next, and goes on behind that; behind the first
  /// where something else than a name stands between them.
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
    for place in places {
      for byte in place { text[byte] = UInt8(ascii: "x") }
    }
    holes += places
    return index + 1
  }

  /// The end of a placeholder for a value; one that holds quotes may write some, too.
  private func endOfPlaceholder(at start: Int) -> Int? {
    guard [.openBrace, .dollar, .percent].contains(text[start]),
      let tag = text.withUnsafeBufferPointer({ TemplateTag($0, at: start) }), tag.role == .value,
      !text[start..<tag.end].contains(where: { $0 == .apostrophe || $0 == .quote })
    else { return nil }
    return tag.end
  }
}
