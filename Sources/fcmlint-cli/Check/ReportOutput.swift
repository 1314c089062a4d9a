import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// Writes a report to standard output or a file.
final class ReportOutput {
  private var reporter: AnyReporter
  private let console: Console
  private let file: OutputFile?
  /// Whether the report goes to standard error, because standard output is used for the fixed text.
  private let usesStandardError: Bool
  private let path: FilePath?
  private let showsSizes: Bool
  /// Whether statistics replace the report.
  private let isReplaced: Bool
  private let isConcise: Bool
  /// Whether the report identifies every source, with and without findings.
  let namesEverySource: Bool
  private var pending = ""
  /// The error that ended the report early.
  private(set) var error: FileError?

  init(
    _ destination: CheckOptions.Destination, _ options: CheckOptions, style: TerminalStyle,
    console: Console
  ) throws {
    self.console = console
    usesStandardError = options.fixing.isOn && options.paths.contains(CheckInputs.standardInput)
    path = destination.file
    isReplaced =
      options.wantsStatistics && options.isQuiet && destination.file == nil
      && destination.format.isForPeople
    isConcise = destination.format == .concise
    namesEverySource = destination.format == .junit || destination.format == .sarif
    showsSizes = destination.format == .full || destination.format == .concise
    if let path {
      switch OutputFile.open(path, appends: destination.appends) {
      case .success(let opened): file = opened
      case .failure(let error): throw UsageError(error, path, option: destination.option)
      }
    } else {
      file = nil
    }
    reporter = destination.format.reporter(
      style, isQuiet: options.isQuiet, showsAll: options.isVerbose, context: options.context)
    pending = reporter.begin()
  }

  func readsBytes(of source: SourceReport) -> Bool { reporter.readsBytes(of: source) }

  /// Whether writing has failed, for example because the reader closed the pipe.
  var isClosed: Bool { error != nil }

  /// Whether the summary goes to standard error, because each line of the report is a finding.
  var hasSummaryApart: Bool { isConcise && path == nil && !isReplaced && !isClosed }

  func add(_ source: SourceReport) { reporter.report(source) { add($0) } }

  /// Adds the sizes of the documents of a source, in formats for people only.
  func add(_ sizes: [Linter.Size], of source: SourceReport) {
    guard showsSizes, !sizes.isEmpty else { return }
    add(SizeTable.text(sizes, of: source))
  }

  /// Writes statistics instead of the report; returns false if it is to be kept.
  func replace(by statistics: String) -> Bool {
    guard isReplaced else { return false }
    pending = statistics
    flush()
    return true
  }

  func add(_ unread: UnreadableSource) { add(reporter.report(unread)) }

  private func add(_ text: String) {
    if isReplaced { return }
    pending += text
    if pending.utf8.count >= 1 << 16 { flush() }
  }

  func end(_ summary: ReportSummary) {
    reporter.end(summary) { add($0) }
    flush()
    if error == nil { error = file?.finish() }
  }

  /// The error message for a report that could not be written; nil for a closed pipe.
  var errorMessage: String? {
    guard let error, !error.isClosedPipe else { return nil }
    let name = path.map { LogSanitizer.safe($0.text) } ?? "the report"
    let rest = file?.keepsOld == true ? "; the existing file was not changed" : ""
    return "cannot write \(name): \(error.words)\(rest)"
  }

  private func flush() {
    guard !pending.isEmpty, error == nil else { return }
    console.pause()
    if file == nil, usesStandardError {
      console.streams.writeError(pending)
    } else if let file {
      error = file.write(Array(pending.utf8))
    } else {
      error = console.streams.write(pending)
    }
    pending = ""
  }
}
