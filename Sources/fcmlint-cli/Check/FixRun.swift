import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintWorkspace

/// Applies the fixes of a run to files and standard input, or prints them as a diff.
struct FixRun {
  let options: CheckOptions
  let resolver: SettingsResolver
  let suppressions: SuppressionTracker
  let report: CheckReport
  let console: Console
  /// The fixer for each linter, by linter number.
  private var fixers: [Int: Fixer] = [:]
  /// The real paths of fixed files, because a file can have several names.
  var fixedFiles: Set<FilePath> = []
  /// The folder that the paths in a diff are relative to.
  private let diffFolder: FilePath

  init(
    _ options: CheckOptions, _ resolver: SettingsResolver, _ suppressions: SuppressionTracker,
    report: CheckReport, console: Console
  ) {
    self.options = options
    self.resolver = resolver
    self.suppressions = suppressions
    self.report = report
    self.console = console
    diffFolder = Self.diffFolder(of: options, resolver.directory)
  }

  /// The current directory or, if a named path is above it, the root of the repository: `git apply`
  /// accepts no `..` in a path.
  private static func diffFolder(of options: CheckOptions, _ directory: WorkingDirectory)
    -> FilePath
  {
    let folder = directory.directory
    guard options.fixing.isDiff, let root = directory.repository, root != folder else {
      return folder
    }
    let isAbove = options.paths.contains { path in
      let full = directory.absolute(
        path == CheckInputs.standardInput ? options.stdinName ?? path : path)
      return full != folder && full.relative(to: folder) == nil
        && (full == root || full.relative(to: root) != nil)
    }
    return isAbove ? root : folder
  }

  /// The path of a file in a diff. Neither `patch` nor `git apply` follows symbolic links or accepts
  /// `.` in a path.
  func diffPath(_ target: FilePath) -> FilePath? {
    target.relative(to: diffFolder)
      ?? resolver.directory.repository.flatMap { target.relative(to: $0) }
  }

  /// The path of standard input in a diff.
  func diffPath(input path: FilePath) -> FilePath {
    if options.stdinName == nil || diffFolder == resolver.directory.directory { return path }
    return diffPath(resolver.directory.absolute(path)) ?? path
  }

  /// Fixes a file and returns the remaining findings; nil if the file has been fixed under another
  /// name after it was read.
  mutating func fix(file source: LintedSource) -> LintedSource? {
    let path = source.task.source.path
    let target = resolver.directory.absolute(path)
    if fixedFiles.contains(target) { return options.fixing.isDiff ? source : nil }
    guard let outcome = apply(source) else { return source }
    if leavesCode(of: source.task) {
      report.count(leftFixes: outcome.applied)
      return source
    }
    if options.fixing.isDiff {
      showDiff(diffPath(target) ?? path, source.bytes, outcome.bytes)
    } else if let error = AtomicFile.replace(path, source.bytes, by: outcome.bytes) {
      failToWrite(path, error)
      return source
    }
    fixedFiles.insert(target)
    return remainder(of: source, after: outcome)
  }

  /// Whether fixes in a file are not applied: a search changes no source code.
  private func leavesCode(of task: LintTask) -> Bool {
    !options.fixing.isDiff && task.source.language?.isSourceCode == true
      && !resolver.isNamed(task.source.path)
  }

  /// Writes the fixed text of standard input and returns the remaining findings.
  mutating func fix(standardInput source: LintedSource) -> LintedSource {
    let outcome = apply(source)
    let bytes = outcome?.bytes ?? source.bytes
    if options.fixing.isDiff {
      showDiff(diffPath(input: source.task.source.path), source.bytes, bytes)
    } else {
      write(bytes)
    }
    return outcome.map { remainder(of: source, after: $0) } ?? source
  }

  func failToWrite(_ path: FilePath, _ error: FileError) {
    report.fail("\(LogSanitizer.safe(path.text)) was not fixed: \(error.words)")
  }

  /// Writes bytes to standard output.
  func write(_ bytes: [UInt8]) {
    if let error = console.streams.write(bytes: bytes), !error.isClosedPipe {
      report.fail("cannot write to standard output: \(error.words)")
    }
  }

  /// The result of applying all applicable fixes; nil if there are none.
  private mutating func apply(_ source: LintedSource) -> Fixer.Outcome? {
    guard source.report.diagnostics.contains(where: { !$0.fixes.isEmpty }) else { return nil }
    let outcome = outcome(of: source)
    remark(on: FixRemark(outcome), source.task.source.shown)
    return outcome.applied > 0 ? outcome : nil
  }

  /// - Parameter counts: the number of occurrences of each baseline entry in earlier pieces.
  mutating func outcome(
    of source: LintedSource, after counts: [Baseline.Entry: Int] = [:]
  ) -> Fixer.Outcome {
    let (name, settings) = (source.task.source, source.task.settings)
    let level = resolver.level(settings.failOn)
    let suppressions = suppressions
    return fix(source) { diagnostics in
      suppressions.shown(diagnostics, in: name, settings, after: counts)
        .filter { $0.severity >= level }
    }
  }

  private mutating func fix(
    _ source: LintedSource, shown visible: ([Diagnostic]) -> [Diagnostic]
  ) -> Fixer.Outcome {
    let (name, settings) = (source.task.source, source.task.settings)
    if let language = name.language {
      let fixer = EmbeddedFixer(
        settings.linter, language: language, kind: settings.kind,
        isForced: source.task.forcesKind, includesUnsafe: options.fixing.includesUnsafe)
      return fixer.fix(source.bytes, shown: visible)
    }
    let fixer =
      fixers[settings.number]
      ?? Fixer(settings.linter, includesUnsafe: options.fixing.includesUnsafe)
    fixers[settings.number] = fixer
    return fixer.fix(
      source.bytes, layout: name.layout, kind: settings.kind, claim: settings.claim,
      shown: visible)
  }

  /// Prints a remark if some fixes were not applied.
  func remark(on remark: FixRemark, _ name: String) {
    guard remark.hitBudget || remark.rejected > 0, !options.isQuiet else { return }
    let count = remark.rejected
    let (fixes, pronoun) = count == 1 ? ("1 fix was", "it") : ("\(count) fixes were", "they")
    let rules = remark.rules.sorted().joined(separator: ", ")
    let text =
      remark.hitBudget
      ? "some fixes were not tried, because too many others introduce new findings"
      : "\(fixes) not applied, because \(pronoun) would introduce "
        + (rules.isEmpty ? "new findings" : rules)
    console.write("fcmlint: \(LogSanitizer.safe(name)): \(text)\n")
  }

  func showDiff(_ path: FilePath, _ old: [UInt8], _ new: [UInt8]) {
    let name = resolver.directory.shown(path).bytes
    console.pause()
    _ = console.streams.write(bytes: UnifiedDiff.between(old, new, path: name))
  }

  /// Counts the fixes and returns the findings that remain after them.
  private func remainder(of source: LintedSource, after outcome: Fixer.Outcome) -> LintedSource {
    report.count(fixesOf: outcome.fixedRules, in: source.task.source)
    if options.fixing.isDiff { return source }
    let task = source.task
    var rest = LintedSource(task: task, bytes: outcome.bytes, report: outcome.report)
    if !task.extras.isDisjoint(with: [.sizes, .records]) {
      let report = task.lint(rest.bytes, LintSession(task.settings.linter)).report
      (rest.report.sizes, rest.report.records) = (report.sizes, report.records)
    }
    return rest
  }
}
