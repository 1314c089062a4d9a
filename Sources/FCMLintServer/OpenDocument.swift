import FCMLint
import FCMLintReporting

/// A document that is open in the client.
struct OpenDocument {
  let uri: DocumentURI
  /// The absolute path; for an unsaved document, a path in the workspace folder.
  let path: FilePath
  let layout: Linter.Layout
  /// Whether the file name or language ID indicates JSON.
  let isJSON: Bool
  var version: Int64?
  var text: DocumentText
  /// The result of linting the current text; nil after a change.
  var result: LintResult?

  var bytes: [UInt8] { text.bytes }

  /// The result of linting a document.
  struct LintResult {
    var lines: LSPLines
    var diagnostics: [Diagnostic] = []
    /// The errors in a document that is a configuration.
    var problems: [ConfigurationProblem] = []
    /// The settings; nil for a document that is not linted.
    var settings: DocumentSettings?
  }

  /// Creates a document; nil for a view that is not a file to edit, such as an earlier version from
  /// source control.
  init?(
    uri: DocumentURI, language: String, version: Int64?, bytes: [UInt8], root: FilePath
  ) {
    if uri.isView { return nil }
    self.uri = uri
    path = uri.path(in: root)
    self.version = version
    text = DocumentText(bytes)
    let isLines = ["jsonl", "jsonlines", "ndjson"].contains(language)
    layout = isLines ? .lines : Linter.Layout(of: path)
    isJSON =
      language.hasPrefix("json") || isLines || FileType(of: path) != nil
      || path.hasEnding(".jsonc") || path.hasEnding(".json5")
  }

  /// Whether this is a configuration, such as `.fcmlint.json` or one that others extend.
  var isConfiguration: Bool { path.isConfiguration }

  /// Lints the text with the settings for its path.
  func lint(_ settings: DocumentSettings?, lines: LSPLines, ruleNames: [String]) -> LintResult {
    var result = LintResult(lines: lines)
    if isConfiguration {
      result.problems = ConfigurationReader.read(bytes, ruleNames: ruleNames).problems
      return result
    }
    guard let settings, isJSON || settings.kind != nil else { return result }
    result.settings = settings
    result.diagnostics = settings.shown(report(settings).diagnostics)
    return result
  }

  /// The report on the text.
  func report(_ settings: DocumentSettings, extras: Linter.Extras = []) -> Linter.Report {
    bytes.withUnsafeBufferPointer { buffer in
      settings.session.lint(
        buffer, layout: layout, kind: settings.kind, claim: settings.claim, extras: extras)
    }
  }

  /// Removes the fixes that would not be applied.
  func dropRejectedFixes(from diagnostics: inout [Diagnostic], _ settings: DocumentSettings?) {
    guard let settings else { return }
    settings.session.dropRejectedFixes(
      from: &diagnostics, of: bytes, layout: layout, kind: settings.kind, claim: settings.claim)
  }

  /// The text with all safe fixes applied.
  func fixed(_ settings: DocumentSettings) -> [UInt8] {
    Fixer(settings.linter).fix(
      bytes, layout: layout, kind: settings.kind, claim: settings.claim, shown: settings.shown
    ).bytes
  }
}

extension FilePath {
  /// Whether this is a configuration, such as `.fcmlint.json` or one that others extend.
  var isConfiguration: Bool {
    name.elementsEqual(ConfigurationFile.name.utf8) || hasEnding(ConfigurationFile.name)
  }
}
