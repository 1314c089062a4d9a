import FCMLint

/// Divides source code into tokens. Any bytes have tokens; code that does not compile may have other
/// ones than its author expects.
struct CodeLexer {
  let bytes: [UInt8]
  let dialect: Dialect
  var position: Int
  /// The end of the code.
  private(set) var limit: Int
  /// A comment that is longer than this ends the code.
  private(set) var longestComment = Int.max
  var tokens: [CodeToken] = []
  /// The indices of open brackets; `~index` for the expression in a template.
  private var open: [Int] = []
  /// The offset of the first string without an end; `Int.max` if there is none.
  var unclosedString = Int.max
  /// The number of here-documents without an end, for each of which the rest was searched.
  var unclosedDocuments = 0
  /// The name at the end of the here-document that begins on the next line; empty if none does.
  var documentName: [UInt8] = []
  /// How many open brackets are searched for the match of a closer.
  private static let deepestRepair = 8
  /// The limits for a literal in a text. With them, the time to read a literal at every brace of a
  /// text is proportional to the text.
  private static let deepestLiteral = 48
  private static let longestCommentInLiteral = 400

  private init(_ bytes: [UInt8], _ dialect: Dialect, from start: Int) {
    self.bytes = bytes
    self.dialect = dialect
    position = start
    limit = bytes.count
  }

  /// Code of more tokens is not read, so that the memory for them is limited.
  private static let mostTokens = 1 << 20

  /// The tokens of a source; nil if there are too many.
  static func tokens(of bytes: [UInt8], _ dialect: Dialect) -> CodeTokens? {
    var lexer = CodeLexer(bytes, dialect, from: 0)
    lexer.tokens.reserveCapacity(min(bytes.count / 6, mostTokens))
    if dialect.has(.tags) { lexer.enterPHP(at: 0) }
    // More room than needed costs nothing, but an array that grows exists twice.
    lexer.tokens.reserveCapacity(min(bytes.count / 2, mostTokens))
    lexer.run(stopsAtFirstLiteral: false)
    if lexer.tokens.count == mostTokens { return nil }
    return CodeTokens(
      bytes: bytes, dialect: dialect, list: lexer.tokens, unclosedString: lexer.unclosedString)
  }

  /// The tokens of the expression that begins at an offset, up to the end of its first brackets or
  /// a limit.
  static func literal(
    in bytes: [UInt8], at start: Int, to limit: Int, _ dialect: Dialect
  ) -> CodeTokens {
    var lexer = CodeLexer(bytes, dialect, from: start)
    lexer.limit = limit
    lexer.longestComment = longestCommentInLiteral
    lexer.run(stopsAtFirstLiteral: true)
    return CodeTokens(
      bytes: bytes, dialect: dialect, list: lexer.tokens, unclosedString: lexer.unclosedString)
  }

  private mutating func run(stopsAtFirstLiteral: Bool) {
    while position < limit, tokens.count < Self.mostTokens {
      let byte = bytes[position]
      if byte == .lineFeed, readDocumentLines() { continue }
      if byte <= .space {
        position += 1
        while position < limit, bytes[position] == .space { position += 1 }
      } else if !byte.isLetter, !byte.isBracket, skipComment(byte) || readText(byte) {
        continue
      } else if stopsAtFirstLiteral, open.count > Self.deepestLiteral {
        return
      } else if dialect.wordBytes[Int(byte)], !byte.isDigit {
        readWord()
      } else if byte.isDigit || byte == .period && peek(1).isDigit && !followsWord {
        readNumber()
      } else if byte == .openParenthesis || byte.isOpener {
        open.append(tokens.count)
        append(.opener, 1)
      } else if byte == .closeParenthesis || byte.isCloser {
        close(byte)
        if stopsAtFirstLiteral, open.isEmpty { return }
      } else if byte == .questionMark, dialect.has(.tags), peek(1) == .greaterThan {
        enterPHP(at: position + 2)
      } else {
        append(.symbol, lengthOfSymbol(byte))
      }
    }
  }

  // MARK: Bytes

  func peek(_ offset: Int) -> UInt8 {
    let index = position + offset
    return index < limit ? bytes[index] : 0
  }

  func hasPrefix(_ text: StaticString, at index: Int) -> Bool {
    index + text.utf8CodeUnitCount <= limit && bytes.hasPrefix(text, at: index)
  }

  /// Whether the token directly before this one is a word or a closing bracket, after
  /// which an operator follows.
  private var followsWord: Bool {
    guard let last = tokens.last, last.end == position else { return false }
    return last.kind == .word || last.kind == .closer
  }

  mutating func append(_ kind: CodeToken.Kind, _ count: Int) {
    tokens.append(
      CodeToken(kind: kind, first: peek(0), start: position, end: position + count))
    position += count
  }

  // MARK: Brackets

  /// Reads a closing bracket, which closes the innermost bracket of its kind. Brackets in between
  /// are not closed.
  private mutating func close(_ byte: UInt8) {
    let opener: UInt8 =
      byte == .closeParenthesis
      ? .openParenthesis : byte == .closeBrace ? .openBrace : .openBracket
    for depth in 0..<min(Self.deepestRepair, open.count) {
      let index = open[open.count - 1 - depth]
      if index < 0 {
        guard byte == .closeBrace else { break }
        for _ in 0...depth { open.removeLast() }
        position += 1
        readTemplate(~index)
        return
      }
      guard bytes[tokens[index].start] == opener else { continue }
      for _ in 0...depth { open.removeLast() }
      tokens[index].match = tokens.count
      append(.closer, 1)
      tokens[tokens.count - 1].match = index
      return
    }
    append(.closer, 1)
  }

  /// Opens the expression of a template whose token has this index.
  mutating func openExpression(of template: Int) { open.append(~template) }

  // MARK: Words and numbers

  private mutating func readWord() {
    let (start, limit) = (position + 1, limit)
    var end = bytes.withUnsafeBufferPointer { buffer in
      var end = start
      while end < limit, buffer[end].isOfWord { end &+= 1 }
      return end
    }
    while end < limit, dialect.wordBytes[Int(bytes[end])] { end += 1 }
    if end < limit, bytes[end] == .quote || bytes[end] == .apostrophe || bytes[end] == .hash,
      readPrefixedString(from: end)
    {
      return
    }
    append(.word, end - position)
  }

  /// Reads the string whose prefix ends at an offset; returns false if the word is no prefix.
  private mutating func readPrefixedString(from end: Int) -> Bool {
    let word = bytes[position..<end]
    let isPrefix =
      dialect.has(.stringPrefixes) && word.count <= 2
      && word.allSatisfy { "rRbBuUfFtT".utf8.contains($0) }
    guard isPrefix || dialect.hasStringPrefix(word), bytes[end] != .hash || isHashString(at: end)
    else { return false }
    readString()
    return true
  }

  private mutating func readNumber() {
    var end = position + 1
    while end < limit {
      let byte = bytes[end]
      let isSign =
        (byte == .plus || byte == .minus) && bytes[end - 1] | 0x20 == UInt8(ascii: "e")
        && peek(1) | 0x20 != UInt8(ascii: "x")
      // A range such as `1..2` or a method of a number.
      let isPoint =
        byte == .period && !(end + 1 < limit && (bytes[end + 1] == .period))
      guard byte.isDigit || byte.isLetter || byte == .underscore || isSign || isPoint else { break }
      end += 1
    }
    append(.number, end - position)
  }

  /// The symbols of more than one character.
  private static var symbols: StaticString {
    "... === !== == => != <= >= += .= /= %= := :: ++ -> -= -- ?. ?? ** *= && || |>"
  }

  private func lengthOfSymbol(_ byte: UInt8) -> Int {
    switch peek(1) {
    case .equals, .greaterThan, .period, .colon, .plus, .minus, .questionMark, .asterisk,
      .ampersand,
      UInt8(ascii: "|"):
      if byte == .questionMark && peek(2).isDigit { return 1 }
    default: return 1
    }
    func isSymbol(_ length: Int) -> Bool {
      position + length <= limit
        && WordList.contains(bytes[position..<position + length], in: Self.symbols)
    }
    return isSymbol(3) ? 3 : isSymbol(2) ? 2 : 1
  }
}

extension UInt8 {
  fileprivate var isBracket: Bool {
    self == .openParenthesis || self == .closeParenthesis || isOpener || isCloser
  }
}
