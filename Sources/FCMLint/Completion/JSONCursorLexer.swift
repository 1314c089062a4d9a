/// Splits damaged JSON into pieces.
struct JSONCursorLexer {
  typealias Piece = JSONCursorScanner.Piece

  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// The piece at an offset that is not white space.
  ///
  /// - Parameter isKey: whether a string would be the name of a member.
  func piece(at start: Int, isKey: Bool) -> Piece {
    if let tag = TemplateTag(bytes, at: start), tag.end <= end {
      return .skipped(end: tag.end, isValue: tag.role == .value)
    }
    switch bytes[start] {
    case .openBrace: return .opener(isObject: true)
    case .openBracket: return .opener(isObject: false)
    case .closeBrace: return .closer(isObject: true)
    case .closeBracket: return .closer(isObject: false)
    case .comma: return .comma
    case .colon: return .colon
    case .quote: return .string(string(start, isKey: isKey))
    case .slash:
      if let end = endOfComment(start) { return .skipped(end: end, isValue: false) }
      return word(start)
    default: return word(start)
    }
  }

  /// Whether a byte may be in the name of a field or the word of a value.
  static func isOfName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == .underscore || byte == .minus || byte == .period
      || byte >= 0x80
  }

  /// A string ends at its closing quote or at the end of the line. A key without a closing quote ends
  /// with its name.
  private func string(_ start: Int, isKey: Bool) -> JSONCursor.Token {
    var index = start + 1
    while index < end, bytes[index] != .quote, bytes[index] != .lineFeed,
      bytes[index] != .carriageReturn
    {
      index += bytes[index] == .backslash ? 2 : 1
    }
    index = min(index, end)
    let isClosed = index < end && bytes[index] == .quote
    if isKey, !isClosed || isTwoTokens(start, index) {
      var name = start + 1
      while name < index, Self.isOfName(bytes[name]) || isBlankInName(name, index) { name += 1 }
      return JSONCursor.Token(range: ByteRange(start, name), isString: true, isClosed: false)
    }
    return JSONCursor.Token(
      range: ByteRange(start, isClosed ? index + 1 : index), isString: true, isClosed: isClosed)
  }

  /// Whether a blank is between two words of a name, as in `Simulator Target Bundle`.
  private func isBlankInName(_ place: Int, _ end: Int) -> Bool {
    bytes[place] == .space && place + 1 < end && bytes[place + 1].isLetter
      && Self.isOfName(bytes[place - 1])
  }

  /// Whether a key without a closing quote is followed by its value: `"title: "Hi"`.
  private func isTwoTokens(_ start: Int, _ close: Int) -> Bool {
    guard bytes[start..<close].contains(.colon) else { return false }
    var index = close + 1
    while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
    return index >= end || bytes[index] != .colon
  }

  private func word(_ start: Int) -> Piece {
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      if JSONEscaping.isSpace(byte) || byte == .comma || byte == .colon || byte == .quote
        || byte.isOpener || byte.isCloser
      {
        break
      }
      index += 1
    }
    return .word(
      JSONCursor.Token(range: ByteRange(start, index), isString: false, isClosed: false))
  }

  /// The end of a comment; nil if there is none.
  private func endOfComment(_ start: Int) -> Int? {
    guard start + 1 < end else { return nil }
    var index = start + 2
    switch bytes[start + 1] {
    case .slash:
      while index < end, bytes[index] != .lineFeed, bytes[index] != .carriageReturn { index += 1 }
      // A cursor at the end of the line is still in the comment.
      return min(index + 1, end)
    case .asterisk:
      while index + 1 < end, bytes[index] != .asterisk || bytes[index + 1] != .slash { index += 1 }
      return min(index + 2, end)
    default: return nil
    }
  }
}
