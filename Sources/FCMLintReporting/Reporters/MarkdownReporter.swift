import FCMLint

/// The report in Markdown, for example for a GitHub job summary.
struct MarkdownReporter: Reporter {
  /// GitHub rejects a summary above 1 MiB.
  static let mostBytes = 900 * 1024

  private var written = 0
  private var omitted = 0
  private var isFirst = true
  /// Whether an error occurred.
  private var hasFailed = false

  mutating func begin() -> String { "## \(ToolInfo.name)\n\n" }

  mutating func report(_ source: SourceReport) -> String {
    let path = MarkdownEscaping.escaped(source.path)
    var text = ""
    for (diagnostic, start) in source.located {
      let help = diagnostic.help.map { "<br>" + MarkdownEscaping.escaped($0) } ?? ""
      let rule = "[\(diagnostic.rule)](\(Rule.page(of: diagnostic.rule)))"
      text += row([
        diagnostic.severity.word, "\(path):\(start.line):\(start.column)",
        MarkdownEscaping.escaped(diagnostic.message) + help, rule,
      ])
    }
    return text
  }

  mutating func report(_ unread: UnreadableSource) -> String {
    hasFailed = true
    return row([
      "error", MarkdownEscaping.escaped(unread.address), MarkdownEscaping.escaped(unread.words), "",
    ])
  }

  mutating func end(_ summary: ReportSummary) -> String {
    var text = isFirst ? "" : "\n"
    if omitted > 0 { text += "\(omitted) more are not shown, because this summary is full.\n\n" }
    if hasFailed, summary.files == 0 { return text + "Nothing was linted.\n" }
    let files = ReportSummary.counted(summary.files, "file")
    guard summary.findings > 0 else {
      let verdict = summary.documents == 0 ? "No FCM documents" : "No problems"
      return text + "\(verdict) in \(files)\(summary.remarks).\n"
    }
    let found = summary.found.map { $0.words }.joined(separator: ", ")
    return text + "**\(found)** in \(summary.filesWithFindings) of \(files)"
      + "\(summary.remarks).\n"
  }

  private mutating func row(_ cells: [String]) -> String {
    var text = "| \(cells.joined(separator: " | ")) |\n"
    if isFirst {
      text = "| Severity | Place | Finding | Rule |\n| --- | --- | --- | --- |\n" + text
    }
    guard written + text.utf8.count <= Self.mostBytes else {
      omitted += 1
      return ""
    }
    isFirst = false
    written += text.utf8.count
    return text
  }
}
