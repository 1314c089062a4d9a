// The literal text around placeholders, which is present whatever their values are.
extension PlaceholderSyntax {
  /// The number of bytes of a string outside its placeholders; an escape counts as one.
  ///
  /// It is 0 if a placeholder is more than a name, because a condition or a loop may remove the
  /// text around it.
  func literalCount(in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard isStandard, text.first != .lessThan else { return 0 }
    var count = 0
    var index = 0
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : 0
      switch text[index] {
      case .openBrace where next == .openBrace, .hash where next == .openBrace,
        .dollar where next == .openBrace,
        .percent where next == .openBrace:
        guard let end = Self.endOfName(text, from: index + 2) else { return 0 }
        index = end
      case .hash where next == .openParenthesis, .dollar where next == .openParenthesis:
        index = Self.endOfCall(text, from: index + 2) ?? index + 1
      // `{%` opens a statement.
      case .openBrace where next == .percent: return 0
      // `$NAME`, `[NAME]` and `YOUR_NAME` count as 0.
      case .dollar, .openBracket, UInt8(ascii: "Y"):
        index += 1
        while index < text.count, Self.isCapitalWord(text[index]) { index += 1 }
      case .backslash:
        count += 1
        index += next == UInt8(ascii: "u") ? 6 : 2
      default:
        count += 1
        index += 1
      }
    }
    return count
  }

  /// The end of a placeholder whose name begins here; nil if it is not a name.
  private static func endOfName(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < text.count, text[index] == .openBrace || text[index] == .space { index += 1 }
    let first = index
    while index < text.count, text[index].isLetter || isOfName(text[index]) {
      index += 1
    }
    let name = text[first..<index]
    let words = ["else", "end", "endif", "if"]
    guard !name.isEmpty, !words.contains(where: { name.elementsEqual($0.utf8) }) else { return nil }
    while index < text.count, text[index] == .space { index += 1 }
    guard index < text.count, text[index] == .closeBrace else { return nil }
    while index < text.count, text[index] == .closeBrace { index += 1 }
    return index
  }

  /// Whether the byte is a digit, a dot, a hyphen or an underscore.
  static func isOfName(_ byte: UInt8) -> Bool {
    (UInt8.minus...UInt8(ascii: "9")).contains(byte) && byte != .slash || byte == .underscore
  }
}
