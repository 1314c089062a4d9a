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
      start = 1 &+ SIMDBytes.placeOfPair(.space, bytes[0], in: list, from: start, to: last)
    } while start <= last
    return nil
  }

  private static func number(ofWordAt start: Int, in list: UnsafePointer<UInt8>) -> Int {
    var number = 0
    for index in 0..<start where list[index] == .space { number &+= 1 }
    return number
  }
}
