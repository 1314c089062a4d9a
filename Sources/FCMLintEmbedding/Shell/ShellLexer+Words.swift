import FCMLint

// Words, quotes and expansions.
extension ShellLexer {
  mutating func word() -> ShellWord {
    let start = index
    var word = ShellWord(builder: TextBuilder(bytes, at: start), range: start..<start)
    while index < bytes.count, !endsWord(bytes[index]) {
      let byte = bytes[index]
      switch byte {
      case .apostrophe: readSingle(into: &word)
      case .quote: readDouble(into: &word)
      case .dollar where index + 1 < bytes.count && bytes[index + 1] == .apostrophe:
        readEscaped(into: &word)
      case .dollar, .backtick: readExpansion(into: &word)
      case .backslash:
        if let end = endOfJoint(index + 1) {
          index = end
          break
        }
        let end = min(index + 2, bytes.count)
        word.note(.raw)
        word.builder.append(bytes[index + 1..<max(end, index + 1)], for: index..<end)
        index = end
      default:
        word.note(.raw)
        word.builder.append(verbatim: index..<index + 1)
        index += 1
      }
    }
    // Progress even if a byte ends every word.
    if index == start { index += 1 }
    // Unquoted parts cannot be edited.
    if word.quoting == .raw { word.isMixed = true }
    word.range = start..<index
    return word
  }

  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, .lineFeed, .carriageReturn, .semicolon, .ampersand, UInt8(ascii: "|"),
      .lessThan, .greaterThan, .openParenthesis, .closeParenthesis:
      true
    default: false
    }
  }

  private mutating func readSingle(into word: inout ShellWord) {
    var end = index + 1
    while end < bytes.count, bytes[end] != .apostrophe { end += 1 }
    if end > index + 1 {
      word.note(.shellSingle)
      word.builder.append(verbatim: index + 1..<end)
    }
    index = min(end + 1, bytes.count)
  }

  private mutating func readDouble(into word: inout ShellWord) {
    index += 1
    word.note(.shellDouble)
    readExpanded(to: bytes.count, into: &word, isQuoted: true)
    index = min(index + 1, bytes.count)
  }

  /// Reads text with escapes and expansions, up to a quote or a limit.
  mutating func readExpanded(to limit: Int, into word: inout ShellWord, isQuoted: Bool) {
    while index < limit {
      let byte = bytes[index]
      if byte == .quote, isQuoted { return }
      if byte == .dollar || byte == .backtick {
        readExpansion(into: &word)
        continue
      }
      guard byte == .backslash, index + 1 < limit else {
        let start = index
        index += 1
        while index < limit, !bytes[index].isSpecialInQuotes { index += 1 }
        word.builder.append(verbatim: start..<index)
        continue
      }
      let next = bytes[index + 1]
      if next == .lineFeed {
        index += 2
      } else if next == .backslash || next == .dollar || next == .backtick
        || next == .quote && isQuoted
      {
        word.builder.append([next], for: index..<index + 2)
        index += 2
      } else {
        word.builder.append(verbatim: index..<index + 2)
        index += 2
      }
    }
  }

  /// Reads `$'…'`.
  private mutating func readEscaped(into word: inout ShellWord) {
    word.note(.raw)
    word.isMixed = true
    index += 2
    var end = index
    while end < bytes.count, bytes[end] != .apostrophe { end += bytes[end] == .backslash ? 2 : 1 }
    end = min(end, bytes.count)
    word.builder.appendText(.escaped(index..<end))
    index = min(end + 1, bytes.count)
  }

  // MARK: Expansions

  /// The end of `${…}` is on its line, and searched no farther than this.
  private static var longestExpansion: Int { 400 }

  /// Reads a variable or a command substitution, which becomes a placeholder.
  private mutating func readExpansion(into word: inout ShellWord) {
    let start = index
    guard let end = endOfExpansion(into: &word) else {
      word.builder.append(verbatim: start..<start + 1)
      index = start + 1
      return
    }
    index = end
    let name = bytes[start..<end].lazy.filter { $0.isOfName && $0 != .dollar }.prefix(40)
    let text = [UInt8.dollar, .openBrace] + (name.isEmpty ? [UInt8(ascii: "x")] : Array(name))
    word.builder.append(text + [.closeBrace], for: start..<end)
  }

  private mutating func endOfExpansion(into word: inout ShellWord) -> Int? {
    let start = index
    if bytes[start] == .backtick {
      var end = start + 1
      while end < bytes.count, bytes[end] != .backtick { end += bytes[end] == .backslash ? 2 : 1 }
      return min(end + 1, bytes.count)
    }
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case .openParenthesis:
      guard depth < Self.maximumDepth else { return start + 2 }
      var inner = ShellReader(ShellLexer(script, from: start + 2, depth: depth + 1))
      inner.read()
      script.add(inner.documents, to: &word.nested)
      return inner.end
    case .openBrace:
      let limit = min(bytes.count, start + Self.longestExpansion)
      return StringForm.endOfBrackets(
        bytes, from: start + 1, to: bytes.lineEnd(from: start, to: limit), hasStrings: false)
    case let byte where byte.isLetter || byte == .underscore:
      var end = start + 2
      while end < bytes.count, bytes[end].isOfName, bytes[end] != .dollar { end += 1 }
      return end
    case let byte
    where byte.isDigit || byte == .at || byte == .asterisk || byte == .hash
      || byte == .questionMark:
      return start + 2
    default: return nil
    }
  }
}

extension UInt8 {
  /// Whether it may have a meaning in double quotes of a shell.
  fileprivate var isSpecialInQuotes: Bool {
    self == .quote || self == .backslash || self == .dollar || self == .backtick
  }
}
