// Quotes and openers that stand twice: one slip of the finger, whose text is beyond doubt.
extension JSONParser {
  /// Takes `"a""`, `""a"` or `""a""` before a colon for the key `"a"`; false when none ends here.
  mutating func undoubleKey(_ node: Int) -> Bool {
    guard let entry = plainString(node) else { return false }
    if bytes[position] == .quote {
      guard colon(after: position &+ 1) != nil else { return false }
      undouble(node, entry, closing: position, isOpenedTwice: false)
      return true
    }
    guard entry.end &- entry.start == 2, let closing = nextQuote(from: position),
      colon(after: endOfQuotes(from: closing)) != nil
    else { return false }
    undouble(node, entry, closing: endOfQuotes(from: closing) &- 1, isOpenedTwice: true)
    return true
  }

  /// Takes `"a""`, `""a"` or `""a""` before a comma or a closer for the string `"a"`.
  mutating func undoubleValue(_ node: Int) -> Bool {
    guard let entry = plainString(node), entry.kind == .string else { return false }
    if bytes[position] == .quote {
      guard endsText(at: position) else { return false }
      undouble(node, entry, closing: position, isOpenedTwice: false)
      return true
    }
    guard entry.end &- entry.start == 2, let closing = nextQuote(from: position) else {
      return false
    }
    let last = endOfQuotes(from: closing) &- 1
    guard endsText(at: last) else { return false }
    undouble(node, entry, closing: last, isOpenedTwice: true)
    return true
  }

  /// A string in plain quotes that ends right here.
  func plainString(_ node: Int) -> TapeEntry? {
    let entry = tree.core.pointee.entries[node]
    guard Int(entry.end) == position, entry.openQuote == 1, entry.closeQuote == 1,
      bytes[Int(entry.start)] == .quote, bytes[position &- 1] == .quote
    else { return nil }
    return entry
  }

  /// The first quote on the line; nil where structure follows, and behind a blank.
  private func nextQuote(from start: Int) -> Int? {
    if bytes[start] <= .space
      || [.comma, .colon, .closeBracket, .closeBrace].contains(bytes[start])
    {
      return nil
    }
    var index = start
    while index < end, bytes[index] >= .space {
      if bytes[index] == .quote { return index }
      index &+= bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }

  /// The end of one quote, or of two that stand side by side.
  private func endOfQuotes(from quote: Int) -> Int {
    let next = quote &+ 1
    return next < end && bytes[next] == .quote ? next &+ 1 : next
  }

  private mutating func undouble(
    _ node: Int, _ entry: TapeEntry, closing: Int, isOpenedTwice: Bool
  ) {
    let start = Int(entry.start)
    let entries = tree.core.pointee.entries
    let isClosedTwice = closing > start &+ 1 && bytes[closing &- 1] == .quote
    var surplus: [ByteRange] = []
    if isOpenedTwice { surplus.append(ByteRange(start, start &+ 1)) }
    if isClosedTwice { surplus.append(ByteRange(closing, closing &+ 1)) }
    guard let first = surplus.first else { return }
    entries[node].end = UInt32(truncatingIfNeeded: closing &+ 1)
    entries[node].openQuote = isOpenedTwice ? 2 : 1
    entries[node].closeQuote = isClosedTwice ? 2 : 1
    if (start..<closing).contains(where: { bytes[$0] == .backslash }) {
      entries[node].flags.insert(.escaped)
    }
    if entry.kind == .key { rehash(node) }
    position = closing &+ 1
    error(
      .unexpectedToken, first.start, first.end, node: node,
      repair: surplus.map { Edit($0, "") })
  }

  /// Passes over a brace where a key is due when the closers that follow leave none for it.
  mutating func skipDoubledBrace() -> Bool {
    guard bytes[position] == .openBrace, closersAhead() == stack.count else { return false }
    let here = ByteRange(position, position &+ 1)
    error(.unexpectedToken, here.start, here.end, repair: [Edit(here, "")])
    position &+= 1
    comma = -1
    return true
  }
}
