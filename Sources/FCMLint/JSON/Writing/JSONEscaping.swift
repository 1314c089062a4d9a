/// Writes strings as JSON text.
package enum JSONEscaping {
  /// The text as a JSON string, quotes included.
  package static func quoted(_ text: some StringProtocol) -> String {
    written(text, quote: [.quote])
  }

  /// The text as the content of a JSON string, without quotes.
  ///
  /// Hidden characters are escaped, so that every parser and log accepts the text, and readers see
  /// what it contains.
  package static func escaped(_ text: some StringProtocol) -> String { written(text, quote: []) }

  private static func written(_ text: some StringProtocol, quote: [UInt8]) -> String {
    var text = String(text)
    return text.withUTF8 { bytes in
      var result = quote
      let escapes = SIMDBytes.count(in: bytes, from: 0, to: bytes.count) { block in
        block.equal(.quote) .| block.equal(.backslash)
      } or: { byte in
        byte == .quote || byte == .backslash
      }
      result.reserveCapacity(bytes.count + escapes + 16)
      append(bytes, to: &result)
      result += quote
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Appends the text as a JSON string.
  static func append(_ text: String, to result: inout [UInt8]) {
    var text = text
    result.append(.quote)
    text.withUTF8 { append($0, to: &result) }
    result.append(.quote)
  }

  /// The same JSON text in ASCII.
  package static func ascii(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        result += escape(of: scalar)
      }
    }
    return result
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    guard let base = text.baseAddress else { return }
    var plain = 0
    var index = 0
    while true {
      index = SIMDBytes.firstIndex(in: base, from: index, to: text.count) { block in
        .!block.within(.space, UInt8(ascii: "~")) .| block.equal(.quote) .| block.equal(.backslash)
      } or: { byte in
        byte < .space || byte > UInt8(ascii: "~") || byte == .quote || byte == .backslash
      }
      guard index < text.count else { break }
      let (count, escape) = escape(at: index, in: text)
      if let escape {
        result.append(contentsOf: text[plain..<index])
        result.append(contentsOf: escape.utf8)
        plain = index + count
      }
      index += count
    }
    result.append(contentsOf: text[plain...])
  }

  /// The length of a character in bytes and its escape; nil for a character that is not escaped.
  private static func escape(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (count: Int, text: String?) {
    switch text[index] {
    case .quote: return (1, "\\\"")
    case .backslash: return (1, "\\\\")
    case .lineFeed: return (1, "\\n")
    case .carriageReturn: return (1, "\\r")
    case .tab: return (1, "\\t")
    default:
      var rest = text[index...].makeIterator()
      var decoder = UTF8()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return (1, nil) }
      return (UTF8.width(scalar), scalar.isHidden ? escape(of: scalar) : nil)
    }
  }

  /// The escape sequence of a character, or the two of one outside the first plane.
  static func escape(of scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar)?.reduce(into: "") { text, unit in
      text += "\\u" + String(unit, radix: 16).leftPadded(to: 4, with: "0")
    } ?? ""
  }

  @inline(__always)
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab
  }
}
