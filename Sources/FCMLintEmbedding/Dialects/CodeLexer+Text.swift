import FCMLint

// Comments, strings, templates and regular expressions.
extension CodeLexer {
  /// Skips the comment that begins here; returns false if there is none.
  mutating func skipComment(_ byte: UInt8) -> Bool {
    switch byte {
    case .hash:
      // An attribute of PHP begins with `#[`; the first line may name a program.
      let isComment =
        dialect.has(.hashComments)
        ? peek(1) != .openBracket || !dialect.has(.tags)
        : position == 0 && peek(1) == UInt8(ascii: "!")
      guard isComment else { return false }
      skipLine()
    case .slash where peek(1) == .slash && dialect.has(.slashComments): skipLine()
    case .slash where peek(1) == .asterisk && dialect.has(.slashComments):
      let start = position + 2
      let end = bytes.position(of: "*/", in: start..<max(start, min(endOfComment + 1, limit)))
      position = end.map { $0 + 2 } ?? limit
    default: return false
    }
    return true
  }

  /// Skips the rest of a line; in PHP, a closing tag ends a comment, too.
  private mutating func skipLine() {
    let stop = endOfComment
    let end = bytes.lineEnd(from: position, to: stop)
    if dialect.has(.tags), let tag = bytes.position(of: "?>", in: position..<end) {
      position = tag
    } else {
      position = end < stop ? end : limit
    }
  }

  /// Where a comment that begins here ends at the latest.
  private var endOfComment: Int {
    longestComment < limit - position ? position + longestComment : limit
  }

  /// Continues after the next opening tag of PHP, or here if the source contains none.
  mutating func enterPHP(at start: Int) {
    var index = start
    while index < limit {
      if hasPrefix("<?php", at: index) {
        position = index + 5
        return
      }
      if hasPrefix("<?=", at: index) {
        position = index + 3
        return
      }
      index += 1
    }
    position = start == 0 ? 0 : limit
  }

  /// Reads the string, template or regular expression that begins here; returns false if there is
  /// none.
  mutating func readText(_ byte: UInt8) -> Bool {
    switch byte {
    case .apostrophe where dialect.has(.characters) && !isCharacter: append(.symbol, 1)
    case .quote, .apostrophe: readString()
    case .hash where dialect.has(.hashStrings):
      guard isHashString(at: position) else { return false }
      readString()
    case .colon where dialect.has(.symbols): return readSymbol()
    case .percent where dialect.has(.symbols) && !dialect.has(.percentObjects) && expectsValue,
      StringForm.tilde where dialect.has(.percentObjects):
      return readPercentString()
    case .dollar where dialect.has(.signedStrings), .at where dialect.has(.signedStrings):
      var count = 1
      while peek(count) == .dollar || peek(count) == .at { count += 1 }
      if peek(count) != .quote { return false }
      readString()
    case .backtick where dialect.has(.templates): openTemplate()
    case .backtick where dialect.has(.rawBackticks) || dialect.has(.dollarValues): readString()
    case .slash where dialect.has(.regularExpressions): return readRegularExpression()
    case .lessThan where !dialect.documents.isEmpty && hasPrefix(dialect.documents, at: position):
      return readDocumentName()
    default: return false
    }
    return true
  }

  /// Whether an apostrophe is around one character.
  private var isCharacter: Bool { peek(1) == .backslash || peek(2) == .apostrophe }

  /// Reads `%q(text)` or, in Elixir, `~s(text)`; returns false if there is none. What `%(text)` of Ruby
  /// contains is not known.
  private mutating func readPercentString() -> Bool {
    let start = position + ("qQsS".utf8.contains(peek(1)) ? 2 : 1)
    guard start < limit, bytes[start] == .openParenthesis || bytes[start].isOpener else {
      return false
    }
    let end = StringForm.endOfBrackets(bytes, from: start, to: limit, hasStrings: false)
    let kind: CodeToken.Kind =
      peek(0) == StringForm.tilde
      ? .template : peek(1) == UInt8(ascii: "q") ? .string : .regularExpression
    append(end == nil ? .symbol : kind, (end ?? limit) - position)
    return true
  }

  /// Reads `:name`; returns false if the colon is between a name and a value.
  private mutating func readSymbol() -> Bool {
    let isAfterName = tokens.last.map { $0.end == position && $0.kind != .opener } ?? false
    guard !isAfterName, peek(1).isLetter || peek(1) == .underscore else { return false }
    var count = 2
    while peek(count).isOfWord { count += 1 }
    append(.string, count)
    return true
  }

  /// Whether `#"` or more of these begin at an offset.
  func isHashString(at start: Int) -> Bool {
    let hashes = bytes[start..<limit].prefix(8).prefix { $0 == .hash }.count
    return hashes < 8 && start + hashes < limit && bytes[start + hashes] == .quote
  }

  /// Reads `<<NAME`, whose text begins on the next line; returns false if this is an operator.
  private mutating func readDocumentName() -> Bool {
    var start = position + dialect.documents.utf8CodeUnitCount
    if dialect.has(.tags) { start = bytes.endOfBlanks(from: start, to: limit) }
    if start < limit, bytes[start] == .minus || bytes[start] == StringForm.tilde { start += 1 }
    if start < limit, bytes[start] == .quote || bytes[start] == .apostrophe { start += 1 }
    var stop = start
    while stop < limit, bytes[stop].isOfWord { stop += 1 }
    // In Ruby, `<<name` may be an operator.
    guard stop > start, bytes[start].isCapital || start > position + 2 && !bytes[start].isDigit
    else { return false }
    documentName = Array(bytes[start..<stop])
    if stop < limit, bytes[stop] == .quote || bytes[stop] == .apostrophe { stop += 1 }
    append(.symbol, stop - position)
    return true
  }

  /// Reads the lines of a here-document after the line break at the position; returns false if there
  /// is none.
  mutating func readDocumentLines() -> Bool {
    if documentName.isEmpty { return false }
    let name = documentName
    documentName = []
    guard unclosedDocuments < 4 else { return false }
    var line = position + 1
    while line < limit {
      let start = bytes.endOfBlanks(from: line, to: limit)
      let end = start + name.count
      if end <= limit, bytes[start..<end].elementsEqual(name), end == limit || !bytes[end].isOfWord
      {
        append(.template, line - position)
        position = end
        return true
      }
      while line < limit, bytes[line] != .lineFeed { line += 1 }
      line += 1
    }
    unclosedDocuments += 1
    return false
  }

  /// The length of a byte or an escape; an escaped line break may have two bytes.
  private func lengthOfUnit(at index: Int) -> Int {
    guard bytes[index] == .backslash else { return 1 }
    let isWindows =
      index + 2 < limit && bytes[index + 1] == .carriageReturn && bytes[index + 2] == .lineFeed
    return isWindows ? 3 : 2
  }

  // MARK: JavaScript

  private mutating func openTemplate() {
    tokens.append(
      CodeToken(kind: .string, first: .backtick, start: position, end: position + 1))
    position += 1
    readTemplate(tokens.count - 1)
  }

  /// Continues the template whose token has this index after its opening quote or an expression.
  mutating func readTemplate(_ template: Int) {
    while position < limit {
      switch bytes[position] {
      case .backslash: position += 1
      case .backtick:
        position += 1
        tokens.removeLast(tokens.count - template - 1)
        tokens[template].end = position
        return
      case .dollar where peek(1) == .openBrace:
        tokens[template].kind = .template
        position += 2
        openExpression(of: template)
        return
      default: break
      }
      position += 1
    }
    tokens[template].kind = .symbol
  }

  /// A slash that begins no regular expression is searched no farther.
  private static var longestExpression: Int { 1000 }

  private mutating func readRegularExpression() -> Bool {
    guard expectsValue else { return false }
    var end = position + 1
    var isInClass = false
    let limit = min(self.limit, end + Self.longestExpression)
    while end < limit, bytes[end] != .lineFeed, isInClass || bytes[end] != .slash {
      switch bytes[end] {
      case .backslash: end += 1
      case .openBracket: isInClass = true
      case .closeBracket: isInClass = false
      default: break
      }
      end += 1
    }
    guard end < limit, bytes[end] == .slash else { return false }
    end += 1
    while end < limit, bytes[end].isLetter { end += 1 }
    append(.regularExpression, end - position)
    return true
  }

  /// Whether a value may follow the last token, so that a slash is no division.
  private var expectsValue: Bool {
    guard let last = tokens.last else { return true }
    let text = bytes[last.range]
    switch last.kind {
    case .symbol: return !WordList.contains(text, in: "++ -- <")
    case .opener: return true
    case .word:
      return WordList.contains(text, in: "return typeof case in of delete void throw await yield")
    default: return false
    }
  }

  // MARK: Strings

  /// Reads a string after its prefix, such as `rb`. A string without a closing quote is a symbol.
  mutating func readString() {
    let form = StringForm(opening: bytes, position..<limit, dialect)
    var kind: CodeToken.Kind =
      form.doublesBraces || form.quote == .backtick && !form.isRaw ? .template : .string
    var end = form.content.lowerBound
    while end < limit, form.spansLines || bytes[end] != .lineFeed {
      if bytes[end].isOfWord || bytes[end] == .space {
        end += 1
      } else if let pair = form.endOfPair(bytes, at: end) {
        end = pair
      } else if let close = form.endOfQuotes(bytes, at: end, to: limit) {
        return append(kind, close - position)
      } else if let value = form.endOfValue(bytes, at: end, to: limit) {
        (end, kind) = (value, .template)
      } else {
        end += form.isRaw && !dialect.has(.stringPrefixes) ? 1 : lengthOfUnit(at: end)
      }
    }
    unclosedString = min(unclosedString, position)
    append(.symbol, min(end, limit) - position)
  }
}
