import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// A run of `check`: finds the sources, judges them, mends them if asked to, and reports.
final class CheckCommand {
  let options: CheckOptions
  let streams: any StandardStreams
  let directory = WorkingDirectory()
  let resolver: SettingsResolver
  let suppressions: SuppressionTracker
  let sinks: [ReportOutput]
  /// How many threads share the work; nobody asks the system for a single file.
  private(set) var jobs = 1
  private(set) lazy var pool = SessionPool(threads: jobs)
  private lazy var selection = FileFilter(
    directory, configurations: resolver.configurations, excludes: options.excludes,
    usesIgnoreFiles: options.usesIgnoreFiles)
  var tally: RunSummary
  /// What a new baseline will hold.
  var recorded: Set<Baseline.Entry> = []
  /// How often a baseline's name has come in the source that is reported in pieces.
  private var ordinals: [Baseline.Entry: Int] = [:]
  /// Configurations whose mistakes have been told.
  private var told: Set<FilePath> = []
  let progress: Progress
  /// For each number of a linter the fixer that works with it.
  private var fixers: [Int: Fixer] = [:]
  /// Files that were mended, by their real paths: another name of one finds it changed already.
  var fixedFiles: Set<FilePath> = []

  static let standardInput = FilePath("-")
  /// What stands for the path of standard input when it has no name.
  static let namelessInput = "<stdin>"

  init(
    _ options: CheckOptions, streams: any StandardStreams, style: TerminalStyle, colorsFiles: Bool
  ) throws {
    self.options = options
    self.streams = streams
    resolver = SettingsResolver(options, directory)
    let baseline = try options.baseline.map(Self.readBaseline)
    suppressions = SuppressionTracker(baseline: baseline, path: options.baseline)
    let writesText = options.fixing.isOn && options.paths.contains(Self.standardInput)
    let progress = Progress(streams, isOn: options.showsProgress && !options.isQuiet)
    self.progress = progress
    let destinations = options.destinations.filter { $0.file != nil || !options.fixing.isDiff }
    sinks = try destinations.map {
      try ReportOutput(
        $0, streams: streams, style: style, isQuiet: options.isQuiet, showsAll: options.isVerbose,
        colorsFiles: colorsFiles, context: options.context, isAside: writesText, progress: progress)
    }
    tally = RunSummary(options: options)
  }

  private static func readBaseline(_ path: FilePath) throws -> Baseline {
    switch SourceFile.read(path) {
    case .failure(let error):
      throw UsageError("\(error.words): \(LogSanitizer.safe(path.text))", isAboutUsage: false)
    case .success(let bytes):
      switch Baseline.read(bytes) {
      case .success(let baseline): return baseline
      case .failure(let problem):
        let place = LineIndex(bytes).position(of: problem.range.start)
        let name = "\(LogSanitizer.safe(path.text)):\(place.line):\(place.column)"
        throw UsageError("\(name): \(LogSanitizer.safe(problem.message))", isAboutUsage: false)
      }
    }
  }

  func run() -> ExitStatus {
    lint(inputs())
    progress.pause()
    let left = UnusedSuppressions(
      suppressions: suppressions, options: options, directory: directory,
      selection: selection, folders: options.paths.map(directory.full).filter(\.isFolder),
      hasFailed: tally.hasFailed)
    for report in left.reports() {
      show(report.source, failOn: resolver.failOn(report.failOn))
    }
    if let path = options.newBaseline { write(Baseline(recorded), to: path) }
    for sink in sinks { sink.end(tally.summary) }
    for complaint in sinks.compactMap(\.complaint) { fail(complaint) }
    if options.wantsStatistics { streams.complain(tally.statistics) }
    if !options.isQuiet, let remark = tally.remark { streams.complain("fcmlint: \(remark)\n") }
    return tally.status
  }

  private func write(_ baseline: Baseline, to path: FilePath) {
    switch OutputFile.open(path) {
    case .failure(let error): fail("\(error.words): \(LogSanitizer.safe(path.text))")
    case .success(let file):
      if let error = file.write(Array(baseline.text.utf8)) ?? file.finish() {
        fail("\(error.words): \(LogSanitizer.safe(path.text))")
      } else {
        tally.recorded = (recorded.count, LogSanitizer.safe(path.text))
      }
    }
  }

  // MARK: The inputs

  /// What is to be judged, in the order of the report.
  private struct Inputs {
    var files: [FilePath]
    /// Whether standard input comes after them.
    var hasStandardInput = false

    var count: Int { files.count + (hasStandardInput ? 1 : 0) }
  }

  private func inputs() -> Inputs {
    var named = options.paths.filter { $0 != Self.standardInput }
    if options.forcesExcludes {
      named.removeAll { selection.isExcluded(directory.full($0)) }
    }
    let own = ownFiles
    let finder = FileFinder(named) { path, isFolder in
      !isFolder && own.contains(where: { $0 == self.directory.full(path) })
        || self.selection.leavesOut(path, isFolder: isFolder)
    }
    for error in finder.errors where !(options.allowsEmpty && error.error == .missing) {
      complain(error.path, error.error)
    }
    remark(on: finder)
    let name = options.stdinName ?? Self.standardInput
    let isSkipped = options.forcesExcludes && selection.isExcluded(directory.full(name))
    let files = files(finder, named)
    guard options.paths.contains(Self.standardInput) else { return Inputs(files: files) }
    if isSkipped { passOn() }
    return Inputs(files: files, hasStandardInput: !isSkipped)
  }

  /// The files that were found, each once, also where one is named from the root of the disk too.
  private func files(_ finder: FileFinder, _ named: [FilePath]) -> [FilePath] {
    guard finder.files.count > 1, named.contains(where: \.isAbsolute) else { return finder.files }
    return Array(Set(finder.files.map(directory.shown))).sorted()
  }

  /// Files that steer the run: a claim such as `**/*.json` does not mean them.
  private var ownFiles: [FilePath] {
    var files = [options.baseline, options.newBaseline].compactMap(\.self)
    if case .file(let file, _) = options.configurationSource { files.append(file) }
    return files.map(directory.full)
  }

  private func remark(on finder: FileFinder) {
    guard !options.isQuiet else { return }
    for directory in finder.emptyDirectories {
      let rest = finder.excludedDirectories.contains(directory) ? " but what is excluded" : ""
      let name = LogSanitizer.safe(directory.text)
      streams.complain("fcmlint: no .json, .jsonl, .ndjson or .apns file in \(name)\(rest)\n")
    }
  }

  /// What holds for a path; nil when its configuration is broken, which is told once.
  func settings(for path: FilePath) -> SettingsResolver.Settings? {
    switch resolver.settings(for: path) {
    case .success(let settings): return settings
    case .failure(let failure):
      if told.insert(failure.path).inserted {
        fail(ConfigurationErrorReport.text(failure, directory), isWhole: true)
        for entry in ConfigurationErrorReport.entries(failure, directory) {
          for sink in sinks { sink.add(entry) }
        }
      }
      return nil
    }
  }

  // MARK: Judging

  private func lint(_ inputs: Inputs) {
    let isSingle = inputs.count == 1 && !inputs.hasStandardInput
    if !isSingle || inputs.files.contains(where: { Linter.Layout(of: $0) == .lines }) {
      jobs = options.jobs ?? ThreadPool.cores
    }
    progress.count = inputs.count
    var batch: [(path: FilePath, number: Int)] = []
    for (number, file) in inputs.files.enumerated() where !isOver {
      if Linter.Layout(of: file) == .single || options.fixing.isOn {
        batch.append((file, number))
        if batch.count >= 64 * jobs { flush(&batch) }
      } else {
        flush(&batch)
        lintStream(file)
      }
    }
    flush(&batch)
    if inputs.hasStandardInput, !isClosed { lintStream(nil) }
  }

  /// Judges files of a usual size, several at once, and reports them in their order.
  private func flush(_ batch: inout [(path: FilePath, number: Int)]) {
    let files = batch.compactMap { path, number in
      settings(for: path).map {
        FileTask(path: path, settings: $0, options: options, number: number, check: self)
      }
    }
    batch.removeAll()
    let pool = pool
    for result in ThreadPool.map(files, on: jobs, { $1.run(pool, thread: $0) })
    where !isOver {
      finish(result)
    }
  }

  /// Shows what is to be shown of a source, and counts it.
  func show(
    _ source: SourceReport, failOn: Severity?, layers: ConfigurationChain? = nil,
    full: FilePath? = nil, sizes: [Linter.Size] = []
  ) {
    var source = source
    source.failOn = failOn
    let isNamed = source.path != Self.namelessInput || options.stdinName != nil
    if !isNamed { source.identity = source.path }
    var hidden = 0
    if let layers, let full {
      suppressions.note(layers, full: full, identity: source.identity)
      hidden = suppress(&source, layers, full)
    }
    let level = resolver.level(failOn)
    if source.diagnostics.contains(where: { $0.severity < level }) {
      source.diagnostics.removeAll { $0.severity < level }
    }
    if isNamed, !source.diagnostics.isEmpty || !source.suppressed.isEmpty {
      source.absolute = directory.absolute(full ?? FilePath(source.path)).text
    }
    let shown = tally.add(source, failOn: failOn, suppressed: hidden)
    for sink in sinks {
      sink.add(shown)
      sink.add(sizes, of: shown.path)
    }
  }

  /// Takes out what configuration and baseline hide, and what a new baseline records.
  private func suppress(
    _ source: inout SourceReport, _ layers: ConfigurationChain, _ full: FilePath
  ) -> Int {
    if source.before == nil { ordinals = [:] }
    let isRecording = options.newBaseline != nil
    if source.diagnostics.isEmpty || (!isRecording && suppressions.isIdle(layers)) { return 0 }
    let wantsEntries = isRecording || options.baseline != nil
    let entries =
      wantsEntries
      ? Baseline.entries(source.diagnostics, path: source.identity, counts: &ordinals) : []
    let reasons = suppressions.reasons(source.diagnostics, entries, layers, full: full)
    let level = resolver.level(source.failOn)
    var shown: [Diagnostic] = []
    var hidden: [Suppression] = []
    for (index, diagnostic) in source.diagnostics.enumerated() where diagnostic.severity >= level {
      switch reasons[index] {
      case .ignored(let reason):
        hidden.append(Suppression(diagnostic, .external, reason: reason))
        continue
      case .known: hidden.append(Suppression(diagnostic, .external, reason: nil))
      case nil: shown.append(diagnostic)
      }
      if isRecording { recorded.insert(entries[index]) }
    }
    if options.includesSuppressed { source.suppressed = hidden }
    source.diagnostics = isRecording ? [] : shown
    return hidden.count + (isRecording ? shown.count : 0)
  }

  func fixer(for settings: SettingsResolver.Settings) -> Fixer {
    if let known = fixers[settings.number] { return known }
    let made = Fixer(settings.linter, includesUnsafe: options.fixing.includesUnsafe)
    fixers[settings.number] = made
    return made
  }

  // MARK: Words

  /// Writes to standard error in the midst of a run.
  func complain(_ text: String) {
    progress.pause()
    streams.complain(text)
  }

  func fail(_ message: String, isWhole: Bool = false) {
    complain(isWhole ? message : "fcmlint: \(message)\n")
    tally.hasFailed = true
  }

  func complain(_ path: FilePath, _ error: FileError) {
    var text = "\(error.words): \(LogSanitizer.safe(path.text))"
    let commands = NameSuggester(CommandSpec.all.map(\.name))
    if error == .missing, let near = commands.suggestion(for: path.text, upTo: .typo) {
      text += " (did you mean the command \(near.name)?)"
    }
    fail(text)
    let unread = UnreadableSource(
      path: directory.shown(path).text, identity: directory.identity(path).text,
      words: error.words)
    for sink in sinks { sink.add(unread) }
  }
}
