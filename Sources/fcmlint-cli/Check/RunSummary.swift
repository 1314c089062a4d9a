import FCMLint
import FCMLintReporting

/// The counts of a run so far and the resulting exit status.
struct RunSummary {
  let options: CheckOptions
  private(set) var summary: ReportSummary
  /// Counts all findings, including those that are not shown.
  private var found = ReportSummary()
  private var rules: [String: (count: Int, isFixable: Bool)] = [:]
  /// Whether an error occurred.
  var hasFailed = false
  /// Whether documents are required, but missing.
  var lacksDocuments = false

  init(options: CheckOptions) {
    self.options = options
    summary = ReportSummary(includesUnsafe: options.fixing.includesUnsafe)
  }

  /// The number of applied fixes and fixed files; with `--diff`, those that would be.
  private var fixed = 0
  private var fixedFiles = 0
  /// The fixed files, with how often each rule was fixed, if they are listed.
  private(set) var fixList = ""
  /// The number of fixes in source code that a search found, and of their files.
  var left = (fixes: 0, files: 0)
  /// The number of findings that the new baseline got, and that it kept, and its path.
  var recorded: (count: Int, kept: Int, path: String)?
  /// Whether a finding is severe enough for the status.
  private var isFailing = false

  /// Counts a source and returns it with only the findings to show.
  mutating func add(_ source: SourceReport, suppressed: Int) -> SourceReport {
    found.add(source)
    summary.suppressed += suppressed
    if let failOn = source.failOn, source.diagnostics.contains(where: { $0.severity >= failOn }) {
      isFailing = true
    }
    var shown = source
    if shown.diagnostics.contains(where: { $0.severity < options.level }) {
      shown.diagnostics.removeAll { $0.severity < options.level }
    }
    summary.add(shown)
    summary.hidden = found.findings - summary.findings
    if options.wantsStatistics {
      for diagnostic in shown.diagnostics {
        let isFixable = diagnostic.fixes.contains {
          $0.safety == .safe || options.fixing.includesUnsafe
        }
        let known = rules[diagnostic.rule] ?? (0, false)
        rules[diagnostic.rule] = (known.count + 1, known.isFixable || isFixable)
      }
    }
    return shown
  }

  /// Counts the fixes of a source.
  ///
  /// - Parameter rules: the rule of each fix.
  mutating func add(fixesOf rules: [String], in source: String) {
    fixed += rules.count
    fixedFiles += 1
    guard options.fixing.isListed else { return }
    let counts = rules.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    fixList += "\(source)\n" + Self.lines(counts.map { ($0.value, $0.key) }, indent: "  ")
  }

  /// Counts a source without findings.
  mutating func addEmptySource() {
    found.addEmptySource()
    summary.addEmptySource()
  }

  private var hasTooManyWarnings: Bool {
    options.maxWarnings.map { found[.warning] > $0 } ?? false
  }

  var status: ExitStatus {
    if hasFailed { return .failed }
    if lacksDocuments { return .findings }
    if options.fixing.isDiff { return fixed > 0 ? .findings : .clean }
    return isFailing || hasTooManyWarnings ? .findings : .clean
  }

  /// The line after the report: applied fixes, or a cause of failure that the report does not show.
  var remark: String? {
    if options.fixing.isDiff {
      return fixed == 0 ? nil : "would apply " + Self.fixes(fixed, in: fixedFiles)
    }
    if fixed > 0 { return "applied " + Self.fixes(fixed, in: fixedFiles) }
    if let recorded {
      let findings = ReportSummary.counted(recorded.count, "finding")
      let kept = recorded.kept == 0 ? "" : ", and kept \(recorded.kept) in other files or rules"
      return "recorded \(findings) in \(recorded.path)\(kept)"
    }
    if hasTooManyWarnings, let limit = options.maxWarnings {
      let warnings = ReportSummary.counted(found[.warning], "warning")
      return "\(warnings) \(found[.warning] == 1 ? "exceeds" : "exceed") --max-warnings \(limit)"
    }
    let hidden = options.failOn.map { found.count(from: $0) - summary.count(from: $0) } ?? 0
    guard hidden > 0 else { return nil }
    let findings = ReportSummary.counted(hidden, "finding")
    return "the run failed because of \(findings) below --level \(options.level.word)"
  }

  /// The line about fixes that a search does not apply, because they change source code.
  var leftRemark: String? {
    guard left.fixes > 0 else { return nil }
    let object = left.files == 1 ? "the file to apply" : "the files to apply"
    return "left \(Self.fixes(left.fixes, in: left.files, of: "source ")); name \(object) them"
  }

  private static func fixes(_ count: Int, in files: Int, of kind: String = "") -> String {
    "\(count) \(count == 1 ? "fix" : "fixes") in \(ReportSummary.counted(files, kind + "file"))"
  }

  /// The number of findings per rule, most frequent first. Rules with fixes are marked.
  var statistics: String {
    let counts = rules.map { ($0.value.count, $0.key + ($0.value.isFixable ? " [*]" : "")) }
    return Self.lines(counts)
      + (rules.values.contains { $0.isFixable } ? "[*] fixable with --fix\n" : "")
  }

  /// Names with their counts, the largest first.
  private static func lines(_ counts: [(Int, String)], indent: String = "") -> String {
    let width = counts.map { String($0.0).utf8.count }.max() ?? 0
    return counts.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.reduce(into: "") { text, entry in
      text += "\(indent)\(String(entry.0).leftPadded(to: width))  \(entry.1)\n"
    }
  }
}
