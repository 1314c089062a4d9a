import FCMLint

/// What the characters of a position count.
///
/// Source: Language Server Protocol 3.17, PositionEncodingKind.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of units of a character with a length in bytes of UTF-8; 1 for an invalid byte.
  func units(_ length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }

  /// The length of the character that begins with a byte from 0x80 on; 0 if it is malformed.
  func length(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Int {
    bytes.baseAddress.map { UTF8Validation.length($0, index, end) } ?? 0
  }

  /// The unit of a position in its line.
  func unit(_ position: Position) -> Int {
    switch self {
    case .utf8: position.byteColumn - 1
    case .utf16: position.utf16Column - 1
    case .utf32: position.column - 1
    }
  }
}
