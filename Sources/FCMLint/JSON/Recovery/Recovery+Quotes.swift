// Repairs of doubled quotes and of strings that contain unescaped quotes.
extension JSONParser {
  /// A text such as `#1` is in doubled quotes, so that its first character seems to begin a
  /// comment.
  /// `{"a": ""#1 here""}` → `{"a": "#1 here"}`
  mutating func repairDoubledQuotesAroundHash() -> Step? {
    position < end && byte == .hash && undoubleValue() ? .afterValue : nil
  }

  /// A key is in doubled quotes.
  /// `{""a"": 1}` → `{"a": 1}`
  mutating func undoubleKey() -> Bool {
    undouble(.key) { parser, quote in parser.colon(after: quote &+ 1) != nil }
  }

  /// A value is in doubled quotes.
  /// `[""a"", "b""]` → `["a", "b"]`
  mutating func undoubleValue() -> Bool {
    undouble(.string) { parser, quote in parser.endsText(at: quote) }
  }

  private mutating func undouble(
    _ kind: JSONKind, closes: (JSONParser, Int) -> Bool
  ) -> Bool {
    guard let entry = plainString, entry.kind == kind else { return false }
    if byte == .quote {
      guard closes(self, position) else { return false }
      undouble(entry, closing: position, isOpenedTwice: false)
      return true
    }
    guard entry.end &- entry.start == 2, let first = quoteOnLine(from: position) else {
      return false
    }
    let closing = first &+ 1 < end && bytes[first &+ 1] == .quote ? first &+ 1 : first
    guard closes(self, closing) else { return false }
    undouble(entry, closing: closing, isOpenedTwice: true)
    return true
  }

  /// The last string, if it is in double quotes and ends directly before this byte.
  var plainString: TapeEntry? {
    let entry = lastEntry
    guard Int(entry.end) == position, entry.openQuote == 1, entry.closeQuote == 1,
      bytes[Int(entry.start)] == .quote, bytes[position &- 1] == .quote
    else { return nil }
    return entry
  }

  /// The first quote on the line; nil if JSON structure comes first or a blank is before the quote.
  private func quoteOnLine(from start: Int) -> Int? {
    if bytes[start] <= .space || bytes[start] == .comma || bytes[start] == .colon || isCloser(start)
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

  private mutating func undouble(_ entry: TapeEntry, closing: Int, isOpenedTwice: Bool) {
    let (node, start) = (lastNode, Int(entry.start))
    let isClosedTwice = closing > start &+ 1 && bytes[closing &- 1] == .quote
    var surplus: [ByteRange] = []
    if isOpenedTwice { surplus.append(ByteRange(start, start &+ 1)) }
    if isClosedTwice { surplus.append(ByteRange(closing, closing &+ 1)) }
    guard let first = surplus.first else { return }
    entries[node].end = UInt32(truncatingIfNeeded: closing &+ 1)
    entries[node].openQuote = isOpenedTwice ? 2 : 1
    entries[node].closeQuote = isClosedTwice ? 2 : 1
    noteEscapes(in: start..<closing)
    if entry.kind == .key { rename(node) }
    position = closing &+ 1
    error(
      .unexpectedToken, first.start, first.end, node: node, repair: surplus.map { Edit($0, "") })
  }

  func noteEscapes(in range: Range<Int>) {
    if range.contains(where: { bytes[$0] == .backslash }) {
      entries[lastNode].flags.insert(.escaped)
    }
  }

  /// A text is in triple quotes, as in Python and Swift.
  /// `["""a"""]` → `["a"]`
  mutating func repairThreeQuotes() -> Step? {
    guard let entry = plainString, entry.kind == .string, entry.end - entry.start == 2,
      byte == .quote
    else { return nil }
    let limit = min(end, position &+ 4 * Self.sight) &- 2
    guard
      let closing = (position &+ 1..<max(position &+ 1, limit)).first(where: {
        bytes[$0] == .quote && bytes[$0 &+ 1] == .quote && bytes[$0 &+ 2] == .quote
      })
    else { return nil }
    let node = lastNode
    cut(at: closing &+ 3, closeQuote: 3)
    entries[node].openQuote = 3
    error(.unexpectedToken, Int(entry.start), closing &+ 3, node: node)
    return .afterValue
  }

  /// A quote ends a word that has no opening quote.
  /// `{"a": true", "b": 5"}` → `{"a": "true", "b": "5"}`
  mutating func repairMissingOpeningQuote() -> Step? {
    let (node, entry) = (lastNode, lastEntry)
    let isWord = [.number, .true, .false, .null, .placeholder].contains(entry.kind)
    guard byte == .quote, Int(entry.end) == position, isWord, endsText(at: position)
    else { return nil }
    if entry.kind == .null || entry.kind == .placeholder {
      entries[node].flags.insert(.unterminated)
      return skipUnexpected(then: .afterValue)
    }
    let start = Int(entry.start)
    error(
      .unexpectedToken, start, position &+ 1, node: node,
      repair: [Edit(ByteRange(start, start), "\"")])
    entries[node].kind = .string
    cut(at: position &+ 1, closeQuote: 1)
    entries[node].openQuote = 0
    entries[node].flags.remove(.malformed)
    return .afterValue
  }

  /// A text has a closing quote, but no opening one.
  /// `{"a": b c", "d": 1}` → `{"a": "b c", "d": 1}`
  mutating func repairValueWithoutOpeningQuote() -> Step? {
    guard !stack.isEmpty, byte.isLetter || byte >= 0x80, let quote = quoteAfterText,
      endsText(at: quote)
    else { return nil }
    let begin = position
    let node = tree.append(.string, begin, quote &+ 1, open: 0)
    noteEscapes(in: begin..<quote)
    error(
      .unexpectedToken, begin, quote &+ 1, node: node,
      repair: [Edit(ByteRange(begin, begin), "\"")])
    position = quote &+ 1
    return .closed
  }

  /// The first quote on the line; nil if JSON structure comes first. Commas in an object and the
  /// colon of a URL may be part of the text.
  private var quoteAfterText: Int? {
    let limit = min(end, position &+ Self.sight)
    var index = position
    while index < limit, !bytes[index].isLineBreak, !isOpener(index), !isCloser(index) {
      switch bytes[index] {
      case .quote: return index
      case .comma where isInArray: return nil
      case .colon where index &+ 1 == limit || bytes[index &+ 1] != .slash: return nil
      case .backslash: index &+= 2
      default: index &+= 1
      }
    }
    return nil
  }

  /// A string contains unescaped quotes; those of embedded JSON are unambiguous and are escaped.
  /// `{"a": "{"b": "c"}", "d": 1}` → `{"a": "{\"b\": \"c\"}", "d": 1}`
  mutating func repairQuotesInText() -> Step? {
    guard let entry = adjoiningString(.string), let closing = trueEnd(of: entry) else { return nil }
    extend(to: closing)
    return .afterValue
  }

  /// The closing quote of a string that contains quotes: the first one on the line before a comma,
  /// a closer or the end of the line; for embedded JSON, the first one after its last closer.
  private mutating func trueEnd(of entry: TapeEntry) -> Int? {
    let quote = bytes[Int(entry.start)]
    let content = Int(entry.start) &+ 1
    let isBlock = isOpener(content)
    let limit = min(end, position &+ Self.sight)
    let closer = isBlock ? damaged.closerOnLine(of: content, before: limit) : nil
    var first: Int?
    var index = position
    while index < limit, !bytes[index].isLineBreak {
      if bytes[index] == .backslash {
        index &+= 2
        continue
      }
      if bytes[index] == quote, mayEndText(at: index) {
        if !isBlock || endsAfter(closer, index) { return index }
        if first == nil { first = index }
      }
      index &+= 1
    }
    return first
  }

  /// Whether the text after a quote is what may follow a value.
  private func mayEndText(at quote: Int) -> Bool {
    guard endsText(at: quote) else { return false }
    let next = indexAfterBlanks(from: quote &+ 1)
    guard next < end, bytes[next] == .comma, stack.last?.isObject == true else { return true }
    let key = indexAfterSpace(from: next &+ 1)
    return key >= end || bytes[key] == .closeBrace || bytes[key] == .apostrophe
      || startsKey(at: key)
  }

  /// Whether only white space is between a closer and `stop`.
  private func endsAfter(_ closer: Int?, _ stop: Int) -> Bool {
    guard let closer, closer < stop else { return false }
    return withoutSpace(from: closer, to: stop) == closer &+ 1
  }

  /// Extends a string to the quote at `closing`; the quotes before it become part of the text.
  mutating func extend(to closing: Int) {
    let (node, entry) = (lastNode, lastEntry)
    let start = Int(entry.start)
    let quote = bytes[start]
    let inner = position &- 1
    let hasEscapes = (start..<closing).contains { bytes[$0] == .backslash }
    if quote == .quote {
      let quotes = (inner..<closing).filter { bytes[$0] == quote }
      // Which quotes belong to embedded JSON is unambiguous.
      let isSure =
        !hasEscapes && endsAfter(damaged.closerOnLine(of: start &+ 1, before: closing), closing)
      error(
        .unexpectedToken, inner, (quotes.last ?? inner) &+ 1, node: node,
        repair: isSure ? quotes.map { Edit(ByteRange($0, $0), "\\") } : [])
    } else if let index = tree.errors.lastIndex(where: { $0.kind == .singleQuotedString }) {
      // The error is already reported; only its end changes.
      tree.errors[index].range.end = closing &+ 1
      let quotes = (start &+ 1..<closing).filter { bytes[$0] == .quote }
      tree.errors[index].repair =
        hasEscapes
        ? []
        : [Edit(ByteRange(start, start &+ 1), "\"")]
          + quotes.map { Edit(ByteRange($0, $0 &+ 1), "\\\"") }
          + [Edit(ByteRange(closing, closing &+ 1), "\"")]
    }
    noteEscapes(in: inner..<closing)
    cut(at: closing &+ 1, closeQuote: 1)
    // The text is a guess.
    entries[node].flags.insert(.unterminated)
  }

  /// The width of `\"` at `index`, the quote of JSON in a string of a program; 0 for anything else.
  func escapedWidth(at index: Int) -> Int {
    index &+ 1 < end && bytes[index] == .backslash && bytes[index &+ 1] == .quote ? 2 : 0
  }

  /// The width of `&quot;` at `index`, the quote of JSON in a web page; 0 for anything else.
  func entityWidth(at index: Int) -> Int {
    let entity: StaticString = "&quot;"
    let width = entity.utf8CodeUnitCount
    return bytes[index] == .ampersand && end &- index >= width
      && ByteSearch.equal(bytes + index, entity.utf8Start, width) ? width : 0
  }
}
