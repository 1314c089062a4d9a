import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintWorkspace

/// A source to lint and its settings: the input of a worker thread.
struct LintTask: Sendable {
  /// The number of the source in the run, for progress.
  var number = 0
  /// Whether the source is a file of known size, and no pipe or device.
  var isRegular = false
  /// Whether the user names the source and its kind.
  var forcesKind = false
  /// Whether strings of a JSON file that is no document are read.
  var readsEmbedded = false
  private(set) var source: SourceName
  let settings: SettingsResolver.Settings
  var extras: Linter.ReportOptions

  func lint(
    _ bytes: UnsafeBufferPointer<UInt8>, _ session: LintSession,
    deliver: ((Linter.Report) -> Void)? = nil
  ) -> Linter.Report {
    session.lint(
      bytes, layout: source.layout, kind: settings.kind, claim: settings.claim, extras: extras,
      deliver: deliver)
  }

  /// Whether the source is code that a bundler wrote: it has a line that is longer than people write.
  func isGenerated(_ bytes: [UInt8]) -> Bool {
    guard source.language?.isSourceCode == true else { return false }
    var start = 0
    while start + Self.longestLine < bytes.count {
      let line = bytes[start...(start + Self.longestLine)]
      guard let end = line.lastIndex(of: .lineFeed) else { return true }
      start = end + 1
    }
    return false
  }

  private static let longestLine = 100_000

  func lint(_ bytes: [UInt8], _ session: LintSession) -> LintedSource {
    var report =
      source.language.map { embeddedLinter($0, session).lint(bytes, extras: extras) }
      ?? bytes.withUnsafeBufferPointer { lint($0, session) }
    if readsEmbedded, source.language == nil, source.layout == .single, report.documents == 0,
      let found = EmbeddedLinter.lintWorkflow(
        bytes, session, templates: settings.linter.configuration.templates, extras: extras)
    {
      report = found
    }
    return LintedSource(task: self, bytes: bytes, report: report)
  }

  /// The report on a source without a name: text that begins with a word, such as a command, is read
  /// as text if a document is in it.
  func lintNameless(_ bytes: [UInt8], _ session: LintSession) -> LintedSource {
    let first = bytes.first { $0 > .space }
    if settings.kind == nil, source.language == nil, first?.isLetter == true {
      var text = self
      text.source.language = .plainText
      let found = text.lint(bytes, session)
      if found.report.documents > 0 { return found }
    }
    return lint(bytes, session)
  }

  private func embeddedLinter(_ language: HostLanguage, _ session: LintSession)
    -> EmbeddedLinter
  {
    EmbeddedLinter(
      session, language: language, templates: settings.linter.configuration.templates,
      kind: settings.kind, isForced: forcesKind)
  }

  /// Removes the fixes that would not be applied.
  func dropRejectedFixes(
    from report: inout Linter.Report, of bytes: [UInt8], _ session: LintSession
  ) {
    // The fixer of embedded documents has checked the remaining fixes.
    if source.language != nil { return }
    session.dropRejectedFixes(
      from: &report.diagnostics, of: bytes, layout: source.layout, kind: settings.kind,
      claim: settings.claim)
  }
}

extension LintTask {
  /// The same task after fixes were applied: reports show only those that can be applied.
  func afterFixes(_ options: CheckOptions) -> LintTask {
    var task = self
    if options.showsFixes { task.extras.insert(.acceptedFixes) }
    return task
  }
}

/// What a thread needs to read a source. The settings are not part of it, because threads that copy
/// them wait for each other. A class, because an array of another type of value would make a start slower.
final class LintInput: Sendable {
  /// The number of the source in the run, for progress.
  let number: Int
  /// The index of the task in its batch.
  let index: Int
  private let path: FilePath
  private let language: HostLanguage?
  private let isRegular: Bool
  private let forcesKind: Bool

  init(_ task: LintTask, at index: Int) {
    forcesKind = task.forcesKind
    number = task.number
    self.index = index
    path = task.source.path
    language = task.source.language
    isRegular = task.isRegular
  }

  /// The bytes of the source; nil if it is text without any document, as most texts are. Such texts
  /// need no memory but the buffer.
  ///
  /// - Parameter step: called with the size before the bytes are searched.
  func read(into buffer: () -> LineBuffer, _ step: (Int) -> Void) -> Result<[UInt8]?, FileError> {
    guard let language else {
      return SourceFile.read(path).map { bytes in
        step(bytes.count)
        return bytes
      }
    }
    let buffer = buffer()
    if let error = SourceFile.read(path, into: buffer, isRegular: isRegular) {
      return .failure(error)
    }
    step(buffer.bytes.count)
    return .success(
      forcesKind || EmbeddedExtractor.mayContainDocument(buffer.bytes, language)
        ? Array(buffer.bytes) : nil)
  }
}

/// A source and its lint result.
struct LintedSource: Sendable {
  let task: LintTask
  var bytes: [UInt8]
  var report: Linter.Report
}

/// The result of reading and linting a source.
enum LintOutcome: Sendable {
  case linted(LintedSource)
  /// The source is text without any document.
  case empty
  case failed(FileError)
}

/// The names of a source in reports.
struct SourceName: Sendable {
  let path: FilePath
  /// The absolute path, without resolving symbolic links.
  let full: FilePath
  private let shownPath: FilePath
  /// Whether the source is a file, or standard input with a file name.
  let isFile: Bool
  let layout: Linter.Layout
  /// The language of a source in which documents are embedded; nil for JSON.
  fileprivate(set) var language: HostLanguage?
  /// The folder that the paths in its baseline are relative to.
  private let baselineFolder: FilePath?

  init(
    _ path: FilePath, in directory: WorkingDirectory, isFile: Bool = true,
    layout: Linter.Layout? = nil, language: HostLanguage? = nil, known: KnownFindings? = nil
  ) {
    self.language = language
    self.path = path
    self.isFile = isFile
    self.layout = layout ?? Linter.Layout(of: path)
    full = directory.full(path)
    shownPath = directory.shown(path)
    baselineFolder = known?.folder
  }

  /// The path as in `SourceReport`.
  var shown: String { shownPath.text }

  /// The identity as in `SourceReport`. It depends on symbolic links and repositories.
  func identity(in directory: WorkingDirectory) -> String {
    isFile ? directory.identity(path).text : shown
  }

  /// The path in baselines.
  func recorded(in directory: WorkingDirectory) -> String {
    guard isFile, let baselineFolder else { return identity(in: directory) }
    return directory.identity(path, outside: baselineFolder).text
  }
}

extension Linter.Report {
  /// The place after this piece of a source.
  func place(after before: SourceReport.Before?) -> SourceReport.Before {
    SourceReport.Before(
      lines: (before?.lines ?? 0) + breaks, bytes: (before?.bytes ?? 0) + end,
      documents: (before?.documents ?? 0) + lines)
  }

  /// How each document was classified, as lines of text. A single document has no number.
  func explanation(_ path: String) -> String {
    if skipReasons.isEmpty, detections.count == 1, detections[0].document == 0 {
      return "\(path): \(detections[0].kind.word) (\(detections[0].reason))\n"
    }
    var text = ""
    var rest = detections[...]
    while let first = rest.first {
      // Consecutive documents with the same classification share a line.
      var next = first.document
      let alike = rest.prefix { other in
        defer { next += 1 }
        return other.document == next && other.kind == first.kind && other.reason == first.reason
      }
      rest = rest.dropFirst(alike.count)
      let number = first.document
      let range = alike.count == 1 ? " \(number)" : "s \(number) to \(number + alike.count - 1)"
      text += "\(path): document\(range): \(first.kind.word) (\(first.reason))\n"
    }
    for skipReason in skipReasons {
      let values =
        skipReason.count == 1
        ? "1 value skipped, not an FCM document"
        : "\(skipReason.count) values skipped, not FCM documents"
      text += "\(path): \(values) (\(skipReason.reason))\n"
    }
    return text
  }
}
