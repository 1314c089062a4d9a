import FCMLint

/// How replacements in JSON text are written in a literal of a programming language.
package struct LiteralSyntax: Equatable, Sendable {
  /// A string or key of the JSON text.
  struct Token: Equatable, Sendable {
    enum Form: Equatable, Sendable {
      /// A name without quotes.
      case bareKey
      /// A name without quotes that is also the variable with the value.
      case shorthand([UInt8])
      case string(StringForm)
      /// A value that the SDK converts, so that the JSON text is not what the literal contains.
      case converted

      var isBare: Bool {
        switch self {
        case .bareKey, .shorthand: true
        case .string, .converted: false
        }
      }
    }

    /// The range in the JSON text, including quotes.
    @CompactRange var inner: Range<Int>
    var form: Form
  }

  let dialect: Dialect
  /// The strings and keys, in the order of the text.
  var strings: [Token]
  /// Whether the objects are calls, to which no members can be added as text.
  var isCall: Bool
  /// The form of the string that contains the JSON text; nil if it is a literal itself.
  var form: StringForm?
  /// Whether a key of the literal has no quotes.
  private let hasBareKeys: Bool

  init(dialect: Dialect, strings: [Token], isCall: Bool, form: StringForm? = nil) {
    self.dialect = dialect
    self.strings = strings.trimmed
    self.isCall = isCall
    self.form = form
    hasBareKeys = strings.contains { $0.form.isBare }
  }

  /// The text of an edit as written in the literal; nil if it cannot be written there.
  package func written(_ edit: Edit) -> [UInt8]? {
    let range = edit.range
    let text = Array(edit.replacement.utf8)
    if let form { return form.escaped(text, escapesLines: true) }
    guard let token = token(around: range) else {
      let isNumber = text.first.map { $0.isDigit || $0 == .minus } ?? false
      if dialect.has(.typedFixes), !isNumber { return nil }
      if isCall, range.isEmpty || text.isEmpty || !Self.isScalar(text) { return nil }
      return fragment(text)
    }
    let inner =
      token.inner.lowerBound + 1..<max(token.inner.upperBound - 1, token.inner.lowerBound + 1)
    if range.start < inner.lowerBound, range.end > inner.upperBound {
      if isCall, !Self.isScalar(text) { return nil }
      if dialect.has(.typedFixes), text.first != .quote { return nil }
      switch token.form {
      case .shorthand, .converted: return nil
      case .bareKey where text.count > 2:
        return renamed(token, to: Array(text[1..<text.count - 1]), isWhole: true)
      default: return fragment(text, quote: quote(of: token))
      }
    }
    guard range.start >= inner.lowerBound, range.end <= inner.upperBound,
      let content = JSONStringContent.decoded(text)
    else { return nil }
    switch token.form {
    case .converted: return nil
    case .string(let form): return form.escaped(content)
    case .bareKey, .shorthand:
      return renamed(token, to: content, isWhole: range.end - range.start == inner.count)
    }
  }

  /// A name without quotes, or a part of it, after it is replaced.
  private func renamed(_ token: Token, to name: [UInt8], isWhole: Bool) -> [UInt8]? {
    var value: [UInt8] = []
    if case .shorthand(let variable) = token.form {
      if !isWhole { return nil }
      value = Array(": ".utf8) + variable
    }
    if name.isIdentifier || !isWhole && name.allSatisfy({ $0.isOfWord }) { return name + value }
    guard isWhole, !isCall else { return nil }
    return StringForm(dialect, quote: preferredQuote).quoted(name).map { $0 + value }
  }

  private func quote(of token: Token) -> UInt8 {
    if case .string(let form) = token.form { form.quote } else { preferredQuote }
  }

  /// The quote of the first string of the literal.
  private var preferredQuote: UInt8 {
    for token in strings {
      if case .string(let form) = token.form, form.quote == .quote || form.quote == .apostrophe {
        return form.quote
      }
    }
    let hasApostrophes =
      dialect.has(.typeSuffixes) || dialect.has(.stringPrefixes) || dialect.has(.dollarValues)
    return hasApostrophes ? .apostrophe : .quote
  }

  /// The string or key that contains a range of the text.
  private func token(around range: ByteRange) -> Token? {
    let next = BinarySearch.count(of: strings.count) {
      strings[$0].inner.upperBound <= range.start
    }
    guard next < strings.count else { return nil }
    let inner = strings[next].inner
    // An insertion before the opening quote is outside.
    guard inner.lowerBound <= range.start, range.end <= inner.upperBound,
      !(range.isEmpty && range.start == inner.lowerBound)
    else { return nil }
    return strings[next]
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
    let words = dialect.constants
    return WordList.words([words.true, words.false, words.null][number]).first
  }

  private func punctuation(_ byte: UInt8, isTight: Bool) -> [UInt8] {
    guard dialect.has(.bracketObjects) else { return [byte] }
    switch byte {
    case .colon: return Array((isTight ? " =>" : "=>").utf8)
    case .openBrace: return [.openBracket]
    case .closeBrace: return [.closeBracket]
    default: return [byte]
    }
  }
}

extension [UInt8] {
  fileprivate var isIdentifier: Bool { first?.isDigit == false && allSatisfy { $0.isOfWord } }
}

/// The content of JSON strings.
enum JSONStringContent {
  /// The text of the content of a string; nil if it is not valid or contains control characters.
  static func decoded(_ content: [UInt8]) -> [UInt8]? {
    let source = [.quote] + content + [.quote]
    return JSONTree.read(source, tags: false) { tree -> [UInt8]? in
      guard tree.errors.isEmpty, let root = tree.root, root.isString,
        root.range.end == source.count
      else { return nil }
      let text = Array(root.decodedBytes)
      return text.contains { $0 < .space } ? nil : text
    }
  }
}
