// Findings that another one makes superfluous, and fixes that would repair only a part.
extension DiagnosticCollector {
  /// Drops findings about values for which one finding says everything.
  mutating func dropOverruled() {
    var exclusive: Set<Int> = []
    for entry in entries where entry.finding.isExclusive { exclusive.insert(entry.finding.anchor) }
    let rules = rules
    entries.removeAll { entry in
      !entry.finding.isExclusive && exclusive.contains(entry.finding.anchor)
        && rules[entry.rule].family != .syntax
    }
    hasExclusive = false
  }

  /// Makes sure that all errors in a string are fixed together: without a fix for one of them, the
  /// others have none, and with an unsafe one they are unsafe, too.
  mutating func alignFixesInStrings() {
    guard let root, entries.count > 1 else { return }
    var weakest: [Int: Fix.Safety?] = [:]
    for entry in entries where isInString(entry, root) {
      let safety = entry.finding.fixes.first?.safety
      switch weakest[entry.finding.anchor] {
      case nil: weakest[entry.finding.anchor] = .some(safety)
      case .some(.safe?): weakest[entry.finding.anchor] = .some(safety)
      case .some(.unsafe?) where safety == nil: weakest[entry.finding.anchor] = .some(nil)
      default: break
      }
    }
    for index in entries.indices where isInString(entries[index], root) {
      guard let common = weakest[entries[index].finding.anchor] else { continue }
      guard let common else {
        entries[index].finding.fixes = []
        continue
      }
      for fix in entries[index].finding.fixes.indices {
        entries[index].finding.fixes[fix].safety = common
      }
    }
  }

  /// Whether a finding is a syntax error inside a string.
  private func isInString(_ entry: Entry, _ root: JSONNode) -> Bool {
    let anchor = entry.finding.anchor
    guard rules[entry.rule].family == .syntax, anchor >= root.index, anchor < root.endIndex else {
      return false
    }
    let node = root.tape[anchor]
    return (node.isString || node.kind == .key) && node.range.contains(entry.finding.range)
      && rules[entry.rule].id != "duplicate-key"
  }
}
