// Repairs of strings without a closing quote: they were read up to the quote of another string, or
// end with their line.
extension JSONParser {
  /// The maximum distance at which the true end of a string is searched.
  static let sight = 1000

  /// In a list, the opening quote of the next element ended the text after its comma.
  /// `["a, "b"]` → `["a", "b"]`
  mutating func repairQuoteMissingInList() -> Step? {
    guard isInArray, let entry = plainString, entry.kind == .string, byte > .space,
      byte != .quote
    else { return nil }
    let content = Int(entry.start) &+ 1
    let stop = withoutSpace(from: content, to: Int(entry.end) &- 1) &- 1
    guard stop >= content, bytes[stop] == .comma else { return nil }
    return closeEarly(at: stop, then: .afterValue)
  }

  /// The text was read up to the quote of the next key, including the comma between them.
  /// `{"a": "x, "b": 1}` → `{"a": "x", "b": 1}`
  mutating func repairMissingQuote() -> Step? {
    guard let entry = adjoiningString(.string) else { return nil }
    let key = endOfWord(from: position)
    let content = Int(entry.start) &+ 1
    guard key < end, bytes[key] == .quote, colon(after: key &+ 1) != nil else { return nil }
    var hasComma = false
    var stop = Int(entry.end) &- 1
    // Closers belong to the structure unless the text contains their openers, as a placeholder
    // does.
    while stop > content {
      let byte = bytes[stop &- 1]
      if byte == .comma { hasComma = true }
      if byte == .closeBrace, stop &- content < Self.sight,
        damaged.unpairedBrackets(in: content..<stop) == (0, 0)
      {
        break
      }
      if byte != .comma, byte != .space, !isOpener(stop &- 1), !isCloser(stop &- 1) { break }
      stop &-= 1
    }
    guard hasComma else { return nil }
    let isComma = bytes[stop] == .comma
    let step = closeEarly(at: stop, then: .afterValue)
    // Only the comma is after the text, so the text ends there in every reading.
    if isComma, let last = tree.errors.indices.last {
      tree.errors[last].repair = [Edit(ByteRange(stop, stop), "\"")]
    }
    return step
  }

  /// A string begins with a straight quote and ends with a typographic one.
  /// `{"a": "x”, "b": 1}` → `{"a": "x", "b": 1}`
  mutating func repairTypographicCloser() -> Step? {
    guard let entry = adjoiningString(.string),
      let mark = typographicCloser(
        of: entry, before: [.comma, .closeBrace, .closeBracket, .lineFeed, .carriageReturn])
    else { return nil }
    return closeTypographically(at: mark, then: .afterValue)
  }

  /// As `repairTypographicCloser`, for a key.
  /// `{"a”: "x"}` → `{"a": "x"}`
  mutating func repairTypographicCloserOfKey() -> Step? {
    guard let mark = typographicCloser(of: lastEntry, before: [.colon]) else { return nil }
    return closeTypographically(at: mark, then: .colon)
  }

  /// The last string or key in double quotes, if it ends directly before a byte that cannot follow
  /// it.
  func adjoiningString(_ kind: JSONKind) -> TapeEntry? {
    let entry = lastEntry
    guard entry.kind == kind, Int(entry.end) == position, entry.openQuote == 1,
      entry.closeQuote == 1, bytes[position &- 1] == bytes[Int(entry.start)]
    else { return nil }
    switch byte {
    case 0...UInt8.space, .quote, .hash, .plus, .comma, .slash, .colon, .semicolon, .equals,
      .openBracket, .closeBracket, .openBrace, .closeBrace:
      return nil
    default: return entry
    }
  }

  /// A typographic quote inside a double-quoted string that ends the text, judging by the byte
  /// after it.
  private func typographicCloser(of entry: TapeEntry, before delimiters: [UInt8]) -> Int? {
    guard bytes[Int(entry.start)] == .quote else { return nil }
    let limit = min(Int(entry.end), Int(entry.start) &+ Self.sight)
    return (Int(entry.start) &+ 1..<limit).first { index in
      guard bytes[index] == 0xE2,
        case (.typographicDouble, let width)? = typographicQuote(at: index)
      else { return false }
      var next = index &+ width
      while next < end, bytes[next] == .space { next &+= 1 }
      return next < end && delimiters.contains(bytes[next])
    }
  }

  private mutating func closeTypographically(at mark: Int, then step: Step) -> Step {
    let range = ByteRange(mark, mark &+ 3)
    cut(at: range.end, closeQuote: 3)
    error(
      .typographicQuote, Int(lastEntry.start), range.end, node: lastNode,
      repair: [Edit(range, "\"")])
    return step
  }

  /// Ends the last string at `stop`, where its closing quote is missing.
  mutating func closeEarly(at stop: Int, then step: Step) -> Step {
    cut(at: stop, closeQuote: 0)
    let start = Int(lastEntry.start)
    error(.unterminatedString, start, start &+ 1, node: lastNode, related: ByteRange(stop, stop))
    return step
  }

  /// Changes the end of the last string, and continues after it.
  mutating func cut(at stop: Int, closeQuote: UInt8) {
    let node = lastNode
    entries[node].end = UInt32(truncatingIfNeeded: stop)
    entries[node].closeQuote = closeQuote
    entries[node].flags.insert(.malformed)
    if closeQuote == 0 { entries[node].flags.insert(.unterminated) }
    if entries[node].kind == .key { rename(node) }
    while let last = tree.errors.last, last.range.start > stop { tree.errors.removeLast() }
    position = stop
  }

  // MARK: Strings that end with their line

  /// The position where the text of an unterminated string ends and JSON structure continues.
  ///
  /// Closers count as structure if they match open containers and the text itself does not contain
  /// their openers; so does a comma at the very end.
  mutating func structureAfter(_ draft: PartialString, _ limit: Int) -> Int {
    let content = draft.content
    if draft.kind == .key, let colon = (content..<limit).first(where: { bytes[$0] == .colon }) {
      return withoutSpace(from: content, to: colon)
    }
    var stop = withoutSpace(from: content, to: limit)
    if stop > content, bytes[stop &- 1] == .comma {
      stop = withoutSpace(from: content, to: stop &- 1)
    }
    var closers: [Int] = []
    var tail = stop
    while tail > content, closers.count < 16, isCloser(tail &- 1) {
      closers.append(tail &- 1)
      tail = withoutSpace(from: content, to: tail &- 1)
    }
    // The leftmost closers match openers in the text itself.
    let open = closers.isEmpty ? 0 : damaged.unpairedBrackets(in: content..<tail).openers
    var count = max(0, min(closers.count &- open, stack.count))
    while count > 0 {
      let fits = (0..<count).allSatisfy { level in
        let isObject = stack[stack.count &- 1 &- level].isObject
        return bytes[closers[count &- 1 &- level]] == (isObject ? .closeBrace : .closeBracket)
      }
      if fits { return withoutSpace(from: content, to: closers[count &- 1]) }
      count &-= 1
    }
    return stop
  }

  /// The range of a typographic quote at the end of the text up to `stop`.
  func typographicCloser(from content: Int, to stop: Int) -> ByteRange? {
    guard stop &- 3 >= content, case (.typographicDouble, _)? = typographicQuote(at: stop &- 3)
    else { return nil }
    return ByteRange(stop &- 3, stop)
  }
}
