/// Percent escapes, and what a URL may hold without one.
enum PercentText {
  /// The bytes with every escape decoded; a percent sign without two digits stands for itself.
  static func decoded(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == 0x25, index + 2 < text.endIndex,
        let high = JSONParser.hexadecimalDigit(text[index + 1]),
        let low = JSONParser.hexadecimalDigit(text[index + 2])
      {
        result.append(UInt8(truncatingIfNeeded: high << 4 | low))
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// Whether the byte has to be escaped in a path, query or fragment; no letter of any script has.
  ///
  /// Source: RFC 3986 §2 and RFC 3987 §2.2.
  static func isStray(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    switch bytes[index] {
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: true
    case 0x25:
      index + 2 >= end || JSONParser.hexadecimalDigit(bytes[index + 1]) == nil
        || JSONParser.hexadecimalDigit(bytes[index + 2]) == nil
    default: false
    }
  }
}

extension URLText {
  /// The extension of a percent-encoded path segment; an escaped slash ends a name as well.
  static func extensionText(ofSegment segment: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard segment.contains(0x25) else {
      guard let dot = segment.lastIndex(of: 0x2E), dot > segment.startIndex else { return "" }
      return extensionText(segment[(dot + 1)...])
    }
    let name = PercentText.decoded(segment).split(separator: 0x2F).last ?? []
    guard let dot = name.lastIndex(of: 0x2E), dot > name.startIndex else { return "" }
    return extensionText(name[(dot + 1)...])
  }

  /// The bytes as an extension in lower case; empty unless they are 1 to 12 letters and digits.
  static func extensionText(_ bytes: some Collection<UInt8>) -> String {
    guard (1...12).contains(bytes.count) else { return "" }
    var isPlain = true
    let text = String(unsafeUninitializedCapacity: 12) { buffer in
      var count = 0
      for byte in bytes {
        let lower = byte &- 0x41 < 26 ? byte + 0x20 : byte
        isPlain = isPlain && (lower &- 0x61 < 26 || lower &- 0x30 < 10)
        buffer[count] = isPlain ? lower : 0x3F
        count += 1
      }
      return count
    }
    return isPlain ? text : ""
  }
}
