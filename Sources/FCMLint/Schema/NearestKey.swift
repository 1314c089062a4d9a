/// Which known key a mistyped one was probably meant to be.
public enum NearestKey {
  /// The word that a key comes nearest to; nil when none is near enough.
  ///
  /// Case and separators count for nothing, then one slip is forgiven, two in longer words; then
  /// the words may stand in another order or twice, and one of them may lack.
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
    return best?.word ?? ofWords(in: key, among: words)
  }

  /// The only name that has the words of a key, in whichever order, or one word more.
  private static func ofWords(in key: String, among names: [String]) -> String? {
    let wanted = Set(NameForms.words(key))
    guard !wanted.isEmpty, key.utf8.count > 3 else { return nil }
    let near = names.filter { name in
      let words = Set(NameForms.words(name))
      return wanted.isSubset(of: words) && words.count <= wanted.count + 1
    }
    return near.first { Set(NameForms.words($0)) == wanted } ?? (near.count == 1 ? near[0] : nil)
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
