// Replacements for methods of the standard library whose code would be a large part of the WebAssembly
// module: case conversion, with tables for all scripts, where only ASCII is compared; and decoding of
// UTF-8, which is generic and would be repeated at every call.

extension String {
  /// The text of bytes of UTF-8, with malformed ones replaced by U+FFFD.
  @inline(never)
  package init(decoding bytes: UnsafeBufferPointer<UInt8>, as encoding: UTF8.Type) {
    self.init(decoding: UnsafeRawBufferPointer(bytes), as: encoding)
  }

  /// The text of bytes of UTF-8, with malformed ones replaced by U+FFFD.
  @inline(never)
  package init(decoding bytes: [UInt8], as encoding: UTF8.Type) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: encoding) }
  }

  /// The text of bytes of UTF-8, with malformed ones replaced by U+FFFD.
  @inline(never)
  package init(decoding bytes: ArraySlice<UInt8>, as encoding: UTF8.Type) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: encoding) }
  }

  /// The text of bytes of UTF-8, with malformed ones replaced by U+FFFD.
  @inline(never)
  package init(decoding bytes: Slice<UnsafeBufferPointer<UInt8>>, as encoding: UTF8.Type) {
    self.init(decoding: UnsafeBufferPointer(rebasing: bytes), as: encoding)
  }
}

extension String {
  /// The text with `A` to `Z` replaced by small letters.
  package func lowercased() -> String {
    ASCIICase.switched(utf8, UInt8(ascii: "A")...UInt8(ascii: "Z"))
  }

  /// The text with `a` to `z` replaced by capital letters.
  package func uppercased() -> String {
    ASCIICase.switched(utf8, UInt8(ascii: "a")...UInt8(ascii: "z"))
  }
}

extension Substring {
  /// The text with `A` to `Z` replaced by small letters.
  package func lowercased() -> String { String(self).lowercased() }

  /// The text with `a` to `z` replaced by capital letters.
  package func uppercased() -> String { String(self).uppercased() }
}

private enum ASCIICase {
  /// The text with the case of some letters changed.
  static func switched(_ utf8: String.UTF8View, _ letters: ClosedRange<UInt8>) -> String {
    var bytes = Array(utf8)
    for index in bytes.indices where letters.contains(bytes[index]) { bytes[index] ^= 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Character {
  /// The character as text, in lowercase if it is an ASCII letter.
  package func lowercased() -> String { String(self).lowercased() }
  /// The character as text, in uppercase if it is an ASCII letter.
  package func uppercased() -> String { String(self).uppercased() }
  /// Whether it is one of `0` to `9`.
  package var isDigit: Bool { asciiValue?.isDigit == true }
  /// Whether it is one of `a` to `z` or `A` to `Z`.
  package var isASCIILetter: Bool { asciiValue?.isLetter == true }
}
