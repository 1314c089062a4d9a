import FCMLint

// The content of strings of source code.
extension TextBuilder {
  /// Adds the content of a string with the escapes of JSON.
  mutating func appendContent(_ form: StringForm) {
    var index = form.content.lowerBound
    let end = form.content.upperBound
    var plain = index
    while index < end {
      let byte = source[index]
      if let stop = form.endOfValueOrPair(source, at: index) {
        if plain < index { append(verbatim: plain..<index) }
        if stop == index + 2, source[index] == source[index + 1] {
          append(UInt32(byte), for: index..<stop)
        } else {
          append("{{value}}", for: index..<stop)
        }
        (index, plain) = (stop, stop)
        continue
      }
      if byte >= .space, byte < 0x80, byte != .quote, byte != .backslash {
        index += 1
        continue
      }
      let length = byte < 0x80 ? 0 : lengthOfCharacter(at: index, end)
      if length > 0 {
        index += length
        continue
      }
      if plain < index { append(verbatim: plain..<index) }
      if byte == .backslash, let escape = form.escape(source, at: index) {
        append(escape.scalar, for: index..<escape.end)
        index = escape.end
      } else {
        append(byte < 0x80 ? UInt32(byte) : 0xFFFD, for: index..<index + 1)
        index += 1
      }
      plain = index
    }
    if plain < end { append(verbatim: plain..<end) }
  }

  private func lengthOfCharacter(at index: Int, _ end: Int) -> Int {
    source.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return UTF8Validation.length(base, index, end)
    }
  }

  /// Adds a character in a JSON string.
  private mutating func append(_ scalar: UInt32, for range: Range<Int>) {
    switch scalar {
    case 0x22, 0x5C:
      let text: [UInt8] = [.backslash, UInt8(truncatingIfNeeded: scalar)]
      // The same escape in the source can be edited.
      if source[range].elementsEqual(text) {
        append(verbatim: range)
      } else {
        append(text, for: range)
      }
    case 0x0A: append("\\n", for: range)
    case 0x0D: append("\\r", for: range)
    case 0x09: append("\\t", for: range)
    case StringForm.nothing: break
    case 0x20..<0x7F: append([UInt8(truncatingIfNeeded: scalar)], for: range)
    default:
      var text: [UInt8] = []
      if scalar > 0xFFFF {
        let offset = scalar - 0x10000
        Self.append(unit: 0xD800 + offset >> 10, to: &text)
        Self.append(unit: 0xDC00 + offset & 0x3FF, to: &text)
      } else {
        Self.append(unit: scalar, to: &text)
      }
      append(text, for: range)
    }
  }

  private static func append(unit: UInt32, to text: inout [UInt8]) {
    text += [.backslash, UInt8(ascii: "u")]
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Adds the content of a string as it is, without its escapes and with placeholders for values.
  mutating func appendText(_ form: StringForm, hasValues: Bool) {
    var index = form.content.lowerBound
    let end = form.content.upperBound
    var plain = index
    while index < end {
      let stop: Int
      var text: [UInt8] = []
      if hasValues, let value = form.endOfValue(source, at: index) {
        text = Array("${value}".utf8)
        stop = value
      } else if source[index] == .percent, let value = form.endOfFormat(source, at: index) {
        text = Array("${value}".utf8)
        stop = value
      } else if let pair = form.endOfQuotes(source, at: index) {
        (text, stop) = ([source[index]], pair)
      } else if form.doublesBraces, index + 1 < end, source[index].isBrace,
        source[index + 1] == source[index]
      {
        text = [source[index]]
        stop = index + 2
      } else if source[index] == .carriageReturn, form.readsLineBreaks, index + 1 < end,
        source[index + 1] == .lineFeed
      {
        text = [.lineFeed]
        stop = index + 2
      } else if source[index] == .backslash, let escape = form.escape(source, at: index) {
        if let scalar = Unicode.Scalar(escape.scalar) { text = Array(String(scalar).utf8) }
        stop = escape.end
      } else {
        index += 1
        continue
      }
      if plain < index { append(verbatim: plain..<index) }
      append(text, for: index..<stop)
      (index, plain) = (stop, stop)
    }
    if plain < end { append(verbatim: plain..<end) }
  }
}

extension UInt8 {
  fileprivate var isBrace: Bool { self == .openBrace || self == .closeBrace }
}

// Values in strings.
extension StringForm {
  /// The end of a place of a format, such as `%s` or `%(name)s`; nil if there is none.
  func endOfFormat(_ bytes: [UInt8], at index: Int) -> Int? {
    var end = index + 1
    if end < content.upperBound, bytes[end] == .openParenthesis {
      while end < content.upperBound, bytes[end] != .closeParenthesis, end - index < 64 { end += 1 }
      end += 1
    }
    return end < content.upperBound && "sdvqifu".utf8.contains(bytes[end]) ? end + 1 : nil
  }

  /// The end of two quotes or braces that are one; nil if there are none.
  func endOfQuotes(_ bytes: [UInt8], at index: Int) -> Int? {
    guard index + 1 < content.upperBound, bytes[index + 1] == bytes[index] else { return nil }
    let isPair =
      doublesQuotes && bytes[index] == .quote
      || doublesBraces && dialect.has(.signedStrings) && bytes[index] == .closeBrace
    return isPair ? index + 2 : nil
  }

  /// The end of a value, or of two quotes or braces that are one; nil if there is neither.
  func endOfValueOrPair(_ bytes: [UInt8], at index: Int) -> Int? {
    endOfQuotes(bytes, at: index)
      ?? (dialect.traits.hasLongValues
        ? endOfLongValue(bytes, at: index, to: content.upperBound) : nil)
  }

  /// A value in a text is searched for its end no farther than this.
  private static var longestValue: Int { 1000 }

  /// The end of a value, which may contain strings, in a language whose texts have such values; nil if
  /// none begins here.
  func endOfLongValue(_ bytes: [UInt8], at index: Int, to limit: Int) -> Int? {
    guard index + 1 < limit else { return nil }
    let next = bytes[index + 1]
    if doublesBraces, dialect.has(.signedStrings) {
      guard bytes[index] == .openBrace else { return nil }
      return next == .openBrace
        ? index + 2 : Self.endOfValue(bytes, from: index + 1, to: limit, .openBrace, .closeBrace)
    }
    if bytes[index] == .hash, next == .openBrace, dialect.has(.hashValues),
      quote != .apostrophe, quote != .percent, !(isHereDocument && isRaw)
    {
      return Self.endOfValue(bytes, from: index + 2, to: limit, .openBrace, .closeBrace)
    }
    if bytes[index] == .backslash, next == .openParenthesis, dialect.has(.parenthesisValues), !isRaw
    {
      return Self.endOfValue(bytes, from: index + 2, to: limit, .openParenthesis, .closeParenthesis)
    }
    guard hasDollarValues, bytes[index] == .dollar else { return nil }
    if next == .openBrace {
      return Self.endOfValue(bytes, from: index + 2, to: limit, .openBrace, .closeBrace)
    }
    guard next.isOfName, !next.isDigit, next != .dollar else { return nil }
    var end = index + 1
    while end < limit, bytes[end].isOfName, bytes[end] != .dollar { end += 1 }
    return end
  }

  /// The end of an expression and the bracket after it; nil if there is no bracket.
  private static func endOfValue(
    _ bytes: [UInt8], from start: Int, to limit: Int, _ opener: UInt8, _ closer: UInt8
  ) -> Int? {
    var open = 1
    var quote: UInt8?
    var index = start
    let limit = min(limit, start + longestValue)
    while index < limit {
      let byte = bytes[index]
      if let inner = quote {
        if byte == inner { quote = nil }
      } else if byte == .quote || byte == .apostrophe {
        quote = byte
      } else if byte == opener {
        open += 1
      } else if byte == closer {
        open -= 1
        if open == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  /// The end of the value that begins at an offset; nil if none does.
  func endOfValue(_ bytes: [UInt8], at index: Int) -> Int? {
    let end = content.upperBound
    guard index + 1 < end else { return nil }
    let (byte, next) = (bytes[index], bytes[index + 1])
    if dialect.traits.hasLongValues {
      let isPair = byte == .openBrace && next == .openBrace
      return isPair && doublesBraces ? nil : endOfLongValue(bytes, at: index, to: end)
    }
    if doublesBraces {
      guard byte == .openBrace, next != .openBrace else { return nil }
      return Self.endOfExpression(bytes, from: index + 1, to: end)
    }
    if byte == .dollar, next == .openBrace {
      return Self.endOfExpression(bytes, from: index + 2, to: end)
    }
    guard dialect.has(.dollarValues) else { return nil }
    if byte == .openBrace, next == .dollar {
      return Self.endOfExpression(bytes, from: index + 1, to: end)
    }
    guard byte == .dollar, !next.isDigit, next != .dollar, next.isOfName || next >= 0x80 else {
      return nil
    }
    return Self.endOfVariable(bytes, from: index + 1, to: end)
  }

  /// The end of the variable of PHP whose name begins at an offset, with an index or a property.
  private static func endOfVariable(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
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

  private static func endOfExpression(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
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
}
