// The text of a node: decoded only when somebody asks, with the way back to the source.
extension JSONNode {
  /// The decoded text of a string or key; nil for every other node.
  public var text: String? {
    guard kind == .string || kind == .key else { return nil }
    return hasEscapes
      ? String(decoding: decodedBytes, as: UTF8.self)
      : String(decoding: rawContent, as: UTF8.self)
  }

  /// The decoded bytes of a string or key in UTF-8; the source bytes of every other node.
  ///
  /// A lone surrogate becomes U+FFFD; an escape that JSON does not know stands for its character.
  public var decodedBytes: [UInt8] {
    guard hasEscapes else { return Array(rawContent) }
    var result: [UInt8] = []
    result.reserveCapacity(contentRange.count)
    forEachUnit { bytes, _ in result.append(contentsOf: bytes) }
    return result
  }

  /// The number of bytes that the decoded text takes in UTF-8.
  public var decodedCount: Int {
    guard hasEscapes else { return contentRange.count }
    var count = 0
    forEachUnit { bytes, _ in count += bytes.count }
    return count
  }

  /// The source range of a part of the decoded text, given in bytes of UTF-8 from its start.
  ///
  /// Quotes and escapes are taken into account; a part that begins or ends inside an escape is
  /// widened to the whole escape.
  public func slice(_ part: Range<Int>) -> ByteRange {
    let content = contentRange
    guard hasEscapes else {
      return ByteRange(
        min(content.start + part.lowerBound, content.end),
        min(content.start + part.upperBound, content.end))
    }
    var start = content.end
    var end = content.end
    var decoded = 0
    var found = false
    forEachUnit { bytes, source in
      if !found, decoded + bytes.count > part.lowerBound {
        start = source.start
        found = true
      }
      if decoded < part.upperBound { end = source.end }
      decoded += bytes.count
    }
    return ByteRange(start, part.isEmpty ? start : end)
  }

  /// Whether the decoded text equals `text`.
  public func matches(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard kind == .string || kind == .key else { return false }
    guard hasEscapes else {
      let raw = rawContent
      guard raw.count == count else { return false }
      return (0..<count).allSatisfy { raw[$0] == text.utf8Start[$0] }
    }
    return decodedBytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
  }

  /// Whether both nodes have the same decoded text.
  public func hasSameText(as other: JSONNode) -> Bool {
    if hasEscapes || other.hasEscapes { return decodedBytes == other.decodedBytes }
    return rawContent.elementsEqual(other.rawContent)
  }

  /// Calls `body` with the decoded bytes of each character or escape and its source range.
  func forEachUnit(_ body: (_ bytes: [UInt8], _ source: ByteRange) -> Void) {
    let bytes = core.pointee.bytes
    let content = contentRange
    var index = content.start
    while index < content.end {
      guard bytes[index] == 0x5C, index + 1 < content.end else {
        body([bytes[index]], ByteRange(index, index + 1))
        index += 1
        continue
      }
      let (scalar, stop) = decodeEscape(at: index, end: content.end)
      body(scalar.map { Array(String($0).utf8) } ?? [], ByteRange(index, stop))
      index = stop
    }
  }

  /// The scalar that the escape at `index` stands for, and where the escape ends.
  private func decodeEscape(at index: Int, end: Int) -> (UnicodeScalar?, Int) {
    let bytes = core.pointee.bytes
    switch bytes[index + 1] {
    case 0x62: return ("\u{8}", index + 2)
    case 0x66: return ("\u{C}", index + 2)
    case 0x6E: return ("\n", index + 2)
    case 0x72: return ("\r", index + 2)
    case 0x74: return ("\t", index + 2)
    case 0x75:
      guard let unit = hexadecimal(at: index + 2, end: end) else { return ("u", index + 2) }
      if unit & 0xF800 != 0xD800 { return (UnicodeScalar(unit) ?? "\u{FFFD}", index + 6) }
      if unit < 0xDC00, index + 8 < end, bytes[index + 6] == 0x5C, bytes[index + 7] == 0x75,
        let low = hexadecimal(at: index + 8, end: end), low & 0xFC00 == 0xDC00
      {
        let value = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
        return (UnicodeScalar(value) ?? "\u{FFFD}", index + 12)
      }
      return ("\u{FFFD}", index + 6)
    case 0x0A: return (nil, index + 2)
    case let byte where byte < 0x80: return (UnicodeScalar(byte), index + 2)
    default: return (nil, index + 1)
    }
  }

  private func hexadecimal(at index: Int, end: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = JSONParser.hexadecimalDigit(core.pointee.bytes[index + offset]) else {
        return nil
      }
      value = value << 4 | digit
    }
    return value
  }

  // MARK: Numbers

  /// The number as it is written; nil for every other node.
  public var numberText: String? {
    kind == .number ? String(decoding: rawContent, as: UTF8.self) : nil
  }

  /// The value of a number as a double; nil for every other node and for a number JSON forbids.
  public var number: Double? {
    guard kind == .number, !isFaulty else { return nil }
    return numberText.flatMap(Double.init)
  }

  /// The value of a number without fraction that fits 64 bits, `1.0` and `1e3` included.
  public var integer: Int64? {
    guard kind == .number, !isFaulty else { return nil }
    if !entry.flags.contains(.fractional) {
      var value: Int64 = 0
      var digits = rawContent[...]
      let isNegative = digits.first == 0x2D
      if isNegative { digits = digits.dropFirst() }
      for byte in digits {
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(Int64(byte) - 0x30)
        if overflow || carry { return nil }
        value = sum
      }
      return isNegative ? -value : value
    }
    return number.flatMap { Int64(exactly: $0) }
  }
}
