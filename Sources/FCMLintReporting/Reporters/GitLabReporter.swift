import FCMLint

/// The report for GitLab Code Quality: one JSON array.
///
/// GitLab keeps one finding per fingerprint and stops at the first invalid entry.
struct GitLabReporter: Reporter {
  private let rules: [String: Rule]
  private let project: ReportContext.Folder?
  private var entries = JSONLineList()
  private var fingerprints = RunFingerprints()

  init(_ context: ReportContext) {
    rules = context.rulesByID
    project = context.project
  }

  mutating func begin() -> String { "[" }

  mutating func report(_ source: SourceReport) -> String {
    fingerprints.begin(source)
    let path = source.absolute.flatMap { project?.rest(of: $0) } ?? source.identity
    return entries.add(
      source.located.map { diagnostic, start in
        let isSecret = rules[diagnostic.rule]?.family == .secrets
        return [
          "description": .string(LogSanitizer.visibleLines(diagnostic.advice)),
          "check_name": .string(diagnostic.rule),
          "fingerprint": .string(fingerprints.next(diagnostic)),
          "severity": .string(
            diagnostic.severity.named(isSecret ? "critical" : "major", "minor", "info")),
          "location": ["path": .string(path), "lines": ["begin": .number(start.line)]],
        ]
      })
  }

  mutating func end(_ summary: ReportSummary) -> String { entries.end + "\n" }
}
