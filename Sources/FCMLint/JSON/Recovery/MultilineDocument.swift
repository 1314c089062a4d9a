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
    var last = lines.start - 1
    while last >= 0, JSONEscaping.isSpace(bytes[last]) { last -= 1 }
    if last >= 0, bytes[last] == .openBrace, isFirst(last, in: bytes) { return true }
    var next = lines.end
    while next < bytes.count, JSONEscaping.isSpace(bytes[next]) { next += 1 }
    return next < bytes.count && bytes[next] == .closeBrace && isLast(next, in: bytes)
  }

  private static func isFirst(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = place - 1
    while index >= 0, JSONEscaping.isSpace(bytes[index]), bytes[index] != .lineFeed { index -= 1 }
    return index < 0 || bytes[index] == .lineFeed
  }

  private static func isLast(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = place + 1
    while index < bytes.count, JSONEscaping.isSpace(bytes[index]), bytes[index] != .lineFeed {
      index += 1
    }
    return index == bytes.count || bytes[index] == .lineFeed
  }
}
