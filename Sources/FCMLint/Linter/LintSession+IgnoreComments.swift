// Findings that comments of a source suppress.
extension LintSession {
  /// Moves the findings that comments accept to the suppressed ones of a report, and reports comments
  /// that suppress nothing or name no rule.
  package func apply(_ comments: IgnoreComments, to report: inout Linter.Report) {
    var comments = comments
    let families = Dictionary(firstOf: table.rules.map { ($0.id, $0.family.rawValue) })
    report.suppressed += comments.suppress(in: &report.diagnostics) { families[$0] ?? "" }
    let names = Set(families.keys).union(families.values)
    let count = report.diagnostics.count
    for index in table.enabled {
      guard case .ignoreComment(let fault, let words) = table.rules[index].check else { continue }
      let faults = comments.faults(fault, names: names, isEnabled: isEnabled)
      report.diagnostics += faults.map { comment, name in
        let (message, help) = words(name)
        return Diagnostic(
          rule: table.rules[index].id,
          severity: table.severities[index] ?? table.rules[index].severity, message: message,
          help: help, range: comment.range, document: 0, kind: .sendRequest, pointer: "")
      }
    }
    guard report.diagnostics.count > count else { return }
    let all = report.diagnostics
    let order = all.indices.sorted { (all[$0].range.start, $0) < (all[$1].range.start, $1) }
    report.diagnostics = order.map { all[$0] }
  }

  /// Whether a rule, or any rule of a family, is enabled and reported at this level.
  private func isEnabled(_ name: String?) -> Bool {
    table.enabled.contains {
      name == nil || table.rules[$0].id == name || table.rules[$0].family.rawValue == name
    }
  }
}
