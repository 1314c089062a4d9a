// Stretches of the source that are no tokens: comments, foreign spaces, and text of other languages.
extension JSONParser {
  func error(
    _ kind: SyntaxError.Kind, _ start: Int, _ end: Int, node: Int? = nil,
    related: ByteRange? = nil, repair: [Edit] = [], detail: SyntaxError.Detail = .none
  ) {
    tree.errors.append(
      SyntaxError(
        kind, ByteRange(start, end), node: node ?? container, related: related, repair: repair,
        detail: detail))
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }

  // MARK: Between the tokens

  /// Passes over a byte-order mark; false when the source is not written in UTF-8 at all.
  mutating func readByteOrderMark() -> Bool {
    if isWideText() {
      error(.invalidUTF8, position, position &+ 2, node: 0)
      return false
    }
    guard position &+ 3 <= end, bytes[position] == 0xEF, bytes[position &+ 1] == 0xBB,
      bytes[position &+ 2] == 0xBF
    else { return true }
    let range = ByteRange(position, position &+ 3)
    error(.byteOrderMark, range.start, range.end, node: 0, repair: [Edit(range, "")])
    position &+= 3
    return true
  }

  /// Passes over white space, comments and foreign spaces; true when there was more than the first.
  @inline(never)
  @discardableResult
  mutating func skipTrivia() -> Bool {
    var found = false
    while true {
      skipSpace()
      guard position < end else { return found }
      let begin = position
      if let stop = endOfComment() {
        let repair = endExplained ? [] : [Edit(extentOfComment(begin, stop), "")]
        error(.comment, begin, stop, repair: repair)
        position = stop
      } else if foreignSpaceWidth(at: position) > 0 {
        while position < end, foreignSpaceWidth(at: position) > 0 {
          position &+= foreignSpaceWidth(at: position)
        }
        error(.unexpectedToken, begin, position)
      } else if !skipTag() {
        return found
      }
      if commaOptionalAfter == begin { commaOptionalAfter = position }
      found = true
    }
  }

  /// What goes with a comment: the whole line when nothing else stands on it, and else the blanks on
  /// that side of it where none is needed.
  private func extentOfComment(_ begin: Int, _ stop: Int) -> ByteRange {
    var next = indexAfterBlanks(from: stop)
    var first = begin
    while first > start, isBlank(first &- 1) { first &-= 1 }
    let beginsLine =
      first == start || bytes[first &- 1] == .lineFeed || bytes[first &- 1] == .carriageReturn
    guard next == end || bytes[next] == .lineFeed || bytes[next] == .carriageReturn else {
      // The indentation stays, the blanks behind go: what follows takes the comment's place.
      if beginsLine { return ByteRange(begin, next) }
      if bytes[next] == .comma { return ByteRange(first, next) }
      return ByteRange(next > stop ? first : begin, stop)
    }
    if beginsLine, next < end {
      let isDouble =
        bytes[next] == .carriageReturn && next &+ 1 < end && bytes[next &+ 1] == .lineFeed
      next &+= isDouble ? 2 : 1
    }
    return ByteRange(first, next)
  }

  private mutating func endOfComment() -> Int? {
    let next = position &+ 1 < end ? bytes[position &+ 1] : 0
    if bytes[position] == .slash, next == .asterisk {
      var index = position &+ 2
      while index &+ 1 < end {
        if bytes[index] == .asterisk, bytes[index &+ 1] == .slash { return index &+ 2 }
        index &+= 1
      }
      endExplained = true
      return end
    }
    guard
      bytes[position] == .slash && next == .slash || bytes[position] == .hash && !isColorOrTag(next)
    else { return nil }
    return endOfLine(from: position)
  }

  /// Whether the `#` here begins no comment but a bare colour such as `#ff0000`, or a tag such as
  /// `#{x}` or `#if($x)`.
  private func isColorOrTag(_ next: UInt8) -> Bool {
    if next == .openBrace || tag(at: position) != nil { return true }
    var stop = position &+ 1
    while stop < end, Self.hexadecimalDigit(bytes[stop]) != nil { stop &+= 1 }
    let count = stop &- position &- 1
    guard count == 3 || count == 6 || count == 8 else { return false }
    let after = indexAfterBlanks(from: stop)
    guard after < end else { return true }
    // A quote ends a colour that has lost its first one.
    return [.quote, .comma, .closeBrace, .closeBracket, .lineFeed, .carriageReturn].contains(
      bytes[after])
  }

  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index] != .lineFeed, bytes[index] != .carriageReturn { index &+= 1 }
    return index
  }

  func indexAfterSpace(from start: Int) -> Int {
    var index = start
    while index < end, JSONEscaping.isSpace(bytes[index]) { index &+= 1 }
    return index
  }

  /// As `indexAfterSpace`, but no further than the end of the line.
  func indexAfterBlanks(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index] == .space || bytes[index] == .tab { index &+= 1 }
    return index
  }

  /// The place of the colon that follows `start` after white space, if one does.
  func colon(after start: Int) -> Int? {
    let index = indexAfterSpace(from: start)
    return index < end && bytes[index] == .colon ? index : nil
  }

  // MARK: Text of other languages

  /// The end of a run of text that is no token: up to a comma, a closer, an opener, a comment or
  /// the end of the line.
  ///
  /// Quoted stretches, parentheses and brackets that close on the same line belong to the run, so
  /// that `new Date("a, b")` is one slip.
  func endOfRun(from start: Int) -> Int {
    var index = start
    var open = 0
    scan: while index < end {
      switch bytes[index] {
      case .lineFeed, .carriageReturn: break scan
      case .quote:
        if index > start, open == 0, endsText(at: index) {
          index &+= 1
          break scan
        }
        index = closingQuote(from: index)
      case .apostrophe where index == start || !Self.isWordByte(bytes[index &- 1]):
        index = closingQuote(from: index)
      case .openParenthesis: open &+= 1
      case .closeParenthesis: open &-= 1
      case .openBrace, .openBracket:
        guard !stack.isEmpty, let closer = matchingCloser(from: index) else {
          if index > start { break scan }
          break
        }
        index = closer
      case .slash where index > start && isBlank(index &- 1) && index &+ 1 < end:
        if bytes[index &+ 1] == .slash || bytes[index &+ 1] == .asterisk { break scan }
      case .comma where open <= 0, .closeBrace, .closeBracket: break scan
      default: break
      }
      index &+= 1
    }
    while index > start &+ 1, isBlank(index &- 1) { index &-= 1 }
    return max(index, min(start &+ 1, end))
  }

  private func isBlank(_ index: Int) -> Bool { bytes[index] == .space || bytes[index] == .tab }

  /// Whether a quote is the last thing before a comma, a closer or the end of the line.
  func endsText(at quote: Int) -> Bool {
    let next = indexAfterBlanks(from: quote &+ 1)
    guard next < end else { return true }
    return [.comma, .closeBrace, .closeBracket, .lineFeed, .carriageReturn].contains(bytes[next])
  }

  /// The next quote of the same sort on the line; the quote itself when there is none.
  private func closingQuote(from start: Int) -> Int {
    var index = start &+ 1
    while index < end, bytes[index] != .lineFeed, bytes[index] != .carriageReturn {
      if bytes[index] == bytes[start] { return index }
      index &+= 1
    }
    return start
  }

  /// The closer that belongs to the opener at `start`, if it stands near and on the same line.
  private func matchingCloser(from start: Int) -> Int? {
    var open = 0
    for index in start..<min(end, start &+ 200) {
      switch bytes[index] {
      case .openBrace, .openBracket: open &+= 1
      case .closeBrace, .closeBracket:
        open &-= 1
        if open == 0 { return index }
      case .lineFeed, .carriageReturn: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether the source ends right behind a token inside a container, so that the token may be
  /// the first half of a good one.
  func isCutOff(at stop: Int) -> Bool {
    !stack.isEmpty && indexAfterSpace(from: stop) == end
  }

  /// Whether the slip that was reported last goes on here: no member lies between.
  func continuesSlip() -> Bool {
    guard let last = tree.errors.last, last.kind == .unexpectedToken, last.node == container,
      last.range.end <= position, position &- last.range.end < 200
    else { return false }
    return !(last.range.end..<position).contains { bytes[$0] == .colon }
  }

  /// Reports text that is no token; as a value it leaves a gap, unless a container follows it.
  mutating func unexpectedRun(asValue: Bool) -> Step {
    var stop = endOfRun(from: position)
    if asValue, stack.isEmpty {
      restExplained = true
      if let opener = openerNear(position) { stop = withoutSpace(from: position &+ 1, to: opener) }
    }
    if !isCutOff(at: stop), asValue || !continuesSlip() {
      error(.unexpectedToken, position, stop)
    }
    let begin = position
    position = stop
    guard asValue else { return .afterValue }
    // Text that a container follows belongs to it: `Notification {` is read as an object.
    let next = indexAfterSpace(from: stop)
    if next < end, bytes[next] == .openBrace || bytes[next] == .openBracket {
      position = next
      return .value
    }
    _ = tree.append(.missing, begin, stop)
    return .closed
  }

  /// The first opener behind a few words in front of the document, such as `const body =`.
  private func openerNear(_ start: Int) -> Int? {
    (start &+ 1..<max(start &+ 1, min(end, start &+ 200))).first {
      bytes[$0] == .openBrace || bytes[$0] == .openBracket
    }
  }
}
