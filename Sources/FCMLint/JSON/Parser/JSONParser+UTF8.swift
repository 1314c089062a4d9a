// Non-ASCII characters outside strings.
extension JSONParser {
  /// The width of a character at `index` that looks like a space or is invisible, but is not white
  /// space in JSON; 0 for any other.
  func foreignSpaceWidth(at index: Int) -> Int {
    let byte = bytes[index]
    if byte < .space { return JSONEscaping.isSpace(byte) ? 0 : 1 }
    guard byte >= 0xC2, index &+ 1 < end else { return 0 }
    let second = bytes[index &+ 1]
    if byte == 0xC2 { return second == 0xA0 || second == 0x85 ? 2 : 0 }
    guard byte >= 0xE2, index &+ 2 < end else { return 0 }
    switch (byte, second, bytes[index &+ 2]) {
    case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0x9F...0xA0),
      (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return 3
    default: return 0
    }
  }

  /// Whether the source is UTF-16 or UTF-32, where every other byte of a letter is zero.
  func isWideText() -> Bool {
    guard position &+ 1 < end else { return false }
    let (first, second) = (bytes[position], bytes[position &+ 1])
    if first == 0xFF && second == 0xFE || first == 0xFE && second == 0xFF { return true }
    guard position &+ 3 < end, first == 0 || second == 0, first | second < 0x80 else {
      return false
    }
    let (third, fourth) = (bytes[position &+ 2], bytes[position &+ 3])
    if first | second == 0 { return third | fourth != 0 && (third == 0 || third == 0xFE) }
    return first == 0 ? third == 0 && fourth != 0 : fourth == 0
  }

  /// Whether the byte is part of a word and does not begin a foreign space.
  func isWord(at index: Int) -> Bool {
    let byte = bytes[index]
    return Self.isWordByte(byte) && (byte < 0x80 || foreignSpaceWidth(at: index) == 0)
  }

  /// The end of the word that begins at `start`.
  func endOfWord(from start: Int) -> Int {
    var index = start
    while index < end, isWord(at: index) {
      // A typographic closing quote ends a word as a straight one does.
      if index > start, bytes[index] >= 0xC2, typographicQuote(at: index) != nil { break }
      index &+= 1
    }
    return index
  }
}
