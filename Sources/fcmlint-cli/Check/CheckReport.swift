import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// Collects the results of a run: removes suppressed findings, counts the rest and writes the
/// reports.
final class CheckReport {
  private let options: CheckOptions
  private let directory: WorkingDirectory
  private let resolver: SettingsResolver
  private let suppressions: SuppressionTracker
  private let console: Console
  private let outputs: [ReportOutput]
  private var summary: RunSummary
  /// The new baseline.
  private let baseline: NewBaseline?
  /// The entries of the new baseline.
  private var recorded = BaselineRecorder()
  /// How many of them are about sources and rules that the run did not look at.
  private var kept = 0
  /// The occurrences of each baseline entry in the current source, which may come in chunks.
  private var ordinals: [Baseline.Entry: Int] = [:]
  private var required: RequiredDocuments?
  private var unrecognized = UnrecognizedSources()
  /// The sources of which documents were not read, as remarks.
  private var incomplete: [String] = []
  /// Patterns of configurations that match nothing, as remarks.
  var unusedPatterns: [(file: FilePath, text: String)] = []
  /// Whether there is more than one input.
  var hasSeveralInputs = false
  /// Configurations whose errors have been reported.
  private var brokenConfigurations: Set<FilePath> = []

  init(
    _ options: CheckOptions, _ resolver: SettingsResolver, _ suppressions: SuppressionTracker,
    outputs: [ReportOutput], baseline: NewBaseline?, console: Console
  ) {
    self.options = options
    self.baseline = baseline
    self.resolver = resolver
    self.suppressions = suppressions
    self.outputs = outputs
    self.console = console
    directory = resolver.directory
    summary = RunSummary(options: options)
    if options.requiresDocuments { required = RequiredDocuments(resolver) }
  }

  /// Whether an error occurred.
  var hasFailed: Bool { summary.hasFailed }

  // MARK: Results

  /// Reports a source, or a chunk of one.
  ///
  /// - Parameters:
  ///   - settings: nil for a file that is not linted, such as a configuration.
  ///   - before: the size of the chunks that have been reported.
  ///   - bytes: returns the linted bytes; called only if a report needs them.
  func add(
    _ piece: Linter.Report, of name: SourceName, settings: SettingsResolver.Settings?,
    failOn: Severity?, before: SourceReport.Before? = nil, bytes: () -> [UInt8]
  ) {
    let found = piece.shifted(by: before?.documents ?? 0)
    if options.isVerbose {
      console.write(found.explanation(LogSanitizer.safe(name.shown)))
    }
    if settings != nil { required?.count(found.documents, in: name, isNew: before == nil) }
    noteOmission(found, name)
    // Most sources have no findings, and most reports do not name them.
    let isNamed =
      !found.diagnostics.isEmpty || name.layout == .lines
      || outputs.contains { $0.namesEverySource }
    var source = SourceReport(
      path: name.shown, identity: isNamed ? name.identity(in: directory) : nil, bytes: [],
      layout: name.layout, diagnostics: found.diagnostics, documents: found.documents,
      skipped: found.skipped)
    source.failOn = failOn
    source.before = before
    // Replacing a list takes metadata, which makes a start slower.
    if !found.records.isEmpty { source.records = found.records }
    source.isOneOfSeveral = hasSeveralInputs
    if outputs.contains(where: { $0.readsBytes(of: source) }) { source.bytes = bytes() }
    if options.includesSuppressed { source.suppressed = found.suppressed }
    let hidden = (settings.map { suppress(&source, $0, name) } ?? 0) + found.suppressed.count
    let level = resolver.level(failOn)
    if source.diagnostics.contains(where: { $0.severity < level }) {
      source.diagnostics.removeAll { $0.severity < level }
    }
    if name.isFile, !source.diagnostics.isEmpty || !source.suppressed.isEmpty {
      source.absolute = directory.absolute(name.full).text
    }
    let shown = summary.add(source, suppressed: hidden)
    for output in outputs {
      output.add(shown)
      output.add(found.sizes, of: shown)
    }
  }

  /// Notes a source that was not read completely, or that may be why a run finds nothing.
  private func noteOmission(_ found: Linter.Report, _ name: SourceName) {
    if found.isIncomplete {
      incomplete.append(
        "\(LogSanitizer.safe(name.shown)) was not checked completely; it is too large")
    } else if found.documents == 0, summary.summary.documents == 0 {
      unrecognized.note(name)
    }
  }

  func add(_ source: LintedSource) {
    let settings = source.task.settings
    add(source.report, of: source.task.source, settings: settings, failOn: settings.failOn) {
      source.bytes
    }
  }

  /// Counts a source without documents.
  func add(empty task: LintTask) {
    if options.isVerbose || outputs.contains(where: { $0.namesEverySource }) {
      return add(LintedSource(task: task, bytes: [], report: Linter.Report()))
    }
    required?.count(0, in: task.source, isNew: true)
    suppressions.note(task.settings, task.source)
    summary.addEmptySource()
  }

  /// Removes findings that the configuration or baseline suppresses or a new baseline records, and
  /// returns how many.
  private func suppress(
    _ source: inout SourceReport, _ settings: SettingsResolver.Settings, _ name: SourceName
  ) -> Int {
    suppressions.note(settings, name)
    if source.before == nil { ordinals = [:] }
    let isRecording = options.newBaseline != nil
    if source.diagnostics.isEmpty || (!isRecording && suppressions.isIdle(settings)) { return 0 }
    let wantsEntries = isRecording || settings.known != nil
    let entries =
      wantsEntries
      ? Baseline.entries(source.diagnostics, path: name.recorded(in: directory), counts: &ordinals)
      : []
    let reasons = suppressions.reasons(source.diagnostics, entries, settings, name)
    let level = resolver.level(source.failOn)
    var shown: [Diagnostic] = []
    var hidden: [Suppression] = []
    for (index, diagnostic) in source.diagnostics.enumerated() where diagnostic.severity >= level {
      switch reasons[index] {
      case .ignored(let reason):
        hidden.append(Suppression(diagnostic, .configuration, reason: reason))
        continue
      case .known: hidden.append(Suppression(diagnostic, .baseline))
      case nil: shown.append(diagnostic)
      }
      if isRecording { recorded.insert(entries[index]) }
    }
    if options.includesSuppressed { source.suppressed += hidden }
    source.diagnostics = isRecording ? [] : shown
    return hidden.count + (isRecording ? shown.count : 0)
  }

  /// Counts fixes that were applied or, with `--diff`, would be.
  ///
  /// - Parameter rules: the rule of each fix.
  func count(fixesOf rules: [String], in source: SourceName) {
    summary.add(fixesOf: rules, in: LogSanitizer.safe(source.shown))
  }

  /// Counts fixes that were not applied, because they change source code in a file that is not named.
  func count(leftFixes: Int) {
    summary.left.fixes += leftFixes
    summary.left.files += 1
  }

  // MARK: Errors

  func fail(_ message: String) {
    console.write("fcmlint: \(message)\n")
    summary.hasFailed = true
  }

  /// Reports a source that cannot be read.
  func add(_ path: FilePath, _ error: FileError) {
    var text = "\(error.words): \(LogSanitizer.safe(path.text))"
    let commands = NameSuggester(CommandSpec.all.map(\.name))
    if error == .missing, let near = commands.suggestion(for: path.text, upTo: .typo) {
      text += " (did you mean the command \(near.name)?)"
    }
    fail(text)
    add(
      UnreadableSource(
        path: directory.shown(path).text, identity: directory.identity(path).text,
        words: error.words))
  }

  /// Reports an invalid configuration once.
  func add(_ failure: ConfigurationFinder.Failure) {
    guard brokenConfigurations.insert(failure.path).inserted else { return }
    console.write(ConfigurationErrorReport.text(failure, directory))
    summary.hasFailed = true
    for entry in ConfigurationErrorReport.entries(failure, directory) { add(entry) }
  }

  private func add(_ unread: UnreadableSource) {
    for output in outputs { output.add(unread) }
  }

  // MARK: End of the run

  /// Whether the readers of all reports have closed their pipes, as `head` does.
  var isClosed: Bool { !outputs.isEmpty && outputs.allSatisfy(\.isClosed) }

  /// Whether the run can stop early.
  ///
  /// When a reader closes its pipe is a matter of timing, so the run continues until its exit
  /// status is certain, and to the end if it writes more than a report.
  var isOver: Bool {
    guard isClosed, !options.fixing.isOn, options.newBaseline == nil, !options.wantsStatistics
    else { return false }
    return summary.status != .clean || outputs.contains { $0.errorMessage != nil }
  }

  /// Ends the reports, then writes the baseline, statistics and remarks.
  func end() -> ExitStatus {
    if let path = options.newBaseline, let baseline {
      if summary.hasFailed {
        console.write("fcmlint: nothing was recorded in \(LogSanitizer.safe(path.text))\n")
      } else {
        let error = baseline.write(recorded)
        if let error {
          fail(error)
        } else {
          summary.recorded = (recorded.count - kept, kept, LogSanitizer.safe(path.text))
        }
      }
    }
    for output in outputs { output.end(summary.summary) }
    // If no file could be read, the errors say it all.
    let isUnread = summary.hasFailed && summary.summary.files == 0
    if !options.isQuiet, !isUnread, outputs.contains(where: { $0.hasSummaryApart }) {
      console.write(SummaryLine.sentence(summary.summary))
    }
    if options.wantsStatistics, !outputs.contains(where: { $0.replace(by: summary.statistics) }) {
      console.write(summary.statistics)
    }
    for message in outputs.compactMap(\.errorMessage) { fail(message) }
    for message in required?.messages() ?? [] {
      console.write("fcmlint: \(message)\n")
      summary.lacksDocuments = true
    }
    if !options.isQuiet { for remark in remarks { console.write("fcmlint: \(remark)\n") } }
    if options.fixing.isListed { console.write(summary.fixList) }
    return summary.status
  }

  /// The lines after the summary.
  private var remarks: [String] {
    let unrecognized =
      summary.summary.documents == 0 ? unrecognized.remarks(explains: options.isVerbose) : []
    let notes = (resolver.configurations.remarks + unusedPatterns).map { file, text in
      LogSanitizer.safe("\(directory.shown(file).text): \(text)")
    }
    var remarks = notes + incomplete + unrecognized
    if let nextStep { remarks.append(nextStep) }
    if let fixes = summary.remark { remarks.append(fixes) }
    if let left = summary.leftRemark { remarks.append(left) }
    return remarks
  }

  /// What to do after a search that found no message.
  private var nextStep: String? {
    guard summary.summary.documents == 0, summary.summary.files > 0, !summary.hasFailed,
      required == nil, options.paths.contains(where: \.isFolder)
    else { return nil }
    return "to lint a message that is not recognized, run \"fcmlint --kind message FILE\""
  }

  /// Adds the entries of the old baseline that the run did not look for to the new one.
  func keepEntries(_ unused: UnusedSuppressions) {
    guard let path = options.newBaseline, let baseline else { return }
    let found = recorded.count
    for entry in unused.entries(of: baseline.old, outsideOf: path).sorted() {
      recorded.insert(entry)
    }
    kept = recorded.count - found
  }
}
