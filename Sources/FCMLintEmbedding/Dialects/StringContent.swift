import FCMLint

// The content of strings of source code.
extension TextBuilder {
  /// Adds the content of a string with the escapes of JSON.
  mutating func appendContent(_ form: StringForm) { append(form, isJSON: true) }

  /// Adds the content of a string as it is, without its escapes and with placeholders for values.
  mutating func appendText(_ form: StringForm) { append(form, isJSON: false) }

  private mutating func append(_ form: StringForm, isJSON: Bool) {
    var (index, plain) = (form.content.lowerBound, form.content.lowerBound)
    let end = form.content.upperBound
    while index < end {
      let byte = source[index]
      let isPlain = byte.isLetter || byte.isDigit || byte == .space
      guard !isPlain, let (text, stop) = unit(form, at: index, isJSON) else {
        index += 1
        continue
      }
      // The same escape in the source can be edited.
      if !source[index..<stop].elementsEqual(text) {
        if plain < index { append(verbatim: plain..<index) }
        append(text, for: index..<stop)
        plain = stop
      }
      index = stop
    }
    if plain < end { append(verbatim: plain..<end) }
  }

  /// What a part of a string means, and its end; nil for a byte that means itself.
  private func unit(
    _ form: StringForm, at index: Int, _ isJSON: Bool
  ) -> (text: [UInt8], end: Int)? {
    let byte = source[index]
    if let end = form.endOfPair(source, at: index) { return ([byte], end) }
    if let end = form.endOfValue(source, at: index, to: form.content.upperBound) {
      return (Array((isJSON ? "{{value}}" : "${value}").utf8), end)
    }
    switch byte {
    case .percent where !isJSON:
      return form.endOfFormat(source, at: index).map { (Array("${value}".utf8), $0) }
    case .carriageReturn where form.readsLineBreaks && source.hasPrefix("\r\n", at: index):
      return (Self.text(0x0A, isJSON), index + 2)
    case .backslash:
      if let (scalar, end) = form.escape(source, at: index) {
        return (Self.text(scalar, isJSON), end)
      }
    case 0x80... where isJSON:
      let length = lengthOfCharacter(at: index, form.content.upperBound)
      return length > 0
        ? (Array(source[index..<index + length]), index + length)
        : (Self.text(0xFFFD, isJSON), index + 1)
    default: break
    }
    let isSpecial = isJSON && (byte < .space || byte == .quote || byte == .backslash)
    return isSpecial ? (Self.text(UInt32(byte), isJSON), index + 1) : nil
  }

  private func lengthOfCharacter(at index: Int, _ end: Int) -> Int {
    source.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { UTF8Validation.length($0, index, end) } ?? 0
    }
  }

  /// A character, perhaps as in a JSON string.
  private static func text(_ scalar: UInt32, _ isJSON: Bool) -> [UInt8] {
    if let character = Unicode.Scalar(scalar) {
      let text = String(character)
      return Array((isJSON ? JSONEscaping.escaped(text) : text).utf8)
    }
    // One of the two escapes of a character outside the first plane.
    return isJSON && scalar < 0xFFFF ? Array("\\u\(String(scalar, radix: 16))".utf8) : []
  }
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
  func endOfPair(_ bytes: [UInt8], at index: Int) -> Int? {
    let byte = bytes[index]
    let isDoubled =
      doublesQuotes && byte == quote
      || doublesBraces && (byte == .openBrace || byte == .closeBrace)
    return isDoubled && index + 1 < bytes.count && bytes[index + 1] == byte ? index + 2 : nil
  }

  /// A value in a text is searched for its end no farther than this.
  private static var longestValue: Int { 1000 }

  /// The end of the value that begins at an offset; nil if none does.
  func endOfValue(_ bytes: [UInt8], at index: Int, to limit: Int) -> Int? {
    guard hasValues, index + 1 < limit else { return nil }
    let (byte, next) = (bytes[index], bytes[index + 1])
    let limit = min(limit, index + Self.longestValue)
    let hasDollars = !dialect.traits.isDisjoint(with: [.dollarNames, .dollarValues, .templates])
    switch byte {
    case .openBrace where doublesBraces || dialect.has(.dollarValues) && next == .dollar:
      return Self.endOfBrackets(bytes, from: index, to: limit)
    case .hash where dialect.has(.hashValues) && next == .openBrace,
      .backslash where dialect.has(.parenthesisValues) && next == .openParenthesis,
      .dollar where hasDollars && next == .openBrace:
      return Self.endOfBrackets(bytes, from: index + 1, to: limit)
    case .dollar where hasDollars && quote != .backtick:
      return endOfVariable(bytes, from: index + 1, to: limit)
    default: return nil
    }
  }

  /// The end of the brackets that open at an offset, and of what is between them; nil if they do not close.
  static func endOfBrackets(
    _ bytes: [UInt8], from start: Int, to limit: Int, hasStrings: Bool = true
  ) -> Int? {
    let (opener, closer) = (bytes[start], bytes[start].closer)
    var open = 0
    var quote: UInt8?
    var index = start
    while index < limit {
      let byte = bytes[index]
      if byte == .backslash {
        index += 1
      } else if let inner = quote {
        if byte == inner { quote = nil }
      } else if hasStrings, byte == .quote || byte == .apostrophe {
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

  /// The end of the variable whose name begins at an offset, in PHP with an index or a property; nil if
  /// none does.
  private func endOfVariable(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    func endOfName(_ start: Int) -> Int {
      bytes[start..<end].firstIndex { $0 < 0x80 && !$0.isOfWord } ?? end
    }
    let stop = endOfName(start)
    if bytes[start].isDigit || stop == start { return nil }
    guard dialect.has(.dollarValues), stop < end else { return stop }
    if bytes.hasPrefix("->", at: stop), endOfName(stop + 2) > stop + 2 {
      return endOfName(stop + 2)
    }
    guard bytes[stop] == .openBracket else { return stop }
    let close = bytes[stop..<end].firstIndex { $0 == .closeBracket || $0 == .lineFeed }
    return close.map { bytes[$0] == .closeBracket ? $0 + 1 : stop } ?? stop
  }
}

extension UInt8 {
  /// The bracket that closes this one.
  var closer: UInt8 {
    switch self {
    case .openParenthesis: .closeParenthesis
    case .openBracket: .closeBracket
    default: .closeBrace
    }
  }
}
