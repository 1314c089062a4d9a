import FCMLint

/// A file of a usual size: read, judged and perhaps mended on any thread.
struct FileJob: @unchecked Sendable {
  /// What became of the file.
  struct Outcome: Sendable {
    var job: FileJob
    var fault: DiskFault?
    var bytes: [UInt8] = []
    var report = Linter.Report()
    /// The bytes after mending; nil when nothing was mended.
    var mended: [UInt8]?
    var applied = 0
    /// Whether fixes were left untried.
    var isCutShort = false
    /// How many fixes were tried and left out.
    var refused = 0
    /// The rules of findings that would come of them.
    var obstacles: [String] = []
  }

  let path: FilePath
  let advice: Guide.Advice
  let options: CheckOptions
  /// The place among the sources of the run; nil for standard input.
  var number: Int?
  /// Asked about hidden findings only, and only when no second thread runs; the progress belongs to
  /// one thread.
  unowned let check: Check

  var layout: Linter.Layout { Piece.isLines(path) ? .lines : .single }

  func run(_ pool: SessionPool, thread: Int) -> Outcome {
    switch ByteStream.open(path).flatMap({ $0.all() }) {
    case .failure(let fault): return Outcome(job: self, fault: fault)
    case .success(let bytes):
      // The thread with the first number is the one that began the run.
      if thread == 0, let number { check.progress.step(number, size: bytes.count) }
      let piece = Piece(path: path, advice: advice, bytes: bytes, layout: layout)
      let report = piece.lint(
        pool.session(thread, advice), reasons: options.isVerbose, sizes: options.wantsSizes)
      return Outcome(job: self, bytes: bytes, report: report)
    }
  }

  /// Mends bytes that have been judged.
  func mend(_ outcome: inout Outcome) {
    guard outcome.report.diagnostics.contains(where: { !$0.fixes.isEmpty }) else { return }
    let fixer = check.fixer(for: advice)
    let full = check.surroundings.full(path)
    let identity = check.surroundings.identity(path).text
    let level = check.guide.level(advice.failOn)
    let mended = fixer.fix(
      outcome.bytes, layout: layout, kind: advice.kind, claim: advice.claim
    ) { diagnostics in
      check.suppressions.shown(diagnostics, advice.layers, full: full, identity: identity)
        .filter { $0.severity >= level }
    }
    outcome.isCutShort = mended.isCutShort
    outcome.refused = mended.refused
    outcome.obstacles = mended.obstacles
    guard mended.applied > 0 else { return }
    outcome.mended = mended.bytes
    outcome.applied = mended.applied
    guard !options.fixing.isDiff else { return }
    outcome.report = mended.report
    guard options.wantsSizes else { return }
    let piece = Piece(path: path, advice: advice, bytes: mended.bytes, layout: layout)
    let session = LintSession(advice.linter)
    outcome.report.sizes = piece.lint(session, reasons: false, sizes: true).sizes
  }
}

extension Check {
  /// Mends a judged file if asked to, and reports what is left.
  func finish(_ outcome: FileJob.Outcome) {
    var outcome = outcome
    let path = outcome.job.path
    if let fault = outcome.fault { return complain(path, fault) }
    if options.fixing.isOn {
      let target = surroundings.absolute(path)
      if !mendedFiles.contains(target) {
        mend(&outcome, target)
      } else if !options.fixing.isDiff {
        outcome = outcome.job.run(pool, thread: 0)
      }
    }
    let shown = surroundings.shown(path)
    if options.isVerbose {
      complain(outcome.report.explanation(LogText.safe(shown.text), firstDocument: 0))
    }
    let advice = outcome.job.advice
    show(
      SourceReport(
        path: shown.text, identity: surroundings.identity(path).text,
        bytes: options.fixing.isDiff ? outcome.bytes : outcome.mended ?? outcome.bytes,
        layout: outcome.job.layout, diagnostics: outcome.report.diagnostics,
        documents: outcome.report.documents, skipped: outcome.report.skipped),
      failOn: advice.failOn, layers: advice.layers, full: surroundings.full(path),
      sizes: outcome.report.sizes)
  }

  /// Says so when some fixes were left out or untried.
  func remark(on outcome: FileJob.Outcome) {
    guard outcome.isCutShort || outcome.refused > 0, !options.isQuiet else { return }
    let path = LogText.safe(surroundings.shown(outcome.job.path).text)
    let fixes = outcome.refused == 1 ? "1 fix was" : "\(outcome.refused) fixes were"
    let rules = outcome.obstacles.joined(separator: ", ")
    let cause = rules.isEmpty ? "another finding" : rules
    complain(
      outcome.isCutShort
        ? "fcmlint: \(path): too many fixes would spoil something; not all were tried\n"
        : "fcmlint: \(path): \(fixes) left out, since \(cause) would come of it\n")
  }

  private func mend(_ outcome: inout FileJob.Outcome, _ target: FilePath) {
    outcome.job.mend(&outcome)
    remark(on: outcome)
    guard let mended = outcome.mended else { return }
    let path = outcome.job.path
    if options.fixing.isDiff {
      // What applies a patch follows no links.
      let named = path.isLink ? target : path
      let diff = UnifiedDiff.between(
        outcome.bytes, mended, path: surroundings.shown(named).bytes)
      progress.pause()
      _ = streams.write(bytes: diff)
    } else if let fault = AtomicFile.replace(path, outcome.bytes, by: mended) {
      fail("cannot write \(LogText.safe(path.text)): \(fault.words); it is left as it was")
      let piece = Piece(
        path: path, advice: outcome.job.advice, bytes: outcome.bytes, layout: outcome.job.layout)
      outcome.mended = nil
      outcome.report = piece.lint(
        pool.session(0, outcome.job.advice), reasons: false, sizes: options.wantsSizes)
      return
    }
    mendedFiles.insert(target)
    tally.fixed += outcome.applied
    tally.fixedFiles += 1
  }
}
