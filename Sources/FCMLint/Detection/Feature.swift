/// Something about a document, and how strongly it speaks for each kind, or against it.
struct Feature: Sendable {
  var name: StaticString
  /// The weights in the order of `DocumentKind`.
  var weights: Scores
  /// How often a document has the feature.
  var count: @Sendable (TraitCounts) -> Int

  typealias Scores = SIMD8<Int16>

  /// What a document must score to be of a kind.
  static let threshold: Int16 = 10

  init(
    _ name: StaticString, send: Int16 = 0, bare: Int16 = 0, node: Int16 = 0, apns: Int16 = 0,
    group: Int16 = 0, topic: Int16 = 0, legacy: Int16 = 0,
    count: @escaping @Sendable (TraitCounts) -> Int
  ) {
    self.name = name
    weights = Scores(send, bare, node, apns, group, topic, legacy, 0)
    self.count = count
  }

  /// What a document scores for each kind.
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
  /// Whether a document that scores this is of a kind.
  func isReached(by kind: DocumentKind) -> Bool {
    self[Int(kind.rawValue)] >= Feature.threshold
  }
}
