/// Recognizes random text, as opposed to names and URLs.
enum Entropy {
  /// The minimum length of random text, in bytes.
  static let shortest = TokenScanner.shortestRandom

  /// Whether a run without a separator of URLs or paths is long enough to be random.
  static func hasLongStretch(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var start = word.startIndex
    while start + shortest <= word.endIndex {
      // The last separator where such a run would be; most are near its end.
      guard let last = word[start..<(start + shortest)].lastIndex(where: isBreak) else {
        return true
      }
      start = last + 1
    }
    return false
  }

  static func isAddress(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    ByteSearch.position(of: "://", in: word) != nil
  }

  /// The random part of a word; nil for a path, a URL or a plain word.
  static func part(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
    if !isAddress(word) {
      let breaks = word.reduce(into: 0) { $0 += isBreak($1) ? 1 : 0 }
      if breaks <= word.count / 12, isRandom(word) { return word.startIndex..<word.endIndex }
    }
    // A part of a path or a URL.
    var start = word.startIndex
    while start < word.endIndex {
      let end = word[start...].firstIndex(where: isBreak) ?? word.endIndex
      if isRandom(word[start..<end]) { return start..<end }
      start = end + 1
    }
    return nil
  }

  @inline(__always)
  static func isBreak(_ byte: UInt8) -> Bool {
    byte == .slash || byte == .period || byte == .plus || byte == .colon
  }

  private static func isRandom(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count >= shortest else { return false }
    var capitals = 0
    var small = 0
    var digits = 0
    var isHexadecimal = true
    for byte in bytes {
      if byte.isCapital { capitals += 1 }
      if byte.isSmall { small += 1 }
      if byte.isDigit { digits += 1 }
      if isHexadecimal, !byte.isHexadecimal { isHexadecimal = false }
    }
    if isHexadecimal { return bytes.count >= 64 && digits > 8 }
    return capitals >= 6 && small >= 6 && digits >= 3
  }
}
