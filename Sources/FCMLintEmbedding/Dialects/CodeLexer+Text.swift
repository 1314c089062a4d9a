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
      let stop = endOfComment
      position += 2
      while position < stop, !stands("*/", at: position) { position += 1 }
      position = position < stop ? position + 2 : max(stop, limit)
    default: return false
    }
    return true
  }

  /// Skips the rest of a line; in PHP, a closing tag ends a comment, too.
  private mutating func skipLine() {
    let stop = endOfComment
    while position < stop, bytes[position] != .lineFeed {
      if dialect.has(.tags), stands("?>", at: position) { return }
      position += 1
    }
    if position == stop { position = limit }
  }

  /// Where a comment that begins here ends at the latest.
  private var endOfComment: Int {
    longestComment < limit - position ? position + longestComment : limit
  }

  /// Continues after the next opening tag of PHP, or here if the source contains none.
  mutating func enterPHP(at start: Int) {
    var index = start
    while index < limit {
      if stands("<?php", at: index) {
        position = index + 5
        return
      }
      if stands("<?=", at: index) {
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
    case .quote, .apostrophe: readString(prefix: 0)
    case .hash where dialect.has(.hashStrings): return readHashString(prefix: 0)
    case .colon where dialect.has(.symbols): return readSymbol()
    case .percent where dialect.has(.plainApostrophes) && expectsValue: return readPercentString()
    case UInt8(ascii: "~") where dialect.has(.percentObjects): return readPercentString()
    case .dollar where dialect.has(.signedStrings), .at where dialect.has(.signedStrings):
      var count = 1
      while peek(count) == .dollar || peek(count) == .at { count += 1 }
      if peek(count) != .quote { return false }
      readString(prefix: count)
    case .backtick where dialect.has(.templates): openTemplate()
    case .backtick where dialect.has(.rawBackticks): readRawString()
    case .backtick where dialect.has(.dollarValues): readLongString(byte)
    case .slash where dialect.has(.regularExpressions): return readRegularExpression()
    case .lessThan where dialect.has(.hereDocuments) && stands("<<<", at: position):
      return readHereDocument()
    case .lessThan where dialect.has(.lineDocuments) && peek(1) == .lessThan:
      return readLineDocument()
    default: return false
    }
    return true
  }

  /// Whether an apostrophe is around one character.
  private var isCharacter: Bool { peek(1) == .backslash || peek(2) == .apostrophe }

  /// Reads `%q(text)` or, in Elixir, `~s(text)`; returns false if there is none. What `%(text)` of Ruby
  /// contains is not known.
  private mutating func readPercentString() -> Bool {
    let hasLetter = "qQsS".utf8.contains(peek(1))
    let (opener, closer): (UInt8, UInt8)
    switch peek(hasLetter ? 2 : 1) {
    case .openParenthesis: (opener, closer) = (.openParenthesis, .closeParenthesis)
    case .openBracket: (opener, closer) = (.openBracket, .closeBracket)
    case .openBrace: (opener, closer) = (.openBrace, .closeBrace)
    default: return false
    }
    var open = 0
    var end = position
    while end < limit {
      if bytes[end] == .backslash { end += 1 } else if bytes[end] == opener { open += 1 }
      if end < limit, bytes[end] == closer, bytes[end - 1] != .backslash { open -= 1 }
      if open == 0, end < limit, bytes[end] == closer { break }
      end += 1
    }
    let kind: CodeToken.Kind =
      peek(0) == UInt8(ascii: "~")
      ? .template : peek(1) == UInt8(ascii: "q") ? .string : .regularExpression
    finishString(kind, at: end, closes: end < limit)
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

  /// Reads `#"text"#` after a prefix; returns false if there is none.
  mutating func readHashString(prefix count: Int) -> Bool {
    var start = position + count
    var hashes = 0
    while start < limit, bytes[start] == .hash { (start, hashes) = (start + 1, hashes + 1) }
    guard start < limit, bytes[start] == .quote, hashes > 0, hashes < 8 else { return false }
    var index = start + 1
    var found = -1
    while index < limit {
      if bytes[index] == .quote {
        found = 0
      } else if bytes[index] == .hash, found >= 0 {
        found += 1
        if found == hashes { break }
      } else {
        found = -1
      }
      index += 1
    }
    finishString(.string, at: index, closes: index < limit)
    return true
  }

  /// Reads `<<NAME`, whose text begins on the next line; returns false if this is an operator.
  private mutating func readLineDocument() -> Bool {
    var start = position + 2
    if start < limit, bytes[start] == .minus || bytes[start] == UInt8(ascii: "~") { start += 1 }
    if start < limit, bytes[start] == .quote || bytes[start] == .apostrophe { start += 1 }
    var stop = start
    while stop < limit, bytes[stop].isOfWord { stop += 1 }
    guard stop > start, bytes[start].isCapital else { return false }
    documentName = Array(bytes[start..<stop])
    if stop < limit, bytes[stop] == .quote || bytes[stop] == .apostrophe { stop += 1 }
    append(.symbol, stop - position)
    return true
  }

  /// Reads the lines of a here-document after the line break at the position; returns false if there
  /// is none.
  mutating func readDocumentLines() -> Bool {
    let name = documentName
    documentName = []
    guard !name.isEmpty, unclosedDocuments < 4 else { return false }
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

  /// Appends the token of a string. A string without a closing quote is a symbol.
  private mutating func finishString(_ kind: CodeToken.Kind, at end: Int, closes: Bool) {
    append(closes ? kind : .symbol, min(end + (closes ? 1 : 0), limit) - position)
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

  /// Reads a string after a prefix such as `rb`, of which `count` letters begin here.
  mutating func readString(prefix count: Int) {
    let start = position + count
    let quote = bytes[start]
    if dialect.has(.longStrings) { return readLongString(quote) }
    let form = StringForm(opening: bytes, position..<limit, dialect)
    if form.doublesQuotes { return readVerbatimString(form, from: start + 1) }
    var kind: CodeToken.Kind = form.doublesBraces ? .template : .string
    let isTriple =
      dialect.has(quote == .quote ? .tripleQuotes : .tripleApostrophes) && start + 2 < limit
      && bytes[start + 1] == quote && bytes[start + 2] == quote
    guard isTriple else {
      var end = start + 1
      while end < limit, bytes[end] != quote, bytes[end] != .lineFeed {
        if let value = form.endOfLongValue(bytes, at: end, to: limit) {
          (end, kind) = (value, .template)
        } else {
          end += form.isRaw && !dialect.has(.stringPrefixes) ? 1 : lengthOfUnit(at: end)
        }
      }
      return finishString(kind, at: end, closes: end < limit && bytes[end] == quote)
    }
    var end = start + 3
    while end < limit {
      if bytes[end] == quote, end + 2 < limit, bytes[end + 1] == quote,
        bytes[end + 2] == quote
      {
        while end + 3 < limit, bytes[end + 3] == quote, form.isRaw { end += 1 }
        return finishString(kind, at: end + 2, closes: true)
      }
      if let value = form.endOfLongValue(bytes, at: end, to: limit) {
        (end, kind) = (value, .template)
      } else {
        end += form.isRaw && !dialect.has(.stringPrefixes) ? 1 : lengthOfUnit(at: end)
      }
    }
    append(.symbol, limit - position)
  }

  /// Reads a string in which two quotes are one.
  private mutating func readVerbatimString(_ form: StringForm, from start: Int) {
    var end = start
    while end < limit {
      if bytes[end] == .quote {
        guard end + 1 < limit, bytes[end + 1] == .quote else { break }
        end += 1
      }
      end += 1
    }
    finishString(form.doublesBraces ? .template : .string, at: end, closes: end < limit)
  }

  private mutating func readRawString() {
    var end = position + 1
    while end < limit, bytes[end] != .backtick { end += 1 }
    finishString(.string, at: end, closes: end < limit)
  }

  /// Reads a string that may have several lines and values.
  private mutating func readLongString(_ quote: UInt8) {
    var end = position + 1
    var isTemplate = quote == .backtick
    while end < limit, bytes[end] != quote {
      if quote == .quote, interpolates(at: end) { isTemplate = true }
      end += bytes[end] == .backslash ? 2 : 1
    }
    finishString(isTemplate ? .template : .string, at: end, closes: end < limit)
  }

  // MARK: PHP

  /// Whether a variable begins here in a string of PHP.
  private func interpolates(at index: Int) -> Bool {
    guard index + 1 < limit else { return false }
    let next = bytes[index + 1]
    if bytes[index] == .openBrace { return next == .dollar }
    guard bytes[index] == .dollar else { return false }
    return next.isLetter || next == .underscore || next == .openBrace || next >= 0x80
  }

  /// Reads `<<<NAME`, lines, and `NAME`; returns false if this is no here-document.
  private mutating func readHereDocument() -> Bool {
    var start = position + 3
    while start < limit, bytes[start] == .space || bytes[start] == .tab { start += 1 }
    if start < limit, bytes[start] == .quote || bytes[start] == .apostrophe { start += 1 }
    var stop = start
    while stop < limit,
      bytes[stop].isLetter || bytes[stop].isDigit || bytes[stop] == .underscore
    {
      stop += 1
    }
    guard stop > start, !bytes[start].isDigit, unclosedDocuments < 4 else { return false }
    let name = Array(bytes[start..<stop])
    var line = stop
    while line < limit {
      while line < limit, bytes[line] != .lineFeed { line += 1 }
      line += 1
      var index = line
      while index < limit, bytes[index] == .space || bytes[index] == .tab { index += 1 }
      let end = index + name.count
      guard end <= limit, bytes[index..<end].elementsEqual(name) else { continue }
      if end < limit, bytes[end].isLetter || bytes[end].isDigit || bytes[end] == .underscore {
        continue
      }
      append(.template, end - position)
      return true
    }
    unclosedDocuments += 1
    return false
  }
}
