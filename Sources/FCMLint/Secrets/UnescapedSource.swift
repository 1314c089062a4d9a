/// The source of a text without the escapes of ASCII characters, such as `\u003a`, `\x3a` and `\/`.
///
/// Escapes of escapes, as in JSON inside of a string, count as one.
struct UnescapedSource {
  private(set) var text: [UInt8] = []
  /// The place of each byte of the text in the source, and the end of the source.
  private(set) var places: [Int] = []

  init(_ source: ArraySlice<UInt8>) {
    text.reserveCapacity(source.count)
    places.reserveCapacity(source.count + 1)
    var index = source.startIndex
    while index < source.endIndex {
      let end = Self.endOfSlashes(source, index)
      if end > index, let (byte, next) = Self.escape(source, end) {
        append(byte, index)
        index = next
      } else {
        for place in index..<max(end, index + 1) { append(source[place], place) }
        index = max(end, index + 1)
      }
    }
    places.append(source.endIndex)
  }

  private mutating func append(_ byte: UInt8, _ place: Int) {
    text.append(byte)
    places.append(place)
  }

  private static func endOfSlashes(_ source: ArraySlice<UInt8>, _ start: Int) -> Int {
    source[start...].firstIndex { $0 != .backslash } ?? source.endIndex
  }

  /// The ASCII character of an escape after its backslashes, and its end.
  private static func escape(_ source: ArraySlice<UInt8>, _ start: Int) -> (UInt8, end: Int)? {
    guard start < source.endIndex else { return nil }
    let length: Int
    switch source[start] {
    case .slash: return (.slash, start + 1)
    case UInt8(ascii: "u"): length = 4
    case UInt8(ascii: "x"): length = 2
    default: return nil
    }
    let digits = source[(start + 1)...].prefix(length)
    guard digits.count == length, digits.allSatisfy({ $0.isHexadecimal }),
      let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value < 0x80
    else { return nil }
    return (value, start + 1 + length)
  }
}
