/// Finds the known names that an unknown name may be a mistake for: "did you mean".
///
/// Reasons are tried in order, from `Suggestion.Reason.spelling` to `extraWords`, and the nearest names
/// are suggested. A typo is an insertion, a deletion, a replacement or a swap of neighbors. Names of
/// three letters may differ by one, those of six by two, those of twelve by three, the shorter name
/// counts, and names with different first letters may differ by one.
package struct NameSuggester: Sendable {
  private let names: [ComparedName]

  /// Creates a suggester from names and, for some of them, synonyms separated by spaces.
  package init(_ names: [String], synonyms: [(name: String, words: String)] = []) {
    assert(synonyms.allSatisfy { names.contains($0.name) }, "a synonym of no name")
    self.names =
      names.map { ComparedName($0) }
      + synonyms.flatMap { name, words in
        words.split(separator: " ").map { ComparedName(String($0), meaning: name) }
      }
  }

  /// The names of the members of an object.
  package static func of(_ object: SchemaObject.ID) -> NameSuggester {
    ofObjects[Int(object.rawValue)]
  }

  private static let ofObjects: [NameSuggester] = SchemaObject.ID.allCases.map { id in
    NameSuggester(Schema[id].rows.map { id == id.inRequest ? $0.name : $0.camelName })
  }

  /// The name nearest to a word; nil if there is none, or if several have its words.
  package func suggestion(
    for word: String, upTo last: Suggestion.Reason = .extraWords
  ) -> Suggestion? {
    let found = suggestions(for: word, upTo: last)
    guard let best = found.first else { return nil }
    let isAlone = found.count == 1 || found[1].distance > best.distance
    return isAlone || best.reason <= .typo ? best : nil
  }

  /// The names nearest to a word, at most three, the nearest first.
  package func suggestions(
    for word: String, upTo last: Suggestion.Reason = .extraWords
  ) -> [Suggestion] {
    let letters = NameCase.letters(word.utf8)
    guard !letters.isEmpty else { return [] }
    for index in names.indices
    where names[index].letters.count == letters.count && names[index].letters == letters
      && names[index].reason <= last
    {
      let equal = names[index]
      return [Suggestion(name: equal.name, reason: equal.reason, isSure: true, distance: 0)]
    }
    guard last > .synonym else { return [] }
    let compared = ComparedName(word)
    var found = names.compactMap { $0.suggestion(for: compared) }.filter { $0.reason <= last }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best = found.first else { return [] }
    let isAlone = found.count { $0.distance == best.distance } == 1
    let others = found.dropFirst().prefix { best.distance > 1 && $0.distance <= best.distance + 1 }
    return ([best] + others.prefix(2)).map { suggestion in
      var suggestion = suggestion
      suggestion.isSure = isAlone && suggestion.reason <= .typo
      return suggestion
    }
  }
}

/// A name with its letters and words, prepared for comparison.
private struct ComparedName: Sendable {
  /// The name to suggest.
  let name: String
  /// `spelling` for the name itself, `synonym` for another word for it.
  let reason: Suggestion.Reason
  let letters: [UInt8]
  /// The words in alphabetical order, each once and in the singular.
  private let words: [String]
  /// A bit set of the words, which rules out most pairs of names without comparing words.
  private let signs: UInt64

  init(_ name: String, meaning known: String? = nil) {
    self.name = known ?? name
    reason = known == nil ? .spelling : .synonym
    letters = NameCase.letters(name.utf8)
    let sorted = NameCase.words(name).map(NameCase.singular).sorted()
    words = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    signs = words.reduce(0) { signs, word in
      signs | 1 << (word.utf8.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) } % 64)
    }
  }

  /// This name as a suggestion for a word with other letters; nil if it is not near.
  func suggestion(for word: ComparedName) -> Suggestion? {
    if reason == .synonym || letters.isEmpty { return nil }
    func suggestion(_ reason: Suggestion.Reason, _ distance: Int) -> Suggestion {
      Suggestion(name: name, reason: reason, isSure: false, distance: distance)
    }
    if words == word.words { return suggestion(.words, 1) }
    if let edits = EditDistance.within(allowedEdits(word), word.letters, letters) {
      return suggestion(.typo, 1 + edits)
    }
    if let extra = word.extraWords(beside: self), extra <= 2 {
      return suggestion(.extraWords, 10 + extra)
    }
    // Common words count most: `titleKey` is nearer to `title_loc_key` than to `title`.
    guard extraWords(beside: word) == 1, word.letters.count > 3 else { return nil }
    return suggestion(.missingWord, word.words.count > 1 ? 10 : 13)
  }

  private func allowedEdits(_ word: ComparedName) -> Int {
    let shorter = min(letters.count, word.letters.count)
    let most = shorter < 3 ? 0 : min(3, 1 + shorter / 6)
    return letters.first == word.letters.first ? most : min(most, 1)
  }

  /// The number of words that only this name has; nil if the other name has one that this has not.
  private func extraWords(beside other: ComparedName) -> Int? {
    guard other.signs & ~signs == 0, other.words.allSatisfy(words.contains) else { return nil }
    return words.count - other.words.count
  }
}
