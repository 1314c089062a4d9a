import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// A source to lint and the settings for it: all that a thread needs.
struct LintTask: Sendable {
  /// The number of the source in the run, for progress.
  var number = 0
  let source: SourceName
  let settings: SettingsResolver.Settings
  /// Whether the report says why each kind was chosen.
  let reasons: Bool
  /// Whether the report says how large the documents are.
  let sizes: Bool

  func lint(_ bytes: UnsafeBufferPointer<UInt8>, _ session: LintSession) -> Linter.Report {
    session.lint(
      bytes, layout: source.layout, kind: settings.kind, claim: settings.claim, reasons: reasons,
      sizes: sizes)
  }

  func lint(_ bytes: [UInt8], _ session: LintSession) -> LintedSource {
    let report = bytes.withUnsafeBufferPointer { lint($0, session) }
    return LintedSource(task: self, bytes: bytes, report: report)
  }
}

/// A source and what the linter reports about it.
struct LintedSource: Sendable {
  let task: LintTask
  var bytes: [UInt8]
  var report: Linter.Report
}

/// What became of a source.
enum LintOutcome: Sendable {
  case linted(LintedSource)
  case failed(FileError)
}

/// A source by the names that reports need.
struct SourceName: Sendable {
  let path: FilePath
  /// The absolute path, as far as the letters tell.
  let full: FilePath
  /// The paths as in `SourceReport`.
  let shown: String
  let identity: String
  /// Whether it is a file, or stands for one.
  let isFile: Bool

  init(_ path: FilePath, in directory: WorkingDirectory, isFile: Bool = true) {
    self.path = path
    self.isFile = isFile
    full = directory.full(path)
    shown = directory.shown(path).text
    identity = isFile ? directory.identity(path).text : shown
  }

  var layout: Linter.Layout { Linter.Layout(of: path) }
}

extension Linter.Report {
  /// The report on a piece of a source in which other documents come first.
  func shifted(by documents: Int) -> Linter.Report {
    if documents == 0 { return self }
    var report = self
    for index in diagnostics.indices { report.diagnostics[index].document += documents }
    for index in detections.indices { report.detections[index].document += documents }
    for index in sizes.indices { report.sizes[index].document += documents }
    return report
  }

  /// How each document was classified, in lines for people.
  func explanation(_ path: String) -> String {
    var text = ""
    var rest = detections[...]
    while let first = rest.first {
      // Neighbours that are alike share a line.
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
      let values = skipReason.count == 1 ? "1 value" : "\(skipReason.count) values"
      text += "\(path): \(values) passed over, no FCM document (\(skipReason.reason))\n"
    }
    return text
  }
}
