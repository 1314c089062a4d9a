import FCMLint

/// A document as JSON text in a string of source code.
struct JSONInString {
  private let text: HostText
  private let form: StringForm
  private let language: HostLanguage
  private let isTemplate: Bool

  /// Creates the document in a token; nil if its text cannot be JSON.
  init?(_ text: HostText, _ tokens: CodeTokens, _ index: Int, _ language: HostLanguage) {
    let token = tokens[index]
    isTemplate = token.kind == .template
    // Other templates in Python and PHP are parts of longer texts.
    let isHereDocument = tokens.dialect == .php && text.bytes[token.start] == .lessThan
    if isTemplate, tokens.dialect != .javaScript, !isHereDocument { return nil }
    // A part of a longer text, or the pattern of one.
    for neighbor in [index - 1, index + 1] {
      let kind = tokens.kind(neighbor)
      if kind == .string || kind == .template || tokens.isOne(neighbor, of: "+ . % += .= *") {
        return nil
      }
    }
    form = StringForm(text.bytes, token.range, tokens.dialect)
    self.text = text
    self.language = language
    var start = form.content.lowerBound
    let end = form.content.upperBound
    guard end - start > Self.shortest else { return nil }
    func skip() {
      while start < end, JSONEscaping.isSpace(text.bytes[start]) { start += 1 }
      while start + 1 < end, text.bytes[start] == .backslash,
        "nrt".utf8.contains(text.bytes[start + 1])
      {
        start += 2
        while start < end, JSONEscaping.isSpace(text.bytes[start]) { start += 1 }
      }
    }
    skip()
    guard start < end, text.bytes[start] == .openBrace else { return nil }
    start += 1
    skip()
    if start < end, text.bytes[start] == .backslash { start += 1 }
    guard start < end, text.bytes[start] == .quote, !formats(form.content) else { return nil }
  }

  /// Whether the text is a format string, whose conversions are no placeholders.
  private func formats(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if text.bytes[index] == .percent,
        text.bytes[index + 1] == UInt8(ascii: "s") || text.bytes[index + 1] == UInt8(ascii: "d")
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether a string without expressions may be a document.
  static func isDocument(_ text: [UInt8], _ dialect: CodeDialect) -> Bool {
    let form = StringForm(text, 0..<text.count, dialect)
    guard form.content.count > shortest else { return false }
    let tokens = CodeTokens(bytes: text, dialect: dialect, list: [])
    var reader = LiteralReader(tokens, at: 0, isOpen: false)
    reader.writeText(form, hasExpressions: false)
    return DocumentKind.detected(in: reader.builder.text) != nil
  }

  /// A text up to this length is no document.
  private static let shortest = 16

  /// The document; nil if it is not one of FCM.
  var document: EmbeddedDocument? {
    let tokens = CodeTokens(bytes: text.bytes, dialect: form.dialect, list: [])
    var reader = LiteralReader(tokens, at: form.content.lowerBound, isOpen: false)
    reader.writeText(form, hasExpressions: isTemplate && !form.isRaw)
    guard DocumentKind.detected(in: reader.builder.text) != nil else { return nil }
    let syntax = LiteralSyntax(dialect: form.dialect, strings: [], isCall: false, form: form)
    // A here-document may be indented, and each of its lines must be.
    let start = form.content.lowerBound
    let indentation = form.isHereDocument ? text.indentation(at: start) : start..<start
    return text.document(
      reader.builder.without(indentation), range: form.content, language: language,
      quoting: [.literal(syntax), .lines(prefix: Array(text.bytes[indentation]))])
  }
}

extension LiteralReader {
  /// Writes the content of a string as it is, without its escapes.
  mutating func writeText(_ form: StringForm, hasExpressions: Bool) {
    var index = form.content.lowerBound
    let end = form.content.upperBound
    var plain = index
    while index < end {
      let expression = hasExpressions ? endOfExpression(at: index, form) : nil
      guard bytes[index] == .backslash && !form.isRaw || expression != nil else {
        index += 1
        continue
      }
      if plain < index { builder.append(verbatim: plain..<index) }
      if let stop = expression {
        builder.append("${value}", for: index..<stop)
        index = stop
      } else {
        index = writeUnescaped(at: index, form)
      }
      plain = index
    }
    if plain < end { builder.append(verbatim: plain..<end) }
  }

  /// The end of the expression that begins at an offset of a template; nil if none does.
  private func endOfExpression(at index: Int, _ form: StringForm) -> Int? {
    let end = form.content.upperBound
    guard index + 1 < end else { return nil }
    let (byte, next) = (bytes[index], bytes[index + 1])
    if byte == .dollar, next == .openBrace { return endOfExpression(from: index + 2, to: end) }
    guard form.dialect == .php else { return nil }
    if byte == .openBrace, next == .dollar { return endOfExpression(from: index + 1, to: end) }
    guard byte == .dollar, !next.isDigit, next != .dollar, next.isOfName || next >= 0x80 else {
      return nil
    }
    return endOfVariable(from: index + 1, to: end)
  }

  /// The end of the variable of PHP whose name begins at an offset, with an index or a property.
  private func endOfVariable(from start: Int, to end: Int) -> Int {
    func endOfName(_ start: Int) -> Int {
      var index = start
      while index < end, bytes[index] >= 0x80 || bytes[index].isOfName && bytes[index] != .dollar {
        index += 1
      }
      return index
    }
    let stop = endOfName(start)
    if bytes.stands("->", at: stop), endOfName(stop + 2) > stop + 2 { return endOfName(stop + 2) }
    guard stop < end, bytes[stop] == .openBracket else { return stop }
    var index = stop
    while index < end, bytes[index] != .closeBracket, bytes[index] != .lineFeed { index += 1 }
    return index < end && bytes[index] == .closeBracket ? index + 1 : stop
  }

  private func endOfExpression(from start: Int, to end: Int) -> Int {
    var open = 1
    var index = start
    while index < end {
      if bytes[index] == .openBrace { open += 1 }
      if bytes[index] == .closeBrace { open -= 1 }
      index += 1
      if open == 0 { break }
    }
    return index
  }

  /// Writes the character of an escape and returns the offset after it.
  private mutating func writeUnescaped(at index: Int, _ form: StringForm) -> Int {
    // The escape as JSON, whose text is the character.
    var escape = LiteralReader(tokens, at: index, isOpen: false)
    var part = form
    part.content = index..<min(index + 12, form.content.upperBound)
    let stop = escape.writeEscape(at: index, part)
    let content = JSONStringContent.decoded(escape.builder.text, allowsControls: true)
    builder.append(content ?? [], for: index..<stop)
    return stop
  }
}
