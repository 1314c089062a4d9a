import FCMLint

/// Finds the end of a JSON object in a text, which may be damaged or unclosed.
struct RegionScanner {
  private let bytes: [UInt8]
  private let limit: Int
  private var index: Int
  private var region: SampleRegion
  /// The open braces and brackets.
  private var stack: [UInt8] = []
  /// The last byte that is neither white space nor part of a comment, and its index.
  private var last = (byte: UInt8.openBrace, index: 0)
  /// Whether a string on this line has no closing quote.
  private var isStringOpen = false
  /// The indentation of the object, if it begins its line.
  private let indentation: Int
  private var ends: CommentEnds

  /// Scans the object whose brace is at `start`, up to `limit`.
  static func scan(
    _ bytes: [UInt8], from start: Int, to limit: Int, _ ends: inout CommentEnds
  ) -> SampleRegion {
    var scanner = RegionScanner(bytes, from: start, to: limit, ends)
    defer { ends = scanner.ends }
    return scanner.scan()
  }

  private init(_ bytes: [UInt8], from start: Int, to limit: Int, _ ends: CommentEnds) {
    self.bytes = bytes
    self.ends = ends
    self.limit = limit
    index = start
    region = SampleRegion(range: start..<start + 1)
    indentation = bytes.isFirstOnLine(start) ? start - bytes.lineStart(of: start) : 0
  }

  private mutating func scan() -> SampleRegion {
    let start = index
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case .quote: skipString()
      case .slash where skipComment(): continue
      case .openBrace, .openBracket: stack.append(byte)
      case .closeBrace, .closeBracket:
        if close(byte) { return region }
      case .period, 0xE2:
        if skipEllipsis() { continue }
      case .lineFeed:
        if endsAtLineBreak() {
          region.range = start..<last.index + 1
          return region
        }
      default: break
      }
      if index < limit, !JSONEscaping.isSpace(bytes[index]) { last = (bytes[index], index) }
      index += 1
    }
    region.range = start..<min(last.index + 1, limit)
    return region
  }

  /// Moves to the closing quote, or to the last byte of the line.
  private mutating func skipString() {
    var end = index + 1
    while end < limit, bytes[end] != .quote, bytes[end] != .lineFeed {
      end += bytes[end] == .backslash && end + 1 < limit && bytes[end + 1] != .lineFeed ? 2 : 1
    }
    isStringOpen = end >= limit || bytes[end] == .lineFeed
    index = isStringOpen ? min(end, limit) - 1 : end
  }

  // MARK: Brackets

  /// Handles a closing bracket and returns whether it ends the region.
  private mutating func close(_ byte: UInt8) -> Bool {
    if last.byte == .comma { region.trailingCommas.append(last.index..<last.index + 1) }
    guard byte == .closeBrace else {
      if stack.last == .openBracket { stack.removeLast() }
      return false
    }
    while let open = stack.popLast(), open != .openBrace {}
    guard !stack.contains(.openBrace) else { return false }
    // A closing brace too many ends the object early, if more members follow.
    if hasMember(after: index + 1) {
      stack = [.openBrace]
      return false
    }
    region.range = region.range.lowerBound..<index + 1
    region.isClosed = true
    return true
  }

  /// Whether `, "name":` follows.
  private func hasMember(after place: Int) -> Bool {
    var next = bytes.endOfSpace(from: place, to: limit)
    guard next < limit, bytes[next] == .comma else { return false }
    next = bytes.endOfSpace(from: next + 1, to: limit)
    guard next < limit, bytes[next] == .quote else { return false }
    next += 1
    while next < limit, bytes[next] != .quote, bytes[next] != .lineFeed { next += 1 }
    guard next < limit, bytes[next] == .quote else { return false }
    next = bytes.endOfBlanks(from: next + 1, to: limit)
    return next < limit && bytes[next] == .colon
  }

  // MARK: Comments and ellipses

  /// Moves after a comment; returns false if there is none.
  private mutating func skipComment() -> Bool {
    let start = index
    if bytes.hasPrefix("//", at: index) {
      index = ends.line(in: bytes, from: index)
    } else if bytes.hasPrefix("/*", at: index) {
      index = min(ends.block(in: bytes, from: index + 2) + 2, limit)
    } else {
      return false
    }
    var end = index
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    let content = bytes.endOfSpace(from: start + 2, to: end)
    let dots = content < end ? bytes.ellipsis(at: content) : 0
    let isElided = dots > 0 && stack.last == .openBrace
    if isElided {
      region.ellipses.append(start..<end)
    } else {
      region.comments.append(start..<end)
    }
    return true
  }

  /// Moves after an ellipsis that represents members: alone on its line in an object, or alone in
  /// a container. Any other is left to the parser.
  private mutating func skipEllipsis() -> Bool {
    let length = bytes.ellipsis(at: index)
    guard length > 0 else { return false }
    var end = index + length
    if let alone = endOfLine(after: end), stack.last == .openBrace, bytes.isFirstOnLine(index) {
      end = alone
    } else {
      let next = bytes.endOfSpace(from: end, to: limit)
      guard last.byte.isOpener, next < limit, bytes[next].isCloser else { return false }
    }
    region.ellipses.append(index..<end)
    index = end
    return true
  }

  /// The end of a comma after a place, or the place, if nothing else follows on the line; else nil.
  private func endOfLine(after place: Int) -> Int? {
    var end = place
    var next = bytes.endOfBlanks(from: end, to: limit)
    if next < limit, bytes[next] == .comma {
      end = next + 1
      next = bytes.endOfBlanks(from: end, to: limit)
    }
    if next < limit, bytes[next] == .carriageReturn { next += 1 }
    return next >= limit || bytes[next] == .lineFeed ? end : nil
  }

  // MARK: Lines

  /// Whether an unclosed object ends at this line break, because the next line is not part of it.
  private mutating func endsAtLineBreak() -> Bool {
    let isBroken = isStringOpen
    isStringOpen = false
    var next = index + 1
    var line = next
    var isBlankLine = false
    while next < limit {
      line = next
      next = bytes.endOfBlanks(from: next, to: limit)
      guard next < limit else { return true }
      if bytes[next] == .carriageReturn {
        next += 1
      } else if bytes[next] == .lineFeed {
        isBlankLine = true
        next += 1
      } else {
        break
      }
    }
    guard next < limit, continues(at: next, isBlankLine: isBlankLine, isBroken: isBroken),
      next - line >= indentation || bytes[next].mayLoseIndentation
    else { return true }
    // Blank lines are read once.
    index = next - 1
    return false
  }

  /// Whether a line that begins with this byte may continue the object.
  private func continues(at next: Int, isBlankLine: Bool, isBroken: Bool) -> Bool {
    let byte = bytes[next]
    switch byte {
    case .quote, .closeBrace, .closeBracket, .openBracket, .comma, .colon: return true
    case .slash, .period: return true
    case .openBrace:
      return last.byte == .comma || last.byte == .colon || last.byte.isOpener
        || bytes.hasPrefix("{{", at: next)
    case .hash, .backtick, .greaterThan, .equals, .asterisk, .plus: return false
    case .minus where bytes.hasPrefix("---", at: next): return false
    case .apostrophe where isQuoteOnly(next): return false
    default: break
    }
    if isBlankLine { return false }
    if !byte.isLetter, byte < 0x80 { return true }
    let lineEnd = bytes.lineEnd(from: next, to: limit)
    if isBroken { return bytes[next..<lineEnd].contains(.quote) }
    if bytes.hasPrefix("…", at: next) || bytes.hasPrefix("\u{201C}", at: next) { return true }
    return isKeyOrLiteral(next, lineEnd)
  }

  /// Whether the quote at the start of a line closes the string around the object.
  private func isQuoteOnly(_ start: Int) -> Bool {
    !bytes[start..<bytes.lineEnd(from: start, to: limit)].contains { $0.isLetter || $0.isDigit }
  }

  /// Whether a word and a colon, or a literal of JSON, begins here.
  private func isKeyOrLiteral(_ start: Int, _ lineEnd: Int) -> Bool {
    var end = start
    while end < lineEnd, bytes[end].isOfName || bytes[end] == .minus { end += 1 }
    let length = end - start
    if length == 4, bytes.hasPrefix("true", at: start) || bytes.hasPrefix("null", at: start) {
      return true
    }
    if length == 5, bytes.hasPrefix("false", at: start) { return true }
    let next = bytes.endOfSpace(from: end, to: limit)
    // A word alone on its line before a member, such as "or".
    if length > 0, next > lineEnd, next < limit, bytes[next] == .quote { return true }
    if end < lineEnd, bytes[end] == .quote { end += 1 }
    end = bytes.endOfBlanks(from: end, to: lineEnd)
    guard length > 0, end < lineEnd, bytes[end] == .colon else { return false }
    // A header or a word of a sentence has no value that JSON knows.
    let value = bytes.endOfBlanks(from: end + 1, to: lineEnd)
    guard value < lineEnd else { return true }
    let byte = bytes[value]
    return byte == .quote || byte.isOpener || byte.isDigit || byte == .minus
      || byte == .apostrophe || bytes.hasPrefix("true", at: value)
      || bytes.hasPrefix("false", at: value) || bytes.hasPrefix("null", at: value)
  }
}

extension UInt8 {
  /// Whether a line that begins with this byte may belong to an object that is indented more. Any
  /// other is outside of the block that contains the object.
  fileprivate var mayLoseIndentation: Bool {
    switch self {
    case .quote, .openBrace, .closeBrace, .openBracket, .closeBracket, .comma, .colon: true
    default: false
    }
  }
}

/// The ends of comments in a text. They are searched once, even if a comment is in many objects that are
/// not closed, each of which ends before it.
struct CommentEnds {
  private var lines = 0..<0
  private var blocks = 0..<0

  /// The end of the line that contains an offset.
  mutating func line(in bytes: [UInt8], from start: Int) -> Int {
    if !lines.contains(start) { lines = start..<bytes.lineEnd(from: start) }
    return lines.upperBound
  }

  /// The next place of the mark that ends a comment, or the end of the text.
  mutating func block(in bytes: [UInt8], from start: Int) -> Int {
    if !blocks.contains(start) {
      blocks = start..<max(start, bytes.position(of: "*/", in: start..<bytes.count) ?? bytes.count)
    }
    return blocks.upperBound
  }
}
