import FCMLint

/// Finds the rules that explain a symptom or an error text.
package struct SymptomSearch {
  /// A rule and how well it fits, from 0 to 100.
  package struct Match: Sendable {
    package var rule: String
    package var score: Int
  }

  /// The score from which a rule explains a symptom.
  package static let least = 40
  /// The score from which a fact explains a symptom.
  private static let factLeast = 60

  private let synonyms: [String: String]
  private let stopWords: Set<String>
  private let entries: [(rule: String, phrases: [Set<String>], words: Set<String>)]
  private let facts: [[Set<String>]]
  /// How much each word tells: the fewer rules have it, the more.
  private let weights: [String: Int]

  /// Prepares a search among rules.
  package init(_ rules: [Rule]) {
    var synonyms: [String: String] = [:]
    for line in SymptomVocabulary.synonyms {
      let words = line.split(separator: " ").map { String($0) }
      for word in words { synonyms[word] = words[0] }
    }
    let stopWords = Set(SymptomVocabulary.stopWords.split(separator: " ").map { String($0) })
    (self.synonyms, self.stopWords) = (synonyms, stopWords)
    let known = Dictionary(firstOf: SymptomTable.symptoms.map { ($0.rule, $0.phrases) })
    func phrases(_ text: String) -> [Set<String>] {
      text.split(separator: ";").map { Self.words(String($0), synonyms, stopWords) }
    }
    let entries = rules.map { rule in
      let phrases = phrases(known[rule.id] ?? "")
      let words = Self.words("\(rule.id) \(rule.summary)", synonyms, stopWords)
      return (rule: rule.id, phrases: phrases, words: words)
    }
    let facts = KnownError.facts.map { phrases($0.template) }
    var counts: [String: Int] = [:]
    for entry in entries {
      for word in entry.phrases.reduce(entry.words, { $0.union($1) }) {
        counts[word, default: 0] += 1
      }
    }
    for phrases in facts {
      for word in phrases.reduce(Set<String>(), { $0.union($1) }) { counts[word, default: 0] += 1 }
    }
    (self.entries, self.facts) = (entries, facts)
    weights = counts.mapValues { max(1, 8 - ($0.bitWidth - $0.leadingZeroBitCount)) }
  }

  private func weight(_ words: Set<String>) -> Int {
    words.reduce(0) { $0 + (weights[$1] ?? 2) }
  }

  /// How well the best of some phrases fits a symptom.
  private func score(_ phrases: [Set<String>], _ asked: Set<String>) -> Int {
    let total = weight(asked)
    return phrases.map { phrase in
      200 * weight(phrase.intersection(asked)) / (weight(phrase) + total)
    }.max() ?? 0
  }

  /// The cause of a symptom that no rule finds, if it fits better than all rules.
  func fact(_ text: String, than matches: [Match]) -> KnownError? {
    let asked = Self.words(text, synonyms, stopWords)
    var best = max(Self.factLeast - 1, matches.first?.score ?? 0)
    var result: KnownError?
    for index in facts.indices {
      for phrase in facts[index] {
        // What is true of one platform explains nothing on another.
        if phrase.contains("ios"), !asked.contains("ios") { continue }
        if phrase.contains("android"), !asked.contains("android") { continue }
        let score = score([phrase], asked)
        if score > best { (best, result) = (score, KnownError.facts[index]) }
      }
    }
    return result
  }

  /// The rules that fit a symptom, best first, without those that fit less than half as well as the
  /// best.
  package func matches(_ text: String) -> [Match] {
    let asked = Self.words(text, synonyms, stopWords)
    guard !asked.isEmpty else { return [] }
    let total = weight(asked)
    let found = entries.compactMap { entry -> Match? in
      let best = score(entry.phrases, asked)
      let named = entry.words.intersection(asked)
      let score = max(best, 60 * weight(named) / max(15, total)) + min(5, named.count)
      return score < 20 ? nil : Match(rule: entry.rule, score: score)
    }
    let best = found.map { $0.score }.max() ?? 0
    return found.filter { 2 * $0.score >= best }.sorted {
      ($1.score, $0.rule) < ($0.score, $1.rule)
    }
  }

  /// The words that matter, in lowercase, with synonyms replaced.
  private static func words(
    _ text: String, _ synonyms: [String: String], _ stopWords: Set<String>
  ) -> Set<String> {
    var result: Set<String> = []
    var word = ""
    for byte in text.lowercased().utf8 + [.space] {
      let isLetter = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if isLetter || isDigit || byte >= 0x80 || byte == UInt8(ascii: "'") {
        word.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      defer { word = "" }
      if word.isEmpty || stopWords.contains(word) { continue }
      if let same = synonyms[word] {
        result.insert(same)
      } else if word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s") {
        let single = String(word.dropLast())
        result.insert(synonyms[single] ?? single)
      } else {
        result.insert(word)
      }
    }
    return result
  }

  // MARK: Errors

  /// The known error that a text contains, the one with the longest template; otherwise that of an
  /// HTTP status in it.
  package static func error(in text: String) -> KnownError? {
    knownError(in: essence(text), of: text) ?? status(in: text)
  }

  /// The words next to an HTTP status.
  private static let statusWords = Set(
    """
    answer answers bad code error errorcode fcm forbidden get gets got http internal response return \
    returned returns says server status unauthorized unavailable
    """.split(separator: " ").map { String($0) })

  private static func words(of text: String) -> [String] {
    text.lowercased().utf8.split { !$0.isLetter && !$0.isDigit }.map { String(Substring($0)) }
  }

  private static func status(in text: String) -> KnownError? {
    let words = words(of: text)
    for index in words.indices {
      let status = KnownError.statuses.first { $0.code == words[index] }
      // "500 tokens" is no status.
      let neighbors = words[max(0, index - 1)...min(index + 1, words.count - 1)]
      guard let status,
        words.count == 1
          || neighbors.contains(where: { $0 != words[index] && statusWords.contains($0) })
      else { continue }
      return KnownError.all.first { $0.template == status.template }
    }
    return nil
  }

  private static func knownError(in text: [UInt8], of raw: String) -> KnownError? {
    var best: (error: KnownError, length: Int)?
    for error in KnownError.all {
      // "The data payload is empty" is not the reason of APNs.
      if error.template == "PayloadEmpty", !words(of: raw).contains("payloadempty") { continue }
      var rest = text[...]
      var length = 0
      var fits = true
      for part in error.template.split(separator: "*") {
        let part = essence(String(part))
        guard let end = end(of: part, in: rest) else {
          fits = false
          break
        }
        length += part.count
        rest = rest[end...]
      }
      if error.isVague { length -= 1000 }
      if fits, length > best?.length ?? .min { best = (error, length) }
    }
    return best?.error
  }

  /// The text in lowercase without spaces, hyphens, underscores and backslashes.
  private static func essence(_ text: String) -> [UInt8] {
    text.lowercased().utf8.filter {
      !JSONEscaping.isSpace($0) && $0 != .minus && $0 != UInt8(ascii: "_") && $0 != .backslash
    }
  }

  private static func end(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard let first = part.first, text.count >= part.count else { return nil }
    for start in text.startIndex...(text.endIndex - part.count)
    where text[start] == first && text[start..<(start + part.count)].elementsEqual(part) {
      return start + part.count
    }
    return nil
  }
}
