import FCMLint

/// The report for GitLab's Code Quality: one JSON array.
///
/// GitLab keeps one finding for each fingerprint and stops at the first entry it does not like.
struct GitLabReporter: Reporter {
  private let rules: [String: Rule]
  private let project: ReportContext.Folder?
  private var isFirst = true
  private var fingerprints = RunFingerprints()

  init(_ context: ReportContext) {
    rules = context.rulesByID
    project = context.project
  }

  mutating func begin() -> String { "[" }

  mutating func report(_ source: SourceReport) -> String {
    fingerprints.begin(source)
    guard !source.diagnostics.isEmpty else { return "" }
    let lines = LineIndex(source.bytes)
    let path = source.absolute.flatMap { project?.rest(of: $0) } ?? source.identity
    var text = ""
    for diagnostic in source.diagnostics {
      let line = source.position(of: diagnostic.range.start, lines).line
      text += isFirst ? "\n" : ",\n"
      isFirst = false
      text += JSONFragment.object([
        ("description", JSONFragment.string(LogSanitizer.visibleLines(diagnostic.advice))),
        ("check_name", JSONFragment.string(diagnostic.rule)),
        ("fingerprint", JSONFragment.string(fingerprints.next(diagnostic))),
        ("severity", JSONFragment.string(word(diagnostic))),
        (
          "location",
          JSONFragment.object([
            ("path", JSONFragment.string(path)),
            ("lines", JSONFragment.object([("begin", String(line))])),
          ])
        ),
      ])
    }
    return text
  }

  mutating func end(_ summary: ReportSummary) -> String { isFirst ? "]\n" : "\n]\n" }

  private func word(_ diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: rules[diagnostic.rule]?.family == .secrets ? "critical" : "major"
    case .warning: "minor"
    case .info, .hint: "info"
    }
  }
}
