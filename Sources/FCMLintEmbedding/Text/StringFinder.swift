import FCMLint

/// Finds the strings of a line that contain given places, in order.
struct StringFinder {
  private var line = -1
  private var index = 0
  private var open: Int?
  /// Whether no further string of the line is closed.
  private var isUnclosed = false
  /// Whether no further string with doubled quotes is closed.
  private var isDoubledUnclosed = false

  /// The content of the string in double quotes around a place; nil if the place is not in one.
  mutating func content(in bytes: [UInt8], around place: Int, line start: Int) -> Range<Int>? {
    if line != start || index > place {
      line = start
      index = start
      open = nil
      isUnclosed = false
    }
    if isUnclosed { return nil }
    while index < place {
      if bytes[index] == .backslash, open != nil {
        index += 2
        continue
      }
      if bytes[index] == .quote { open = open == nil ? index : nil }
      index += 1
    }
    guard let open else { return nil }
    var end = place
    while end < bytes.count, bytes[end] != .quote, bytes[end] != .lineFeed {
      end += bytes[end] == .backslash ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == .quote else {
      isUnclosed = true
      return nil
    }
    return open + 1..<end
  }

  /// The content of a string whose first byte but blanks is at a place, and in which two quotes represent
  /// for one; nil if it is not in a string.
  mutating func doubled(in bytes: [UInt8], from place: Int) -> Range<Int>? {
    var start = place
    while start > 0, JSONEscaping.isSpace(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == .quote, !isDoubledUnclosed else { return nil }
    var end = place
    while end < bytes.count {
      if bytes[end] == .quote {
        guard end + 1 < bytes.count, bytes[end + 1] == .quote else { return start..<end }
        end += 1
      }
      end += 1
    }
    isDoubledUnclosed = true
    return nil
  }
}
