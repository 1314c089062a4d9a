import FCMLint

// Numbers, and values that an SDK converts.
extension LiteralReader {
  /// Writes the number in a token; returns false if JSON has no such number.
  mutating func writeNumber(_ index: Int, isNegative: Bool) -> Bool {
    let token = tokens[index]
    let start = isNegative ? tokens[index - 1].start : token.start
    // A space after the sign is not allowed in JSON.
    let isAdjacent = !isNegative || tokens[index - 1].end == token.start
    if isAdjacent, Self.isJSONNumber(bytes[token.range]) {
      noteKnownValue()
      builder.append(verbatim: start..<token.end)
      return true
    }
    guard let text = Self.normalized(Array(bytes[token.range])) else { return false }
    noteKnownValue()
    builder.append((isNegative ? [.minus] : []) + text, for: start..<token.end)
    return true
  }

  /// Whether the text is a number in JSON without a sign.
  static func isJSONNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var index = text.startIndex
    func digits() -> Int {
      var stop = index
      while stop < text.endIndex, text[stop].isDigit { stop += 1 }
      return stop - index
    }
    let count = digits()
    if count == 0 || count > 1 && text[index] == UInt8(ascii: "0") { return false }
    index += count
    if index < text.endIndex, text[index] == .period {
      index += 1
      let fraction = digits()
      if fraction == 0 { return false }
      index += fraction
    }
    if index < text.endIndex, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.endIndex, text[index] == .plus || text[index] == .minus { index += 1 }
      let exponent = digits()
      if exponent == 0 { return false }
      index += exponent
    }
    return index == text.endIndex
  }

  /// A number of the language in the form of JSON; nil if that is not possible.
  private static func normalized(_ text: [UInt8]) -> [UInt8]? {
    var text = text.filter { $0 != .underscore }
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: "0"), text.count > 2 {
      let radix: UInt32? =
        switch text[1] | 0x20 {
        case UInt8(ascii: "x"): 16
        case UInt8(ascii: "o"): 8
        case UInt8(ascii: "b"): 2
        default: nil
        }
      if let radix {
        var value: UInt64 = 0
        if text.count > 15 { return nil }
        for byte in text[2...] {
          guard let digit = digit(byte, radix) else { return nil }
          value = value * UInt64(radix) + UInt64(digit)
        }
        return Array(String(value).utf8)
      }
    }
    if first == .period { text.insert(UInt8(ascii: "0"), at: 0) }
    if text.last == .period { text.append(UInt8(ascii: "0")) }
    return isJSONNumber(text[...]) ? text : nil
  }

  /// Writes a value that the SDK converts; returns false if it sends the value as it is.
  mutating func writeConverted(_ start: Int, _ end: Int, as role: ValueRole) -> Bool {
    if role == .plain { return false }
    let inner = builder.text.count
    guard convert(start, end, as: role) else { return false }
    strings.append(LiteralSyntax.Token(inner: inner..<builder.text.count, form: .converted))
    return true
  }

  private mutating func convert(_ start: Int, _ end: Int, as role: ValueRole) -> Bool {
    let token = tokens[start]
    let isString = end - start == 1 && token.kind == .string
    switch role {
    case .converted:
      writeUnknown(start, end)
      return true
    case .seconds: return writeSeconds(start, end)
    case .topic:
      guard isString else { return false }
      return writeTopic(start)
    case .checked(let value):
      guard isString, !tokens.text(start).isBytesLiteral else { return false }
      writeChecked(start, value)
      return true
    case .flag:
      if end - start == 1, tokens.has(start, "True") {
        noteKnownValue()
        builder.append("1", for: token.range)
      } else {
        writeUnknown(start, end)
      }
      return true
    case .instance(let type): return writeRejected(start, end, insteadOf: type)
    case .text:
      if isString { return false }
      writeUnknown(start, end)
      return true
    default: return false
    }
  }

  private mutating func writeSeconds(_ start: Int, _ end: Int) -> Bool {
    let last = tokens[end - 1]
    let isString = end - start == 1 && last.kind == .string
    var digits = last.range
    if isString {
      // Only the SDK for PHP takes a text.
      guard tokens.dialect == .php else {
        writeChecked(start, .lifetime)
        return true
      }
      digits = StringForm(bytes, last.range, .php).content
      if !bytes[digits].allSatisfy({ $0.isDigit }) || digits.isEmpty { return false }
    }
    let isNegative =
      end - start == 2 && tokens.has(start, "-") && tokens[start].end == last.start
    guard isString || last.kind == .number, end - start == 1 || isNegative,
      Self.isJSONNumber(bytes[digits]), !bytes[digits].contains(where: { $0.isLetter })
    else { return writeConvertedUnknown(start, end) }
    noteKnownValue()
    let first = tokens[start].start
    builder.append("\"", for: first..<(isString ? digits.lowerBound : first))
    if isNegative { builder.append(verbatim: tokens[start].range) }
    builder.append(verbatim: digits)
    builder.append("s\"", for: digits.upperBound..<last.end)
    return true
  }

  private mutating func writeConvertedUnknown(_ start: Int, _ end: Int) -> Bool {
    writeUnknown(start, end)
    return true
  }

  private mutating func writeTopic(_ index: Int) -> Bool {
    var form = StringForm(bytes, tokens[index].range, tokens.dialect)
    let prefix = Array("/topics/".utf8)
    guard bytes[form.content].starts(with: prefix) else { return false }
    noteKnownValue()
    form.content = (form.content.lowerBound + prefix.count)..<form.content.upperBound
    builder.append("\"", for: tokens[index].start..<form.content.lowerBound)
    writeContent(form)
    builder.append("\"", for: form.content.upperBound..<tokens[index].end)
    return true
  }

  // MARK: Values that the SDK rejects

  /// Writes a number instead of a dictionary or an instance of another class, both of which the SDK
  /// for Python rejects, so that the linter rejects it, too; returns false for other expressions.
  private mutating func writeRejected(
    _ start: Int, _ end: Int, insteadOf type: PythonClass
  ) -> Bool {
    let isDictionary = tokens.has(start, "{") && tokens[start].match == end - 1
    let call = ConstructorCall(tokens, start, end)
    guard tokens.dialect == .python, isDictionary || call != nil, call?.type != type else {
      return false
    }
    let opener = call?.opener ?? start
    let inner = builder.text.count
    builder.append("0", for: range(start, opener + 1))
    rejections.append(type.rejection(of: call?.type, at: inner..<builder.text.count))
    if opener + 1 < end { builder.append(" ", for: range(opener + 1, end)) }
    noteKnownValue()
    return true
  }

  /// The longest text that a finding quotes.
  private static var longestRejection: Int { 32 }

  /// Writes a text that the SDK takes or rejects.
  mutating func writeChecked(_ index: Int, _ value: SDKValue) {
    let content = bytes[StringForm(bytes, tokens[index].range, tokens.dialect).content]
    guard content.count <= Self.longestRejection,
      content.allSatisfy({ $0.isLetter || $0.isDigit || $0 == .underscore })
    else { return writeUnknown(index, index + 1) }
    noteKnownValue()
    let start = builder.text.count
    if !WordList.contains(content, in: value.accepted) {
      builder.append([.quote, SDKValue.mark] + content + [.quote], for: tokens[index].range)
      rejections.append(value.rejection(of: Array(content), at: start..<builder.text.count))
    } else if let prefix = value.prefix {
      let name = content.map { $0.isLetter ? $0 & 0xDF : $0 }
      let start = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
      builder.append([.quote] + start + name + [.quote], for: tokens[index].range)
    } else {
      builder.append([.quote] + content + [.quote], for: tokens[index].range)
    }
  }
}
