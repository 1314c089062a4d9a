import FCMLint
import FCMLintReporting
import FCMLintWorkspace

// Sources of any length: JSON Lines in pieces, and standard input.
extension CheckCommand {
  /// Judges a file of JSON Lines, or standard input when there is no path.
  func lintStream(_ input: FilePath?) {
    let path = input ?? options.stdinName ?? FilePath(Self.namelessInput)
    guard let settings = settings(for: path) else { return }
    switch input.map({ InputReader.open($0) }) ?? .success(streams.input) {
    case .failure(let error): complain(path, error)
    case .success(let stream):
      if Linter.Layout(of: path) == .lines, !options.fixing.isOn {
        lintLines(stream, path, settings)
      } else {
        lintWhole(stream, path, settings)
      }
    }
  }

  private func lintWhole(
    _ stream: InputReader, _ path: FilePath, _ settings: SettingsResolver.Settings
  ) {
    switch stream.all() {
    case .failure(let error): complain(path, error)
    case .success(let bytes):
      let layout = Linter.Layout(of: path)
      let piece = LintInput(path: path, settings: settings, bytes: bytes, layout: layout)
      let job = FileTask(path: path, settings: settings, options: options, check: self)
      var outcome = FileTask.Outcome(job: job, bytes: bytes)
      outcome.report = piece.lint(
        pool.session(0, settings), reasons: options.isVerbose, sizes: options.wantsSizes)
      if options.fixing.isOn { writeFixed(&outcome) }
      report(outcome, path, layout)
    }
  }

  /// Writes standard input as it is where its mended text is due.
  func passOn() {
    guard options.fixing.isOn, !options.fixing.isDiff else { return }
    switch streams.input.all() {
    case .failure(let error): complain(options.stdinName ?? Self.standardInput, error)
    case .success(let bytes): write(text: bytes)
    }
  }

  private func write(text bytes: [UInt8]) {
    if let error = streams.write(bytes: bytes), !error.isClosedPipe {
      fail("cannot write: \(error.words)")
    }
  }

  /// Writes the text of standard input as it is after mending, mended or not.
  private func writeFixed(_ outcome: inout FileTask.Outcome) {
    outcome.job.fix(&outcome)
    remark(on: outcome)
    if options.fixing.isDiff {
      let name = directory.shown(outcome.job.path).bytes
      let diff = UnifiedDiff.between(outcome.bytes, outcome.fixed ?? outcome.bytes, path: name)
      _ = streams.write(bytes: diff)
    } else {
      write(text: outcome.fixed ?? outcome.bytes)
    }
    tally.fixed += outcome.applied
    if outcome.applied > 0 { tally.fixedFiles += 1 }
  }

  private func report(_ outcome: FileTask.Outcome, _ path: FilePath, _ layout: Linter.Layout) {
    let shown = directory.shown(path)
    if options.isVerbose {
      complain(outcome.report.explanation(LogSanitizer.safe(shown.text), firstDocument: 0))
    }
    show(
      SourceReport(
        path: shown.text, identity: directory.identity(path).text,
        bytes: options.fixing.isDiff ? outcome.bytes : outcome.fixed ?? outcome.bytes,
        layout: layout, diagnostics: outcome.report.diagnostics,
        documents: outcome.report.documents, skipped: outcome.report.skipped),
      failOn: outcome.job.settings.failOn, layers: outcome.job.settings.layers,
      full: directory.full(path), sizes: outcome.report.sizes)
  }

  /// Judges lines piece by piece: the memory is that of the few pieces that are under way.
  private func lintLines(
    _ stream: InputReader, _ path: FilePath, _ settings: SettingsResolver.Settings
  ) {
    let pool = pool
    let reasons = options.isVerbose
    let sizes = options.wantsSizes
    let buffers = (0..<OrderedPipeline<Linter.Report>.slots(for: jobs)).map { _ in LineBuffer() }
    var state = LineState(
      shown: directory.shown(path).text, identity: directory.identity(path).text,
      full: directory.full(path), settings: settings)
    var error: FileError?
    var isFirst = true
    let pipeline = OrderedPipeline<Linter.Report>(on: jobs) { slot in
      guard error == nil else { return false }
      error = stream.nextLines(into: buffers[slot])
      defer { isFirst = false }
      return error == nil && (isFirst || !buffers[slot].bytes.isEmpty)
    } work: { thread, slot in
      pool.session(thread, settings).lint(
        buffers[slot].bytes, layout: .lines, kind: settings.kind, claim: settings.claim,
        reasons: reasons, sizes: sizes)
    } update: { slot, report in
      self.report(buffers[slot].bytes, &report, &state)
      return !(stream.isEndless ? self.isClosed : self.isOver)
    }
    pipeline.run()
    if let error { complain(path, error) }
  }

  /// What holds for a whole stream, and how far the report on it has come.
  private struct LineState {
    let shown: String
    let identity: String
    let full: FilePath
    let settings: SettingsResolver.Settings
    var before: SourceReport.Before?
    var documents = 0
  }

  private func report(
    _ bytes: UnsafeBufferPointer<UInt8>, _ found: inout Linter.Report, _ state: inout LineState
  ) {
    if options.isVerbose {
      complain(
        found.explanation(LogSanitizer.safe(state.shown), firstDocument: state.documents))
    }
    for index in found.diagnostics.indices {
      found.diagnostics[index].document += state.documents
    }
    for index in found.sizes.indices { found.sizes[index].document += state.documents }
    state.documents += found.lines
    progress.update(documents: state.documents)
    var source = SourceReport(
      path: state.shown, identity: state.identity, bytes: [], layout: .lines,
      diagnostics: found.diagnostics, documents: found.documents, skipped: found.skipped)
    source.before = state.before
    // Nobody looks at a piece that nothing is said about.
    if sinks.contains(where: { $0.readsBytes(of: source) }) { source.bytes = Array(bytes) }
    show(
      source, failOn: state.settings.failOn, layers: state.settings.layers, full: state.full,
      sizes: found.sizes)
    state.before = SourceReport.Before(
      lines: (state.before?.lines ?? 0) + found.breaks,
      bytes: (state.before?.bytes ?? 0) + bytes.count)
  }
}
