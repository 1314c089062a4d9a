/// Converts names between spellings, for comparison.
package enum NameCase {
  /// The name in `snake_case`, from any other case: `ImageURL` is `image_url`.
  static func snake(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case _ where byte.isCapital:
        let follows = index > 0 && (bytes[index - 1].isSmall || bytes[index - 1].isDigit)
        let begins =
          index > 0 && bytes[index - 1].isCapital && index + 1 < bytes.count
          && bytes[index + 1].isSmall
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
    snake(name).utf8.split(separator: .underscore).map { String(Substring($0)) }
  }

  /// The letters and digits of a name in lowercase; a name that is not ASCII is unchanged.
  static func letters(_ name: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(name.count)
    for byte in name {
      if byte >= 0x80 { return Array(name) }
      if byte.isLetter { result.append(byte | 0x20) } else if byte.isDigit { result.append(byte) }
    }
    return result
  }

  /// The letters and digits as text, for comparison with words in a table.
  package static func folded(_ name: String) -> String {
    String(decoding: letters(name.utf8), as: UTF8.self)
  }

  /// The word without the `s` of a plural.
  static func singular(_ word: String) -> String {
    word.utf8.count > 3 && word.utf8.last == UInt8(ascii: "s") ? String(word.dropLast()) : word
  }
}
