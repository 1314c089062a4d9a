import FCMLint

/// What a question in people's words is about: aspects, platforms, and words of rules.
package struct SymptomQuestion: Sendable {
  /// The aspects, the one that decides first: that of most words; what everything is about, such as
  /// `display`, only if nothing else is named.
  package private(set) var aspects: [SymptomSet.Aspect] = []
  /// The platforms; empty if the question names none.
  package private(set) var platforms: [PayloadSize.Platform] = []
  /// The other words, as the texts of rules have them.
  private(set) var words: Set<String> = []

  private static let general: [SymptomSet.Aspect] = [.display, .target, .syntax, .secret, .arrival]
  /// Words of a part of a question in which something works.
  private static let fine = ["works", "work", "fine", "ok", "okay", "only", "good", "correctly"]
  private static let negations = [
    "not", "no", "never", "nothing", "none", "without", "missing", "cannot", "cant", "wrong",
    "silent", "fails", "doesnt", "isnt", "dont", "instead", "nobody", "unlike",
  ]
  /// Words after which another part of a question begins.
  private static let breaks = ["but", "while", "whereas", "and", "however", "though", "although"]

  /// Reads a question, or a text of a rule.
  ///
  /// - Parameter vocabulary: the words of rules, which are no misspellings; nil for a text without any.
  package init(_ text: String, vocabulary: Set<String>? = nil) {
    let topic = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    if topic.count < 3, let aspect = SymptomSet.Aspect(rawValue: topic[0]) {
      // The words of an editor, such as `image` or `image/apple`.
      aspects = [aspect]
      platforms = topic.dropFirst().compactMap { PayloadSize.Platform(rawValue: $0) }
      return
    }
    let parts = Self.parts(of: text).map { part in
      (works: Self.works(part), meanings: Self.meanings(of: part, vocabulary))
    }
    let all = parts.flatMap { part in
      // "Only when the app is open" is about the background.
      part.meanings.map { part.works ? $0.outOfForeground : $0 }
    }
    // What works is not what is asked, unless nothing else is named.
    let wrong = parts.filter { !$0.works }.flatMap { $0.meanings }
    words = Set(all.compactMap { $0.word })
    let asked = wrong.contains { !$0.aspects.isEmpty } ? wrong : all
    let order = SymptomSet.Aspect.allCases.enumerated().map { index, aspect in
      (
        aspect: aspect, index: index, votes: asked.count { $0.aspects.contains(aspect) },
        isGeneral: Self.general.contains(aspect)
      )
    }
    aspects = order.filter { $0.votes > 0 }.sorted { one, other in
      if one.isGeneral != other.isGeneral { return other.isGeneral }
      return (-one.votes, one.index) < (-other.votes, other.index)
    }.map { $0.aspect }
    let named = wrong.contains { $0.platform != nil } ? wrong : all
    platforms = PayloadSize.Platform.allCases.filter { platform in
      named.contains { $0.platform == platform }
    }
  }

  /// Whether a part of a question says what works, not what is wrong.
  private static func works(_ part: [String]) -> Bool {
    // "Data only" says what is sent.
    part.indices.contains { fine.contains(part[$0]) && ($0 == 0 || part[$0 - 1] != "data") }
      && !part.contains { negations.contains($0) || $0.hasSuffix("n't") }
  }

  // MARK: Words

  /// The words of each part of a text, in lowercase; the joints of `content-available` are spaces.
  private static func parts(of text: String) -> [[String]] {
    var parts: [[String]] = [[]]
    var word = ""
    for byte in text.lowercased().utf8 + [.space] {
      if byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "'") {
        word.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      while word.first == "'" { word.removeFirst() }
      while word.last == "'" { word.removeLast() }
      if breaks.contains(word) { parts.append([]) }
      if !word.isEmpty { parts[parts.count - 1].append(word) }
      if ".,;".utf8.contains(byte) { parts.append([]) }
      // The braces of a placeholder are what people see.
      if byte == .openBrace { parts[parts.count - 1].append("braces") }
      word = ""
    }
    return parts
  }

  /// The meanings of the longest phrases of the lexicon, then of the words.
  private static func meanings(of part: [String], _ vocabulary: Set<String>?) -> [Lexicon.Meaning] {
    let stems = part.map { word in
      vocabulary.map { Lexicon.corrected(word, $0) } ?? Lexicon.stem(word)
    }
    var result: [Lexicon.Meaning] = []
    var index = 0
    while index < stems.count {
      let rest = stems[index...].prefix(Lexicon.longest)
      let count = (1...rest.count).last { count in
        count == 1 || Lexicon.words[rest.prefix(count).joined(separator: " ")] != nil
      }
      let phrase = rest.prefix(count ?? 1).joined(separator: " ")
      result.append(Lexicon.words[phrase] ?? Lexicon.Meaning(word: phrase))
      index += count ?? 1
    }
    return result
  }
}
