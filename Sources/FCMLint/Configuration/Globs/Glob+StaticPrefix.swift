// The literal parts of a pattern.
extension Glob {
  /// What all paths that one alternative of a pattern matches have in common.
  package struct Reach: Sendable, Equatable {
    /// Their directory, up to the first wildcard; empty for the directory of the pattern.
    package var folder: [UInt8]
    /// The literal end of the paths.
    package var ending: [UInt8]
    /// Whether there is only one such path, which `ending` contains.
    package var isLiteral: Bool
  }

  /// The common parts of each alternative.
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
  /// The bytes that the unit was created from.
  fileprivate var bytes: [UInt8] {
    if let scalar = Unicode.Scalar(value) { return Array(String(Character(scalar)).utf8) }
    return [UInt8(truncatingIfNeeded: value)]
  }
}
