/// Percent-encoding in URLs.
package enum PercentEncoding {
  /// The bytes with every escape decoded; a percent sign without two digits is kept.
  package static func decoded(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == .percent, index + 2 < text.endIndex,
        let high = text[index + 1].hexadecimalValue, let low = text[index + 2].hexadecimalValue
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// Whether the byte must be escaped in a path, query or fragment; letters of any script need no
  /// escape.
  ///
  /// Source: RFC 3986 §2 and RFC 3987 §2.2.
  @inline(__always)
  static func isStray(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    let byte = bytes[index]
    if byte == .percent {
      return index + 2 >= end || !bytes[index + 1].isHexadecimal || !bytes[index + 2].isHexadecimal
    }
    // 0 to 0x20, `"`, `<` and `>`; then `\`, `^`, `` ` ``, `{|}` and 0x7F.
    return ASCIISet(low: 0x5000_0005_FFFF_FFFF, high: 0xB800_0001_5000_0000).contains(byte)
  }
}

extension URLReference {
  /// The extension of a percent-encoded path segment; an escaped slash also ends a name.
  static func extensionText(ofSegment segment: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var index = segment.endIndex
    var dot = segment.startIndex
    var isEncoded = false
    while index > segment.startIndex, !isEncoded {
      index -= 1
      isEncoded = segment[index] == .percent
      if segment[index] == .period, dot == segment.startIndex { dot = index }
    }
    if !isEncoded { return dot == segment.startIndex ? "" : extensionText(segment[(dot + 1)...]) }
    let name = PercentEncoding.decoded(segment).split(separator: .slash).last ?? []
    guard let last = name.lastIndex(of: .period), last > name.startIndex else { return "" }
    return extensionText(name[(last + 1)...])
  }

  /// The bytes as an extension in lowercase; empty unless they are 1 to 12 letters and digits.
  static func extensionText(_ bytes: some Collection<UInt8>) -> String {
    guard (1...12).contains(bytes.count) else { return "" }
    var isPlain = true
    let text = String(unsafeUninitializedCapacity: 12) { buffer in
      var count = 0
      for byte in bytes {
        let lower = byte.isCapital ? byte + .space : byte
        isPlain = isPlain && (lower.isSmall || lower.isDigit)
        buffer[count] = isPlain ? lower : .questionMark
        count += 1
      }
      return count
    }
    return isPlain ? text : ""
  }
}
