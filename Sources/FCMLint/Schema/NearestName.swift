/// Which known names a wrong one may have meant.
///
/// Beside slips of the finger it knows what people do to names: another case or separator, a
/// plural, words in another order, words too many.
public enum NearestName {
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
  public static func among(_ names: [String], to word: String) -> [String] {
    candidates(names, word).map(\.name)
  }

  static func candidates(_ names: [String], _ word: String) -> [Candidate] {
    var found: [Candidate] = []
    for name in names {
      guard let distance = distance(word, name) else { continue }
      found.append(Candidate(name: name, distance: distance, isSure: distance < 10))
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best = found.first else { return [] }
    let isAlone = found.filter { $0.distance == best.distance }.count == 1
    return found.prefix { $0.distance <= best.distance + 1 && ($0 == best || best.distance > 1) }
      .prefix(3)
      .map { Candidate(name: $0.name, distance: $0.distance, isSure: $0.isSure && isAlone) }
  }

  /// How far two names are from each other; nil when they are no neighbours.
  static func distance(_ word: String, _ name: String) -> Int? {
    let (one, two) = (NameForms.words(word), NameForms.words(name))
    guard !one.isEmpty, !two.isEmpty else { return nil }
    let (first, second) = (one.joined(), two.joined())
    if first == second { return 0 }
    let (few, many) = (NameForms.singular(word).sorted(), NameForms.singular(name).sorted())
    if few == many { return 1 }
    // A word that stands twice says no more than once.
    if Set(few) == Set(many) { return 1 }
    let slips = EditDistance.between(first, second)
    if slips <= allowance(min(first.utf8.count, second.utf8.count)),
      first.utf8.first == second.utf8.first || slips == 1
    {
      return 1 + slips
    }
    return apart(Set(few), Set(many), letters: first.utf8.count)
  }

  /// How far words are apart of which some lack or are too many: those in common count most, so
  /// that `titleKey` is nearer to `title_loc_key` than to `title`.
  private static func apart(_ few: Set<String>, _ many: Set<String>, letters: Int) -> Int? {
    let extra = few.symmetricDifference(many).count
    if many.isSubset(of: few), extra <= 2 { return 10 + extra }
    guard few.isSubset(of: many), extra == 1, letters > 3 else { return nil }
    return few.count > 1 ? 10 : 13
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
