import FCMLint

/// What a question in people's words is about: aspects, platforms, and words of rules.
package struct SymptomQuestion: Sendable {
  /// The aspects, the one that decides first.
  package private(set) var aspects: [SymptomSet.Aspect] = []
  /// The platforms; empty if the question names none.
  package private(set) var platforms: [PayloadSize.Platform] = []
  /// The other words, as the texts of rules have them.
  private(set) var words: Set<String> = []

  /// Words of a part of a question in which something works.
  private static let fine = [
    "works", "work", "fine", "ok", "okay", "only", "good", "but", "correctly",
  ]
  private static let negations = [
    "not", "no", "never", "nothing", "none", "without", "missing", "cannot", "cant", "but", "wrong",
    "silent", "fails", "doesnt", "isnt", "dont", "instead", "nobody", "unlike",
  ]
  /// Words after which another part of a question begins.
  private static let breaks = ["but", "while", "whereas", "and", "however", "though", "although"]

  /// Reads a question, or a text of a rule.
  ///
  /// - Parameter vocabulary: the words of rules, which are no misspellings; nil for a text without any.
  package init(_ text: String, vocabulary: Set<String>? = nil) {
    if let (aspect, platform) = Self.topic(text) {
      aspects = [aspect]
      platforms = platform.map { [$0] } ?? []
      return
    }
    var found: [(meaning: Lexicon.Meaning, works: Bool)] = []
    for part in Self.parts(of: text) {
      let works = Self.works(part)
      for var meaning in Self.meanings(of: part, vocabulary) {
        // "Only when the app is open" is about the background.
        if works { meaning.aspects = meaning.aspects.map { $0 == .foreground ? .display : $0 } }
        found.append((meaning, works))
        if let word = meaning.word { words.insert(word) }
      }
    }
    // What works is not what is asked, unless nothing else is named.
    let wrong = found.filter { !$0.works }.map { $0.meaning }
    let all = found.map { $0.meaning }
    let asked = wrong.contains { !$0.aspects.isEmpty } ? wrong : all
    aspects = SymptomSet.Aspect.allCases.filter { aspect in
      asked.contains { $0.aspects.contains(aspect) }
    }
    let named = wrong.contains { $0.platform != nil } ? wrong : all
    platforms = PayloadSize.Platform.allCases.filter { platform in
      named.contains { $0.platform == platform }
    }
  }

  /// The aspect and platform of a text such as `image` or `image/apple`, which editors ask.
  private static func topic(
    _ text: String
  ) -> (SymptomSet.Aspect, PayloadSize.Platform?)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count < 3, let aspect = SymptomSet.Aspect(rawValue: parts[0]) else { return nil }
    if parts.count == 1 { return (aspect, nil) }
    return PayloadSize.Platform(rawValue: parts[1]).map { (aspect, $0) }
  }

  /// Whether a part of a question says what works, not what is wrong.
  private static func works(_ part: [String]) -> Bool {
    part.contains(where: fine.contains)
      && !part.dropFirst().contains { negations.contains($0) || $0.hasSuffix("n't") }
  }

  // MARK: Words

  /// The words of each part of a text, in lowercase.
  private static func parts(of text: String) -> [[String]] {
    var parts: [[String]] = [[]]
    var word = ""
    for byte in text.lowercased().utf8 + [.space] {
      let isJoint = byte == UInt8(ascii: "_") || byte == .minus
      if byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "'") || isJoint {
        word.unicodeScalars.append(Unicode.Scalar(isJoint ? UInt8(ascii: "_") : byte))
        continue
      }
      while word.first == "_" || word.first == "'" { word.removeFirst() }
      while word.last == "_" || word.last == "'" { word.removeLast() }
      if breaks.contains(word) { parts.append([]) }
      // The braces of a placeholder are what people see.
      if byte == .openBrace { parts[parts.count - 1].append("braces") }
      if !word.isEmpty { parts[parts.count - 1].append(word) }
      word = ""
      if byte == .comma || byte == UInt8(ascii: ";") || byte == .period { parts.append([]) }
    }
    return parts
  }

  private static let longest = 4

  private static func meanings(of part: [String], _ vocabulary: Set<String>?) -> [Lexicon.Meaning] {
    var result: [Lexicon.Meaning] = []
    var index = 0
    while index < part.count {
      var count = min(longest, part.count - index)
      while count > 1, Lexicon.words[part[index..<(index + count)].joined(separator: "_")] == nil {
        count -= 1
      }
      let word = part[index..<(index + count)].joined(separator: "_")
      if let meaning = Lexicon.words[word] {
        result.append(meaning)
      } else {
        result += other(word, vocabulary)
      }
      index += count
    }
    return result
  }

  /// The meaning of a word that is not in the lexicon as it is.
  private static func other(_ word: String, _ vocabulary: Set<String>?) -> [Lexicon.Meaning] {
    if let meaning = Lexicon.words[stem(word)] { return [meaning] }
    let parts = word.split(separator: "_").map { String($0) }
    if parts.count > 1 {
      return meanings(of: parts, vocabulary) + [Lexicon.Meaning(word: word)]
    }
    if let vocabulary, !vocabulary.contains(stem(word)), let near = nearest(to: word),
      let meaning = Lexicon.words[near]
    {
      return [meaning]
    }
    return [Lexicon.Meaning(word: stem(word))]
  }

  /// The word without its ending.
  private static func stem(_ word: String) -> String {
    guard word.utf8.count > 3 else { return word }
    for ending in ["ies", "s"] where word.hasSuffix(ending) && !word.hasSuffix("ss") {
      return String(word.dropLast(ending.utf8.count)) + (ending == "ies" ? "y" : "")
    }
    return word
  }

  // MARK: Misspellings

  /// The known word that differs least from a misspelled one.
  private static func nearest(to word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count > 3 else { return nil }
    let most = letters.count > 8 ? 2 : 1
    var best: (word: String, distance: Int)?
    for (known, _) in Lexicon.words {
      // Most words differ in their lengths.
      let count = known.utf8.count
      guard count > 4, abs(count - letters.count) <= most
      else { continue }
      let other = Array(known.utf8)
      guard
        let distance = distance(letters, other, most)
      else { continue }
      if let best, (best.distance, best.word) <= (distance, known) { continue }
      best = (known, distance)
    }
    return best?.word
  }

  /// The number of letters to insert, delete, replace or swap; nil if it is more than `most`.
  private static func distance(_ one: [UInt8], _ other: [UInt8], _ most: Int) -> Int? {
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var next = [row + 1]
      for (column, wanted) in other.enumerated() {
        var cost = min(last[column + 1], next[column]) + 1
        cost = min(cost, last[column] + (letter == wanted ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == wanted {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      (before, last) = (last, next)
    }
    return last[other.count] <= most ? last[other.count] : nil
  }
}
