import FCMLint

/// How text of a document is written in its source.
package enum HostQuoting: Equatable, Sendable {
  /// As it is.
  case raw
  /// With a prefix at the start of each further line, such as the indentation of a list.
  case lines(prefix: [UInt8])
  /// In single quotes of a shell.
  case shellSingle
  /// In double quotes of a shell.
  case shellDouble
  /// In a here-document with expansions.
  case shellDocument
  /// In a JSON string.
  case jsonString
  /// As text of HTML.
  case html
  /// As a literal of a programming language, which is not JSON.
  case literal(LiteralSyntax)

  /// The text as written in the source; nil if it cannot be written there.
  package func written(_ text: [UInt8]) -> [UInt8]? {
    switch self {
    case .raw: return text
    case .lines(let prefix):
      return text.flatMap { $0 == .lineFeed ? [.lineFeed] + prefix : [$0] }
    case .shellSingle: return text.contains(.apostrophe) ? nil : text
    case .shellDouble, .shellDocument:
      return text.flatMap { byte -> [UInt8] in
        let isSpecial =
          byte == .backslash || byte == .dollar || byte == .backtick
          || byte == .quote && self == .shellDouble
        return isSpecial ? [.backslash, byte] : [byte]
      }
    case .jsonString: return Array(JSONEscaping.escaped(String(decoding: text, as: UTF8.self)).utf8)
    case .html: return text.flatMap(Self.entity)
    case .literal: return nil
    }
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
