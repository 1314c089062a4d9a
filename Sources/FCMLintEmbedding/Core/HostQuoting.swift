import FCMLint

/// How text of a document is written in its source.
package enum HostQuoting: Equatable, Sendable {
  /// As it is.
  case raw
  /// With a prefix at the start of each further line, such as the indentation of a list, and perhaps
  /// with the line breaks of Windows, which the language reads as line feeds.
  case lines(prefix: [UInt8], isWindows: Bool = false)
  /// In single quotes of a shell.
  case shellSingle
  /// In double quotes of a shell.
  case shellDouble
  /// In a here-document with expansions.
  case shellDocument
  /// In a JSON string.
  case jsonString
  /// In quotes of a language that writes each of them twice.
  ///
  /// - escapes: whether a backslash may have a meaning.
  case doubled(UInt8, escapes: Bool)
  /// In text of a language that is not known, which may be a string: as it is, or not at all if a
  /// byte may mean something else there.
  ///
  /// - quote: the quote around the text; nil if that is not known.
  /// - hasLines: whether the text may contain line breaks.
  case unknown(quote: UInt8?, hasLines: Bool)
  /// In a string with the escapes of JSON, in a language that is not known.
  case unknownString
  /// As text of HTML.
  case html
  /// As a literal of a programming language, which is not JSON.
  case literal(LiteralSyntax)

  /// The text as written in the source; nil if it cannot be written there.
  package func written(_ text: [UInt8]) -> [UInt8]? {
    switch self {
    case .raw: return text
    case .lines(let prefix, let isWindows):
      let lineBreak: [UInt8] = isWindows ? [.carriageReturn, .lineFeed] : [.lineFeed]
      return text.flatMap { $0 == .lineFeed ? lineBreak + prefix : [$0] }
    case .shellSingle:
      return text.flatMap { $0 == .apostrophe ? Array("'\\''".utf8) : [$0] }
    case .shellDouble, .shellDocument:
      return text.flatMap { byte -> [UInt8] in
        let isSpecial =
          byte == .backslash || byte == .dollar || byte == .backtick
          || byte == .quote && self == .shellDouble
        return isSpecial ? [.backslash, byte] : [byte]
      }
    case .doubled(let quote, let escapes):
      if escapes, text.contains(.backslash) { return nil }
      return text.flatMap { $0 == quote ? [quote, quote] : [$0] }
    case .unknown(let quote, let hasLines):
      return Self.isPlain(text, in: quote, hasLines: hasLines) ? text : nil
    case .unknownString:
      let isPlain = text.allSatisfy { $0 >= .space && !"$%@#`".utf8.contains($0) }
      return isPlain ? HostQuoting.jsonString.written(text) : nil
    case .jsonString: return Array(JSONEscaping.escaped(String(decoding: text, as: UTF8.self)).utf8)
    case .html: return text.flatMap(Self.entity)
    case .literal: return nil
    }
  }

  /// Whether text means itself in strings and texts of all languages.
  private static func isPlain(_ text: [UInt8], in quote: UInt8?, hasLines: Bool) -> Bool {
    let special = Array((quote == nil ? "\\$`%&<>#'()" : "\\$`%&<>#").utf8)
    var last: UInt8 = 0
    for byte in text {
      if special.contains(byte) || byte < .space && !(hasLines && byte == .lineFeed) {
        return false
      }
      if byte == quote, byte != .quote || last == .quote { return false }
      if byte == .closeBracket, last == .closeBracket { return false }
      last = byte
    }
    return true
  }

  private static func entity(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case .ampersand: Array("&amp;".utf8)
    case .lessThan: Array("&lt;".utf8)
    case .greaterThan: Array("&gt;".utf8)
    default: [byte]
    }
  }
}
