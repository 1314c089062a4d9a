// The text of a node, decoded on demand, and its ranges in the source.
extension JSONNode {
  /// The decoded text of a string or key; nil for any other node.
  public var text: String? {
    guard kind == .string || kind == .key else { return nil }
    return withDecoded { String(decoding: $0, as: UTF8.self) }
  }

  /// The decoded bytes of a string or key in UTF-8; the source bytes of any other node.
  ///
  /// A lone surrogate becomes U+FFFD. An invalid escape such as `\x` becomes its character.
  public var decodedBytes: [UInt8] {
    withDecoded { Array($0) }
  }

  /// Calls `body` with the decoded text of a string or key, copied only if it contains escapes.
  @inline(__always)
  func withDecoded<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if !hasEscapes { return body(rawContent) }
    // No escape is shorter than its character.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: contentRange.count) { memory in
      body(UnsafeBufferPointer(rebasing: memory[..<decode(into: memory)]))
    }
  }

  /// Writes the decoded text and returns its length.
  private func decode(into memory: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let start = memory.baseAddress, let bytes = tape.bytes.baseAddress else { return 0 }
    var place = start
    forEachPiece { source, escape in
      guard let escape else {
        place.initialize(from: bytes + source.start, count: source.count)
        place += source.count
        return
      }
      guard let encoded = escape.scalar.flatMap(UTF8.encode) else { return }
      for byte in encoded {
        place.initialize(to: byte)
        place += 1
      }
    }
    return place - start
  }

  /// The length of the decoded text in bytes of UTF-8.
  public var decodedCount: Int {
    guard hasEscapes else { return contentRange.count }
    var count = 0
    forEachPiece { source, escape in count += escape?.width ?? source.count }
    return count
  }

  /// The range in the source of a part of the decoded text.
  ///
  /// A part that starts or ends inside an escape is widened to the whole escape.
  ///
  /// - Parameter part: bytes of UTF-8, counted from the start of the decoded text.
  public func slice(_ part: Range<Int>) -> ByteRange {
    let content = contentRange
    guard hasEscapes else {
      return ByteRange(
        min(content.start + part.lowerBound, content.end),
        min(content.start + part.upperBound, content.end))
    }
    var start: Int?
    var end = content.end
    var decoded = 0
    forEachPiece { source, escape in
      let width = escape?.width ?? source.count
      if start == nil, decoded + width > part.lowerBound {
        start = escape == nil ? source.start + part.lowerBound - decoded : source.start
      }
      if decoded < part.upperBound {
        end = escape == nil ? min(source.end, source.start + part.upperBound - decoded) : source.end
      }
      decoded += width
    }
    let first = start ?? content.end
    return ByteRange(first, part.isEmpty ? first : end)
  }

  /// Whether the decoded text of a string or key equals `text`.
  @inlinable
  @inline(__always)
  public func matches(_ text: StaticString) -> Bool {
    // Most texts differ in length, which is checked inline.
    let content = contentRange
    if content.count != text.utf8CodeUnitCount, !hasEscapes { return false }
    return hasText(text, at: content)
  }

  @usableFromInline
  func hasText(_ text: StaticString, at content: ByteRange) -> Bool {
    guard kind == .string || kind == .key else { return false }
    guard _fastPath(!hasEscapes), let bytes = tape.bytes.baseAddress else {
      return matchesDecoded(text)
    }
    return ByteSearch.equal(bytes + content.start, text.utf8Start, content.count)
  }

  @inline(never)
  private func matchesDecoded(_ text: StaticString) -> Bool {
    withDecoded { bytes in
      bytes.count == text.utf8CodeUnitCount && ByteSearch.starts(bytes[...], with: text)
    }
  }

  /// Whether the decoded texts of two nodes are equal.
  public func hasSameText(as other: JSONNode) -> Bool {
    if hasEscapes || other.hasEscapes { return decodedBytes == other.decodedBytes }
    return rawContent.elementsEqual(other.rawContent)
  }

  /// Calls `body` with the range of each run of plain text and of each escape.
  func forEachPiece(_ body: (_ source: ByteRange, _ escape: JSONEscape?) -> Void) {
    guard let bytes = tape.bytes.baseAddress else { return }
    let content = contentRange
    // A backslash at the end is not an escape.
    let end = content.end - 1
    var plain = content.start
    while plain < content.end {
      let index = SIMDBytes.firstIndex(in: bytes, from: plain, to: end) { block in
        block.equal(.backslash)
      } or: { byte in
        byte == .backslash
      }
      if index >= end { break }
      if plain < index { body(ByteRange(plain, index), nil) }
      let escape = JSONEscape(bytes, at: index, end: content.end)
      body(ByteRange(index, escape.end), escape)
      plain = escape.end
    }
    if plain < content.end { body(ByteRange(plain, content.end), nil) }
  }

  // MARK: Numbers

  /// The text of a number as in the source; nil for any other node.
  public var numberText: String? {
    kind == .number ? String(decoding: rawContent, as: UTF8.self) : nil
  }

  /// The value of a number; nil for any other node and for a number that is not valid JSON.
  public var number: Double? {
    guard kind == .number, !isMalformed else { return nil }
    return Self.shortDecimal(rawContent) ?? numberText.flatMap(Double.init)
  }

  /// The value of few digits with at most one point; nil for anything else.
  ///
  /// Both parts of the quotient are exact, so it is the nearest number.
  private static func shortDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 16 else { return nil }
    var (value, divisor, isFraction) = (0 as Int64, 1.0, false)
    for byte in text {
      if byte == .period, !isFraction {
        isFraction = true
        continue
      }
      guard byte.isDigit else { return nil }
      value = value &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
      if isFraction { divisor *= 10 }
    }
    return Double(value) / divisor
  }

  /// The value of a few digits without a sign; nil for anything else.
  @inline(__always)
  private static func shortInteger(_ digits: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard digits.count <= 18, digits.first != UInt8(ascii: "-") else { return nil }
    var value: Int64 = 0
    for digit in digits { value = value &* 10 &+ Int64(digit &- UInt8(ascii: "0")) }
    return value
  }

  /// The value of a number if it is an integer of 64 bits, including `1.0` and `1e3`; else nil.
  public var integer: Int64? {
    let entry = tape.read(at: index)
    guard entry.kind == .number, !entry.flags.contains(.malformed) else { return nil }
    // Most numbers have one digit.
    if entry.end &- entry.start == 1, let bytes = tape.bytes.baseAddress {
      return Int64(bytes[Int(entry.start)] &- UInt8(ascii: "0"))
    }
    if !entry.flags.contains(.fractional) {
      let content = rawContent
      if let value = Self.shortInteger(content) { return value }
      var value: Int64 = 0
      var digits = content[...]
      let isNegative = digits.first == .minus
      if isNegative { digits = digits.dropFirst() }
      for byte in digits {
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        // A negative number is built downwards, because the smallest has no positive counterpart.
        let digit = Int64(byte &- UInt8(ascii: "0"))
        let (sum, carry) = product.addingReportingOverflow(isNegative ? -digit : digit)
        if overflow || carry { return nil }
        value = sum
      }
      return value
    }
    return number.flatMap { Int64(exactly: $0) }
  }
}
