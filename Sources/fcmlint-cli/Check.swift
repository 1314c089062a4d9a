import FCMLint
import FCMLintRules

/// A run of `check`: finds the sources, judges them, and reports.
struct Check {
  let options: CheckOptions
  let streams: any Streams
  let style: ReportStyle

  private static let standardInput = FilePath("-")

  func run() throws -> ExitStatus {
    let linter = Linter(rules: Rulebook.all, configuration: options.configuration)
    let sinks = try options.destinations.map {
      try ReportSink(
        $0, streams: streams, style: style, isQuiet: options.isQuiet,
        colorsFiles: style.isColoured && !streams.isTerminal, context: options.context)
    }
    var tally = Tally(options: options)
    let finder = FileFinder(options.paths.filter { $0 != Self.standardInput })
    tally.hasFailed = !finder.faults.isEmpty
    let surroundings = Surroundings()
    for fault in finder.faults {
      complain(fault.path, fault.fault)
      for sink in sinks { sink.add(unread(fault.path, fault.fault, surroundings)) }
    }
    remark(on: finder)

    let session = LintSession(linter)
    var inputs: [FilePath?] = finder.files
    if options.paths.contains(Self.standardInput) { inputs.append(nil) }
    for input in inputs where !sinks.allSatisfy(\.isClosed) {
      let path = input ?? options.stdinName ?? FilePath("<stdin>")
      switch input.map(SourceFile.read) ?? streams.readInput() {
      case .failure(let fault):
        complain(path, fault)
        for sink in sinks { sink.add(unread(path, fault, surroundings)) }
        tally.hasFailed = true
      case .success(let bytes):
        let isNamed = input != nil || options.stdinName != nil
        let source = judge(path, isNamed: isNamed, bytes, session, surroundings, &tally)
        for sink in sinks { sink.add(source) }
      }
    }
    for sink in sinks { sink.end(tally.summary) }
    for complaint in sinks.compactMap(\.complaint) {
      streams.complain("fcmlint: \(complaint)\n")
      tally.hasFailed = true
    }
    if options.wantsStatistics { streams.complain(tally.statistics) }
    if !options.isQuiet, let remark = tally.remark { streams.complain("fcmlint: \(remark)\n") }
    return tally.status
  }

  private func judge(
    _ path: FilePath, isNamed: Bool, _ bytes: [UInt8], _ session: LintSession,
    _ surroundings: Surroundings,
    _ tally: inout Tally
  ) -> SourceReport {
    let isLines = path.hasEnding(".jsonl") || path.hasEnding(".ndjson")
    let report = bytes.withUnsafeBufferPointer { buffer in
      session.lint(
        buffer, layout: isLines ? .lines : .single,
        claim: path.hasEnding(".apns") ? .apnsPayload : nil, reasons: options.isVerbose)
    }
    let shown = surroundings.shown(path)
    if options.isVerbose { explain(report, shown) }
    return tally.add(
      SourceReport(
        path: shown.text, identity: isNamed ? surroundings.identity(path).text : path.text,
        absolute: isNamed ? surroundings.absolute(path).text : nil, bytes: bytes,
        diagnostics: report.diagnostics, documents: report.documents, skipped: report.skipped))
  }

  private func unread(
    _ path: FilePath, _ fault: DiskFault, _ surroundings: Surroundings
  ) -> UnreadSource {
    UnreadSource(
      path: surroundings.shown(path).text, identity: surroundings.identity(path).text,
      words: fault.words)
  }

  private func explain(_ report: Linter.Report, _ path: FilePath) {
    let path = LogText.safe(path.text)
    var rest = report.recognitions[...]
    while let first = rest.first {
      // Neighbours that are alike share a line.
      let alike = rest.prefix { $0.kind == first.kind && $0.reason == first.reason }
      rest = rest.dropFirst(alike.count)
      let last = alike.last?.document ?? first.document
      let range = alike.count == 1 ? " \(first.document)" : "s \(first.document) to \(last)"
      streams.complain("\(path): document\(range): \(first.kind.word) (\(first.reason))\n")
    }
    if report.skipped > 0 {
      let values = report.skipped == 1 ? "1 value" : "\(report.skipped) values"
      streams.complain("\(path): \(values) passed over, no FCM document\n")
    }
  }

  private func complain(_ path: FilePath, _ fault: DiskFault) {
    var text = "fcmlint: \(fault.words): \(LogText.safe(path.text))"
    let commands = CommandPage.all.map(\.name)
    if fault == .missing, let near = UsageError.nearest(to: path.text, among: commands) {
      text += " (did you mean the command \(near)?)"
    }
    streams.complain(text + "\n")
  }

  private func remark(on finder: FileFinder) {
    guard !options.isQuiet else { return }
    for directory in finder.emptyDirectories {
      streams.complain(
        "fcmlint: no .json, .jsonl, .ndjson or .apns file in \(LogText.safe(directory.text))\n")
    }
  }
}
