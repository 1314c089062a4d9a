// Files that steer the program are read as strictly as messages, but no rule speaks about them.
extension SyntaxError {
  /// What is wrong, in a few words.
  ///
  /// - Parameter file: what the file is, such as "the configuration".
  func phrase(in tree: JSONTree, of file: String) -> String {
    switch kind {
    case .trailingComma: "this comma has nothing behind it"
    case .missingComma: "a comma is missing before this"
    case .missingColon: "a colon is missing before this"
    case .comment: "no comment may stand here"
    case .singleQuotedString, .typographicQuote, .backtickString, .unquotedKey:
      "this needs straight double quotes"
    case .nonJSONLiteral: "this is not JSON: it is no value"
    case .missingValue: "a value is missing here"
    case .badNumber: "this is no number of JSON"
    case .badEscape: "JSON has no such escape"
    case .controlCharacter: "a control character must be written as an escape"
    case .loneSurrogate: "this is half of a character"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .unterminatedString: "this string is never closed"
    case .unclosedContainer: "this bracket is never closed"
    case .mismatchedBracket: "this bracket is closed by one of another type"
    case .missingBraces: "the braces around \(file) are missing"
    case .extraContent: "\(file) ends before this"
    case .emptySource: "the file is empty"
    case .byteOrderMark: "no byte-order mark may stand here"
    case .duplicateKey: "the key \(key(in: tree)) occurs twice in this object"
    case .tooDeep: "this is nested too deeply"
    case .unexpectedToken: "this is not JSON"
    }
  }

  private func key(in tree: JSONTree) -> String {
    let bytes = tree.core.pointee.bytes
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    return Excerpt.shortened(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}
