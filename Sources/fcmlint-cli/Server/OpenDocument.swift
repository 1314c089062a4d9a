import FCMLint
import FCMLintRules

/// A document that is open in the editor.
struct OpenDocument {
  let uri: String
  /// The absolute path; for a document that was never saved one in the folder that was opened.
  let path: FilePath
  let layout: Linter.Layout
  /// Whether the name or the language says that this is JSON.
  let isJSON: Bool
  var version: Int64?
  var bytes: [UInt8]
  /// What was said last; nil since the text has changed.
  var verdict: Verdict?

  /// What is to be said of a document.
  struct Verdict {
    var lines: LSPLines
    var diagnostics: [Diagnostic] = []
    /// What is wrong with a document that is a configuration.
    var problems: [ConfigurationProblem] = []
    /// Nil for a document that is not linted.
    var settings: SettingsResolver.Settings?
  }

  /// Nil for a document that is no file and never will be one, such as a former version of one.
  init?(uri: String, language: String, version: Int64?, bytes: [UInt8], root: FilePath) {
    if let file = URIEncoding.path(ofFile: uri) {
      path = FilePath(bytes: file)
    } else if uri.hasPrefix("untitled:") {
      path = root.appending(URIEncoding.name(in: uri))
    } else {
      return nil
    }
    self.uri = uri
    self.version = version
    self.bytes = bytes
    let lines = ["jsonl", "jsonlines", "ndjson"]
    layout = LintInput.isLines(path) || lines.contains(language) ? .lines : .single
    let endings = [".json", ".jsonc", ".jsonl", ".ndjson", ".apns"]
    isJSON =
      language.hasPrefix("json") || lines.contains(language)
      || endings.contains(where: path.hasEnding)
  }

  /// Whether this is a configuration, such as `.fcmlint.json` or one that others extend.
  var isConfiguration: Bool {
    path.name.elementsEqual(ConfigurationFile.name.utf8) || path.hasEnding(ConfigurationFile.name)
  }
}

/// Judges documents that are open, with the configurations as they are on the disk now.
final class DocumentJudge {
  private let options: CheckOptions
  private let directory: WorkingDirectory
  private let countsBytes: Bool
  private let resolver: SettingsResolver
  private let selection: FileFilter
  private let suppressions = SuppressionTracker(baseline: nil, path: nil)
  /// The complaints about configurations that cannot be used.
  private(set) var complaints: [String] = []

  init(_ options: CheckOptions, _ directory: WorkingDirectory, countsBytes: Bool) {
    self.options = options
    self.directory = directory
    self.countsBytes = countsBytes
    resolver = SettingsResolver(options, directory)
    selection = FileFilter(
      directory, configurations: resolver.configurations, excludes: options.excludes,
      usesIgnoreFiles: false)
  }

  func verdict(on document: OpenDocument) -> OpenDocument.Verdict {
    var verdict = OpenDocument.Verdict(
      lines: LSPLines(document.bytes, countsBytes: countsBytes))
    if document.isConfiguration {
      verdict.problems =
        ConfigurationReader.read(document.bytes, ruleNames: SettingsResolver.ruleNames).problems
      return verdict
    }
    switch resolver.settings(for: document.path) {
    case .failure(let failure):
      let complaint = ConfigurationErrorReport.text(failure, directory)
      if !complaints.contains(complaint) { complaints.append(complaint) }
    case .success(let settings):
      guard document.isJSON || settings.kind != nil, !selection.isExcluded(document.path) else {
        break
      }
      let piece = LintInput(
        path: document.path, settings: settings, bytes: document.bytes, layout: document.layout)
      let report = piece.lint(LintSession(settings.linter), reasons: false, sizes: false)
      verdict.settings = settings
      verdict.diagnostics = shown(report.diagnostics, document, settings)
    }
    return verdict
  }

  /// The document after every safe fix that keeps its promise.
  func fixed(_ document: OpenDocument, _ settings: SettingsResolver.Settings) -> [UInt8] {
    Fixer(settings.linter).fix(
      document.bytes, layout: document.layout, kind: settings.kind, claim: settings.claim
    ) { self.shown($0, document, settings) }.bytes
  }

  private func shown(
    _ diagnostics: [Diagnostic], _ document: OpenDocument, _ settings: SettingsResolver.Settings
  ) -> [Diagnostic] {
    suppressions.shown(diagnostics, settings.layers, full: document.path, identity: "")
      .filter { $0.severity >= options.level }
  }
}
