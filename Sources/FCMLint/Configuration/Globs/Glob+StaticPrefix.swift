// Where the paths lie that a pattern can match.
extension Glob {
  /// What all paths have in common that one alternative of a pattern matches.
  package struct Reach: Sendable, Equatable {
    /// The folder they lie in, as far as no wildcard stands in it; empty for that of the pattern.
    package var folder: [UInt8]
    /// Bytes that they end in.
    package var ending: [UInt8]
    /// Whether there is one such path only, and `ending` all of it.
    package var isLiteral: Bool
  }

  /// What the pattern can match, an entry for each alternative.
  package var reaches: [Reach] { alternatives.map { $0.reach } }
}

extension GlobLexer {
  fileprivate var reach: Glob.Reach {
    var fixed: [UInt8] = []
    for token in tokens {
      guard case .unit(let unit) = token else { break }
      fixed += unit.bytes
    }
    let isLiteral = tokens.allSatisfy { if case .unit = $0 { true } else { false } }
    let folder = fixed.lastIndex(of: .slash).map { Array(fixed[..<$0]) } ?? []
    return Glob.Reach(folder: folder, ending: isLiteral ? fixed : tail, isLiteral: isLiteral)
  }
}

extension GlobUnit {
  /// The bytes that the unit was read from.
  fileprivate var bytes: [UInt8] {
    if let scalar = Unicode.Scalar(value) { return Array(String(Character(scalar)).utf8) }
    return [UInt8(truncatingIfNeeded: value)]
  }
}
