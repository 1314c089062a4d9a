/// The bytes of a condition, and helpers to find words and operators in them.
struct ConditionLexer {
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }

  /// The end of `&&`, `||`, `&`, `|`, or `&&` in HTML entities.
  func endOfOperator(_ start: Int) -> Int {
    if bytes[start] == .ampersand, ByteSearch.starts(bytes[(start + 1)...], with: "amp;") {
      let next = start + 5
      let isDouble = next < bytes.count && bytes[next] == .ampersand
      return isDouble && ByteSearch.starts(bytes[(next + 1)...], with: "amp;") ? next + 5 : next
    }
    return start + 1 < bytes.count && bytes[start + 1] == bytes[start] ? start + 2 : start + 1
  }

  func endOfName(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, TopicName.allows(bytes[end]) { end += 1 }
    return end
  }

  func endOfScalar(_ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The next word after white space; empty if something else follows.
  func wordAfter(_ start: Int) -> Range<Int> {
    var first = start
    while first < bytes.count, JSONEscaping.isSpace(bytes[first]) { first += 1 }
    return first..<endOfName(first)
  }

  func matches(_ word: Range<Int>, _ text: StaticString) -> Bool {
    word.count == text.utf8CodeUnitCount && ByteSearch.starts(bytes[word], with: text)
  }

  /// Whether the word equals a text, ignoring case.
  func spells(_ word: Range<Int>, _ text: StaticString) -> Bool {
    guard word.count == text.utf8CodeUnitCount else { return false }
    return word.indices.allSatisfy {
      bytes[$0] | 0x20 == text.utf8Start[$0 - word.lowerBound]
    }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
