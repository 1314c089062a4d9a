import FCMLint

/// How replacements in JSON text are written in a literal of a programming language.
package struct LiteralSyntax: Equatable, Sendable {
  /// A string or key of the JSON text.
  struct Token: Equatable, Sendable {
    enum Form: Equatable, Sendable {
      /// A name without quotes.
      case bareKey
      /// A name without quotes and value: the name of the variable with the value.
      case shorthand([UInt8])
      case string(StringForm)
      /// A value that the SDK converts, so that the JSON text is not what the literal contains.
      case converted
    }

    /// The range in the JSON text, including quotes.
    var inner: Range<Int>
    var form: Form
  }

  var dialect: CodeDialect
  /// The strings and keys, in the order of the text.
  var strings: [Token]
  /// Whether the objects are calls, to which no members can be added as text.
  var isCall: Bool
  /// The form of the string that contains the JSON text; nil if it is a literal itself.
  var form: StringForm?
  /// Whether a key of the literal has no quotes.
  private let hasBareKeys: Bool

  init(dialect: CodeDialect, strings: [Token], isCall: Bool, form: StringForm? = nil) {
    self.dialect = dialect
    self.strings = strings
    self.isCall = isCall
    self.form = form
    hasBareKeys = strings.contains { token in
      switch token.form {
      case .bareKey, .shorthand: true
      case .string, .converted: false
      }
    }
  }

  /// The text of an edit as written in the literal; nil if it cannot be written there.
  package func written(_ edit: Edit) -> [UInt8]? {
    let range = edit.range
    let text = Array(edit.replacement.utf8)
    if let form { return form.escaped(text, escapesLines: true) }
    if let token = token(around: range), case .converted = token.form { return nil }
    guard let token = token(around: range) else {
      if isCall, range.isEmpty || text.isEmpty || !Self.isScalar(text) { return nil }
      return fragment(text)
    }
    let isWhole = range.start == token.inner.lowerBound && range.end == token.inner.upperBound
    if isWhole {
      if case .shorthand = token.form { return nil }
      if isCall, !Self.isScalar(text) { return nil }
      return fragment(text, quote: quote(of: token))
    }
    guard range.start > token.inner.lowerBound, range.end < token.inner.upperBound,
      let content = JSONStringContent.decoded(text)
    else { return nil }
    switch token.form {
    case .converted: return nil
    case .string(let form): return form.escaped(content)
    case .bareKey:
      if content.allSatisfy({ $0.isLetter || $0 == .underscore }) { return content }
      let isAll = range.end - range.start == token.inner.count - 2
      guard isAll, !isCall else { return nil }
      return StringForm(dialect, quote: preferredQuote).quoted(content)
    case .shorthand(let name):
      guard range.end - range.start == token.inner.count - 2 else { return nil }
      let form = StringForm(dialect, quote: preferredQuote)
      return (content.isIdentifier ? content : form.quoted(content)).map {
        $0 + Array(": ".utf8) + name
      }
    }
  }

  private func quote(of token: Token) -> UInt8 {
    if case .string(let form) = token.form { form.quote } else { preferredQuote }
  }

  /// The quote of the first string of the literal.
  private var preferredQuote: UInt8 {
    for token in strings {
      if case .string(let form) = token.form, form.quote != .backtick { return form.quote }
    }
    return .apostrophe
  }

  /// The string or key that contains a range of the text.
  private func token(around range: ByteRange) -> Token? {
    var (low, high) = (0, strings.count)
    while low < high {
      let middle = (low + high) / 2
      if strings[middle].inner.upperBound <= range.start { low = middle + 1 } else { high = middle }
    }
    guard low < strings.count else { return nil }
    let inner = strings[low].inner
    // An insertion before the opening quote is outside.
    guard inner.lowerBound <= range.start, range.end <= inner.upperBound,
      !(range.isEmpty && range.start == inner.lowerBound)
    else { return nil }
    return strings[low]
  }

  /// Whether the text is one JSON value without members or elements.
  private static func isScalar(_ text: [UInt8]) -> Bool {
    if text.first == .quote {
      return text.count > 1 && text.last == .quote
        && JSONStringContent.decoded(Array(text[1..<text.count - 1])) != nil
    }
    return !text.isEmpty
      && text.allSatisfy { $0.isDigit || $0.isLetter || "+-.".utf8.contains($0) }
  }

  // MARK: Fragments

  /// Values and members of JSON as written in the language.
  private func fragment(_ text: [UInt8], quote: UInt8? = nil) -> [UInt8]? {
    let form = StringForm(dialect, quote: quote ?? preferredQuote)
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == .quote {
        var end = index + 1
        while end < text.count, text[end] != .quote { end += text[end] == .backslash ? 2 : 1 }
        guard end < text.count,
          let content = JSONStringContent.decoded(Array(text[index + 1..<end])),
          let string = form.quoted(content)
        else { return nil }
        let isBare =
          hasBareKeys && end + 1 < text.count && text[end + 1] == .colon && content.isIdentifier
        result += isBare ? content : string
        index = end + 1
      } else if byte.isLetter, !(index > 0 && text[index - 1].isDigit) {
        var end = index
        while end < text.count, text[end].isLetter { end += 1 }
        guard let word = constant(text[index..<end]) else { return nil }
        result += word
        index = end
      } else {
        result += punctuation(byte, isTight: index > 0 && text[index - 1] != .space)
        index += 1
      }
    }
    return result
  }

  private func constant(_ word: ArraySlice<UInt8>) -> [UInt8]? {
    guard let number = WordList.index(of: word, in: "true false null") else { return nil }
    let names: [StaticString] =
      dialect == .python ? ["True", "False", "None"] : ["true", "false", "null"]
    let name = names[number]
    return Array(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  private func punctuation(_ byte: UInt8, isTight: Bool) -> [UInt8] {
    guard dialect == .php else { return [byte] }
    switch byte {
    case .colon: return Array((isTight ? " =>" : "=>").utf8)
    case .openBrace: return [.openBracket]
    case .closeBrace: return [.closeBracket]
    default: return [byte]
    }
  }
}

extension [UInt8] {
  fileprivate var isIdentifier: Bool {
    first?.isDigit == false && allSatisfy { $0.isLetter || $0.isDigit || $0 == .underscore }
  }
}

/// The content of JSON strings.
enum JSONStringContent {
  /// The text of the content of a string; nil if it is not valid or contains control characters.
  static func decoded(_ content: [UInt8], allowsControls: Bool = false) -> [UInt8]? {
    let source = [.quote] + content + [.quote]
    return JSONTree.read(source, tags: false) { tree -> [UInt8]? in
      guard tree.errors.isEmpty, let root = tree.root, root.isString,
        root.range.end == source.count
      else { return nil }
      let text = Array(root.decodedBytes)
      return !allowsControls && text.contains { $0 < .space } ? nil : text
    }
  }
}

extension StringForm {
  /// The form of a new string.
  init(_ dialect: CodeDialect, quote: UInt8) {
    self.dialect = dialect
    self.quote = quote
    content = 0..<0
  }

  /// The text as a string; nil if it cannot be written in this form.
  func quoted(_ text: [UInt8]) -> [UInt8]? {
    var form = self
    form.isRaw = false
    return form.escaped(text).map { [quote] + $0 + [quote] }
  }

  /// The text as a part of a string of this form; nil if it cannot be written.
  func escaped(_ text: [UInt8], escapesLines: Bool = false) -> [UInt8]? {
    if isHereDocument, isRaw { return text }
    var result: [UInt8] = []
    for byte in text {
      switch byte {
      case .lineFeed where isHereDocument: result.append(byte)
      case quote, .backslash:
        if isRaw { return nil }
        result += [.backslash, byte]
      case .dollar where dialect == .javaScript && quote == .backtick,
        .dollar where dialect == .php && quote != .apostrophe:
        result += [.backslash, byte]
      case .openBrace where dialect == .php && quote == .quote: return nil
      case .lineFeed where escapesLines && quote != .backtick:
        if isRaw || dialect == .php && quote == .apostrophe { return nil }
        result += Array("\\n".utf8)
      default: result.append(byte)
      }
    }
    return result
  }
}
