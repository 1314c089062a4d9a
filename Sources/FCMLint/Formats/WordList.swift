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
    let list = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    guard let first = text.first else { return nil }
    var (number, start) = (0, 0)
    while start < list.count {
      var end = start
      while end < list.count, list[end] != .space { end += 1 }
      if end - start == text.count, list[start] == first, list[start..<end].elementsEqual(text) {
        return number
      }
      (number, start) = (number + 1, end + 1)
    }
    return nil
  }
}
