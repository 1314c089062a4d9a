import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The command `check`: finds the sources, lints them, applies fixes and reports.
///
/// Worker threads turn tasks into results, which are values. Only the main thread uses everything
/// else.
struct CheckCommand {
  private let options: CheckOptions
  private let console: Console
  private let directory = WorkingDirectory()
  private let resolver: SettingsResolver
  private let suppressions: SuppressionTracker
  private let filter: FileFilter
  private let report: CheckReport
  private var fixes: FixRun
  /// The number of threads. The number of cores is not queried for a single file.
  private var threads = 1
  /// The sessions of the threads, and of the one that reports.
  private var pool = SessionPool(threads: 2)

  init(
    _ options: CheckOptions, streams: any StandardStreams, style: TerminalStyle,
    fileStyle: TerminalStyle
  ) throws {
    self.options = options
    let console = Console(streams, showsProgress: options.showsProgress && !options.isQuiet)
    self.console = console
    resolver = SettingsResolver(options, directory)
    if let path = options.baseline {
      resolver.baseline = try KnownFindings(option: path)
    } else if let path = options.newBaseline {
      resolver.baseline = KnownFindings(path, Baseline())
    }
    let newBaseline = try options.newBaseline.map(NewBaseline.init)
    suppressions = SuppressionTracker(in: directory, baseline: resolver.baseline)
    filter = FileFilter(options, resolver)
    let outputs = try options.destinations.filter { $0.file != nil || !options.fixing.isDiff }.map {
      try ReportOutput(
        $0, options, style: $0.file == nil ? style : fileStyle, console: console)
    }
    report = CheckReport(
      options, resolver, suppressions, outputs: outputs, baseline: newBaseline, console: console)
    fixes = FixRun(options, resolver, suppressions, report: report, console: console)
  }

  mutating func run() -> ExitStatus {
    let inputs = CheckInputs(options, directory, filter)
    for error in inputs.errors { report.add(error.path, error.error) }
    if !options.isQuiet {
      for remark in inputs.remarks { console.write("fcmlint: \(remark)\n") }
    }
    if inputs.standardInput == .excluded { copyInput() }
    lint(inputs)
    console.pause()
    let unused = UnusedSuppressions(
      suppressions: suppressions, options: options, directory: directory, filter: filter,
      folders: options.paths.map(directory.full).filter(\.isFolder), hasFailed: report.hasFailed)
    for file in unused.files() {
      report.add(
        file.report, of: SourceName(file.path, in: directory), settings: nil,
        failOn: resolver.failOn(file.failOn)
      ) { file.bytes }
    }
    report.keepEntries(unused)
    report.unusedPatterns = filter.unusedPatterns(includesNames: options.isVerbose)
    return report.end()
  }

  private mutating func lint(_ inputs: CheckInputs) {
    let readsInput = inputs.standardInput == .linted
    let hasLines = inputs.files.contains { Linter.Layout(of: $0) == .lines }
    if inputs.files.count != 1 || readsInput || hasLines {
      threads = options.jobs ?? ThreadPool.cores
      pool = SessionPool(threads: threads + 1)
    }
    console.sources = inputs.files.count + (readsInput ? 1 : 0)
    report.hasSeveralInputs = console.sources > 1
    var batch: [LintTask] = []
    // Most texts need no memory.
    var size = 0
    for (number, file) in inputs.files.enumerated() where !report.isOver {
      guard var task = task(file) else { continue }
      task.number = number
      task.isRegular = inputs.isRegular(file)
      if task.source.layout == .single {
        batch.append(task)
        size += task.source.language == nil ? 8 : 1
        if size >= 512 * threads {
          flush(&batch)
          size = 0
        }
      } else {
        flush(&batch)
        if options.fixing.isOn { fixLines(task) } else { lintStream(task, InputReader.open(file)) }
      }
    }
    flush(&batch)
    if readsInput, !report.isClosed { lintStandardInput() }
  }

  /// The task for a path; nil if its configuration is invalid.
  private func task(_ path: FilePath, isFile: Bool = true, layout: Linter.Layout? = nil)
    -> LintTask?
  {
    switch resolver.settings(for: path) {
    case .success(let settings):
      let source = SourceName(
        path, in: directory, isFile: isFile, layout: layout, language: settings.language,
        known: settings.known)
      var task = LintTask(source: source, settings: settings, extras: options.extras)
      task.forcesKind = options.configuration.kind != nil && resolver.isNamed(path)
      task.readsEmbedded = options.readsEmbedded && settings.layers.readsEmbedded
      return task
    case .failure(let failure):
      report.add(failure)
      return nil
    }
  }

  // MARK: Files

  /// Lints a batch of files in parallel and reports them in order.
  private mutating func flush(_ batch: inout [LintTask]) {
    let tasks = batch
    batch.removeAll()
    let pool = pool
    // Only thread 0, which is the current thread, uses it.
    nonisolated(unsafe) let console = console
    let inputs = tasks.enumerated().map { LintInput($1, at: $0) }
    // Only they may be generated.
    let named = tasks.contains { $0.source.language?.isSourceCode == true } ? resolver.named : []
    let results = ThreadPool.map(inputs, on: threads) { thread, input -> LintOutcome in
      let step = { if thread == 0 { console.step(input.number, size: $0) } }
      switch input.read(into: { pool.buffer(thread) }, step) {
      case .failure(let error): return .failed(error)
      case .success(let bytes):
        guard let bytes else { return .empty }
        let task = tasks[input.index]
        if task.isGenerated(bytes), !named.contains(task.source.full) { return .empty }
        var source = task.lint(bytes, pool.session(thread, task.settings))
        // Most texts contain no document, and their bytes are not needed again.
        if task.source.language != nil, source.report.diagnostics.isEmpty { source.bytes = [] }
        return .linted(source)
      }
    }
    for index in tasks.indices where !report.isOver { finish(tasks[index], results[index]) }
  }

  private mutating func finish(_ task: LintTask, _ outcome: LintOutcome) {
    switch outcome {
    case .failed(let error): report.add(task.source.path, error)
    case .empty where !options.fixing.isOn: report.add(empty: task)
    case .empty:
      finish(task, .linted(LintedSource(task: task, bytes: [], report: Linter.Report())))
    case .linted(let source):
      guard options.fixing.isOn else { return report.add(source) }
      if let rest = fixes.fix(file: source) { return report.add(withOffers(rest)) }
      switch SourceFile.read(task.source.path) {
      case .failure(let error): report.add(task.source.path, error)
      case .success(let bytes): report.add(task.lint(bytes, pool.session(0, task.settings)))
      }
    }
  }

  // MARK: Standard input and streams

  private mutating func lintStandardInput() {
    let path = options.stdinName ?? CheckInputs.namelessInput
    // A report on records expects JSON Lines, unless the name says otherwise.
    let layout = options.wantsRecords ? FileType(of: path)?.layout ?? .lines : nil
    guard let task = task(path, isFile: options.stdinName != nil, layout: layout) else { return }
    if task.source.layout == .lines, !options.fixing.isOn {
      return lintStream(task, .success(console.streams.input))
    }
    switch console.streams.input.all() {
    case .failure(let error): report.add(path, error)
    case .success(let bytes):
      if task.source.layout == .lines {
        let session = pool.session(0, task.settings)
        return lintStream(
          task.afterFixes(options),
          .success(InputReader(fixes.fix(inputLines: task, bytes, session))))
      }
      let session = pool.session(0, task.settings)
      let source =
        options.stdinName == nil ? task.lintNameless(bytes, session) : task.lint(bytes, session)
      report.add(options.fixing.isOn ? withOffers(fixes.fix(standardInput: source)) : source)
    }
  }

  /// Fixes a file of lines, then reports on it like on any other.
  private mutating func fixLines(_ task: LintTask) {
    switch SourceFile.read(task.source.path) {
    case .failure(let error): report.add(task.source.path, error)
    case .success(let bytes):
      let rest = fixes.fix(lines: task, bytes, pool.session(0, task.settings))
      lintStream(task.afterFixes(options), .success(InputReader(rest)))
    }
  }

  /// The source after applying fixes, with only those remaining fixes that can be applied.
  private func withOffers(_ source: LintedSource) -> LintedSource {
    guard options.showsFixes else { return source }
    var source = source
    let session = pool.session(0, source.task.settings)
    source.task.dropRejectedFixes(from: &source.report, of: source.bytes, session)
    return source
  }

  /// Copies excluded standard input to standard output if the fixed text is expected there.
  private func copyInput() {
    guard options.fixing.isOn, !options.fixing.isDiff else { return }
    switch console.streams.input.all() {
    case .failure(let error): report.add(options.stdinName ?? CheckInputs.standardInput, error)
    case .success(let bytes): fixes.write(bytes)
    }
  }

  /// Lints JSON Lines in chunks, so that memory does not depend on the size of the stream.
  private func lintStream(_ task: LintTask, _ opened: Result<InputReader, FileError>) {
    let stream: InputReader
    switch opened {
    case .failure(let error): return report.add(task.source.path, error)
    case .success(let opened): stream = opened
    }
    var task = task
    task.extras.insert(.pieces)
    let (pool, report, console, spare) = (pool, report, console, threads)
    let buffers = (0..<OrderedPipeline<Linter.Report>.slots(for: threads)).map { _ in LineBuffer() }
    var before: SourceReport.Before?
    var error: FileError?
    var isFirst = true
    OrderedPipeline<Linter.Report>(on: threads) { slot in
      guard error == nil else { return false }
      error = stream.nextLines(into: buffers[slot])
      defer { isFirst = false }
      return error == nil && (isFirst || !buffers[slot].bytes.isEmpty)
    } work: { thread, slot in
      task.lint(buffers[slot].bytes, pool.session(thread, task.settings))
    } update: { slot, found in
      var bytes = buffers[slot].bytes
      while true {
        let piece = UnsafeBufferPointer(rebasing: bytes[..<found.end])
        report.add(
          found, of: task.source, settings: task.settings, failOn: task.settings.failOn,
          before: before
        ) { Array(piece) }
        before = found.place(after: before)
        console.update(documents: before?.documents ?? 0)
        if stream.isEndless ? report.isClosed : report.isOver { return false }
        bytes = UnsafeBufferPointer(rebasing: bytes[found.end...])
        if bytes.isEmpty { return true }
        // The sessions of the threads may be in use.
        found = task.lint(bytes, pool.session(spare, task.settings))
      }
    }.run()
    if let error { report.add(task.source.path, error) }
  }
}
