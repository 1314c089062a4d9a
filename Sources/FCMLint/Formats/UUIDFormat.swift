/// A UUID in its canonical form: 32 hexadecimal digits in groups of 8-4-4-4-12.
package struct UUIDFormat {
  /// The same UUID in lowercase.
  package let lowercase: String
  /// Whether a digit is a capital letter.
  package let hasCapitals: Bool

  /// Reads the text of a string node; nil unless it is a UUID.
  package init?(_ node: JSONNode) {
    let bytes = node.decodedBytes
    guard bytes.count == 36 else { return nil }
    for (place, byte) in bytes.enumerated() {
      switch place {
      case 8, 13, 18, 23: guard byte == .minus else { return nil }
      default: guard byte.isHexadecimal else { return nil }
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    lowercase = text.lowercased()
    hasCapitals = lowercase != text
  }
}
