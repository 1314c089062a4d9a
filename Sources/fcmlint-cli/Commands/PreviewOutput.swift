import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The output of the command `preview`, written source by source.
final class PreviewOutput {
  private let format: PreviewCommand.Format
  private let table: PreviewTable
  private var json: PreviewJSON
  private let findings: PreviewFindings
  private let streams: any StandardStreams
  private var documents = 0
  /// The only payload for the simulator so far, and how many there are.
  private var payload: JSONValue?
  private var payloads = 0
  private var status = ExitStatus.clean
  /// The errors of configurations, which are the same for many sources.
  private var reported: Set<String> = []
  /// Whether the reader has closed the pipe.
  private(set) var isClosed = false

  init(
    _ format: PreviewCommand.Format, _ table: PreviewTable, _ json: PreviewJSON,
    findings: PreviewFindings, _ streams: any StandardStreams
  ) {
    self.format = format
    self.table = table
    self.json = json
    self.findings = findings
    self.streams = streams
  }

  /// Adds the previews of a source, or of a chunk of its lines.
  ///
  /// - Parameter isOnly: whether the source has only one document.
  func add(_ report: Linter.Report, of source: PreviewSource, isOnly: Bool) {
    switch format {
    case .text:
      write(table.text(report.previews, report.diagnostics, of: source, isOnly: isOnly))
    case .json:
      write(json.report(report.previews, report.diagnostics, of: source))
    case .apns:
      for preview in report.previews {
        guard let next = preview.simulatorPayload else { continue }
        payload = next
        payloads += 1
      }
    }
    documents += report.previews.count
    // The table lists those of documents.
    let isListed = format == .text && !report.previews.isEmpty
    note(findings.syntaxErrors(among: report.diagnostics), in: source, isListed: isListed)
  }

  /// Adds the errors of a named source that is not valid JSON and in which no document was found.
  func add(broken report: Linter.Report, of source: PreviewSource) {
    let errors = findings.syntaxErrors(among: report.diagnostics)
    // JSON with comments and trailing commas, such as settings of editors, is not broken.
    if errors.allSatisfy({ ["comment", "trailing-comma"].contains($0.rule) }) { return }
    note(errors, in: source, isListed: false)
  }

  private func note(_ errors: [Diagnostic], in source: PreviewSource, isListed: Bool) {
    if errors.isEmpty { return }
    if status == .clean { status = .findings }
    if isListed { return }
    for error in errors {
      streams.writeError(
        "fcmlint: \(LogSanitizer.safe(source.path)):\(source.place(of: error)): "
          + "\(LogSanitizer.safe(error.message)) [\(error.rule)]\n")
    }
  }

  func end() -> ExitStatus {
    if documents == 0, status == .clean { streams.writeError("fcmlint: no FCM document found\n") }
    switch format {
    case .text: if documents > 1 { write("\(documents) documents\n") }
    case .json: write(json.end())
    case .apns:
      if let payload, payloads == 1 {
        write(payload.safe(.indented) + "\n")
      } else if status == .clean || payloads > 1 {
        fail("--format apns requires one message for Apple devices, but got \(payloads)")
      }
    }
    return status
  }

  func fail(_ message: String) {
    streams.writeError("fcmlint: \(message)\n")
    status = .failed
  }

  /// Reports an invalid configuration once.
  func fail(configuration text: String) {
    if reported.insert(text).inserted { streams.writeError(text) }
    status = .failed
  }

  private func write(_ text: String) {
    guard !isClosed, !text.isEmpty, let error = streams.write(text) else { return }
    isClosed = true
    if !error.isClosedPipe { fail("cannot write to standard output: \(error.words)") }
  }
}
