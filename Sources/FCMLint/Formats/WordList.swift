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
    let (list, last) = (words.utf8Start, words.utf8CodeUnitCount &- text.count)
    guard let bytes = text.baseAddress, text.count > 0, last >= 0 else { return nil }
    var start = 0
    repeat {
      if list[start] == bytes[0], start == last || list[start &+ text.count] == .space,
        ByteSearch.equal(list + start, bytes, text.count)
      {
        // Two words of the list are none.
        return text.contains(.space) ? nil : number(ofWordAt: start, in: list)
      }
      start = nextWord(bytes[0], in: list, from: start &+ 1, to: last)
    } while start <= last
    return nil
  }

  private static func number(ofWordAt start: Int, in list: UnsafePointer<UInt8>) -> Int {
    var number = 0
    for index in 0..<start where list[index] == .space { number &+= 1 }
    return number
  }

  /// The place of the next word that begins with a byte, or a place after `last`; compares eight places at
  /// once.
  @inline(__always)
  private static func nextWord(
    _ first: UInt8, in list: UnsafePointer<UInt8>, from start: Int, to last: Int
  ) -> Int {
    var index = start
    let pattern = UInt64(first) &* 0x0101_0101_0101_0101
    while index &+ 7 <= last {
      let word = UInt64(littleEndian: ByteSearch.word(list, index)) ^ pattern
      let before = UInt64(littleEndian: ByteSearch.word(list, index &- 1)) ^ 0x2020_2020_2020_2020
      let both = word | before
      // The lowest bit that is set is that of the first place.
      let places = (both &- 0x0101_0101_0101_0101) & ~both & 0x8080_8080_8080_8080
      if places != 0 { return index &+ places.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index <= last, list[index] != first || list[index &- 1] != .space { index &+= 1 }
    return index
  }
}
