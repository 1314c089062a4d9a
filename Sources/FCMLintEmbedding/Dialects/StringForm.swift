import FCMLint

/// The quotes and prefix of a string in source code.
struct StringForm: Equatable, Sendable {
  let dialect: Dialect
  var quote: UInt8 = .quote
  /// Whether backslashes are characters like others.
  var isRaw = false
  /// Whether braces are doubled, because single ones are around values.
  var doublesBraces = false
  /// Whether a quote is written twice.
  var doublesQuotes = false
  /// Whether there are three quotes at both ends.
  var isTriple = false
  /// The number of `#` at both ends.
  @Compact private var hashes = 0
  /// Whether values may be in the text.
  private(set) var hasValues = false
  /// Whether places of formats, such as `%s`, may be in the text.
  private(set) var hasFormats = false
  /// The range of the content in the source.
  @CompactRange var content = 0..<0

  /// Whether it is a here-document, which has a name instead of quotes.
  var isHereDocument: Bool { quote == .lineFeed }
  /// Whether line breaks are written as they are.
  var keepsLines: Bool { isHereDocument || isTriple || quote == .backtick }
  /// Whether the text may have several lines.
  var spansLines: Bool {
    keepsLines || doublesQuotes || hashes > 0 || dialect.has(.longStrings)
  }
  /// Whether the indentation of the first line is no part of the text.
  var isBlock: Bool { isHereDocument || isTriple && !dialect.has(.stringPrefixes) }
  /// Whether the line breaks of Windows are read as line feeds.
  var readsLineBreaks: Bool { keepsLines && !isHereDocument }
  /// Whether only backslashes and quotes are escaped.
  private var hasFewEscapes: Bool {
    dialect.has(.plainApostrophes) && quote == .apostrophe || quote == .percent
  }
  /// Whether a backslash before a quote is a character, as in Python.
  private var isRawQuote: Bool { isRaw && !dialect.has(.rawTripleQuotes) }

  static let tilde = UInt8(ascii: "~")

  /// The form of the string in a range.
  init(_ bytes: [UInt8], _ range: Range<Int>, _ dialect: Dialect) {
    self.init(opening: bytes, range, dialect)
    hasFormats = true
    let first = bytes[range].first ?? 0
    guard first == .lineFeed || first == .colon || first == .percent || first == Self.tilde else {
      let start = min(content.lowerBound, range.upperBound)
      content = start..<max(start, range.upperBound - hashes - (isTriple ? 3 : 1))
      if Self.isFormat(bytes, before: range.lowerBound, dialect) {
        (doublesBraces, hasValues) = (true, true)
      }
      return
    }
    self = StringForm(dialect, quote: first)
    hasFormats = true
    switch quote {
    case .colon: content = range.dropFirst()
    case .lineFeed:
      content = bytes.trimmed(range)
      // Terraform reads no escapes there.
      let hasRawName = Self.hasRawName(bytes, before: range.lowerBound)
      (isRaw, hasValues) = (hasRawName || dialect.has(.dollarNames), !hasRawName)
    default:
      content = range.dropFirst(3).dropLast()
      isRaw = quote == Self.tilde && bytes[range.lowerBound + 1] == UInt8(ascii: "S")
      hasValues = quote == Self.tilde && !isRaw
    }
  }

  /// Whether the line before a here-document has its name in apostrophes.
  private static func hasRawName(_ bytes: [UInt8], before end: Int) -> Bool {
    let start = bytes[..<end].lastIndex(of: .lineFeed) ?? 0
    return ["<<~'", "<<-'", "<<'", "<<< '"].contains { (text: StaticString) in
      bytes.has(text, in: start..<end)
    }
  }

  /// Whether a string is the first argument of `format!` or `string.Format`, in which braces are around
  /// values.
  private static func isFormat(_ bytes: [UInt8], before end: Int, _ dialect: Dialect) -> Bool {
    guard dialect.has(.macros) || dialect.has(.signedStrings) else { return false }
    var end = end
    while end > 0, bytes[end - 1] <= .space { end -= 1 }
    let call = bytes[..<end]
    return dialect.has(.macros)
      ? call.hasSuffix("format!(")
      : call.hasSuffix("string.Format(") || call.hasSuffix("String.Format(")
  }

  /// The form of a string that begins at an offset, whose end is not known.
  init(opening bytes: [UInt8], _ range: Range<Int>, _ dialect: Dialect) {
    self.dialect = dialect
    let limit = range.upperBound
    let start =
      bytes[range].firstIndex { $0 == .quote || $0 == .apostrophe || $0 == .backtick } ?? limit
    if start < limit { quote = bytes[start] }
    readPrefix(bytes[range.lowerBound..<start], dialect)
    isTriple =
      dialect.has(quote == .quote ? .tripleQuotes : .tripleApostrophes) && !doublesQuotes
      && start + 2 < limit && bytes[start + 1] == quote && bytes[start + 2] == quote
    if isTriple, dialect.has(.rawTripleQuotes) { isRaw = true }
    let stop = min(start + (isTriple ? 3 : 1), limit)
    content = stop..<stop
  }

  /// Reads what is before the opening quote.
  private mutating func readPrefix(_ prefix: ArraySlice<UInt8>, _ dialect: Dialect) {
    hashes = prefix.count { $0 == .hash }
    if dialect.has(.stringPrefixes) {
      isRaw = prefix.contains { $0 | 0x20 == UInt8(ascii: "r") }
      doublesBraces = prefix.contains { "fFtT".utf8.contains($0) }
    } else if dialect.has(.signedStrings) {
      doublesQuotes = prefix.contains(.at)
      isRaw = doublesQuotes
      // With `$$`, values are in two braces, and one brace is text.
      doublesBraces = prefix.count { $0 == .dollar } == 1
    } else {
      isRaw =
        WordList.contains(prefix, in: dialect.rawPrefixes) || hashes > 0
        || quote == .backtick && dialect.has(.rawBackticks)
    }
    let hasPrefix =
      !dialect.has(.prefixedValues) || WordList.contains(prefix, in: dialect.valuePrefixes)
    let isOpen =
      dialect.has(.templates)
      ? quote == .backtick
      : !dialect.traits.isDisjoint(with: [
        .dollarNames, .dollarValues, .hashValues, .parenthesisValues,
      ])
    hasValues = doublesBraces || isOpen && hasPrefix && !isRaw && !hasFewEscapes
  }

  /// The end of the quotes that close the string at an offset; nil if it continues there.
  func endOfQuotes(_ bytes: [UInt8], at index: Int, to limit: Int) -> Int? {
    guard bytes[index] == quote else { return nil }
    let stop = index + (isTriple ? 3 : 1)
    let end = stop + hashes
    guard end <= limit, bytes[index..<stop].allSatisfy({ $0 == quote }),
      bytes[stop..<end].allSatisfy({ $0 == .hash })
    else { return nil }
    // Further quotes in a raw text are before its last ones.
    return isTriple && isRaw && end < limit && bytes[end] == quote ? nil : end
  }

  /// The form of a new string.
  init(_ dialect: Dialect, quote: UInt8) {
    self.dialect = dialect
    self.quote = quote
  }

  /// The form of a string with the escapes of JSON, which most languages share.
  static func escaped(_ content: Range<Int>) -> StringForm {
    var form = StringForm(.javaScript, quote: .quote)
    form.content = content
    return form
  }

  /// The form of a string in which each quote is written twice, and nothing else is escaped.
  static func doubled(_ quote: UInt8, _ content: Range<Int>) -> StringForm {
    var form = StringForm(.javaScript, quote: quote)
    (form.content, form.isRaw, form.doublesQuotes) = (content, true, true)
    return form
  }

  // MARK: Writing

  /// The text as a string; nil if it cannot be written in this form.
  func quoted(_ text: [UInt8]) -> [UInt8]? {
    var form = self
    (form.isRaw, form.isTriple) = (false, false)
    (form.doublesQuotes, form.doublesBraces) = (false, false)
    return form.escaped(text).map { [quote] + $0 + [quote] }
  }

  /// The text as a part of a string of this form; nil if it cannot be written.
  func escaped(_ text: [UInt8], escapesLines: Bool = false) -> [UInt8]? {
    if isHereDocument, isRaw {
      return hasValues && text.contains { $0 == .dollar || $0 == .percent } ? nil : text
    }
    if quote == .colon { return text.allSatisfy { $0.isOfWord } ? text : nil }
    let hasBrackets = text.contains { "()[]\\".utf8.contains($0) }
    if quote == .percent || quote == Self.tilde, hasBrackets { return nil }
    var result: [UInt8] = []
    for byte in text {
      switch byte {
      case .lineFeed where isHereDocument, .backslash where doublesQuotes,
        quote where quote == .percent:
        result.append(byte)
      case quote where isTriple && !isRawQuote && (result.isEmpty || result.last != quote):
        result.append(byte)
      case quote where doublesQuotes: result += [byte, byte]
      case quote, .backslash:
        if isRaw { return nil }
        // The escape is right with a single quote in the content, too.
        result += [.backslash, byte]
      case .openBrace where doublesBraces, .closeBrace where doublesBraces: result += [byte, byte]
      case .dollar where dialect.has(.dollarNames) && (isRaw || dialect.has(.prefixedValues)),
        .dollar where dialect.language == .terraform,
        .openBrace where dialect.has(.dollarValues) && quote == .quote:
        return nil
      case .hash where dialect.has(.hashValues) && quote != .apostrophe,
        .dollar where dialect.has(.templates) && quote == .backtick,
        .dollar where dialect.has(.dollarNames),
        .dollar where dialect.has(.dollarValues) && quote != .apostrophe:
        result += [.backslash, byte]
      case .lineFeed where escapesLines && !keepsLines:
        if isRaw || hasFewEscapes { return nil }
        result += Array("\\n".utf8)
      default: result.append(byte)
      }
    }
    return result
  }

  // MARK: Escapes

  /// The character of the escape at an offset of the source, and the offset after it; nil if the
  /// backslash escapes nothing, and a character above the last one if it disappears.
  func escape(_ bytes: [UInt8], at index: Int) -> (scalar: UInt32, end: Int)? {
    let end = content.upperBound
    guard !isRaw, index + 1 < end else { return nil }
    let next = bytes[index + 1]
    if hasFewEscapes {
      return next == .backslash || next == .apostrophe ? (UInt32(next), index + 2) : nil
    }
    switch next {
    case .backslash: return (0x5C, index + 2)
    case .quote, .apostrophe:
      let isOther = dialect.has(.dollarValues) && next != quote
      return isOther ? nil : (UInt32(next), index + 2)
    case .backtick where dialect.has(.templates), .dollar where !dialect.has(.stringPrefixes):
      return (UInt32(next), index + 2)
    case .lineFeed where !dialect.has(.dollarValues): return (Self.nothing, index + 2)
    case .carriageReturn where !dialect.has(.dollarValues):
      let isPair = index + 2 < end && bytes[index + 2] == .lineFeed
      return (Self.nothing, min(end, index + (isPair ? 3 : 2)))
    default: break
    }
    if let control = control(next) { return (control, index + 2) }
    if let number = numericEscape(bytes, at: index, next) { return number }
    return dialect.has(.freeEscapes) ? (Self.nothing, index + 1) : nil
  }

  /// Represents no character.
  static let nothing: UInt32 = 0x110000

  private func control(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "b") where !dialect.has(.dollarValues): 0x08
    case UInt8(ascii: "a") where dialect.has(.stringPrefixes) || dialect.has(.hashValues): 0x07
    case UInt8(ascii: "e") where dialect.has(.dollarValues) || dialect.has(.hashValues): 0x1B
    case UInt8(ascii: "s") where dialect.has(.hashValues): 0x20
    default: nil
    }
  }

  /// The escape with the number of a character.
  private func numericEscape(
    _ bytes: [UInt8], at index: Int, _ next: UInt8
  ) -> (scalar: UInt32, end: Int)? {
    let end = content.upperBound
    var digits = index + 2
    var most = 0
    var radix: UInt32 = 16
    switch next {
    case UInt8(ascii: "x"): most = 2
    case UInt8(ascii: "u"):
      let hasBrace = digits < end && bytes[digits] == .openBrace
      if hasBrace { digits += 1 }
      most = hasBrace ? 6 : dialect.has(.dollarValues) ? 0 : 4
    case UInt8(ascii: "U") where !dialect.has(.dollarValues): most = 8
    case UInt8(ascii: "0")...UInt8(ascii: "7"): (digits, most, radix) = (index + 1, 3, 8)
    default: return nil
    }
    var (value, stop): (UInt32, Int) = (0, digits)
    while stop < end, stop - digits < most, let digit = bytes[stop].digit(radix: radix) {
      value = value &* radix &+ digit
      stop += 1
    }
    guard stop > digits else { return nil }
    let isLead = next == UInt8(ascii: "u") && 0xD800..<0xDC00 ~= value
    if isLead, bytes.hasPrefix("\\u", at: stop),
      let trail = numericEscape(bytes, at: stop, next), 0xDC00..<0xE000 ~= trail.scalar
    {
      return (0x10000 + (value - 0xD800) << 10 + (trail.scalar - 0xDC00), trail.end)
    }
    if most == 6, stop < end, bytes[stop] == .closeBrace { stop += 1 }
    return (value > 0x10FFFF ? 0xFFFD : value, stop)
  }
}

extension UInt8 {
  /// The value of a digit; nil for any other byte.
  func digit(radix: UInt32) -> UInt32? {
    guard let value = hexadecimalValue, UInt32(value) < radix else { return nil }
    return UInt32(value)
  }
}
