extension EnumType {
  /// The declared value that an unknown one probably means.
  package func suggestion(for text: String) -> Suggestion? {
    let found = Self.suggesters[Int(rawValue)].suggestions(for: bare(text), upTo: .typo)
    guard var first = found.first, let word = words.first(where: { bare($0) == first.name }) else {
      return nil
    }
    first.name = word
    first.isSure = found.count == 1 && first.reason != .synonym
    return first
  }

  private static let suggesters = allCases.map { type in
    NameSuggester(type.words.map(type.bare), synonyms: type.synonyms)
  }

  /// The value without the prefix that it shares with the others: `PRIORITY_HIGH` is `high`.
  private func bare(_ word: String) -> String {
    let shared: Set<String> =
      self == .proxy
      ? ["proxy"]
      : ["notification", "android", "priority", "importance", "visibility", "proxy"]
    return NameCase.words(word).filter { !shared.contains($0) }.joined(separator: "_")
  }

  /// Values of other platforms and fields.
  private var synonyms: [(name: String, words: String)] {
    switch self {
    case .androidPriority:
      [("high", "max urgent 10"), ("normal", "low min default very_low 5")]
    case .notificationPriority: [("default", "normal"), ("max", "urgent")]
    case .adminPriority: [("default", "normal"), ("max", "urgent maximum")]
    case .visibility: [("secret", "hidden none")]
    case .proxy: []
    }
  }
}
