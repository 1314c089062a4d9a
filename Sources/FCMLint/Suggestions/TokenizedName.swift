/// A name taken apart, as it is compared with others.
struct TokenizedName: Sendable {
  let name: String
  /// The letters of all words, small.
  let letters: [UInt8]
  /// The words in alphabetical order, each without a plural's `s`.
  let words: [String]
  /// One bit for each word: what has a bit more than another name has a word more.
  private let signs: UInt64

  init(_ name: String) {
    let words = NameCase.words(name)
    self.name = name
    letters = words.flatMap { $0.utf8 }
    self.words = words.map(NameCase.singular).sorted()
    signs = self.words.reduce(0) { signs, word in
      let sum = word.utf8.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) }
      return signs | 1 << (sum % 64)
    }
  }

  /// Whether both names are made of the same words, however often and in whatever order.
  func hasSameWords(as other: TokenizedName) -> Bool {
    signs == other.signs && Set(words) == Set(other.words)
  }

  /// How many words this name has that another lacks; nil when the other has any of its own.
  func extraWords(beside other: TokenizedName) -> Int? {
    guard other.signs & ~signs == 0 else { return nil }
    let (own, others) = (Set(words), Set(other.words))
    return others.isSubset(of: own) ? own.count - others.count : nil
  }
}
