import FCMLint

/// Reads reStructuredText, and undoes the inline markup in parsed literals. Other literal blocks have
/// none.
///
/// Source: reStructuredText Markup Specification, "Inline Markup" and "Escaping Mechanism".
struct ParsedLiterals {
  private var builder: TextBuilder
  private var plain = 0
  private var bytes: [UInt8] { builder.source }

  /// The documents in a text.
  static func documents(in text: ExtractedText, language: HostLanguage) -> [EmbeddedDocument] {
    let inner = decoded(text.bytes).map { text.nested($0, quoting: .raw) } ?? text
    return PlainTextReader.documents(in: inner, language: language, surroundings: .prose)
  }

  /// A text without the markup in its parsed literals; nil if it has none.
  private static func decoded(_ bytes: [UInt8]) -> TextBuilder? {
    var reader = ParsedLiterals(builder: TextBuilder(bytes))
    var isFound = false
    var index = 0
    while let place = bytes.position(of: "parsed-literal::", in: index..<bytes.count) {
      index = place + 1
      let directive = place - 3
      guard bytes.hasPrefix(".. ", at: directive), bytes.isFirstOnLine(directive) else { continue }
      let body = PHPBlocks.indented(
        bytes, from: bytes.lineEnd(from: place) + 1, directive..<place)
      reader.read(body)
      isFound = true
      index = max(body.upperBound, index)
    }
    guard isFound else { return nil }
    reader.replace(bytes.count..<bytes.count)
    return reader.builder
  }

  private mutating func read(_ body: Range<Int>) {
    var index = body.lowerBound
    while index < body.upperBound {
      let next = min(index + 1, body.upperBound)
      switch bytes[index] {
      case .backslash where next < body.upperBound:
        // White space that is escaped separates markup from a word.
        let isSpace = JSONEscaping.isSpace(bytes[next])
        replace(index..<(isSpace ? next + 1 : next))
        index = next + 1
      case .asterisk:
        replace(index..<next)
        index = next
      case .backtick, UInt8(ascii: "|"): index = replaceReference(at: index, body)
      default: index = next
      }
    }
  }

  /// Replaces the role, link or substitution whose mark is at an offset by a placeholder, and returns
  /// the offset after it; the offset after its marks if it is not closed on its line.
  private mutating func replaceReference(at mark: Int, _ body: Range<Int>) -> Int {
    var start = mark
    while start > max(plain, body.lowerBound), bytes[start - 1].isOfRole { start -= 1 }
    let isRole = mark - start > 2 && bytes[start] == .colon && bytes[mark - 1] == .colon
    if !isRole { start = mark }
    var end = mark + 1
    while end < body.upperBound, bytes[end] == bytes[mark] { end += 1 }
    let content = end
    while end < body.upperBound, bytes[end] != bytes[mark], bytes[end] != .lineFeed { end += 1 }
    guard end < body.upperBound, bytes[end] != .lineFeed else { return content }
    while end < body.upperBound, bytes[end] == bytes[mark] || bytes[end] == .underscore { end += 1 }
    replace(start..<end, by: "${reference}")
    return end
  }

  private mutating func replace(_ range: Range<Int>, by text: StaticString = "") {
    builder.append(verbatim: plain..<range.lowerBound)
    if text.utf8CodeUnitCount > 0 { builder.append(text, for: range) }
    plain = range.upperBound
  }
}

extension UInt8 {
  /// Whether it may be part of `:role:` before a text.
  fileprivate var isOfRole: Bool { isOfName || self == .colon || self == .minus || self == .period }
}
