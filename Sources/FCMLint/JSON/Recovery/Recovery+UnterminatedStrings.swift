// Strings whose end was missed: the quote is missing, of another sort, or stands inside the text.
extension JSONParser {
  /// How far the true end of a string is looked for.
  static let sight = 1000

  /// Where the text of an unterminated string ends and the structure behind it goes on.
  ///
  /// Closers count as structure as far as they fit the containers that are open, and as the text
  /// itself opens none of them; so does a comma at the very end.
  func structureBehind(_ draft: Draft, _ limit: Int) -> Int {
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
    while tail > content, closers.count < 16,
      bytes[tail &- 1] == .closeBrace || bytes[tail &- 1] == .closeBracket
    {
      closers.append(tail &- 1)
      tail = withoutSpace(from: content, to: tail &- 1)
    }
    // The leftmost closers close what the text itself has opened.
    var open = 0
    if !closers.isEmpty {
      for index in content..<tail {
        if bytes[index] == .openBrace || bytes[index] == .openBracket { open &+= 1 }
        if bytes[index] == .closeBrace || bytes[index] == .closeBracket { open = max(0, open &- 1) }
      }
    }
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

  /// The end of the text in `start..<stop` without the white space behind it.
  func withoutSpace(from start: Int, to stop: Int) -> Int {
    var index = stop
    while index > start, bytes[index &- 1] <= .space { index &-= 1 }
    return index
  }

  /// The place of a typographic quote with which the text up to `stop` ends.
  func typographicCloser(from content: Int, to stop: Int) -> Int? {
    guard stop &- 3 >= content, case (.typographicDouble, _)? = typographicQuote(at: stop &- 3)
    else { return nil }
    return stop &- 3
  }

  /// Gives the string before here its true end, if it was read up to a quote that belongs to
  /// something else; false when there is no such string.
  mutating func rescueValue() -> Bool {
    let node = tree.core.pointee.count &- 1
    if undoubleValue(node) { return true }
    if bytes[position] == .quote { return rescueAtQuote(node) }
    if let stop = commaInList(node) {
      closeEarly(node, at: stop)
      return true
    }
    guard let entry = adjoiningString(node, .string) else { return false }
    if let mark = typographicCloser(
      of: entry, before: [.comma, .closeBrace, .closeBracket, .lineFeed, .carriageReturn])
    {
      closeTypographically(node, at: mark)
      return true
    }
    if let stop = lostQuote(of: entry) {
      closeEarly(node, at: stop)
      return true
    }
    guard let closing = trueEnd(of: entry) else { return false }
    extend(node, to: closing)
    return true
  }

  /// A quote that follows a value without a gap: it begins a text in three quotes, or closes a
  /// text that has lost its first one.
  private mutating func rescueAtQuote(_ node: Int) -> Bool {
    let entry = tree.core.pointee.entries[node]
    guard Int(entry.end) == position else { return false }
    if entry.kind == .string, entry.end - entry.start == 2, bytes[Int(entry.start)] == .quote {
      let limit = min(end, position &+ 4 * Self.sight) &- 2
      guard
        let closing = (position &+ 1..<max(position &+ 1, limit)).first(where: {
          bytes[$0] == .quote && bytes[$0 &+ 1] == .quote && bytes[$0 &+ 2] == .quote
        })
      else { return false }
      cut(node, at: closing &+ 3, closeQuote: 3)
      tree.core.pointee.entries[node].openQuote = 3
      error(.unexpectedToken, Int(entry.start), closing &+ 3, node: node)
      return true
    }
    let isWord = [.number, .true, .false, .null, .placeholder].contains(entry.kind)
    guard isWord, endsText(at: position) else { return false }
    if entry.kind == .null || entry.kind == .placeholder {
      error(.unexpectedToken, position, position &+ 1)
      position &+= 1
      tree.core.pointee.entries[node].flags.insert(.unterminated)
      return true
    }
    let start = Int(entry.start)
    tree.core.pointee.entries[node].kind = .string
    cut(node, at: position &+ 1, closeQuote: 1)
    tree.core.pointee.entries[node].openQuote = 0
    tree.core.pointee.entries[node].flags.remove(.malformed)
    error(
      .unexpectedToken, start, position, node: node,
      repair: [Edit(ByteRange(start, start), "\"")])
    return true
  }

  /// A string or key in plain quotes that ends right here, at a byte that cannot follow it.
  func adjoiningString(_ node: Int, _ kind: JSONKind) -> TapeEntry? {
    let entry = tree.core.pointee.entries[node]
    guard entry.kind == kind, Int(entry.end) == position, entry.openQuote == 1,
      entry.closeQuote == 1, bytes[position &- 1] == bytes[Int(entry.start)]
    else { return nil }
    switch bytes[position] {
    case 0...UInt8.space, .quote, .hash, .plus, .comma, .slash, .colon, .semicolon, .equals,
      .openBracket, .closeBracket, .openBrace, .closeBrace:
      return nil
    default: return entry
    }
  }

  /// A typographic quote inside a straight one that ends the text, as the byte behind it shows.
  func typographicCloser(of entry: TapeEntry, before delimiters: [UInt8]) -> Int? {
    guard bytes[Int(entry.start)] == .quote else { return nil }
    for index in Int(entry.start) &+ 1..<min(Int(entry.end), Int(entry.start) &+ Self.sight)
    where bytes[index] == 0xE2 {
      guard case (.typographicDouble, let width)? = typographicQuote(at: index) else { continue }
      var next = index &+ width
      while next < end, bytes[next] == .space { next &+= 1 }
      if next < end, delimiters.contains(bytes[next]) { return index }
    }
    return nil
  }

  mutating func closeTypographically(_ node: Int, at mark: Int) {
    let range = ByteRange(mark, mark &+ 3)
    cut(node, at: range.end, closeQuote: 3)
    error(
      .typographicQuote, Int(tree.core.pointee.entries[node].start), range.end, node: node,
      repair: [Edit(range, "\"")])
  }

  mutating func closeEarly(_ node: Int, at stop: Int) {
    cut(node, at: stop, closeQuote: 0)
    let start = Int(tree.core.pointee.entries[node].start)
    error(.unterminatedString, start, start &+ 1, node: node, related: ByteRange(stop, stop))
  }

  /// In `["a, "b"]` the quote of the next element ends the text behind its comma: where that is.
  private func commaInList(_ node: Int) -> Int? {
    guard stack.last?.isObject == false, let entry = plainString(node), entry.kind == .string,
      bytes[position] > .space
    else { return nil }
    let content = Int(entry.start) &+ 1
    let stop = withoutSpace(from: content, to: Int(entry.end) &- 1)
    return stop > content && bytes[stop &- 1] == .comma ? stop &- 1 : nil
  }

  /// Where the text of a string ends whose quote is missing, so that it ran up to the next key's.
  private func lostQuote(of entry: TapeEntry) -> Int? {
    let stop = endOfWord(from: position)
    let content = Int(entry.start) &+ 1
    var index = Int(entry.end) &- 1
    guard stop < end, bytes[stop] == .quote, colon(after: stop &+ 1) != nil else { return nil }
    var hasComma = false
    while index > content {
      switch bytes[index &- 1] {
      case .comma: hasComma = true
      case .closeBrace where index &- content < Self.sight && isBalanced(content, index):
        return hasComma ? index : nil
      case .space, .openBrace, .closeBrace, .openBracket, .closeBracket: break
      default: return hasComma ? index : nil
      }
      index &-= 1
    }
    return hasComma ? content : nil
  }

  /// Whether a stretch opens as many braces as it closes, as a placeholder does.
  private func isBalanced(_ start: Int, _ stop: Int) -> Bool {
    var open = 0
    for index in start..<stop {
      if bytes[index] == .openBrace { open &+= 1 }
      if bytes[index] == .closeBrace { open &-= 1 }
    }
    return open == 0
  }

  mutating func cut(_ node: Int, at stop: Int, closeQuote: UInt8) {
    let entries = tree.core.pointee.entries
    entries[node].end = UInt32(truncatingIfNeeded: stop)
    entries[node].closeQuote = closeQuote
    entries[node].flags.insert(.malformed)
    if closeQuote == 0 { entries[node].flags.insert(.unterminated) }
    if entries[node].kind == .key { rehash(node) }
    while let last = tree.errors.last, last.range.start > stop { tree.errors.removeLast() }
    position = stop
  }
}
