import FCMLint
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

/// The command `preview`: what each platform shows of the messages in files.
struct PreviewCommand {
  /// The format of the output.
  enum Format: String, CaseIterable {
    case text, json, apns
  }

  let options: CheckOptions
  let format: Format
  let streams: any StandardStreams
  private let table: PreviewTable
  private let json: PreviewJSON
  private let findings: PreviewFindings
  private let directory = WorkingDirectory()

  init(_ arguments: Arguments, streams: any StandardStreams, style: TerminalStyle) throws {
    options = try CheckOptions(arguments.without("format"))
    let word = try arguments.word("format", "format", Format.allCases.map(\.rawValue))
    format = word.flatMap(Format.init) ?? .text
    let names = PayloadSize.Platform.allCases.map(\.rawValue)
    let name = try arguments.word("platform", "platform", names)
    let platforms = PayloadSize.Platform.allCases.filter { name == nil || $0.rawValue == name }
    self.streams = streams
    findings = PreviewFindings(Rulebook.all)
    table = PreviewTable(style: style, platforms: platforms, findings: findings)
    json = PreviewJSON(platforms: platforms, findings: findings)
  }

  func run() -> ExitStatus {
    let resolver = SettingsResolver(options, directory, usesBaselines: false)
    let filter = FileFilter(options, resolver)
    let inputs = CheckInputs(options, directory, filter)
    let output = PreviewOutput(format, table, json, findings: findings, streams)
    for error in inputs.errors { output.fail(shown(error.path) + ": " + error.error.words) }
    for file in inputs.files { preview(file, resolver, output) { InputReader.open(file) } }
    if inputs.standardInput == .linted {
      let name = options.stdinName ?? CheckInputs.namelessInput
      preview(name, resolver, output) { .success(streams.input) }
    }
    return output.end()
  }

  private func shown(_ path: FilePath) -> String { LogSanitizer.safe(directory.shown(path).text) }

  private func preview(
    _ path: FilePath, _ resolver: SettingsResolver, _ output: PreviewOutput,
    open: () -> Result<InputReader, FileError>
  ) {
    switch resolver.settings(for: path) {
    case .failure(let failure):
      output.fail(configuration: ConfigurationErrorReport.text(failure, directory))
    case .success(let settings):
      var task = LintTask(
        source: SourceName(path, in: directory, language: settings.language),
        settings: settings, extras: [.previews, .pieces])
      task.forcesKind = options.configuration.kind != nil && resolver.isNamed(path)
      switch open() {
      case .failure(let error): output.fail(shown(path) + ": " + error.words)
      case .success(let reader):
        let error = preview(task, reader, output)
        if let error { output.fail(shown(path) + ": " + error.words) }
      }
    }
  }

  private func preview(_ task: LintTask, _ reader: InputReader, _ output: PreviewOutput)
    -> FileError?
  {
    if task.source.language != nil { return previewEmbedded(task, reader, output) }
    return task.source.layout == .lines
      ? previewLines(task, reader, output) : previewWhole(task, reader, output)
  }

  /// Previews the documents in a source of another language.
  private func previewEmbedded(_ task: LintTask, _ reader: InputReader, _ output: PreviewOutput)
    -> FileError?
  {
    switch reader.all() {
    case .failure(let error): return error
    case .success(let bytes):
      let linted = task.lint(bytes, LintSession(task.settings.linter))
      let source = PreviewSource(path: task.source.shown, isHost: true) { bytes }
      output.add(linted.report, of: source, isOnly: false)
      return nil
    }
  }

  private func previewWhole(_ task: LintTask, _ reader: InputReader, _ output: PreviewOutput)
    -> FileError?
  {
    switch reader.all() {
    case .failure(let error): return error
    case .success(let bytes):
      let session = LintSession(task.settings.linter)
      let source = PreviewSource(path: task.source.shown) { bytes }
      let report = bytes.withUnsafeBufferPointer {
        task.lint($0, session) { output.add($0, of: source, isOnly: false) }
      }
      output.add(report, of: source, isOnly: report.documents + report.skipped == 1)
      if report.documents == 0, report.diagnostics.isEmpty, isNamedJSON(task.source) {
        // Detection skips text in which it finds no FCM field, even if the text is cut off.
        let forced = bytes.withUnsafeBufferPointer {
          session.lint($0, layout: .single, kind: .message)
        }
        output.add(broken: forced, of: source)
      }
      return nil
    }
  }

  /// Whether a source without a document is a mistake: it is named, and no text of another language.
  private func isNamedJSON(_ source: SourceName) -> Bool {
    source.language == nil
      && (source.path == options.stdinName ?? CheckInputs.namelessInput
        || options.paths.contains { directory.full($0) == source.full })
  }

  /// Reads JSON Lines in chunks, so that memory does not depend on the size of the stream.
  private func previewLines(_ task: LintTask, _ reader: InputReader, _ output: PreviewOutput)
    -> FileError?
  {
    let session = LintSession(task.settings.linter)
    let buffer = LineBuffer()
    var (documents, lines) = (0, 0)
    while !output.isClosed {
      if let error = reader.nextLines(into: buffer) { return error }
      if buffer.bytes.isEmpty { return nil }
      var bytes = buffer.bytes
      while !bytes.isEmpty {
        let report = task.lint(bytes, session)
        let piece = bytes
        output.add(
          report.shifted(by: documents),
          of: PreviewSource(path: task.source.shown, precedingLines: lines) { Array(piece) },
          isOnly: documents == 0 && report.end == bytes.count
            && report.documents + report.skipped == 1)
        documents += report.lines
        lines += report.breaks
        bytes = UnsafeBufferPointer(rebasing: bytes[report.end...])
      }
    }
    return nil
  }
}
