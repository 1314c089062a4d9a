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
    if draft.kind == .key, let colon = (content..<limit).first(where: { bytes[$0] == 0x3A }) {
      return withoutSpace(from: content, to: colon)
    }
    var stop = withoutSpace(from: content, to: limit)
    if stop > content, bytes[stop &- 1] == 0x2C {
      stop = withoutSpace(from: content, to: stop &- 1)
    }
    var closers: [Int] = []
    var tail = stop
    while tail > content, closers.count < 16, bytes[tail &- 1] == 0x7D || bytes[tail &- 1] == 0x5D {
      closers.append(tail &- 1)
      tail = withoutSpace(from: content, to: tail &- 1)
    }
    // The leftmost closers close what the text itself has opened.
    var open = 0
    if !closers.isEmpty {
      for index in content..<tail {
        if bytes[index] == 0x7B || bytes[index] == 0x5B { open &+= 1 }
        if bytes[index] == 0x7D || bytes[index] == 0x5D { open = max(0, open &- 1) }
      }
    }
    var count = max(0, min(closers.count &- open, stack.count))
    while count > 0 {
      let fits = (0..<count).allSatisfy { level in
        let isObject = stack[stack.count &- 1 &- level].isObject
        return bytes[closers[count &- 1 &- level]] == (isObject ? 0x7D : 0x5D)
      }
      if fits { return withoutSpace(from: content, to: closers[count &- 1]) }
      count &-= 1
    }
    return stop
  }

  /// The end of the text in `start..<stop` without the white space behind it.
  func withoutSpace(from start: Int, to stop: Int) -> Int {
    var index = stop
    while index > start, bytes[index &- 1] <= 0x20 { index &-= 1 }
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
    if bytes[position] == 0x22 { return rescueAtQuote(node) }
    if let stop = commaInList(node) {
      closeEarly(node, at: stop)
      return true
    }
    guard let entry = adjoiningString(node, .string) else { return false }
    if let mark = typographicCloser(of: entry, before: [0x2C, 0x7D, 0x5D, 0x0A, 0x0D]) {
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
    if entry.kind == .string, entry.end - entry.start == 2, bytes[Int(entry.start)] == 0x22 {
      let limit = min(end, position &+ 4 * Self.sight) &- 2
      guard
        let closing = (position &+ 1..<max(position &+ 1, limit)).first(where: {
          bytes[$0] == 0x22 && bytes[$0 &+ 1] == 0x22 && bytes[$0 &+ 2] == 0x22
        })
      else { return false }
      cut(node, at: closing &+ 3, closeQuote: 3)
      tree.core.pointee.entries[node].openQuote = 3
      fault(.unexpectedToken, Int(entry.start), closing &+ 3, node: node)
      return true
    }
    let isWord = [.number, .true, .false, .null, .placeholder].contains(entry.kind)
    guard isWord, endsText(at: position) else { return false }
    if entry.kind == .null || entry.kind == .placeholder {
      fault(.unexpectedToken, position, position &+ 1)
      position &+= 1
      tree.core.pointee.entries[node].flags.insert(.unterminated)
      return true
    }
    let start = Int(entry.start)
    tree.core.pointee.entries[node].kind = .string
    cut(node, at: position &+ 1, closeQuote: 1)
    tree.core.pointee.entries[node].openQuote = 0
    tree.core.pointee.entries[node].flags.remove(.faulty)
    fault(
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
    case 0...0x20, 0x22, 0x23, 0x2B, 0x2C, 0x2F, 0x3A, 0x3B, 0x3D, 0x5B, 0x5D, 0x7B, 0x7D:
      return nil
    default: return entry
    }
  }

  /// A typographic quote inside a straight one that ends the text, as the byte behind it shows.
  func typographicCloser(of entry: TapeEntry, before delimiters: [UInt8]) -> Int? {
    guard bytes[Int(entry.start)] == 0x22 else { return nil }
    for index in Int(entry.start) &+ 1..<min(Int(entry.end), Int(entry.start) &+ Self.sight)
    where bytes[index] == 0xE2 {
      guard case (.typographicDouble, let width)? = typographicQuote(at: index) else { continue }
      var next = index &+ width
      while next < end, bytes[next] == 0x20 { next &+= 1 }
      if next < end, delimiters.contains(bytes[next]) { return index }
    }
    return nil
  }

  mutating func closeTypographically(_ node: Int, at mark: Int) {
    let range = ByteRange(mark, mark &+ 3)
    cut(node, at: range.end, closeQuote: 3)
    fault(
      .typographicQuote, Int(tree.core.pointee.entries[node].start), range.end, node: node,
      repair: [Edit(range, "\"")])
  }

  mutating func closeEarly(_ node: Int, at stop: Int) {
    cut(node, at: stop, closeQuote: 0)
    let start = Int(tree.core.pointee.entries[node].start)
    fault(.unterminatedString, start, start &+ 1, node: node, related: ByteRange(stop, stop))
  }

  /// In `["a, "b"]` the quote of the next element ends the text behind its comma: where that is.
  private func commaInList(_ node: Int) -> Int? {
    guard stack.last?.isObject == false, let entry = plainString(node), entry.kind == .string,
      bytes[position] > 0x20
    else { return nil }
    let content = Int(entry.start) &+ 1
    let stop = withoutSpace(from: content, to: Int(entry.end) &- 1)
    return stop > content && bytes[stop &- 1] == 0x2C ? stop &- 1 : nil
  }

  /// Where the text of a string ends whose quote is missing, so that it ran up to the next key's.
  private func lostQuote(of entry: TapeEntry) -> Int? {
    let stop = endOfWord(from: position)
    let content = Int(entry.start) &+ 1
    var index = Int(entry.end) &- 1
    guard stop < end, bytes[stop] == 0x22, colon(after: stop &+ 1) != nil else { return nil }
    var hasComma = false
    while index > content {
      switch bytes[index &- 1] {
      case 0x2C: hasComma = true
      case 0x7D where index &- content < Self.sight && isBalanced(content, index):
        return hasComma ? index : nil
      case 0x20, 0x7B, 0x7D, 0x5B, 0x5D: break
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
      if bytes[index] == 0x7B { open &+= 1 }
      if bytes[index] == 0x7D { open &-= 1 }
    }
    return open == 0
  }

  /// The closing quote of a string that holds quotes of its own: the first on the line that a
  /// comma, a closer or the end of the line follows; for JSON text the first behind its last closer.
  private func trueEnd(of entry: TapeEntry) -> Int? {
    let quote = bytes[Int(entry.start)]
    let content = Int(entry.start) &+ 1
    let isBlock = bytes[content] == 0x7B || bytes[content] == 0x5B
    let limit = min(end, position &+ Self.sight)
    var first: Int?
    var index = position
    while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == 0x5C {
        index &+= 2
        continue
      }
      if bytes[index] == quote, mayEndText(at: index) {
        if !isBlock || isClosedBlock(content, index) { return index }
        if first == nil { first = index }
      }
      index &+= 1
    }
    return first
  }

  /// Whether what follows a quote is what follows a value.
  private func mayEndText(at quote: Int) -> Bool {
    let next = indexAfterBlanks(from: quote &+ 1)
    guard next < end else { return true }
    switch bytes[next] {
    case 0x7D, 0x5D, 0x0A, 0x0D: return true
    case 0x2C:
      guard stack.last?.isObject == true else { return true }
      let key = indexAfterSpace(from: next &+ 1)
      return key >= end || bytes[key] == 0x7D || startsKey(at: key)
    default: return false
    }
  }

  /// Whether a stretch begins with an opener and ends with the closer that belongs to it.
  private func isClosedBlock(_ start: Int, _ stop: Int) -> Bool {
    guard bytes[start] == 0x7B || bytes[start] == 0x5B else { return false }
    var open = 0
    for index in start..<stop {
      switch bytes[index] {
      case 0x7B, 0x5B: open &+= 1
      case 0x7D, 0x5D:
        open &-= 1
        if open == 0 { return withoutSpace(from: index, to: stop) == index &+ 1 }
      default: break
      }
    }
    return false
  }

  private func startsKey(at index: Int) -> Bool {
    bytes[index] == 0x27 || bytes[index] == 0x22 && colon(after: endOfToken(from: index)) != nil
  }

  /// Moves the end of a string to the quote at `closing`; the quotes up to there are its text.
  mutating func extend(_ node: Int, to closing: Int) {
    let entry = tree.core.pointee.entries[node]
    let start = Int(entry.start)
    let quote = bytes[start]
    let inner = position &- 1
    if quote == 0x22 {
      let last = (inner..<closing).last { bytes[$0] == quote } ?? inner
      // What the quotes of JSON text are is beyond doubt.
      let isSure =
        isClosedBlock(start &+ 1, closing) && !(start..<closing).contains { bytes[$0] == 0x5C }
      let quotes = isSure ? (inner..<closing).filter { bytes[$0] == quote } : []
      fault(
        .unexpectedToken, inner, last &+ 1, node: node,
        repair: quotes.map { Edit(ByteRange($0, $0), "\\") })
    } else if let index = tree.faults.lastIndex(where: { $0.kind == .singleQuotedString }) {
      // Its fault is known; only its end was wrong.
      let content = start &+ 1..<closing
      tree.faults[index].range.end = closing &+ 1
      tree.faults[index].repair =
        content.contains { bytes[$0] == 0x5C }
        ? []
        : [Edit(ByteRange(start, start &+ 1), "\"")]
          + content.filter { bytes[$0] == 0x22 }.map { Edit(ByteRange($0, $0 &+ 1), "\\\"") }
          + [Edit(ByteRange(closing, closing &+ 1), "\"")]
    }
    if (inner..<closing).contains(where: { bytes[$0] == 0x5C }) {
      tree.core.pointee.entries[node].flags.insert(.escaped)
    }
    cut(node, at: closing &+ 1, closeQuote: 1)
    // What the text would be is a guess.
    tree.core.pointee.entries[node].flags.insert(.unterminated)
  }

  private mutating func cut(_ node: Int, at stop: Int, closeQuote: UInt8) {
    let entries = tree.core.pointee.entries
    entries[node].end = UInt32(truncatingIfNeeded: stop)
    entries[node].closeQuote = closeQuote
    entries[node].flags.insert(.faulty)
    if closeQuote == 0 { entries[node].flags.insert(.unterminated) }
    if entries[node].kind == .key { rehash(node) }
    while let last = tree.faults.last, last.range.start > stop { tree.faults.removeLast() }
    position = stop
  }
}
