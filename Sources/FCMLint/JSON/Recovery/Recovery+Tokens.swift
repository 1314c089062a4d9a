// Helpers of recovery: tokens and positions around the current byte.
extension JSONParser {
  // MARK: The tape

  var entries: UnsafeMutablePointer<TapeEntry> { core.pointee.entries }
  /// The index of the last node.
  var lastNode: Int { core.pointee.count &- 1 }
  var lastEntry: TapeEntry { entries[lastNode] }
  var isInArray: Bool { stack.last?.isObject == false }
  var openerOfContainer: Int { Int(entries[container].start) }

  /// Computes the hash of a key from its text, which was read or changed, and records the key.
  func rename(_ key: Int) {
    rehash(key)
    stack.base[stack.count &- 1].mayRepeat = true
  }

  // MARK: Errors

  func error(
    _ kind: SyntaxError.Kind, _ start: Int, _ end: Int, node: Int? = nil,
    related: ByteRange? = nil, repair: [Edit] = [], detail: SyntaxError.Detail = .none
  ) {
    let error = SyntaxError(
      kind, ByteRange(start, end), node: node ?? container, related: related, repair: repair,
      detail: detail)
    if let last = tree.errors.indices.last, continuesRun(error, of: tree.errors[last]) {
      tree.errors[last].range.end = end
      if tree.errors[last].repair.last?.range.end == start, repair.count == 1 {
        tree.errors[last].repair[tree.errors[last].repair.count &- 1].range.end = end
      } else {
        for edit in repair { tree.errors[last].repair.note(edit) }
      }
    } else if tree.errors.count < FindingLimit.count {
      tree.errors.append(error)
    } else {
      FindingLimit.note(
        kind.rawValue, of: SyntaxError.Kind.allCases.count, &core.pointee.hiddenErrors)
    }
  }

  /// Whether an error is about the same punctuation as the one directly before it: all closers are
  /// one kind of punctuation.
  private func continuesRun(_ error: SyntaxError, of last: SyntaxError) -> Bool {
    let (one, two) = (last.range.start, error.range.start)
    guard last.kind == error.kind, last.node == error.node, last.range.end == two, one < two,
      error.kind == .unexpectedToken || error.kind == .missingValue,
      last.repair.isEmpty == error.repair.isEmpty
    else { return false }
    return isCloser(one) && isCloser(two)
      || bytes[one] == bytes[two] && [.comma, .colon, .semicolon, .quote].contains(bytes[two])
  }

  /// Reports the byte here and skips it.
  mutating func skipUnexpected(then step: Step, repairs: Bool = false) -> Step {
    let here = ByteRange(position, position &+ 1)
    error(.unexpectedToken, here.start, here.end, repair: repairs ? [Edit(here, "")] : [])
    position &+= 1
    return step
  }

  /// Whether one of the last errors is about the same byte in the innermost container.
  func hasReported(_ byte: UInt8) -> Bool {
    tree.errors.suffix(Self.fewErrors).contains {
      $0.kind == .unexpectedToken && $0.node == container && bytes[$0.range.start] == byte
    }
  }

  // MARK: Tokens

  /// The byte here; the position must be before the end.
  var byte: UInt8 { bytes[position] }

  func isOpener(_ index: Int) -> Bool { bytes[index].isOpener }
  func isCloser(_ index: Int) -> Bool { bytes[index].isCloser }

  /// Whether the closer of the innermost container is at `index`.
  func closes(_ index: Int) -> Bool {
    bytes[index] == (isInArray ? .closeBracket : .closeBrace)
  }

  /// The end of the single token that begins at `start`; an opener is one token.
  func endOfToken(from start: Int) -> Int {
    if bytes[start] == .quote {
      var index = start &+ 1
      while index < end, bytes[index] != .quote, bytes[index] != .lineFeed {
        index &+= bytes[index] == .backslash ? 2 : 1
      }
      return min(index &+ 1, end)
    }
    return max(endOfWord(from: start), start &+ 1)
  }

  /// The index of the colon after `start` and white space; nil if something else is there.
  func colon(after start: Int) -> Int? {
    let index = indexAfterSpace(from: start)
    return index < end && bytes[index] == .colon ? index : nil
  }

  /// Whether a string and a colon begin at `index`.
  func startsKey(at index: Int) -> Bool {
    index < end && bytes[index] == .quote && colon(after: endOfToken(from: index)) != nil
  }

  func startsElement(at index: Int) -> Bool {
    switch bytes[index] {
    case .quote, .openBrace, .openBracket, .minus, UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "t"):
      let stop = endOfToken(from: index)
      return stop &- index < 6 && ["true", "false", "null"].contains(string(index, stop))
    default: return false
    }
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }

  /// The end of the text in `start..<stop` without trailing white space.
  func withoutSpace(from start: Int, to stop: Int) -> Int {
    var index = stop
    while index > start, bytes[index &- 1] <= .space { index &-= 1 }
    return index
  }

  /// The end of the token before an index, not counting white space, comments and foreign spaces.
  mutating func endOfPreviousToken(before place: Int? = nil) -> Int {
    var stop = withoutSpace(from: start, to: place ?? position)
    for range in damaged.trivia.reversed() where range.start < stop {
      guard range.end >= stop else { break }
      stop = withoutSpace(from: start, to: range.start)
    }
    return stop
  }

  // MARK: Commas

  /// The comma before this position, if no error is about it.
  mutating func danglingComma() -> Int? {
    let stop = endOfPreviousToken()
    guard stop > start, bytes[stop &- 1] == .comma else { return nil }
    let isReported = tree.errors.suffix(Self.fewErrors).contains {
      $0.range.start < stop && stop <= $0.range.end
    }
    return isReported ? nil : stop &- 1
  }

  func reportTrailingComma(from comma: Int, to stop: Int) {
    error(.trailingComma, comma, stop, repair: removalOfCommas(from: comma, to: stop))
  }

  /// The end of the commas here, and the position of what follows them.
  func endOfCommas() -> (last: Int, next: Int) {
    var (last, next) = (position, position)
    while next < end, bytes[next] == .comma {
      last = next &+ 1
      next = indexAfterSpace(from: last)
    }
    return (last, next)
  }

  func removalOfCommas(from start: Int, to stop: Int) -> [Edit] {
    var edits: [Edit] = []
    var index = start
    while index < stop, edits.count <= FindingLimit.edits {
      let first = index
      while index < stop, bytes[index] == .comma { index &+= 1 }
      if first < index { edits.append(Edit(ByteRange(first, index), "")) }
      index &+= 1
    }
    return edits
  }

  // MARK: Text that is not a token

  /// The end of text that is not a token: at a comma, a closer, an opener, a comment or the end of
  /// the line.
  ///
  /// Quoted text, parentheses and brackets that close on the same line are included, so that `new
  /// Date("a, b")` is one error.
  mutating func endOfRun(from start: Int) -> Int {
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
      case .openParenthesis:
        if index > start, open == 0, let stop = endOfCall(from: index) {
          index = stop
        } else {
          open &+= 1
        }
      case .closeParenthesis: open &-= 1
      case .openBrace, .openBracket:
        guard !stack.isEmpty,
          let closer = damaged.closerOnLine(of: index, before: index &+ 200)
        else {
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

  /// The closing parenthesis of a call whose arguments are a container on several lines, such as
  /// `JSON.stringify({`.
  private func endOfCall(from parenthesis: Int) -> Int? {
    let first = parenthesis &+ 1
    let next = indexAfterBlanks(from: first &+ 1)
    guard next < end, isOpener(first), !stack.isEmpty || bytes[next].isLineBreak,
      Self.isWordByte(bytes[parenthesis &- 1])
    else { return nil }
    var index = first
    var depth = 0
    while index < min(end, first &+ Self.longestCall) {
      switch bytes[index] {
      case .quote: index = closingQuote(from: index)
      case .openParenthesis: depth &+= 1
      case .closeParenthesis where depth == 0: return index
      case .closeParenthesis: depth &-= 1
      default: break
      }
      index &+= 1
    }
    return nil
  }

  /// The maximum length of a call in bytes.
  private static let longestCall = 4096

  /// Whether a quote is directly before a comma, a closer or the end of the line.
  func endsText(at quote: Int) -> Bool {
    let next = indexAfterBlanks(from: quote &+ 1)
    return next >= end || isCloser(next) || bytes[next] == .comma || bytes[next].isLineBreak
  }

  /// The next quote of the same kind on the line; the quote itself if there is none.
  private func closingQuote(from start: Int) -> Int {
    let stop = (start &+ 1..<end).first { bytes[$0] == bytes[start] || bytes[$0].isLineBreak }
    return stop.map { bytes[$0] == bytes[start] ? $0 : start } ?? start
  }
}
