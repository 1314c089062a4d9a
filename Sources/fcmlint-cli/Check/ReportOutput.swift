import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// A report on its way to standard output or to a file.
final class ReportOutput {
  private var reporter: AnyReporter
  private let console: Console
  private let file: OutputFile?
  /// Whether standard output is needed for the fixed text, so that standard error gets the report.
  private let isAside: Bool
  private let path: FilePath?
  private let showsSizes: Bool
  private var pending = ""
  /// The error that ended the report early.
  private(set) var error: FileError?

  init(
    _ destination: CheckOptions.Destination, _ options: CheckOptions, style: TerminalStyle,
    console: Console
  ) throws {
    self.console = console
    isAside = options.fixing.isOn && options.paths.contains(CheckInputs.standardInput)
    path = destination.file
    showsSizes = destination.format == .full || destination.format == .concise
    if let path {
      switch OutputFile.open(path, appends: destination.appends) {
      case .success(let opened): file = opened
      case .failure(let error): throw UsageError(error, path)
      }
    } else {
      file = nil
    }
    reporter = destination.format.reporter(
      style, isQuiet: options.isQuiet, showsAll: options.isVerbose, context: options.context)
    pending = reporter.begin()
  }

  func readsBytes(of source: SourceReport) -> Bool { reporter.readsBytes(of: source) }

  /// Whether nobody reads the report any more.
  var isClosed: Bool { error != nil }

  func add(_ source: SourceReport) { add(reporter.report(source)) }

  /// Adds how large the documents of a source are, where people read the report.
  func add(_ sizes: [Linter.Size], of path: String) {
    guard showsSizes, !sizes.isEmpty else { return }
    add(SizeTable.text(sizes, path: path))
  }

  func add(_ unread: UnreadableSource) { add(reporter.report(unread)) }

  private func add(_ text: String) {
    pending += text
    if pending.utf8.count >= 1 << 16 { flush() }
  }

  func end(_ summary: ReportSummary) {
    pending += reporter.end(summary)
    flush()
    if error == nil { error = file?.finish() }
  }

  /// What to say about a report that could not be written; a closed pipe is no error.
  var complaint: String? {
    guard let error, !error.isClosedPipe else { return nil }
    let name = path.map { LogSanitizer.safe($0.text) } ?? "the report"
    let rest = file?.keepsOld == true ? "; it is left as it was" : ""
    return "cannot write \(name): \(error.words)\(rest)"
  }

  private func flush() {
    guard !pending.isEmpty, error == nil else { return }
    console.pause()
    if file == nil, isAside {
      console.streams.complain(pending)
    } else if let file {
      error = file.write(Array(pending.utf8))
    } else {
      error = console.streams.write(pending)
    }
    pending = ""
  }
}
