/// Converts names between spellings, for comparison.
package enum NameCase {
  /// The name in `snake_case`, from any other case: `ImageURL` is `image_url`.
  static func snake(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        let follows = index > 0 && isSmallOrDigit(bytes[index - 1])
        let begins =
          index > 0 && isCapital(bytes[index - 1]) && index + 1 < bytes.count
          && isSmall(bytes[index + 1])
        if follows || begins { result.append(.underscore) }
        result.append(byte | 0x20)
      case .minus, .space, .period: result.append(.underscore)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The words of a name in lowercase, in order.
  static func words(_ name: String) -> [String] {
    snake(name).split(separator: "_").map(String.init)
  }

  /// The letters and digits of a name in lowercase; a name that is not ASCII is unchanged.
  static func letters(_ name: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(name.count)
    for byte in name {
      if byte >= 0x80 { return Array(name) }
      if isCapital(byte) {
        result.append(byte | 0x20)
      } else if isSmallOrDigit(byte) {
        result.append(byte)
      }
    }
    return result
  }

  /// The letters and digits as text, for comparison with words in a table.
  package static func folded(_ name: String) -> String {
    String(decoding: letters(name.utf8), as: UTF8.self)
  }

  /// The word without the `s` of a plural.
  static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte.isLetter && !isSmall(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte.isLetter }
  private static func isSmallOrDigit(_ byte: UInt8) -> Bool {
    isSmall(byte) || byte.isDigit
  }
}
