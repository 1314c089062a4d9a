// Case conversion for ASCII only. The methods hide those of the standard library, whose tables for all
// scripts would be a part of the WebAssembly module: the names and keywords to compare are ASCII.

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
