import FCMLint

// Sources of any length: JSON Lines in pieces, and standard input.
extension Check {
  /// Judges a file of JSON Lines, or standard input when there is no path.
  func judgeStream(_ input: FilePath?) {
    let path = input ?? options.stdinName ?? FilePath(Self.namelessInput)
    guard let advice = advice(for: path) else { return }
    switch input.map({ ByteStream.open($0) }) ?? .success(streams.input) {
    case .failure(let fault): complain(path, fault)
    case .success(let stream):
      if Piece.isLines(path), !options.fixing.isOn {
        judgeLines(stream, path, advice)
      } else {
        judgeWhole(stream, path, advice)
      }
    }
  }

  private func judgeWhole(_ stream: ByteStream, _ path: FilePath, _ advice: Guide.Advice) {
    switch stream.all() {
    case .failure(let fault): complain(path, fault)
    case .success(let bytes):
      let layout: Linter.Layout = Piece.isLines(path) ? .lines : .single
      let piece = Piece(path: path, advice: advice, bytes: bytes, layout: layout)
      let job = FileJob(path: path, advice: advice, options: options, check: self)
      var outcome = FileJob.Outcome(job: job, bytes: bytes)
      outcome.report = piece.lint(
        pool.session(0, advice), reasons: options.isVerbose, sizes: options.wantsSizes)
      if options.fixing.isOn { writeMended(&outcome) }
      report(outcome, path, layout)
    }
  }

  /// Writes standard input as it is where its mended text is due.
  func passOn() {
    guard options.fixing.isOn, !options.fixing.isDiff else { return }
    switch streams.input.all() {
    case .failure(let fault): complain(options.stdinName ?? Self.standardInput, fault)
    case .success(let bytes): write(text: bytes)
    }
  }

  private func write(text bytes: [UInt8]) {
    if let fault = streams.write(bytes: bytes), !fault.isClosedPipe {
      fail("cannot write: \(fault.words)")
    }
  }

  /// Writes the text of standard input as it is after mending, mended or not.
  private func writeMended(_ outcome: inout FileJob.Outcome) {
    outcome.job.mend(&outcome)
    remark(on: outcome)
    if options.fixing.isDiff {
      let name = surroundings.shown(outcome.job.path).bytes
      let diff = UnifiedDiff.between(outcome.bytes, outcome.mended ?? outcome.bytes, path: name)
      _ = streams.write(bytes: diff)
    } else {
      write(text: outcome.mended ?? outcome.bytes)
    }
    tally.fixed += outcome.applied
    if outcome.applied > 0 { tally.fixedFiles += 1 }
  }

  private func report(_ outcome: FileJob.Outcome, _ path: FilePath, _ layout: Linter.Layout) {
    let shown = surroundings.shown(path)
    if options.isVerbose {
      complain(outcome.report.explanation(LogText.safe(shown.text), firstDocument: 0))
    }
    show(
      SourceReport(
        path: shown.text, identity: surroundings.identity(path).text,
        bytes: options.fixing.isDiff ? outcome.bytes : outcome.mended ?? outcome.bytes,
        layout: layout, diagnostics: outcome.report.diagnostics,
        documents: outcome.report.documents, skipped: outcome.report.skipped),
      failOn: outcome.job.advice.failOn, layers: outcome.job.advice.layers,
      full: surroundings.full(path), sizes: outcome.report.sizes)
  }

  /// Judges lines piece by piece: the memory is that of the few pieces that are under way.
  private func judgeLines(_ stream: ByteStream, _ path: FilePath, _ advice: Guide.Advice) {
    let pool = pool
    let reasons = options.isVerbose
    let sizes = options.wantsSizes
    let buffers = (0..<Pipeline<Linter.Report>.slots(for: jobs)).map { _ in LineBuffer() }
    var state = LineState(
      shown: surroundings.shown(path).text, identity: surroundings.identity(path).text,
      full: surroundings.full(path), advice: advice)
    var fault: DiskFault?
    var isFirst = true
    let pipeline = Pipeline<Linter.Report>(on: jobs) { slot in
      guard fault == nil else { return false }
      fault = stream.nextLines(into: buffers[slot])
      defer { isFirst = false }
      return fault == nil && (isFirst || !buffers[slot].bytes.isEmpty)
    } work: { thread, slot in
      pool.session(thread, advice).lint(
        buffers[slot].bytes, layout: .lines, kind: advice.kind, claim: advice.claim,
        reasons: reasons, sizes: sizes)
    } tell: { slot, report in
      self.report(buffers[slot].bytes, &report, &state)
      return !(stream.isEndless ? self.isClosed : self.isOver)
    }
    pipeline.run()
    if let fault { complain(path, fault) }
  }

  /// What holds for a whole stream, and how far the report on it has come.
  private struct LineState {
    let shown: String
    let identity: String
    let full: FilePath
    let advice: Guide.Advice
    var before: SourceReport.Before?
    var documents = 0
  }

  private func report(
    _ bytes: UnsafeBufferPointer<UInt8>, _ found: inout Linter.Report, _ state: inout LineState
  ) {
    if options.isVerbose {
      complain(
        found.explanation(LogText.safe(state.shown), firstDocument: state.documents))
    }
    for index in found.diagnostics.indices {
      found.diagnostics[index].document += state.documents
    }
    for index in found.sizes.indices { found.sizes[index].document += state.documents }
    state.documents += found.lines
    progress.tell(documents: state.documents)
    var source = SourceReport(
      path: state.shown, identity: state.identity, bytes: [], layout: .lines,
      diagnostics: found.diagnostics, documents: found.documents, skipped: found.skipped)
    source.before = state.before
    // Nobody looks at a piece that nothing is said about.
    if sinks.contains(where: { $0.readsBytes(of: source) }) { source.bytes = Array(bytes) }
    show(
      source, failOn: state.advice.failOn, layers: state.advice.layers, full: state.full,
      sizes: found.sizes)
    state.before = SourceReport.Before(
      lines: (state.before?.lines ?? 0) + found.breaks,
      bytes: (state.before?.bytes ?? 0) + bytes.count)
  }
}
