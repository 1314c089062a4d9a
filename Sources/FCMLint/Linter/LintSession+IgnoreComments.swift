// Findings that comments of a source suppress.
extension LintSession {
  /// Moves the findings that comments accept to the suppressed ones of a report, and reports comments
  /// that suppress nothing or name no rule.
  package func apply(_ comments: IgnoreComments, to report: inout Linter.Report) {
    var comments = comments
    let deciding = comments.deciding(report.diagnostics) { name, rule in
      name == nil || name == rule
        || table.rules.contains { $0.id == rule && $0.family.rawValue == name }
    }
    let all = report.diagnostics
    report.diagnostics = []
    for index in all.indices {
      if deciding[index] < 0 {
        report.diagnostics.append(all[index])
      } else {
        let comment = comments.comments[comments.entries[deciding[index]].comment]
        report.suppressed.append(Suppression(all[index], .comment, reason: comment.reason))
      }
    }
    reportFaults(of: comments, &report)
  }

  private func reportFaults(of comments: IgnoreComments, _ report: inout Linter.Report) {
    var faults: [(fault: IgnoreComment.Fault, comment: Int, name: String?)] = []
    for (index, comment) in comments.comments.enumerated() where comment.isMalformed {
      faults.append((.malformed, index, nil))
    }
    for entry in comments.entries where !entry.isUsed {
      if !isKnown(entry.name, table.rules.indices) {
        faults.append((.malformed, entry.comment, entry.name))
      } else if isKnown(entry.name, table.enabled) {
        faults.append((.unused, entry.comment, entry.name))
      }
    }
    if faults.isEmpty { return }
    for fault in faults.prefix(FindingLimit.count) {
      for index in table.enabled {
        guard case .ignoreComment(fault.fault, let words) = table.rules[index].check else {
          continue
        }
        let (message, help) = words(fault.name)
        report.diagnostics.append(
          Diagnostic(
            rule: table.rules[index].id,
            severity: severity(ofRule: index), message: message,
            help: help, range: comments.comments[fault.comment].range, document: 0,
            kind: .sendRequest, pointer: ""))
      }
    }
    let all = report.diagnostics
    let order = all.indices.sorted { (all[$0].range.start, $0) < (all[$1].range.start, $1) }
    report.diagnostics = order.map { all[$0] }
  }

  private func severity(ofRule index: Int) -> Severity {
    table.severities[index] ?? table.rules[index].severity
  }

  /// Whether the configuration sets the severity of a rule.
  package func isSet(_ rule: String) -> Bool {
    table.enabled.contains { table.rules[$0].id == rule && table.severities[$0] != nil }
  }

  /// The severity of a rule; nil if it is not enabled.
  package func severity(of rule: String) -> Severity? {
    // Lengths are compared faster than texts.
    let count = rule.utf8.count
    return table.enabled.first {
      table.rules[$0].id.utf8.count == count && table.rules[$0].id == rule
    }.map(severity)
  }

  /// Whether a name is that of a rule or a family; nil means any rule.
  private func isKnown(_ name: String?, _ rules: some Sequence<Int>) -> Bool {
    rules.contains {
      name == nil || table.rules[$0].id == name || table.rules[$0].family.rawValue == name
    }
  }
}
