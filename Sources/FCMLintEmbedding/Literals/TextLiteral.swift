import FCMLint

/// A document as JSON text in a string of source code, or in strings and values that are joined.
struct TextLiteral {
  /// The tokens of the strings and values.
  let tokens: Range<Int>
  private let text: ExtractedText
  private let code: CodeTokens
  /// The tokens of each string, or of a value between them.
  private var pieces: [Range<Int>] = []

  /// A text up to this length is no document.
  private static let shortest = 16
  private static let mostPieces = 256

  /// Creates the text that begins with a string; nil if it cannot be JSON.
  init?(_ text: ExtractedText, _ code: CodeTokens, _ index: Int) {
    if code.has(index - 1, code.dialect.joiner) { return nil }
    let form = StringForm(text.bytes, code[index].range, code.dialect)
    let first = text.bytes[text.bytes.trimmed(form.content)].first
    guard first == .openBrace || first == .backslash else { return nil }
    (self.text, self.code) = (text, code)
    var end = index
    while end < code.count, pieces.count < Self.mostPieces {
      let stop = Self.endOfPiece(code, end)
      guard stop > end else { break }
      pieces.append(end..<stop)
      end = stop
      if code.has(end, code.dialect.joiner) {
        end += 1
      } else if !Self.isString(code, end) || !code.dialect.has(.adjacentStrings) {
        break
      }
    }
    tokens = index..<max(end, index + 1)
    guard let last = pieces.last, Self.isString(code, last.lowerBound), !code.has(end, "+=") else {
      return nil
    }
    if pieces.count == 1, form.content.count <= Self.shortest { return nil }
  }

  private static func isString(_ code: CodeTokens, _ index: Int) -> Bool {
    code.kind(index) == .string || code.kind(index) == .template
  }

  /// The token after a string or a value that is joined to others.
  private static func endOfPiece(_ code: CodeTokens, _ start: Int) -> Int {
    if isString(code, start) { return start + 1 }
    var index = start
    while index < code.count, code[index].kind != .closer,
      !code.has(index, code.dialect.joiner), !code.isOne(index, of: ", ; ? :")
    {
      index = code.next(after: index)
    }
    return index
  }

  /// Whether a text begins and ends as an object. Other code may add the rest of another one.
  private static func isObject(_ text: [UInt8]) -> Bool {
    let content = text.trimmed(0..<text.count)
    let name = text.endOfSpace(from: content.lowerBound + 1, to: content.upperBound)
    return content.count > 2 && text[content.lowerBound] == .openBrace
      && text[content.upperBound - 1] == .closeBrace && text[name] == .quote
  }

  /// The document; nil if it is not one of FCM.
  func document(_ language: HostLanguage) -> EmbeddedDocument? {
    let bytes = text.bytes
    let forms = pieces.map { piece in
      Self.isString(code, piece.lowerBound)
        ? StringForm(bytes, code[piece.lowerBound].range, code.dialect) : nil
    }
    guard let first = forms.first, let first, let last = forms.last, let last else { return nil }
    var builder = TextBuilder(bytes, at: first.content.lowerBound)
    var place = first.content.lowerBound
    for (piece, form) in zip(pieces, forms) {
      if let form {
        builder.appendText(form)
        place = form.content.upperBound
      } else {
        let end = code[piece.upperBound - 1].end
        builder.append("${value}", for: place..<end)
        place = end
      }
    }
    guard Self.isObject(builder.text), DocumentKind.detected(in: builder.text) != nil else {
      return nil
    }
    let isUniform =
      last.content.upperBound <= code.unclosedString
      && forms.allSatisfy { $0 == nil || $0?.quote == first.quote }
    let syntax = LiteralSyntax(dialect: code.dialect, strings: [], isCall: false, form: first)
    let range = first.content.lowerBound..<last.content.upperBound
    // Line breaks that are read as line feeds are written as those of the source.
    let isWindows = first.readsLineBreaks && bytes.has("\r\n", in: range)
    // The lines of a here-document or a text block may be indented, and each of them must be.
    let opening = bytes.endOfSpace(from: range.lowerBound, to: range.upperBound)
    let indentation = first.isBlock ? text.indentation(at: opening) : opening..<opening
    return text.document(
      builder.without(indentation), range: range, language: language,
      quoting: isUniform
        ? [.literal(syntax), .lines(prefix: Array(bytes[indentation]), isWindows: isWindows)] : nil)
  }
}
