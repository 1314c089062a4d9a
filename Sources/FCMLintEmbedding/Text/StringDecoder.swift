import FCMLint

/// Decodes the escapes of JSON strings, which most programming languages share.
enum StringDecoder {
  /// Adds the text of a string, without its quotes, to a builder.
  static func decode(_ content: Range<Int>, into builder: inout TextBuilder) {
    let bytes = builder.source
    var plain = content.lowerBound
    var index = content.lowerBound
    while index < content.upperBound {
      guard bytes[index] == .backslash, index + 1 < content.upperBound else {
        index += 1
        continue
      }
      var end = index + 2
      guard let text = text(bytes, at: index + 1, limit: content.upperBound, end: &end) else {
        index += 2
        continue
      }
      builder.append(verbatim: plain..<index)
      builder.append(text, for: index..<end)
      plain = end
      index = end
    }
    builder.append(verbatim: plain..<content.upperBound)
  }

  /// Adds the text of a string that writes each quote twice, without its quotes, to a builder.
  static func decode(doubled quote: UInt8, _ content: Range<Int>, into builder: inout TextBuilder) {
    let bytes = builder.source
    var plain = content.lowerBound
    var index = content.lowerBound
    while index + 1 < content.upperBound {
      guard bytes[index] == quote, bytes[index + 1] == quote else {
        index += 1
        continue
      }
      builder.append(verbatim: plain..<index)
      builder.append([quote], for: index..<index + 2)
      index += 2
      plain = index
    }
    builder.append(verbatim: plain..<content.upperBound)
  }

  /// The text of the escape whose letter is at `index`; nil if it is unknown.
  private static func text(
    _ bytes: [UInt8], at index: Int, limit: Int, end: inout Int
  ) -> [UInt8]? {
    switch bytes[index] {
    case .quote, .backslash, .slash, .apostrophe, .dollar, .backtick: return [bytes[index]]
    case UInt8(ascii: "n"): return [.lineFeed]
    case UInt8(ascii: "r"): return [.carriageReturn]
    case UInt8(ascii: "t"): return [.tab]
    case UInt8(ascii: "u"):
      guard let first = unit(bytes, at: index + 1, limit: limit) else { return nil }
      end = index + 5
      var units = [first]
      if UTF16.isLeadSurrogate(first), end + 1 < limit, bytes[end] == .backslash,
        bytes[end + 1] == UInt8(ascii: "u"), let second = unit(bytes, at: end + 2, limit: limit)
      {
        units.append(second)
        end += 6
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return nil
    }
  }

  private static func unit(_ bytes: [UInt8], at start: Int, limit: Int) -> UInt16? {
    guard start + 4 <= limit else { return nil }
    var value: UInt16 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
