/// The ways one name can be written, brought to a common form for comparison.
package enum NameCase {
  /// The name in `snake_case`, from whichever case it is written in: `ImageURL` is `image_url`.
  static func snake(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x41...0x5A:
        let follows = index > 0 && isSmallOrDigit(bytes[index - 1])
        let begins =
          index > 0 && isCapital(bytes[index - 1]) && index + 1 < bytes.count
          && isSmall(bytes[index + 1])
        if follows || begins { result.append(0x5F) }
        result.append(byte + 0x20)
      case 0x2D, 0x20, 0x2E: result.append(0x5F)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The words of a name, small and in order.
  static func words(_ name: String) -> [String] {
    snake(name).split(separator: "_").map(String.init)
  }

  /// The letters and digits of a name in lower case; a name that is not ASCII as it is.
  static func letters(_ name: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(name.count)
    for byte in name {
      if byte >= 0x80 { return Array(name) }
      if isCapital(byte) {
        result.append(byte + 0x20)
      } else if isSmallOrDigit(byte) {
        result.append(byte)
      }
    }
    return result
  }

  /// The same as text, for comparing with words in a table.
  package static func folded(_ name: String) -> String {
    String(decoding: letters(name.utf8), as: UTF8.self)
  }

  /// A word without a plural's `s`.
  static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isSmallOrDigit(_ byte: UInt8) -> Bool {
    isSmall(byte) || (0x30...0x39).contains(byte)
  }
}
