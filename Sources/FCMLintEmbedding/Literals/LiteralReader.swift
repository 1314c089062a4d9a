import FCMLint

/// Writes a literal of a programming language as JSON text.
///
/// Expressions become placeholders, which the linter treats as unknown values. A spread becomes a
/// template tag, so that no member of its object is reported as missing. The text never contains a
/// syntax error.
struct LiteralReader {
  let tokens: CodeTokens
  var builder: TextBuilder
  /// The strings and keys of the text that can be edited.
  var strings: [LiteralSyntax.Token] = []
  /// The number of strings, numbers and constants.
  private(set) var knownValues = 0
  /// Whether code may add members to the objects.
  let isOpen: Bool
  /// The text of an unknown value.
  var unknownValue: StaticString = "{{value}}"
  private var depth = 0

  /// Values nested deeper than this are unknown.
  private static let maximumDepth = 100

  init(_ tokens: CodeTokens, at start: Int, isOpen: Bool) {
    self.tokens = tokens
    self.isOpen = isOpen
    builder = TextBuilder(tokens.bytes, at: start)
  }

  var bytes: [UInt8] { tokens.bytes }

  // MARK: Values

  /// Writes the value of the expression in the tokens `start..<end`.
  mutating func write(_ start: Int, to end: Int, as role: ValueRole = .plain) {
    let (start, end) = core(start, end)
    guard start < end, depth < Self.maximumDepth else { return writeUnknown(start, end) }
    depth += 1
    defer { depth -= 1 }
    if writeConverted(start, end, as: role) { return }
    let first = tokens[start]
    if end - start == 1 {
      switch first.kind {
      case .string: return writeString(start, to: end)
      case .number:
        if writeNumber(start, isNegative: false) { return }
      case .word:
        if writeConstant(start) { return }
      default: break
      }
    } else if tokens.dialect == .python, isText(start, end) {
      return writeString(start, to: end)
    } else if end - start == 2, first.kind == .symbol, tokens[start + 1].kind == .number {
      if tokens.has(start, "-"), writeNumber(start + 1, isNegative: true) { return }
    }
    if writeContainer(start, end, as: role) { return }
    writeUnknown(start, end)
  }

  /// The expression without parentheses and assertions of its type.
  func core(_ start: Int, _ end: Int) -> (Int, Int) {
    var (start, end) = (start, end)
    var isChanged = true
    while isChanged, start < end {
      isChanged = false
      if tokens.dialect == .javaScript {
        var index = start
        while index < end, !tokens.isOne(index, of: "as satisfies") || index == start {
          index = tokens.next(after: index)
        }
        if index < end { (end, isChanged) = (index, true) }
        if end - start > 1, tokens.has(end - 1, "!") { (end, isChanged) = (end - 1, true) }
      }
      if tokens.has(start, "("), tokens[start].match == end - 1,
        !tokens.holds(",", from: start + 1, to: end - 1)
      {
        (start, end, isChanged) = (start + 1, end - 1, true)
      }
    }
    return (start, end)
  }

  /// Whether the tokens are strings that the language joins.
  private func isText(_ start: Int, _ end: Int) -> Bool {
    (start..<end).allSatisfy { tokens[$0].kind == .string }
  }

  /// Writes an unknown value instead of the tokens.
  mutating func writeUnknown(_ start: Int, _ end: Int) {
    builder.append(unknownValue, for: range(start, end))
  }

  /// The range of the tokens in the source; an empty range before the next token if there are none.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    guard start < tokens.count else { return bytes.count..<bytes.count }
    let first = tokens[start].start
    return first..<(end > start ? max(first, tokens[end - 1].end) : first)
  }

  /// The end of the words at the beginning of an expression.
  func endOfName(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index + 1 < end, tokens[index + 1].kind != .opener { index += 1 }
    return tokens[index].end
  }

  /// Writes a constant; returns false if the word is the name of something else.
  private mutating func writeConstant(_ index: Int) -> Bool {
    let text = tokens.text(index)
    let constants: (true: StaticString, false: StaticString, null: StaticString) =
      switch tokens.dialect {
      case .javaScript: ("true", "false", "null")
      case .python: ("True", "False", "None")
      case .php: ("true TRUE True", "false FALSE False", "null NULL Null")
      }
    let value: StaticString
    if WordList.contains(text, in: constants.true) {
      value = "true"
    } else if WordList.contains(text, in: constants.false) {
      value = "false"
    } else if WordList.contains(text, in: constants.null) {
      value = "null"
    } else {
      return false
    }
    knownValues += 1
    if tokens.has(index, value) {
      builder.append(verbatim: tokens[index].range)
    } else {
      builder.append(value, for: tokens[index].range)
    }
    return true
  }

  mutating func noteKnownValue() { knownValues += 1 }

  // MARK: White space

  /// Writes the white space between two offsets; a comment is written as a space.
  mutating func writeGap(from start: Int, to end: Int) {
    var index = start
    while index < end {
      var stop = index
      while stop < end, JSONEscaping.isSpace(bytes[stop]) { stop += 1 }
      if stop > index { builder.append(verbatim: index..<stop) }
      index = stop
      while stop < end, !JSONEscaping.isSpace(bytes[stop]) { stop += 1 }
      if stop > index { builder.append(" ", for: index..<stop) }
      index = stop
    }
  }
}
