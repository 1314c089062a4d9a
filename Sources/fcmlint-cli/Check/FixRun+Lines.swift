import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// What to say about fixes that were not applied.
struct FixRemark {
  private(set) var hitBudget = false
  private(set) var rejected = 0
  /// The rules that the fixes would have violated.
  private(set) var rules: Set<String> = []

  init() {}

  init(_ outcome: Fixer.Outcome) { add(outcome) }

  mutating func add(_ outcome: Fixer.Outcome) {
    hitBudget = hitBudget || outcome.hitBudget
    rejected += outcome.rejected
    rules.formUnion(outcome.introducedRules)
  }
}

// JSON Lines, fixed in pieces because each line may have many findings.
extension FixRun {
  /// Fixes a file of lines and returns the bytes to report on.
  mutating func fix(lines task: LintTask, _ bytes: [UInt8], _ session: LintSession) -> [UInt8] {
    let path = task.source.path
    let target = resolver.directory.absolute(path)
    if fixedFiles.contains(target) { return bytes }
    guard let fixed = applyToLines(task, bytes, session) else { return bytes }
    if options.fixing.isDiff {
      showDiff(diffPath(target) ?? path, bytes, fixed)
    } else if let error = AtomicFile.replace(path, bytes, by: fixed) {
      failToWrite(path, error)
      return bytes
    }
    fixedFiles.insert(target)
    return options.fixing.isDiff ? bytes : fixed
  }

  /// Writes the fixed lines of standard input and returns the bytes to report on.
  mutating func fix(inputLines task: LintTask, _ bytes: [UInt8], _ session: LintSession)
    -> [UInt8]
  {
    let fixed = applyToLines(task, bytes, session) ?? bytes
    guard options.fixing.isDiff else {
      write(fixed)
      return fixed
    }
    showDiff(diffPath(input: task.source.path), bytes, fixed)
    return bytes
  }

  /// The lines after applying all applicable fixes; nil if there are none.
  private mutating func applyToLines(
    _ task: LintTask, _ bytes: [UInt8], _ session: LintSession
  ) -> [UInt8]? {
    var task = task
    task.extras = .pieces
    var result: [UInt8] = []
    var start = 0
    var rules: [String] = []
    var remark = FixRemark()
    var counts: [Baseline.Entry: Int] = [:]
    while start < bytes.count {
      let report = bytes.withUnsafeBufferPointer {
        task.lint(UnsafeBufferPointer(rebasing: $0[start...]), session)
      }
      let own = Array(bytes[start..<start + report.end])
      let piece = LintedSource(task: task, bytes: own, report: report)
      start += report.end
      if piece.report.diagnostics.contains(where: { !$0.fixes.isEmpty }) {
        let outcome = outcome(of: piece, after: counts)
        remark.add(outcome)
        rules += outcome.fixedRules
        result += outcome.bytes
      } else {
        result += piece.bytes
      }
      counts =
        suppressions.entries(
          piece.report.diagnostics, in: task.source, task.settings, after: counts
        ).counts
    }
    self.remark(on: remark, task.source.shown)
    if rules.isEmpty { return nil }
    report.count(fixesOf: rules, in: task.source)
    return result
  }
}
