import FCMLint

// A literal at a known place of a text that need not be source code.
extension LiteralFinder {
  /// The bytes before a literal that may name a variable or a call.
  private static var before: Int { 200 }
  /// A literal is searched for its end no farther than this.
  private static var longest: Int { 1 << 18 }

  /// The document that begins at an offset, and the offset after it; nil if there is none.
  static func document(
    in text: HostText, at start: Int, _ language: HostLanguage, _ dialect: CodeDialect
  ) -> (document: EmbeddedDocument, end: Int)? {
    guard start < text.bytes.count else { return nil }
    let limit = min(text.bytes.count, start + longest)
    let tokens = CodeLexer.literal(in: text.bytes, at: start, to: limit, dialect)
    guard let last = tokens.list.last, last.match >= 0 else { return nil }
    var opener = 0
    while opener < tokens.count, tokens[opener].kind != .opener { opener += 1 }
    guard opener < tokens.count, tokens[opener].match == tokens.count - 1 else { return nil }
    var finder = LiteralFinder(text, language, tokens: tokens)
    if let context = finder.sdkContext(0, opener) {
      guard finder.append(0, tokens.count, context) else { return nil }
    } else if !finder.appendByNames(0, opener, tokens.count) {
      return nil
    }
    return finder.documents.first.map { ($0, last.end) }
  }
}
