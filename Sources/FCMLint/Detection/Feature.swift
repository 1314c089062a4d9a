/// A feature of documents, with its weight as evidence for or against each kind.
struct Feature: Sendable {
  var name: StaticString
  /// The weights in the order of `DocumentKind`.
  var weights: Scores
  /// The number of occurrences in a document.
  var count: @Sendable (TraitCounts) -> Int

  typealias Scores = SIMD8<Int16>

  /// The minimum score of a document of a kind.
  static let threshold: Int16 = 10

  init(
    _ name: StaticString, send: Int16 = 0, bare: Int16 = 0, node: Int16 = 0,
    group: Int16 = 0, topic: Int16 = 0, legacy: Int16 = 0,
    count: @escaping @Sendable (TraitCounts) -> Int
  ) {
    self.name = name
    weights = Scores(send, bare, node, 0, group, topic, legacy, 0)
    self.count = count
  }

  /// The scores of a document for each kind.
  static func scores(of counts: TraitCounts) -> Scores {
    var scores = Scores()
    for feature in table {
      let count = feature.count(counts)
      if count != 0 { scores &+= feature.weights &* Int16(truncatingIfNeeded: count) }
    }
    return scores
  }
}

extension Feature.Scores {
  /// Whether the score for a kind reaches the threshold.
  func isReached(by kind: DocumentKind) -> Bool {
    self[Int(kind.rawValue)] >= Feature.threshold
  }
}
