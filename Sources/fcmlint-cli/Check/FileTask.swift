import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// A file of a usual size: read, judged and perhaps mended on any thread.
struct FileTask: @unchecked Sendable {
  /// What became of the file.
  struct Outcome: Sendable {
    var job: FileTask
    var error: FileError?
    var bytes: [UInt8] = []
    var report = Linter.Report()
    /// The bytes after mending; nil when nothing was mended.
    var fixed: [UInt8]?
    var applied = 0
    /// Whether fixes were left untried.
    var hitBudget = false
    /// How many fixes were tried and left out.
    var refused = 0
    /// The rules of findings that would come of them.
    var introducedRules: [String] = []
  }

  let path: FilePath
  let settings: SettingsResolver.Settings
  let options: CheckOptions
  /// The place among the sources of the run; nil for standard input.
  var number: Int?
  /// Asked about hidden findings only, and only when no second thread runs; the progress belongs to
  /// one thread.
  unowned let check: CheckCommand

  var layout: Linter.Layout { Linter.Layout(of: path) }

  func run(_ pool: SessionPool, thread: Int) -> Outcome {
    switch InputReader.open(path).flatMap({ $0.all() }) {
    case .failure(let error): return Outcome(job: self, error: error)
    case .success(let bytes):
      // The thread with the first number is the one that began the run.
      if thread == 0, let number { check.progress.step(number, size: bytes.count) }
      let piece = LintInput(path: path, settings: settings, bytes: bytes, layout: layout)
      let report = piece.lint(
        pool.session(thread, settings), reasons: options.isVerbose, sizes: options.wantsSizes)
      return Outcome(job: self, bytes: bytes, report: report)
    }
  }

  /// Mends bytes that have been judged.
  func fix(_ outcome: inout Outcome) {
    guard outcome.report.diagnostics.contains(where: { !$0.fixes.isEmpty }) else { return }
    let fixer = check.fixer(for: settings)
    let full = check.directory.full(path)
    let identity = check.directory.identity(path).text
    let level = check.resolver.level(settings.failOn)
    let fixed = fixer.fix(
      outcome.bytes, layout: layout, kind: settings.kind, claim: settings.claim
    ) { diagnostics in
      check.suppressions.shown(diagnostics, settings.layers, full: full, identity: identity)
        .filter { $0.severity >= level }
    }
    outcome.hitBudget = fixed.hitBudget
    outcome.refused = fixed.refused
    outcome.introducedRules = fixed.introducedRules
    guard fixed.applied > 0 else { return }
    outcome.fixed = fixed.bytes
    outcome.applied = fixed.applied
    guard !options.fixing.isDiff else { return }
    outcome.report = fixed.report
    guard options.wantsSizes else { return }
    let piece = LintInput(path: path, settings: settings, bytes: fixed.bytes, layout: layout)
    let session = LintSession(settings.linter)
    outcome.report.sizes = piece.lint(session, reasons: false, sizes: true).sizes
  }
}

extension CheckCommand {
  /// Mends a judged file if asked to, and reports what is left.
  func finish(_ outcome: FileTask.Outcome) {
    var outcome = outcome
    let path = outcome.job.path
    if let error = outcome.error { return complain(path, error) }
    if options.fixing.isOn {
      let target = directory.absolute(path)
      if !fixedFiles.contains(target) {
        fix(&outcome, target)
      } else if !options.fixing.isDiff {
        outcome = outcome.job.run(pool, thread: 0)
      }
    }
    let shown = directory.shown(path)
    if options.isVerbose {
      complain(outcome.report.explanation(LogSanitizer.safe(shown.text), firstDocument: 0))
    }
    let settings = outcome.job.settings
    show(
      SourceReport(
        path: shown.text, identity: directory.identity(path).text,
        bytes: options.fixing.isDiff ? outcome.bytes : outcome.fixed ?? outcome.bytes,
        layout: outcome.job.layout, diagnostics: outcome.report.diagnostics,
        documents: outcome.report.documents, skipped: outcome.report.skipped),
      failOn: settings.failOn, layers: settings.layers, full: directory.full(path),
      sizes: outcome.report.sizes)
  }

  /// Says so when some fixes were left out or untried.
  func remark(on outcome: FileTask.Outcome) {
    guard outcome.hitBudget || outcome.refused > 0, !options.isQuiet else { return }
    let path = LogSanitizer.safe(directory.shown(outcome.job.path).text)
    let fixes = outcome.refused == 1 ? "1 fix was" : "\(outcome.refused) fixes were"
    let rules = outcome.introducedRules.joined(separator: ", ")
    let cause = rules.isEmpty ? "another finding" : rules
    complain(
      outcome.hitBudget
        ? "fcmlint: \(path): too many fixes would spoil something; not all were tried\n"
        : "fcmlint: \(path): \(fixes) left out, since \(cause) would come of it\n")
  }

  private func fix(_ outcome: inout FileTask.Outcome, _ target: FilePath) {
    outcome.job.fix(&outcome)
    remark(on: outcome)
    guard let fixed = outcome.fixed else { return }
    let path = outcome.job.path
    if options.fixing.isDiff {
      // What applies a patch follows no links.
      let named = path.isLink ? target : path
      let diff = UnifiedDiff.between(
        outcome.bytes, fixed, path: directory.shown(named).bytes)
      progress.pause()
      _ = streams.write(bytes: diff)
    } else if let error = AtomicFile.replace(path, outcome.bytes, by: fixed) {
      fail("cannot write \(LogSanitizer.safe(path.text)): \(error.words); it is left as it was")
      let piece = LintInput(
        path: path, settings: outcome.job.settings, bytes: outcome.bytes, layout: outcome.job.layout
      )
      outcome.fixed = nil
      outcome.report = piece.lint(
        pool.session(0, outcome.job.settings), reasons: false, sizes: options.wantsSizes)
      return
    }
    fixedFiles.insert(target)
    tally.fixed += outcome.applied
    tally.fixedFiles += 1
  }
}
