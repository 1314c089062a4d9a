/// Decodes sources in UTF-16 with a byte-order mark, as some shells and editors write them.
enum UTF16Decoder {
  /// The text in UTF-8; nil if the bytes do not begin with a byte-order mark of UTF-16.
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int)
    -> [UInt8]?
  {
    guard start + 4 <= end else { return nil }
    let low: Int
    switch (bytes[start], bytes[start + 1]) {
    case (0xFF, 0xFE): low = 0
    case (0xFE, 0xFF): low = 1
    default: return nil
    }
    let units = (1..<(end - start) / 2).lazy.map { number in
      let index = start + 2 * number
      return UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
