import FCMLint

/// Fixes the documents in sources of other languages, and nothing outside them.
package struct EmbeddedFixer {
  private let linter: EmbeddedLinter
  private let level: Severity
  private let includesUnsafe: Bool

  /// The maximum number of passes over one source.
  private static let passes = 10

  /// Creates a fixer of the findings of a linter; the other parameters are those of `EmbeddedLinter`.
  package init(
    _ linter: Linter, language: HostLanguage, kind: DocumentKind?, isForced: Bool = false,
    includesUnsafe: Bool
  ) {
    level = linter.configuration.level
    self.linter = EmbeddedLinter(
      LintSession(linter.atEveryLevel), language: language,
      templates: linter.configuration.templates, kind: kind, isForced: isForced)
    self.includesUnsafe = includesUnsafe
  }

  /// Fixes a source. Each pass takes a step of every document, and reads the source again.
  ///
  /// - Parameter visible: removes hidden findings, which are not fixed.
  package func fix(
    _ bytes: [UInt8], shown visible: ([Diagnostic]) -> [Diagnostic] = { $0 }
  ) -> Fixer.Outcome {
    var bytes = bytes
    var rules: [String] = []
    var searches: [Int: FixSearch] = [:]
    for _ in 0..<Self.passes {
      let (findings, documents) = findings(in: bytes, shown: visible)
      var check = HostCheck(linter, bytes, documents)
      let kept = steps(findings, documents, &searches, &check, rules: &rules)
      if kept.isEmpty { break }
      bytes = check.applied(kept)
    }
    var report = linter.result(for: bytes, extras: .acceptedFixes).report
    report.diagnostics = shown(report.diagnostics)
    return Fixer.Outcome(bytes: bytes, fixedRules: rules, report: report)
  }

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity >= level }
  }

  /// The findings of each document that have fixes, with the fixes of its text.
  private func findings(
    in bytes: [UInt8], shown visible: ([Diagnostic]) -> [Diagnostic]
  ) -> (findings: [Int: [Diagnostic]], documents: [EmbeddedDocument]) {
    let source = linter.result(for: bytes)
    var result: [Int: [Diagnostic]] = [:]
    for var diagnostic in visible(shown(source.report.diagnostics)) {
      let changes = diagnostic.fixes.compactMap { source.origins[$0] }
      guard let number = changes.first?.document else { continue }
      diagnostic.fixes = changes.flatMap { $0.fixes }
      result[number, default: []].append(diagnostic)
    }
    return (result, source.documents)
  }

  /// The next step of each document that can be written in the source; adds the rules of its fixes.
  private func steps(
    _ findings: [Int: [Diagnostic]], _ documents: [EmbeddedDocument],
    _ searches: inout [Int: FixSearch], _ check: inout HostCheck, rules: inout [String]
  ) -> [HostChange] {
    var kept: [HostChange] = []
    var open = findings.keys.sorted()
    while !open.isEmpty, !check.isExhausted {
      var steps: [Int: FixSearch.Step] = [:]
      for number in open {
        var search =
          searches[number]
          ?? linter.search(documents[number], includesUnsafe: includesUnsafe)
        steps[number] = search.next(findings[number] ?? [])
        searches[number] = search
      }
      let changes = open.compactMap { number in
        steps[number].map { HostChange(document: number, fixes: $0.fixes) }
      }
      kept = check.confirmed(changes, with: kept)
      let isKept = Set(kept.map { $0.document })
      for (number, step) in steps {
        if isKept.contains(number) {
          searches[number]?.accept(step)
          rules += step.rules
        } else {
          searches[number]?.reject(step)
        }
      }
      open = steps.keys.filter { !isKept.contains($0) }.sorted()
    }
    return kept
  }
}
