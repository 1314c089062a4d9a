import FCMLint

/// The end of a report for people: what was found in how many files, and where to read more.
package struct SummaryLine {
  let style: TerminalStyle

  package init(style: TerminalStyle) { self.style = style }

  package func text(_ summary: ReportSummary) -> String {
    let documents = ReportSummary.counted(summary.documents, "document")
    let skipped = summary.skipped == 0 ? "" : ", \(summary.skipped) skipped"
    let files = ReportSummary.counted(summary.files, "file")
    guard summary.findings > 0 else {
      let verdict = Self.verdict(on: summary)
      let scope = summary.documents == 0 ? "" : " (\(documents)\(skipped))"
      let rest = " in \(files)\(scope)"
      return style.paint(verdict, .bold) + rest + remarks(summary, behind: verdict + rest) + "\n"
    }
    let found = summary.found.map { style.paint($0.words, style.color(of: $0.severity)) }
    let scope =
      summary.files == summary.filesWithFindings
      ? files : "\(summary.filesWithFindings) of \(files)"
    let rest = " in \(scope) (\(documents)\(skipped))"
    let plain = summary.found.map { $0.words }.joined(separator: ", ")
    let hint = style.wrapped("run \"fcmlint explain RULE\" for details").joined(separator: "\n")
    return found.joined(separator: ", ") + rest + remarks(summary, behind: plain + rest)
      + "\n\(hint)\n"
  }

  /// One sentence, for the report with one line per finding.
  package static func sentence(_ summary: ReportSummary) -> String {
    let rest = summary.remarks
    let files = ReportSummary.counted(summary.files, "file")
    guard summary.findings > 0 else {
      return "\(verdict(on: summary)) in \(files)\(rest)\n"
    }
    let found = summary.found.map { $0.words }.joined(separator: ", ")
    return "Found \(found) in \(summary.filesWithFindings) of \(files)\(rest)\n"
  }

  /// The result of a run without findings to show.
  private static func verdict(on summary: ReportSummary) -> String {
    if summary.documents == 0 { return "No FCM documents" }
    return summary.hidden == 0 ? "No problems" : "No problems shown"
  }

  /// The remarks of a summary, on a separate line if they do not fit after the text.
  private func remarks(_ summary: ReportSummary, behind text: String) -> String {
    let remarks = summary.remarks
    guard let columns = style.columns, !remarks.isEmpty,
      DisplayWidth.of(text) + DisplayWidth.of(remarks) > columns
    else { return remarks }
    return "\n" + remarks.dropFirst(2)
  }
}
