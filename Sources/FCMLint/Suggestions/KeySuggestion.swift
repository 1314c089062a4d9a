/// Which known key a mistyped one was probably meant to be.
package enum KeySuggestion {
  /// The word that a key comes nearest to; nil when none is near enough.
  ///
  /// Case and separators count for nothing, then one slip is forgiven, two in longer words; then
  /// the words may stand in another order or twice, and one of them may lack.
  package static func of(_ key: String, among words: [String]) -> String? {
    let wanted = Array(folded(key).utf8)
    guard wanted.count > 2, wanted.count <= 40 else { return nil }
    var best: (word: String, slips: Int)?
    for word in words {
      let candidate = Array(folded(word).utf8)
      if candidate == wanted { return word }
      let limit = min(wanted.count < 8 ? 1 : 2, (best?.slips ?? .max) - 1)
      if let slips = EditDistance.within(limit, wanted, candidate) { best = (word, slips) }
    }
    return best?.word ?? ofWords(in: key, among: words)
  }

  /// The only name that has the words of a key, in whichever order, or one word more.
  private static func ofWords(in key: String, among names: [String]) -> String? {
    let wanted = Set(NameCase.words(key))
    guard !wanted.isEmpty, key.utf8.count > 3 else { return nil }
    let near = names.filter { name in
      let words = Set(NameCase.words(name))
      return wanted.isSubset(of: words) && words.count <= wanted.count + 1
    }
    return near.first { Set(NameCase.words($0)) == wanted } ?? (near.count == 1 ? near[0] : nil)
  }

  /// The letters and digits of a name in lower case: what is left when spelling habits are gone.
  package static func folded(_ name: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A: result.append(byte + 0x20)
      case 0x61...0x7A, 0x30...0x39: result.append(byte)
      case 0x80...: return name
      default: break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
