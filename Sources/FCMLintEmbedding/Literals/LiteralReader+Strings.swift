import FCMLint

/// The quotes and prefix of a string in source code.
struct StringForm: Equatable {
  var dialect: CodeDialect
  var quote: UInt8
  /// Whether backslashes are characters like others.
  var isRaw = false
  /// The range of the content in the source.
  var content: Range<Int>

  /// Whether it is a here-document of PHP, which has a name instead of quotes.
  var isHereDocument: Bool { quote == .lessThan }

  init(_ bytes: [UInt8], _ range: Range<Int>, _ dialect: CodeDialect) {
    self.dialect = dialect
    if dialect == .php, range.count > 3, bytes[range.lowerBound] == .lessThan {
      (quote, content) = (.lessThan, range)
      readHereDocument(bytes, range)
      return
    }
    var start = range.lowerBound
    if dialect == .python {
      while start < range.upperBound, bytes[start].isLetter {
        if bytes[start] | 0x20 == UInt8(ascii: "r") { isRaw = true }
        start += 1
      }
    }
    quote = start < range.upperBound ? bytes[start] : .quote
    let isTriple =
      dialect == .python && range.upperBound - start >= 6 && bytes[start + 1] == quote
      && bytes[start + 2] == quote
    let count = isTriple ? 3 : 1
    content =
      min(
        start + count, range.upperBound)..<max(
        min(start + count, range.upperBound), range.upperBound - count)
  }

  /// Finds the content between `<<<NAME` and `NAME`, without white space around it.
  private mutating func readHereDocument(_ bytes: [UInt8], _ range: Range<Int>) {
    let start = bytes.lineEnd(from: range.lowerBound, to: range.upperBound)
    isRaw = bytes[range.lowerBound..<start].contains(.apostrophe)
    var end = range.upperBound
    while end > start, bytes[end - 1] != .lineFeed { end -= 1 }
    content = bytes.trimmed(start..<end)
  }
}

// Strings.
extension LiteralReader {
  /// Writes the strings in the tokens as one JSON string.
  mutating func writeString(_ start: Int, to end: Int) {
    if tokens.dialect == .python, (start..<end).contains(where: { tokens.text($0).isBytesLiteral })
    {
      return writeUnknown(start, end)
    }
    noteKnownValue()
    let inner = builder.text.count
    var place = tokens[start].start
    for index in start..<end {
      let form = StringForm(bytes, tokens[index].range, tokens.dialect)
      if index == start { writeQuote(place..<form.content.lowerBound) }
      writeContent(form)
      place = form.content.upperBound
    }
    writeQuote(place..<tokens[end - 1].end)
    if end - start == 1 {
      let form = StringForm(bytes, tokens[start].range, tokens.dialect)
      strings.append(LiteralSyntax.Token(inner: inner..<builder.text.count, form: .string(form)))
    }
  }

  private mutating func writeQuote(_ range: Range<Int>) {
    if range.count == 1, bytes[range.lowerBound] == .quote {
      builder.append(verbatim: range)
    } else {
      builder.append("\"", for: range)
    }
  }

  /// Writes the content of a string with the escapes of JSON.
  mutating func writeContent(_ form: StringForm) {
    var index = form.content.lowerBound
    let end = form.content.upperBound
    var plain = index
    while index < end {
      let byte = bytes[index]
      if byte >= .space, byte < 0x80, byte != .quote, byte != .backslash {
        index += 1
        continue
      }
      let length = byte < 0x80 ? 0 : lengthOfCharacter(at: index, end)
      if length > 0 {
        index += length
        continue
      }
      if plain < index { builder.append(verbatim: plain..<index) }
      index = byte == .backslash ? writeEscape(at: index, form) : writeSpecial(at: index)
      plain = index
    }
    if plain < end { builder.append(verbatim: plain..<end) }
  }

  private func lengthOfCharacter(at index: Int, _ end: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return UTF8Validation.length(base, index, end)
    }
  }

  /// Writes a byte that JSON does not allow in strings, and returns the offset after it.
  private mutating func writeSpecial(at index: Int) -> Int {
    switch bytes[index] {
    case .quote: builder.append("\\\"", for: index..<index + 1)
    case .lineFeed: builder.append("\\n", for: index..<index + 1)
    case .carriageReturn: builder.append("\\r", for: index..<index + 1)
    case .tab: builder.append("\\t", for: index..<index + 1)
    default:
      write(scalar: bytes[index] < 0x80 ? UInt32(bytes[index]) : 0xFFFD, for: index..<index + 1)
    }
    return index + 1
  }

  /// Writes a character as an escape of JSON.
  private mutating func write(scalar: UInt32, for range: Range<Int>) {
    switch scalar {
    case 0x22: return builder.append("\\\"", for: range)
    case 0x5C: return builder.append("\\\\", for: range)
    case 0x0A: return builder.append("\\n", for: range)
    default: break
    }
    if scalar >= 0x20, scalar < 0x7F {
      return builder.append([UInt8(truncatingIfNeeded: scalar)], for: range)
    }
    var text: [UInt8] = []
    if scalar > 0xFFFF {
      let offset = scalar - 0x10000
      Self.append(unit: 0xD800 + offset >> 10, to: &text)
      Self.append(unit: 0xDC00 + offset & 0x3FF, to: &text)
    } else {
      Self.append(unit: scalar, to: &text)
    }
    builder.append(text, for: range)
  }

  private static func append(unit: UInt32, to text: inout [UInt8]) {
    text += [.backslash, UInt8(ascii: "u")]
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  // MARK: Escapes

  /// Writes the escape at an offset and returns the offset after it.
  mutating func writeEscape(at index: Int, _ form: StringForm) -> Int {
    let end = form.content.upperBound
    let next = index + 1 < end ? bytes[index + 1] : 0
    let isLiteral =
      form.isRaw || index + 1 >= end
      || form.dialect == .php && form.quote == .apostrophe && next != .backslash
        && next != .apostrophe
    if isLiteral {
      builder.append("\\\\", for: index..<index + 1)
      return index + 1
    }
    let pair = index..<index + 2
    switch next {
    case .backslash: builder.append(verbatim: pair)
    case .quote where form.dialect != .php || form.quote == .quote: builder.append(verbatim: pair)
    case .apostrophe where form.dialect != .php || form.quote == .apostrophe,
      .backtick where form.dialect == .javaScript, .dollar where form.dialect != .python:
      builder.append([next], for: pair)
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): builder.append(verbatim: pair)
    case UInt8(ascii: "f"): builder.append(verbatim: pair)
    case UInt8(ascii: "b") where form.dialect != .php: builder.append(verbatim: pair)
    case UInt8(ascii: "v"): write(scalar: 0x0B, for: pair)
    case UInt8(ascii: "a") where form.dialect == .python: write(scalar: 0x07, for: pair)
    case UInt8(ascii: "e") where form.dialect == .php: write(scalar: 0x1B, for: pair)
    case .lineFeed where form.dialect != .php: break
    case .carriageReturn where form.dialect != .php:
      return min(end, index + (index + 2 < end && bytes[index + 2] == .lineFeed ? 3 : 2))
    default: return writeNumericEscape(at: index, next, form)
    }
    return index + 2
  }

  /// Writes an escape with the number of a character, or a backslash that escapes nothing.
  private mutating func writeNumericEscape(at index: Int, _ next: UInt8, _ form: StringForm) -> Int
  {
    let end = form.content.upperBound
    var digits = index + 2
    var most = 0
    var radix: UInt32 = 16
    switch next {
    case UInt8(ascii: "x"): most = 2
    case UInt8(ascii: "u"):
      let hasBrace = digits < end && bytes[digits] == .openBrace
      if hasBrace { digits += 1 }
      most = hasBrace ? 6 : form.dialect == .php ? 0 : 4
    case UInt8(ascii: "U") where form.dialect == .python: most = 8
    case UInt8(ascii: "0")...UInt8(ascii: "7"): (digits, most, radix) = (index + 1, 3, 8)
    default: break
    }
    var (value, stop): (UInt32, Int) = (0, digits)
    while stop < end, stop - digits < most, let digit = Self.digit(bytes[stop], radix) {
      value = value &* radix &+ digit
      stop += 1
    }
    if stop > digits {
      if most == 6, stop < end, bytes[stop] == .closeBrace { stop += 1 }
      write(scalar: value > 0x10FFFF ? 0xFFFD : value, for: index..<stop)
      return stop
    }
    // In JavaScript, a backslash before another character has no effect.
    if form.dialect == .javaScript {
      builder.append([], for: index..<index + 1)
    } else {
      builder.append("\\\\", for: index..<index + 1)
    }
    return index + 1
  }

  static func digit(_ byte: UInt8, _ radix: UInt32) -> UInt32? {
    let value: UInt32
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = UInt32(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
    return value < radix ? value : nil
  }
}
