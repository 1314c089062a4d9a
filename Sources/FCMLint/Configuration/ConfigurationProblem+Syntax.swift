extension ConfigurationProblem {
  /// The problem that a fault of syntax is.
  init(_ fault: SyntaxFault) {
    let words: String =
      switch fault.kind {
      case .duplicateKey: "the same key twice"
      case .emptySource: "the file is empty"
      case .missingComma: "a comma is missing before this"
      case .missingColon: "a colon is missing before this"
      case .unterminatedString: "this string is never closed"
      case .unclosedContainer: "this bracket is never closed"
      case .missingBraces: "the braces around the configuration are missing"
      case .mismatchedBracket: "this bracket is closed by one of another type"
      case .extraContent: "the configuration ends before this"
      case .missingValue: "a value is missing here"
      default: "this is not JSON"
      }
    self.init(message: words, help: nil, range: fault.range)
  }
}
