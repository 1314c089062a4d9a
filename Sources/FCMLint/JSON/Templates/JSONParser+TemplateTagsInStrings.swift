// Template tags inside strings, whose own quotation marks do not end the string.
extension JSONParser {
  /// Corrects the end of the last string if it was read up to a quote inside a tag, as in `"{{ t
  /// "title" }}"`; returns false if no tag is open at its end.
  ///
  /// Templates are rendered before they are parsed as JSON. A tag counts only if it ends on the
  /// same line, contains no other tag of its kind, and has an even number of quotes.
  mutating func closeAfterTag() -> Bool {
    let entry = lastEntry
    let isText = entry.kind == .string || entry.kind == .key
    guard isText, entry.openQuote == 1, entry.closeQuote == 1, bytes[Int(entry.start)] == .quote,
      position < end, indexAfterBlanks(from: Int(entry.end)) == position
    else { return false }
    let inner = Int(entry.end) &- 1
    let limit = min(end, position &+ Self.sight)
    var index = Int(entry.start) &+ 1
    while index < limit, bytes[index] >= .space, bytes[index] != .quote {
      if let stop = endOfTag(inTextAt: index, limit) {
        index = stop
      } else {
        index &+= bytes[index] == .backslash ? 2 : 1
      }
    }
    guard index < limit, index > inner, bytes[index] == .quote else { return false }
    // The text is unknown, and the layout of this line is not reused.
    noteEscapes(in: inner..<index)
    cut(at: index &+ 1, closeQuote: 1)
    return true
  }

  /// The end of the tag that begins at `start`, on the same line and before `limit`.
  private func endOfTag(inTextAt start: Int, _ limit: Int) -> Int? {
    guard start &+ 3 < limit, let (opener, closer) = marks(at: start) else { return nil }
    var index = start &+ opener.utf8CodeUnitCount
    // Handlebars uses three braces for text that is not escaped.
    if closer.utf8CodeUnitCount == 2, bytes[index] == .openBrace { index &+= 1 }
    var braces = 0
    var quotes = 0
    while index < limit, bytes[index] >= .space {
      if hasPrefix(closer, at: index), braces == 0 {
        return quotes & 1 == 0 ? index &+ closer.utf8CodeUnitCount : nil
      }
      switch bytes[index] {
      case .quote: quotes &+= 1
      case .backslash: index &+= 1
      case .openBrace: braces &+= 1
      case .closeBrace: braces &-= 1
      default: break
      }
      if hasPrefix(opener, at: index) { return nil }
      index &+= 1
    }
    return nil
  }

  /// The opening and closing marks of the tag here.
  private func marks(at index: Int) -> (StaticString, StaticString)? {
    switch (bytes[index], bytes[index &+ 1]) {
    case (.openBrace, .openBrace): ("{{", "}}")
    case (.openBrace, .percent): ("{%", "%}")
    case (.lessThan, .percent): ("<%", "%>")
    case (.dollar, .openBrace): ("${", "}")
    case (.hash, .openBrace): ("#{", "}")
    case (.percent, .openBrace): ("%{", "}")
    default: nil
    }
  }

  private func hasPrefix(_ mark: StaticString, at index: Int) -> Bool {
    let count = mark.utf8CodeUnitCount
    return index &+ count <= end
      && (0..<count).allSatisfy { bytes[index &+ $0] == mark.utf8Start[$0] }
  }
}
