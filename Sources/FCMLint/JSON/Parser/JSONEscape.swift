/// A backslash escape in a string: the character it means, and its error if it is invalid.
struct JSONEscape {
  enum Outcome { case fine, unknown, loneSurrogate }

  /// The character; nil for an escape that means none.
  var scalar: UnicodeScalar?
  /// One past the last byte.
  var end: Int
  var verdict = Outcome.fine
  /// Valid JSON for what an invalid escape means in other languages; nil if it has several
  /// meanings.
  var repair: String?

  /// The number of bytes that the character takes in UTF-8.
  var width: Int { scalar.map { UTF8.width($0) } ?? 0 }

  /// Reads the escape whose backslash is at `index`, with at least one byte after it.
  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end limit: Int) {
    end = index + 2
    let byte = bytes[index + 1]
    switch byte {
    case .quote, .backslash, .slash: scalar = UnicodeScalar(byte)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): readUnicode(bytes, at: index, limit)
    default: readUnknown(byte, bytes, at: index, limit)
    }
  }

  /// The end of a valid escape whose backslash is at `index`; nil for any other.
  static func endOfValid(_ bytes: UnsafePointer<UInt8>, at index: Int, _ limit: Int) -> Int? {
    // A quote, a slash or a backslash, or one of the letters `bfnrt`.
    if ASCIISet(low: 0x0000_8004_0000_0000, high: 0x0014_4044_1000_0000).contains(bytes[index + 1])
    {
      return index + 2
    }
    guard bytes[index + 1] == UInt8(ascii: "u"),
      let unit = hexadecimal(bytes, at: index + 2, 4, limit)
    else { return nil }
    if unit & 0xF800 != 0xD800 { return index + 6 }
    guard unit < 0xDC00, index + 8 < limit, bytes[index + 6] == .backslash,
      bytes[index + 7] == UInt8(ascii: "u"),
      let low = hexadecimal(bytes, at: index + 8, 4, limit), low & 0xFC00 == 0xDC00
    else { return nil }
    return index + 12
  }

  private mutating func readUnicode(
    _ bytes: UnsafePointer<UInt8>, at index: Int, _ limit: Int
  ) {
    guard let unit = Self.hexadecimal(bytes, at: index + 2, 4, limit) else {
      verdict = .unknown
      scalar = "u"
      while end < limit, end < index + 6, bytes[end].isHexadecimal {
        end += 1
      }
      return
    }
    end = index + 6
    guard unit & 0xF800 == 0xD800 else {
      scalar = UnicodeScalar(unit)
      return
    }
    if unit < 0xDC00, end + 1 < limit, bytes[end] == .backslash,
      bytes[end + 1] == UInt8(ascii: "u"),
      let low = Self.hexadecimal(bytes, at: end + 2, 4, limit), low & 0xFC00 == 0xDC00
    {
      scalar = UnicodeScalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF)
      end += 6
      return
    }
    scalar = "\u{FFFD}"
    verdict = .loneSurrogate
  }

  private mutating func readUnknown(
    _ byte: UInt8, _ bytes: UnsafePointer<UInt8>, at index: Int, _ limit: Int
  ) {
    verdict = .unknown
    switch byte {
    case UInt8(ascii: "0"): scalar = "\u{0}"
    case UInt8(ascii: "a"): scalar = "\u{7}"
    case UInt8(ascii: "e"): scalar = "\u{1B}"
    case UInt8(ascii: "v"): scalar = "\u{B}"
    case UInt8(ascii: "x"):
      scalar = "x"
      guard let value = Self.hexadecimal(bytes, at: index + 2, 2, limit) else { return }
      scalar = UnicodeScalar(value)
      end = index + 4
    case .lineFeed, .carriageReturn:
      // In JavaScript, a backslash at the end of a line continues the string.
      scalar = nil
      if byte == .carriageReturn, end < limit, bytes[end] == .lineFeed { end += 1 }
      repair = ""
    case 0x80...:
      scalar = nil
      end = index + 1
      repair = ""
    default: scalar = UnicodeScalar(byte)
    }
    guard let scalar else { return }
    // Before a letter, the backslash may belong to a path or a regular expression, so it is kept.
    let isOpen = (byte.isLetter || byte.isDigit) && end == index + 2
    repair = isOpen ? "\\\\\(UnicodeScalar(byte))" : JSONEscaping.escaped(String(scalar))
  }

  /// The value of `count` hexadecimal digits at `index`.
  private static func hexadecimal(
    _ bytes: UnsafePointer<UInt8>, at index: Int, _ count: Int, _ limit: Int
  ) -> UInt32? {
    guard index + count <= limit else { return nil }
    var value: UInt32 = 0
    for offset in 0..<count {
      guard let digit = bytes[index + offset].hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
