/// A quotation mark around a topic: single, double, or a similar character.
struct ConditionQuote {
  var length: Int
  var isSingle = false
  var isDouble = false

  /// Creates the quotation mark at an index; nil if none begins there.
  init?(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index < text.count else { return nil }
    switch text[index] {
    case .apostrophe: (length, isSingle) = (1, true)
    case .quote: (length, isDouble) = (1, true)
    case .backtick: length = 1
    // « » and the acute accent.
    case 0xC2 where index + 1 < text.count && [0xAB, 0xB4, 0xBB].contains(text[index + 1]):
      length = 2
    // U+2018 to U+201F, the primes, and single angle quotes.
    case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80:
      let last = text[index + 2]
      guard (0x98...0x9F).contains(last) || [0xB2, 0xB3, 0xB9, 0xBA].contains(last) else {
        return nil
      }
      length = 3
    default: return nil
    }
  }

  /// Whether both are single quotes, as in the grammar, or double quotes, as in a test of Google's.
  func pairs(with other: ConditionQuote) -> Bool {
    (isSingle && other.isSingle) || (isDouble && other.isDouble)
  }

  /// Whether this mark closes a name that `open` began.
  func closes(_ open: ConditionQuote) -> Bool {
    pairs(with: open) || !(open.isSingle || open.isDouble)
  }
}
