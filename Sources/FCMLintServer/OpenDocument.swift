import FCMLint
import FCMLintReporting

/// A document that is open in the client.
struct OpenDocument {
  let uri: String
  /// The absolute path; for an unsaved document, a path in the workspace folder.
  let path: FilePath
  let layout: Linter.Layout
  /// Whether the file name or language ID indicates JSON.
  let isJSON: Bool
  var version: Int64?
  var bytes: [UInt8]
  /// The result of linting the current text; nil after a change.
  var result: LintResult?

  /// The result of linting a document.
  struct LintResult {
    var lines: LSPLines
    var diagnostics: [Diagnostic] = []
    /// The errors in a document that is a configuration.
    var problems: [ConfigurationProblem] = []
    /// The settings; nil for a document that is not linted.
    var settings: DocumentSettings?
    /// The errors in the configuration for the document.
    var configurationError: String?
  }

  /// Creates a document; nil if it is not a file, such as an earlier version from source control.
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
    let isLines = ["jsonl", "jsonlines", "ndjson"].contains(language)
    layout = isLines ? .lines : Linter.Layout(of: path)
    isJSON =
      language.hasPrefix("json") || isLines || FileType(of: path) != nil
      || path.hasEnding(".jsonc")
  }

  /// Whether this is a configuration, such as `.fcmlint.json` or one that others extend.
  var isConfiguration: Bool {
    path.name.elementsEqual(ConfigurationFile.name.utf8) || path.hasEnding(ConfigurationFile.name)
  }

  /// Lints the text with the settings for its path.
  func lint(_ resolver: ServerHost.Resolver, countsBytes: Bool, ruleNames: [String]) -> LintResult {
    var result = LintResult(lines: LSPLines(bytes, countsBytes: countsBytes))
    if isConfiguration {
      result.problems = ConfigurationReader.read(bytes, ruleNames: ruleNames).problems
      return result
    }
    switch resolver(path) {
    case .excluded: break
    case .broken(let configurationError): result.configurationError = configurationError
    case .settings(let settings):
      guard isJSON || settings.kind != nil else { break }
      let session = LintSession(settings.linter)
      let report = bytes.withUnsafeBufferPointer { buffer in
        session.lint(buffer, layout: layout, kind: settings.kind, claim: settings.claim)
      }
      result.settings = settings
      result.diagnostics = settings.shown(report.diagnostics)
    }
    return result
  }

  /// Removes the fixes that would not be applied.
  func dropRejectedFixes(from diagnostics: inout [Diagnostic], _ settings: DocumentSettings?) {
    guard let settings else { return }
    LintSession(settings.linter).dropRejectedFixes(
      from: &diagnostics, of: bytes, layout: layout, kind: settings.kind, claim: settings.claim)
  }

  /// The text with all safe fixes applied.
  func fixed(_ settings: DocumentSettings) -> [UInt8] {
    Fixer(settings.linter).fix(
      bytes, layout: layout, kind: settings.kind, claim: settings.claim, shown: settings.shown
    ).bytes
  }
}
