/// Which known names a wrong one may have meant.
///
/// Beside slips of the finger it knows what people do to names: another case or separator, a
/// plural, words in another order, words too many.
package enum Suggestion {
  /// A known name and how far it is from the wrong one.
  struct Candidate: Equatable {
    var name: String
    /// 0 for the same letters, 1 for the same words, then slips of the finger, then words that lack
    /// or are too many.
    var distance: Int
    /// Whether hardly anything else can be meant.
    var isSure: Bool
  }

  /// The names nearest to a word, the nearest first; nothing when none is near.
  package static func among(_ names: [String], to word: String) -> [String] {
    candidates(names.map(TokenizedName.init), word).map { $0.name }
  }

  static func candidates(_ names: [TokenizedName], _ word: String) -> [Candidate] {
    let word = TokenizedName(word)
    var found: [Candidate] = []
    for name in names {
      guard let distance = distance(word, name) else { continue }
      found.append(Candidate(name: name.name, distance: distance, isSure: distance < 10))
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best = found.first else { return [] }
    let isAlone = found.count { $0.distance == best.distance } == 1
    return found.prefix { $0.distance <= best.distance + 1 && ($0 == best || best.distance > 1) }
      .prefix(3)
      .map { Candidate(name: $0.name, distance: $0.distance, isSure: $0.isSure && isAlone) }
  }

  /// How far two names are from each other; nil when they are no neighbours.
  static func distance(_ word: TokenizedName, _ name: TokenizedName) -> Int? {
    let (one, two) = (word.letters, name.letters)
    guard !one.isEmpty, !two.isEmpty else { return nil }
    if one == two { return 0 }
    // A word that stands twice says no more than once.
    if word.words == name.words || word.hasSameWords(as: name) { return 1 }
    let allowed = allowance(min(one.count, two.count))
    let limit = one.first == two.first ? allowed : min(allowed, 1)
    if limit > 0, let slips = EditDistance.within(limit, one, two) { return 1 + slips }
    if let extra = word.extraWords(beside: name), extra <= 2 { return 10 + extra }
    // Words in common count most: `titleKey` is nearer to `title_loc_key` than to `title`.
    guard name.extraWords(beside: word) == 1, one.count > 3 else { return nil }
    return Set(word.words).count > 1 ? 10 : 13
  }

  private static func allowance(_ length: Int) -> Int {
    switch length {
    case 0..<3: 0
    case 3..<6: 1
    case 6..<10: 2
    default: 3
    }
  }
}
