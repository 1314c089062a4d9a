import FCMLint

// Strings, numbers and constants.
extension LiteralWriter {
  /// Writes the strings in the tokens as one JSON string.
  mutating func writeString(_ start: Int, to end: Int) {
    let range = source.range(start, end)
    if source.dialect.has(.stringPrefixes),
      (start..<end).contains(where: { tokens.text($0).isBytesLiteral })
    {
      return builder.append(unknownValue, for: range)
    }
    knownValues += 1
    let inner = builder.text.count
    var place = range.lowerBound
    for index in start..<end where tokens[index].kind == .string || end - start == 1 {
      let form = StringForm(bytes, tokens[index].range, source.dialect)
      if index == start { writeQuote(place..<form.content.lowerBound) }
      builder.appendContent(form)
      place = form.content.upperBound
    }
    writeQuote(place..<range.upperBound)
    let form = StringForm(bytes, tokens[start].range, source.dialect)
    note(end - start == 1 ? .string(form) : .converted, from: inner)
  }

  private mutating func writeQuote(_ range: Range<Int>) {
    if range.count == 1, bytes[range.lowerBound] == .quote {
      builder.append(verbatim: range)
    } else {
      builder.append("\"", for: range)
    }
  }

  mutating func writeConstant(_ index: Int) {
    let words = source.dialect.constants
    let value: StaticString =
      tokens.isOne(index, of: words.true)
      ? "true" : tokens.isOne(index, of: words.false) ? "false" : "null"
    knownValues += 1
    if tokens.has(index, value) {
      builder.append(verbatim: tokens[index].range)
    } else {
      builder.append(value, for: tokens[index].range)
    }
  }

  // MARK: Numbers

  /// Writes a number or what an expression of numbers results in.
  mutating func writeNumber(_ node: Int) {
    let value = source.nodes[node]
    let range = source.range(value.start, value.end)
    if NumberRepair.isJSONNumber(String(decoding: bytes[range], as: UTF8.self)) {
      knownValues += 1
      return builder.append(verbatim: range)
    }
    guard let text = number(value.start, value.end) else { return writeUnknown(node) }
    knownValues += 1
    let inner = builder.text.count
    builder.append(text, for: range)
    if value.end - value.start > 2 {
      note(.converted, from: inner)
    }
  }

  /// The number that tokens write in the form of JSON; nil if it is not known.
  private func number(_ start: Int, _ end: Int) -> [UInt8]? {
    let isNegative = end - start == 2 && tokens.has(start, "-")
    guard end - start == 1 || isNegative else {
      return source.evaluate(start, end).map { JSONNumber.text($0) }
    }
    return source.number(end - 1).map { Array(((isNegative ? "-" : "") + $0).utf8) }
  }
}

extension CodeSource {
  /// The result of an expression of numbers; nil if it is none.
  func evaluate(_ start: Int, _ end: Int, depth: Int = 0) -> Double? {
    var sum = 0.0
    var product: Double?
    var sign = 1.0
    var isDivision = false
    var index = start
    while index < end {
      if tokens.isOne(index, of: "+ -") {
        if let value = product {
          sum += sign * value
          (product, sign) = (nil, 1)
        }
        if tokens.has(index, "-") { sign = -sign }
      } else if tokens.isOne(index, of: "* /") {
        isDivision = tokens.has(index, "/")
      } else {
        guard let value = operand(index, depth) else { return nil }
        product = product.map { isDivision ? $0 / value : $0 * value } ?? value
        isDivision = false
      }
      index = tokens.next(after: index)
    }
    return product.map { sum + sign * $0 }
  }

  private func operand(_ index: Int, _ depth: Int) -> Double? {
    if tokens.has(index, "("), tokens[index].match > index, depth < 8 {
      return evaluate(index + 1, tokens[index].match, depth: depth + 1)
    }
    if tokens.kind(index) == .word { return constant(index, depth) }
    guard tokens.kind(index) == .number else { return nil }
    return number(index).flatMap { Double($0) }
  }

  /// The number that a token is, in the form of JSON; nil if that is not possible.
  func number(_ index: Int) -> String? {
    let text = tokens.text(index)
    let isHexadecimal = text.count > 1 && text[text.startIndex + 1] | 0x20 == UInt8(ascii: "x")
    // A letter for the type may be at the end.
    let isTyped = text.last.map { (isHexadecimal ? "lL" : "lLfFdD").utf8.contains($0) } ?? false
    return NumberRepair.repair(String(decoding: isTyped ? text.dropLast() : text, as: UTF8.self))
  }
}

// Constants and integers.
extension CodeSource {
  /// A longer expression with constants is not known.
  private static var longestExpression: Int { 16 }

  /// The number that a constant is; nil if that is not known.
  private func constant(_ index: Int, _ depth: Int) -> Double? {
    guard depth < 6, !tokens.isOne(index - 1, of: dialect.access),
      !tokens.isOne(index + 1, of: dialect.access), !tokens.has(index + 1, "("),
      let number = value(of: tokens.text(index), seenFrom: index), isFixed(number)
    else { return nil }
    let start = variables.list[number].value
    let end = endOfExpression(from: start, to: start + Self.longestExpression)
    return end - start < Self.longestExpression ? evaluate(start, end, depth: depth + 3) : nil
  }

  /// Whether the tokens are numbers with operators, of which some may be constants.
  func isNumber(_ start: Int, _ end: Int) -> Bool {
    var hasConstant = false
    for index in start..<end where tokens.kind(index) != .number {
      if tokens.kind(index) == .word {
        // Nested calls are not read again for each level.
        if end - start > Self.longestExpression { return false }
        hasConstant = true
      } else if !tokens.isOne(index, of: "* + - / ( )") {
        return false
      }
    }
    return !hasConstant || evaluate(start, end) != nil
  }

  /// The result of integers of 32 bits in which it does not fit; nil if it fits, or if there are others.
  func overflowingProduct(_ start: Int, _ end: Int) -> Int32? {
    let isInteger = (start..<end).allSatisfy {
      tokens.kind($0) == .number
        ? tokens.text($0).allSatisfy { $0.isDigit || $0 == .underscore }
        : tokens.isOne($0, of: "* + - ( )")
    }
    guard isInteger, let exact = evaluate(start, end), exact.magnitude < 1e15,
      exact.magnitude > Double(Int32.max)
    else { return nil }
    return Int32(truncatingIfNeeded: Int64(exact))
  }
}

/// Numbers of programming languages as numbers of JSON.
enum JSONNumber {
  /// The text of a number, with up to nine digits after the period.
  static func text(_ value: Double) -> [UInt8] {
    guard value.magnitude < 1e15 else { return [UInt8(ascii: "0")] }
    if value == value.rounded() || value.magnitude >= 1e9 {
      return Array(String(Int64(value)).utf8)
    }
    var digits = String(Int64((value.magnitude * 1e9).rounded()))
    while digits.utf8.count < 10 { digits = "0" + digits }
    var text = Array(digits.utf8)
    text.insert(.period, at: text.count - 9)
    while text.last == UInt8(ascii: "0") { text.removeLast() }
    return (value < 0 ? [.minus] : []) + text
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text of a token is a string of bytes in Python.
  var isBytesLiteral: Bool {
    prefix { $0 != .quote && $0 != .apostrophe }.contains { $0 | 0x20 == UInt8(ascii: "b") }
  }
}
