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
    let linter = Linter(rules: Rulebook.all, configuration: options.configuration)
    let sinks = try options.destinations.map {
      try ReportSink(
        $0, streams: streams, style: style, isQuiet: options.isQuiet,
        colorsFiles: colorsFiles)
    }
    var tally = Tally(options: options)
    let finder = FileFinder(options.paths.filter { $0 != Self.standardInput })
    tally.hasFailed = !finder.faults.isEmpty
    for fault in finder.faults { complain(fault.path, fault.fault) }
    remark(on: finder)

    let session = LintSession(linter)
    let surroundings = Surroundings()
    var inputs: [FilePath?] = finder.files
    if options.paths.contains(Self.standardInput) { inputs.append(nil) }
    for input in inputs where !sinks.allSatisfy(\.isClosed) {
      let path = input ?? options.stdinName ?? FilePath("<stdin>")
      let stream = input.map(ByteStream.open) ?? .success(streams.input)
      let judgement = Judgement(
        path: path, session: session, surroundings: surroundings, isVerbose: options.isVerbose,
        streams: streams)
      let fault = judgement.run(stream) { source in
        let shown = tally.add(source)
        for sink in sinks { sink.add(shown) }
        return sinks.allSatisfy(\.isClosed)
      }
      if let fault {
        complain(path, fault)
        tally.hasFailed = true
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
