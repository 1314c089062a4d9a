import FCMLint

/// Fixes the documents in sources of other languages, and nothing outside them.
package struct EmbeddedFixer {
  private let linter: EmbeddedLinter
  private let level: Severity
  private let includesUnsafe: Bool

  /// The maximum number of passes over one source.
  private static let passes = 24

  /// Creates a fixer.
  ///
  /// - Parameters:
  ///   - linter: the linter whose findings are fixed.
  ///   - language: the language of the sources.
  ///   - kind: the kind of every document; nil to detect it.
  ///   - includesUnsafe: whether unsafe fixes are applied as well as safe ones.
  package init(
    _ linter: Linter, language: HostLanguage, kind: DocumentKind?, includesUnsafe: Bool
  ) {
    level = linter.configuration.level
    self.linter = EmbeddedLinter(
      LintSession(linter.atEveryLevel), language: language,
      templates: linter.configuration.templates, kind: kind)
    self.includesUnsafe = includesUnsafe
  }

  /// Fixes a source.
  ///
  /// - Parameter visible: removes hidden findings, which are not fixed.
  package func fix(
    _ bytes: [UInt8], shown visible: ([Diagnostic]) -> [Diagnostic] = { $0 }
  ) -> Fixer.Outcome {
    var bytes = bytes
    var applied = 0
    var result = linter.result(for: bytes, extras: .acceptedFixes)
    for _ in 0..<Self.passes {
      let plan = plan(visible(shown(result.report.diagnostics)), result.fixes)
      guard let step = step(plan, bytes, result) else { break }
      (bytes, result) = (step.bytes, step.result)
      applied += step.applied
    }
    var report = result.report
    report.diagnostics = shown(report.diagnostics)
    return Fixer.Outcome(bytes: bytes, applied: applied, report: report)
  }

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity >= level }
  }

  /// The first applicable fix of each finding that does not overlap another one.
  private func plan(
    _ diagnostics: [Diagnostic], _ fixes: [[EmbeddedLinter.MappedFix]]
  ) -> [FixCheck.Candidate] {
    var known: [Fix: FixCheck.Candidate] = [:]
    for (number, fixes) in fixes.enumerated() {
      for fix in fixes { known[fix.outer] = FixCheck.Candidate(document: number, fix: fix) }
    }
    var seen: Set<Fix> = []
    let wanted = diagnostics.compactMap { diagnostic -> FixCheck.Candidate? in
      let fix = diagnostic.fixes.first { includesUnsafe || $0.safety == .safe }
      return fix.flatMap { seen.insert($0).inserted ? known[$0] : nil }
    }
    return FixCheck.divide(wanted).group
  }

  /// Applies all fixes together if that improves the source, otherwise the largest part of them
  /// that does.
  private func step(
    _ plan: [FixCheck.Candidate], _ bytes: [UInt8], _ start: EmbeddedLinter.Result
  ) -> (bytes: [UInt8], result: EmbeddedLinter.Result, applied: Int)? {
    let check = FixCheck(linter, bytes, start.documents)
    var part = plan[...]
    while !part.isEmpty {
      let candidates = Array(part)
      if check.isCorrect(candidates) {
        let fixed = check.applied(candidates)
        let result = linter.result(for: fixed, extras: .acceptedFixes)
        if fixed != bytes, Self.isBetter(result.report, than: start.report) {
          return (fixed, result, candidates.count)
        }
      }
      part = part.prefix(part.count / 2)
    }
    return nil
  }

  /// Whether no rule has more errors or warnings, and there are fewer findings.
  private static func isBetter(_ new: Linter.Report, than old: Linter.Report) -> Bool {
    var counts: [String: Int] = [:]
    for diagnostic in old.diagnostics { counts[diagnostic.rule, default: 0] += 1 }
    for diagnostic in new.diagnostics where diagnostic.severity >= .warning {
      counts[diagnostic.rule, default: 0] -= 1
      if counts[diagnostic.rule, default: 0] < 0 { return false }
    }
    return SeverityTotals(new) < SeverityTotals(old)
  }
}
