/// Lists of words in a string, separated by spaces.
package enum WordList {
  /// Whether the text is one of the words.
  package static func contains(_ text: ArraySlice<UInt8>, in words: StaticString) -> Bool {
    index(of: text, in: words) != nil
  }

  /// The number of the text among the words; nil if it is none of them.
  package static func index(of text: ArraySlice<UInt8>, in words: StaticString) -> Int? {
    text.withUnsafeBufferPointer { index(of: $0, in: words) }
  }

  package static func index(of text: UnsafeBufferPointer<UInt8>, in words: StaticString) -> Int? {
    guard let bytes = text.baseAddress, text.count > 0 else { return nil }
    let (list, limit) = (words.utf8Start, words.utf8CodeUnitCount)
    var (number, start) = (0, 0)
    while start &+ text.count <= limit {
      let end = endOfWord(list, from: start, to: limit)
      if end &- start == text.count, list[start] == bytes[0],
        ByteSearch.equal(list + start, bytes, text.count)
      {
        return number
      }
      (number, start) = (number &+ 1, end &+ 1)
    }
    return nil
  }

  /// The index of the next space, or `limit`; compares eight bytes at once.
  @inline(__always)
  private static func endOfWord(
    _ list: UnsafePointer<UInt8>, from start: Int, to limit: Int
  ) -> Int {
    var index = start
    while index &+ 8 <= limit {
      let word = UInt64(littleEndian: ByteSearch.word(list, index)) ^ 0x2020_2020_2020_2020
      // The lowest bit that is set is that of the first space.
      let spaces = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if spaces != 0 { return index &+ spaces.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < limit, list[index] != .space { index &+= 1 }
    return index
  }
}
