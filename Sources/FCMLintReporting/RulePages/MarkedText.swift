import FCMLint

/// The text of an example, in which `«` and `»` mark the expected findings.
///
/// Strings cannot contain invalid UTF-8, so characters from U+F780 to U+F7FF represent the bytes
/// from 0x80 to 0xFF.
package struct MarkedText {
  /// The bytes without the marks.
  package private(set) var bytes: [UInt8] = []
  /// The marked ranges, in the order of their start marks.
  package private(set) var ranges: [ByteRange] = []

  package init(_ text: String) {
    var open: [Int] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(ByteRange(bytes.count, bytes.count))
      case "»":
        if let index = open.popLast() { ranges[index].end = bytes.count }
      case "\u{F780}"..."\u{F7FF}": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default: bytes += String(scalar).utf8
      }
    }
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
