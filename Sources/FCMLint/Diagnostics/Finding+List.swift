// Findings about the elements of a list, limited while they are created.
extension Sequence {
  /// The findings about the elements, at most as many as a source may have; the others are counted.
  ///
  /// A list of a megabyte may have half a million wrong elements.
  package func findings(_ check: (Element) -> Finding?) -> [Finding] {
    var findings: [Finding] = []
    for element in self {
      if let finding = check(element) { findings.add(finding) }
    }
    return findings
  }
}

extension [Finding] {
  /// Adds a finding; beyond the limit, only counts it.
  package mutating func add(_ finding: Finding) {
    guard count >= FindingLimit.count else { return append(finding) }
    if finding.mayBeFilledIn { return }
    let known = self[endIndex - 1].more
    var severity: Severity?
    if let own = finding.severity, let other = known.severity { severity = Swift.max(own, other) }
    self[endIndex - 1].more = (known.count + 1, severity)
  }
}
