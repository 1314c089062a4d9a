import FCMLint

extension [UInt8] {
  /// The index of the next line feed in `start..<limit`, or `limit`.
  func lineEnd(from start: Int, to limit: Int? = nil) -> Int {
    let limit = limit ?? count
    var index = start
    while index < limit, self[index] != .lineFeed { index += 1 }
    return index
  }

  /// The start of the line that contains an offset.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, self[start - 1] != .lineFeed { start -= 1 }
    return start
  }

  /// Whether only blanks are before an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, self[start - 1].isBlank { start -= 1 }
    return start == 0 || self[start - 1] == .lineFeed
  }

  /// The index of the next byte in `start..<limit` that is not a space or a tab, or `limit`.
  func endOfBlanks(from start: Int, to limit: Int? = nil) -> Int {
    let limit = limit ?? count
    var index = start
    while index < limit, self[index].isBlank { index += 1 }
    return index
  }

  /// The index of the next byte in `start..<limit` that is not white space, or `limit`.
  func endOfSpace(from start: Int, to limit: Int? = nil) -> Int {
    let limit = limit ?? count
    var index = start
    while index < limit, JSONEscaping.isSpace(self[index]) { index += 1 }
    return index
  }

  /// The range without white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = endOfSpace(from: range.lowerBound, to: range.upperBound)
    var end = range.upperBound
    while end > start, JSONEscaping.isSpace(self[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether the bytes at `index` are equal to some text.
  func hasPrefix(_ text: StaticString, at index: Int) -> Bool {
    withUnsafeBufferPointer { $0.hasPrefix(text, at: index) }
  }

  /// Whether the bytes at `index` are equal to some lower-case text, ignoring the case of ASCII
  /// letters.
  func standsIgnoringCase(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= self.count else { return false }
    for offset in 0..<count {
      let byte = self[index + offset]
      let lower = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      if lower != text.utf8Start[offset] { return false }
    }
    return true
  }

  /// The index of the first occurrence of some text in a range.
  func position(of text: StaticString, in range: Range<Int>) -> Int? {
    withUnsafeBufferPointer { buffer in
      ByteSearch.position(of: text, in: buffer[range.clamped(to: 0..<buffer.count)])
    }
  }

  /// Whether a range contains some text.
  func has(_ text: StaticString, in range: Range<Int>) -> Bool {
    position(of: text, in: range) != nil
  }

  /// The length of an ellipsis at `index`: three periods or the character for them; 0 for none.
  func ellipsis(at index: Int) -> Int {
    if hasPrefix("…", at: index) { return 3 }
    guard hasPrefix("...", at: index) else { return 0 }
    return hasPrefix("....", at: index) ? 4 : 3
  }
}

extension Array {
  /// The same elements without room for others, of which many short arrays have much.
  var trimmed: [Element] {
    guard count < 4096, capacity > count else { return self }
    // An array of all elements would share the memory.
    return withUnsafeBufferPointer { [Element]($0) }
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// Whether it may be part of a name in source code.
  var isOfName: Bool { isLetter || isDigit || self == .underscore || self == .dollar }
}
