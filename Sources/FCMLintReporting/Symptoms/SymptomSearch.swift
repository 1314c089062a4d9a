import FCMLint
import FCMLintRules

/// Finds the rules that explain what people see.
package struct SymptomSearch {
  private struct Entry {
    let rule: Rule
    let topics: SymptomSet
    /// The words of the ID and the summary, then those of the reason.
    let words: Set<String>
    let reason: Set<String>
  }

  private let entries: [Entry]
  private let vocabulary: Set<String>

  /// The search among all rules, which the first question prepares.
  static let all = SymptomSearch()

  private init() {
    entries = Rulebook.all.map { rule in
      let words = SymptomQuestion("\(rule.id) \(rule.summary)").words
      return Entry(
        rule: rule, topics: Self.topics(of: rule), words: words,
        reason: SymptomQuestion(rule.why).words.subtracting(words))
    }
    vocabulary = entries.reduce(into: []) { $0.formUnion($1.words.union($1.reason)) }
  }

  /// What a question is about.
  package func question(_ text: String) -> SymptomQuestion {
    SymptomQuestion(text, vocabulary: vocabulary)
  }

  // MARK: Topics

  /// The aspects and platforms of a rule: as it states them, else by its ID and its family.
  package static func topics(of rule: Rule) -> SymptomSet {
    var topics = rule.about
    if !topics.hasAspects {
      let said = SymptomQuestion(rule.id).aspects
      // "bad-…" and "…-without-…" say nothing of what people see.
      for aspect in said.isEmpty ? aspects(of: rule.family) : said { topics.insert(aspect) }
      if rule.severity == .error, rule.family != .configuration { topics.insert(.arrival) }
    }
    if !topics.hasPlatforms {
      for platform in platforms(of: rule.family) { topics.insert(platform) }
    }
    return topics
  }

  private static func aspects(of family: Rule.Family) -> [SymptomSet.Aspect] {
    switch family {
    case .syntax: [.syntax, .arrival]
    case .schema, .legacy, .adminSDK: [.arrival]
    case .targeting, .groups: [.target, .arrival]
    case .data: [.data]
    case .notification, .android, .apns, .aps, .webpush: [.display]
    case .secrets: [.secret]
    case .configuration: []
    }
  }

  private static func platforms(of family: Rule.Family) -> [PayloadSize.Platform] {
    switch family {
    case .android: [.android]
    case .apns, .aps: [.apple]
    case .webpush: [.web]
    default: PayloadSize.Platform.allCases
    }
  }

  // MARK: Rules

  /// The rules that explain a question, the likeliest first: those about its first aspect on its
  /// platforms, by how much else of the question they are about, then the commonest.
  package func rules(_ question: SymptomQuestion) -> [Rule] {
    guard let first = question.aspects.first else { return named(question, least: 2) }
    let platforms = question.platforms
    let common =
      (platforms.isEmpty ? [SymptomRow.of(first)] : platforms.map { SymptomRow.of(first, $0) })
      .flatMap { $0.rules }
    var found: [(key: Key, rule: Rule)] = []
    for (index, entry) in entries.enumerated() {
      guard entry.topics.contains(first) || common.contains(entry.rule.id),
        platforms.isEmpty || platforms.contains(where: entry.topics.contains)
      else { continue }
      let place = common.firstIndex(of: entry.rule.id) ?? (200 - Int(entry.rule.severity.rawValue))
      found.append(
        (
          Key(
            words: entry.words.intersection(question.words).count,
            reason: entry.reason.intersection(question.words).count, place: place, index: index),
          entry.rule
        ))
    }
    return found.sorted { $0.key.isBefore($1.key) }.map { $0.rule }
  }

  private struct Key {
    let words, reason, place, index: Int

    func isBefore(_ other: Key) -> Bool {
      if words != other.words { return words > other.words }
      if reason != other.reason { return reason > other.reason }
      return (place, index) < (other.place, other.index)
    }
  }

  /// The rules whose ID and summary have most words of a question.
  package func named(_ question: SymptomQuestion, least: Int = 1) -> [Rule] {
    let counts = entries.map { $0.words.intersection(question.words).count }
    let most = counts.max() ?? 0
    guard most >= min(least, question.words.count), most > 0 else { return [] }
    return entries.indices.filter { counts[$0] == most }.map { entries[$0].rule }
  }

  /// The rule that a text names by its ID, in any form, such as `bad_color`.
  package static func rule(named text: String, among rules: [Rule]) -> Rule? {
    let letters = letters(text)
    return rules.first { Self.letters($0.id) == letters }
  }

  private static func letters(_ text: String) -> [UInt8] {
    text.lowercased().utf8.filter { $0.isLetter || $0.isDigit }
  }
}
