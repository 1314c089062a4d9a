extension EnumType {
  /// The declared word that another one means, and whether nothing else can be meant.
  package func nearest(_ text: String) -> (word: String, isSure: Bool)? {
    let bare = bare(text)
    guard !bare.isEmpty else { return nil }
    if let word = words.first(where: { self.bare($0) == bare }) { return (word, true) }
    if let synonym = synonym(bare) { return (synonym, false) }
    let candidates = words.map { ($0, EditDistance.between(self.bare($0), bare)) }
      .filter { $0.1 <= (min(bare.utf8.count, $0.0.utf8.count) < 6 ? 1 : 2) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    guard let first = candidates.first else { return nil }
    return (first.0, candidates.count == 1)
  }

  /// The word without what it shares with its neighbours: `PRIORITY_HIGH` is `high`.
  private func bare(_ word: String) -> String {
    let snake = NameCase.words(word.uppercased() == word ? word.lowercased() : word)
    let shared: Set<String> = [
      "notification", "android", "priority", "importance", "visibility", "proxy",
    ]
    let words =
      self == .proxy ? snake.filter { $0 != "proxy" } : snake.filter { !shared.contains($0) }
    return words.joined(separator: "_")
  }

  private func synonym(_ word: String) -> String? {
    switch (self, word) {
    case (.androidPriority, "max"), (.androidPriority, "urgent"), (.androidPriority, "10"):
      "HIGH"
    case (.androidPriority, "low"), (.androidPriority, "min"), (.androidPriority, "default"),
      (.androidPriority, "very_low"), (.androidPriority, "5"):
      "NORMAL"
    case (.notificationPriority, "normal"): "PRIORITY_DEFAULT"
    case (.notificationPriority, "urgent"): "PRIORITY_MAX"
    case (.adminPriority, "normal"): "default"
    case (.adminPriority, "urgent"), (.adminPriority, "maximum"): "max"
    case (.visibility, "hidden"), (.visibility, "none"): "SECRET"
    default: nil
    }
  }
}
