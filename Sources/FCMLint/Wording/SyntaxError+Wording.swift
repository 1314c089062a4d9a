// Syntax errors in configuration files and baselines, which no rule reports.
extension SyntaxError {
  /// The message for the error.
  ///
  /// - Parameter file: the name of the file in the message, such as "the configuration".
  func phrase(in tree: JSONTree, of file: String) -> String {
    switch kind {
    case .trailingComma where range.count > 1: "several trailing commas"
    case .trailingComma: "trailing comma before the closing bracket"
    case .missingComma: "missing comma before this"
    case .missingColon: "missing colon before this"
    case .comment where detail == .reachesEnd: "this comment has no end"
    case .comment: "comments are not allowed in JSON"
    case .singleQuotedString, .typographicQuote, .backtickString, .unquotedKey, .escapedQuote:
      "this must be in straight double quotes"
    case .nonJSONLiteral: "this is not a JSON value"
    case .missingValue: "missing value before this"
    case .badNumber: "this is not a JSON number"
    case .badEscape: "this escape is not allowed in JSON"
    case .controlCharacter: "unescaped control character in a string"
    case .loneSurrogate: "this is only half of a surrogate pair"
    case .invalidUTF8: "these bytes are not valid UTF-8"
    case .unterminatedString: "this string has no closing quote"
    case .unclosedContainer: "unclosed bracket"
    case .mismatchedBracket: "the closing bracket does not match this one"
    case .missingBraces
    where detail == .missingBraces(.openingOfObject) || detail == .missingBraces(.bothOfObject):
      "the braces around the members of this key are missing"
    case .missingBraces: "the braces around \(file) are missing"
    case .extraContent: "\(file) ends before this"
    case .emptySource: "the file is empty"
    case .byteOrderMark: "byte-order mark before \(file)"
    case .duplicateKey: "duplicate key \(key(in: tree)) in this object"
    case .tooDeep: "this is nested too deeply"
    case .unexpectedToken: "this is not JSON"
    case .mergeConflict: "this is an unresolved merge conflict"
    }
  }

  private func key(in tree: JSONTree) -> String {
    let bytes = tree.core.pointee.bytes
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    return Excerpt.shortened(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}
