/// The number of findings by severity; errors and warnings count first, then infos, then hints.
///
/// A message with an error is worse than one with any number of infos.
package struct SeverityTotals: Comparable {
  private var problems = 0
  private var infos = 0
  private var hints = 0

  package init(_ report: Linter.Report) {
    problems = report.hidden
    for diagnostic in report.diagnostics {
      switch diagnostic.severity {
      case .error, .warning: problems += 1
      case .info: infos += 1
      case .hint: hints += 1
      }
    }
  }

  package static func < (one: SeverityTotals, two: SeverityTotals) -> Bool {
    (one.problems, one.infos, one.hints) < (two.problems, two.infos, two.hints)
  }
}
