extension LintSession {
  /// Removes the fixes that the fixer would not apply: a report offers only what can be applied.
  package func dropRejectedFixes(
    from diagnostics: inout [Diagnostic], of bytes: [UInt8], layout: Linter.Layout,
    kind: DocumentKind? = nil, claim: DocumentKind? = nil
  ) {
    let fixes = diagnostics.flatMap { $0.fixes }
    if fixes.isEmpty { return }
    // The trials need as much memory again as a large source.
    releaseLargeMemory()
    defer { trials.releaseLargeMemory() }
    var selector = FixSelector(trials, layout: layout, kind: kind, claim: claim)
    for diagnostic in diagnostics where diagnostic.rule == "legacy-payload" {
      selector.explained.formUnion(diagnostic.fixes)
    }
    let accepted = selector.acceptable(fixes, in: bytes)
    var objections = selector.objections[...]
    for index in diagnostics.indices where !diagnostics[index].fixes.isEmpty {
      if let first = objections.first, diagnostics[index].fixes.contains(first.fix) {
        objections.removeFirst()
        diagnostics[index].help? += "; correct this first: \(first.messages)"
      }
      diagnostics[index].fixes.removeAll { !accepted.contains($0) }
    }
  }

  /// Frees the memory of a large source; no node may be used any more.
  package func releaseLargeMemory() {
    tree.core.pointee.shrink()
    validator.found.pointee.shrink()
    validator.releaseViolations()
  }
}
