/// Which known key a mistyped one was probably meant to be.
public enum NearestKey {
  /// The word that a key comes nearest to; nil when none is near enough.
  ///
  /// Case and separators count for nothing, then one slip is forgiven, two in longer words.
  public static func of(_ key: String, among words: [String]) -> String? {
    let wanted = folded(key)
    guard wanted.utf8.count > 2, wanted.utf8.count <= 40 else { return nil }
    var best: (word: String, slips: Int)?
    for word in words {
      let candidate = folded(word)
      if candidate == wanted { return word }
      let limit = wanted.utf8.count < 8 ? 1 : 2
      guard abs(candidate.utf8.count - wanted.utf8.count) <= limit else { continue }
      let slips = EditDistance.between(wanted, candidate)
      if slips <= limit, slips < best?.slips ?? .max { best = (word, slips) }
    }
    return best?.word
  }

  /// The letters and digits of a name in lower case: what is left when spelling habits are gone.
  public static func folded(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A: result.unicodeScalars.append(Unicode.Scalar(byte + 0x20))
      case 0x61...0x7A, 0x30...0x39: result.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x80...: return name
      default: break
      }
    }
    return result
  }
}
