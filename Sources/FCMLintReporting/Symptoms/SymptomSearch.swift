import FCMLint
import FCMLintRules

/// Finds the rules that explain what people see.
package enum SymptomSearch {
  private struct Entry {
    let rule: Rule
    let topics: SymptomSet
    /// The words of the ID and the summary, then those of the reason.
    let words, reason: Set<String>
  }

  private static let entries: [Entry] = Rulebook.all.map { rule in
    let words = SymptomQuestion("\(rule.id) \(rule.summary)").words
    return Entry(
      rule: rule, topics: topics(of: rule), words: words,
      reason: SymptomQuestion(rule.why).words.subtracting(words))
  }

  private static let vocabulary: Set<String> = entries.reduce(into: []) {
    $0.formUnion($1.words.union($1.reason))
  }

  /// What a question is about.
  package static func question(_ text: String) -> SymptomQuestion {
    SymptomQuestion(text, vocabulary: vocabulary)
  }

  // MARK: Topics

  /// The aspects and platforms of a rule: as it states them, else by its ID and its family.
  package static func topics(of rule: Rule) -> SymptomSet {
    var topics = rule.about
    let (aspects, platforms) = defaults(of: rule.family)
    if !topics.hasAspects {
      let said = SymptomQuestion(rule.id).aspects
      // "bad-…" and "…-without-…" say nothing of what people see.
      for aspect in said.isEmpty ? aspects : said { topics.insert(aspect) }
      if rule.severity == .error, rule.family != .configuration { topics.insert(.arrival) }
    }
    if !topics.hasPlatforms { for platform in platforms { topics.insert(platform) } }
    return topics
  }

  private static func defaults(
    of family: Rule.Family
  ) -> (aspects: [SymptomSet.Aspect], platforms: [PayloadSize.Platform]) {
    let all = PayloadSize.Platform.allCases
    return switch family {
    case .syntax: ([.syntax, .arrival], all)
    case .schema, .legacy, .adminSDK: ([.arrival], all)
    case .targeting, .groups: ([.target, .arrival], all)
    case .data: ([.data], all)
    case .notification: ([.display], all)
    case .android: ([.display], [.android])
    case .apns, .aps: ([.display], [.apple])
    case .webpush: ([.display], [.web])
    case .secrets: ([.secret], all)
    case .configuration: ([], all)
    }
  }

  // MARK: Rules

  /// The rules that explain a question, the likeliest first: those about its first aspect on its
  /// platforms, by how much else of the question they are about, then the commonest.
  static func rules(_ question: SymptomQuestion) -> [Rule] {
    let rows = SymptomRow.all(of: question)
    let common = rows.flatMap { $0.rules }
    let found = entries.indices.filter { index in
      let (rule, topics) = (entries[index].rule, entries[index].topics)
      guard let aspect = question.aspects.first else { return true }
      return (topics.contains(aspect) || common.contains(rule.id))
        && (question.platforms.isEmpty || question.platforms.contains(where: topics.contains))
    }
    let ranked = found.map { index in
      let entry = entries[index]
      return (
        words: entry.words.intersection(question.words).count,
        reason: entry.reason.intersection(question.words).count,
        place: common.firstIndex(of: entry.rule.id) ?? 200 - Int(entry.rule.severity.rawValue),
        index: index
      )
    }
    // Without an aspect, a rule must have two of the words.
    return ranked.filter { !rows.isEmpty || $0.words > 1 }.sorted {
      (-$0.words, -$0.reason, $0.place, $0.index) < (-$1.words, -$1.reason, $1.place, $1.index)
    }.map { entries[$0.index].rule }
  }

  /// The rule that a text names by its ID, in any form, such as `bad_color`.
  package static func rule(named text: String) -> Rule? {
    let letters = letters(text)
    return Rulebook.all.first { Self.letters($0.id) == letters }
  }

  private static func letters(_ text: String) -> [UInt8] {
    text.lowercased().utf8.filter { $0.isLetter || $0.isDigit }
  }
}
