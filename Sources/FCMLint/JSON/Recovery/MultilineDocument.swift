/// A document on several lines of a source that should have one document on each line.
enum MultilineDocument {
  /// Above this length, lines are always read one by one.
  private static let longest = 1 << 20

  /// Whether the first non-empty line contains only an opener.
  static func begin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= longest, let first = bytes.firstIndex(where: { !JSONEscaping.isSpace($0) })
    else { return false }
    guard bytes[first] == .openBrace || bytes[first] == .openBracket, isLast(first, in: bytes)
    else { return false }
    return !bytes[(first + 1)...].allSatisfy(JSONEscaping.isSpace)
  }

  /// Whether the line before some lines, or the line after them, contains only a brace.
  static func surround(_ lines: ByteRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if let last = bytes[..<lines.start].lastIndex(where: { !JSONEscaping.isSpace($0) }),
      bytes[last] == .openBrace, isEndOfLine(bytes[..<last].last(where: endsBlank))
    {
      return true
    }
    let next = bytes[lines.end...].firstIndex { !JSONEscaping.isSpace($0) }
    return next.map { bytes[$0] == .closeBrace && isLast($0, in: bytes) } ?? false
  }

  /// Whether the line after a place contains the rest of a document: it begins with no opener.
  static func goesOn(after place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let next = bytes[place...].firstIndex { !JSONEscaping.isSpace($0) }
    return next.map { bytes[$0] == .quote || bytes[$0].isCloser } ?? false
  }

  private static func isLast(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isEndOfLine(bytes[(place + 1)...].first(where: endsBlank))
  }

  private static func endsBlank(_ byte: UInt8) -> Bool {
    byte == .lineFeed || !JSONEscaping.isSpace(byte)
  }

  private static func isEndOfLine(_ byte: UInt8?) -> Bool { byte == nil || byte == .lineFeed }
}
