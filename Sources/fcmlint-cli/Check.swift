import FCMLint
import FCMLintRules

/// A run of `check`: finds the sources, judges them, and reports.
struct Check {
  let options: CheckOptions
  let streams: any Streams
  let style: ReportStyle
  /// Whether reports in files are coloured too.
  let colorsFiles: Bool

  private static let standardInput = FilePath("-")

  func run() throws -> ExitStatus {
    let sinks = try options.destinations.map {
      try ReportSink(
        $0, streams: streams, style: style, isQuiet: options.isQuiet, colorsFiles: colorsFiles,
        context: options.context)
    }
    var tally = Tally(options: options)
    judge(inputs(sinks, &tally), sinks, &tally)
    for sink in sinks { sink.end(tally.summary) }
    for complaint in sinks.compactMap(\.complaint) {
      streams.complain("fcmlint: \(complaint)\n")
      tally.hasFailed = true
    }
    if options.wantsStatistics { streams.complain(tally.statistics) }
    if !options.isQuiet, let remark = tally.remark { streams.complain("fcmlint: \(remark)\n") }
    return tally.status
  }

  /// The files to judge, in the order of the report; nil stands for standard input.
  private func inputs(_ sinks: [ReportSink], _ tally: inout Tally) -> [FilePath?] {
    let finder = FileFinder(options.paths.filter { $0 != Self.standardInput })
    for fault in finder.faults {
      complain(fault.path, fault.fault)
      for sink in sinks { sink.add(unread(fault.path, fault.fault)) }
      tally.hasFailed = true
    }
    remark(on: finder)
    return finder.files + (options.paths.contains(Self.standardInput) ? [nil] : [])
  }

  private func judge(_ inputs: [FilePath?], _ sinks: [ReportSink], _ tally: inout Tally) {
    let session = LintSession(
      Linter(rules: Rulebook.all, configuration: options.configuration))
    let surroundings = Surroundings()
    for input in inputs where !sinks.allSatisfy(\.isClosed) {
      let path = input ?? options.stdinName ?? FilePath("<stdin>")
      let stream = input.map(ByteStream.open) ?? .success(streams.input)
      let judgement = Judgement(
        path: path, isNamed: input != nil || options.stdinName != nil, session: session,
        surroundings: surroundings, isVerbose: options.isVerbose,
        streams: streams)
      let fault = judgement.run(stream) { source in
        let shown = tally.add(source)
        for sink in sinks { sink.add(shown) }
        return sinks.allSatisfy(\.isClosed)
      }
      if let fault {
        complain(path, fault)
        for sink in sinks { sink.add(unread(path, fault)) }
        tally.hasFailed = true
      }
    }
  }

  private func unread(_ path: FilePath, _ fault: DiskFault) -> UnreadSource {
    let surroundings = Surroundings()
    return UnreadSource(
      path: surroundings.shown(path).text, identity: surroundings.identity(path).text,
      words: fault.words)
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
