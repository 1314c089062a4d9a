import FCMLint

/// Finds the quotes around places of a text in any language, in order.
///
/// Strings are assumed to end with their line, and an apostrophe between letters is none of their
/// quotes.
struct QuoteScanner {
  private var index = 0
  private var open: UInt8?

  /// The open quote at a place; nil if there is none. The scan continues after the text at the place.
  mutating func quote(around text: Range<Int>, in bytes: [UInt8]) -> UInt8? {
    while index < text.lowerBound {
      let byte = bytes[index]
      switch byte {
      case .lineFeed: open = nil
      case .backslash where open != nil: index += 1
      case .quote, .apostrophe, .backtick:
        if let quote = open {
          if quote == byte { open = nil }
        } else if !isApostrophe(bytes) {
          open = byte
        }
      default: break
      }
      index += 1
    }
    index = max(index, text.upperBound)
    return open ?? Self.neighbor(of: text, in: bytes)
  }

  private func isApostrophe(_ bytes: [UInt8]) -> Bool {
    bytes[index] == .apostrophe && index > 0 && index + 1 < bytes.count
      && bytes[index - 1].isLetter && bytes[index + 1].isLetter
  }

  /// The quote on the line before or after a text, as around a text of several lines.
  private static func neighbor(of text: Range<Int>, in bytes: [UInt8]) -> UInt8? {
    var before = text.lowerBound
    while before > 0, JSONEscaping.isSpace(bytes[before - 1]) { before -= 1 }
    let after = bytes.endOfSpace(from: text.upperBound)
    if before > 0, bytes[before - 1].isQuote { return bytes[before - 1] }
    return after < bytes.count && bytes[after].isQuote ? bytes[after] : nil
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == .quote || self == .apostrophe || self == .backtick }
}
