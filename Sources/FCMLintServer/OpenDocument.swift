import FCMLint
import FCMLintEmbedding
import FCMLintReporting

/// A document that is open in the client.
struct OpenDocument {
  let uri: DocumentURI
  /// The absolute path; for an unsaved document, a path in the workspace folder.
  let path: FilePath
  let layout: Linter.Layout
  /// Whether the file name or language ID indicates JSON.
  let isJSON: Bool
  /// The language of the text by the language ID, in which documents may be embedded.
  private let host: HostLanguage?
  var version: Int64?
  /// Whether the client has changed the text since it opened the document.
  var isEdited = false
  var text: DocumentText
  /// The result of linting the current text; nil after a change.
  var result: LintResult?
  /// What was read of a text in another language; nil after a change.
  var extraction: EmbeddedExtraction?

  var bytes: [UInt8] { text.bytes }

  /// The result of linting a document.
  struct LintResult {
    var lines: LSPLines
    var diagnostics: [Diagnostic] = []
    /// The values to show in another form; nil until a client requests them.
    var annotations: [ValueAnnotation]?
    /// What each message shows; nil until a client asks about a place.
    var previews: [Linter.Preview]?
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
    host = HostLanguage(languageID: Array(language.utf8))
    isJSON =
      language.hasPrefix("json") || isLines || FileType(of: path) != nil
  }

  /// Whether this is a configuration, such as `.fcmlint.jsonc` or one that others extend.
  var isConfiguration: Bool { path.isConfiguration }

  /// Lints the text with the settings for its path.
  func lint(_ settings: DocumentSettings?, lines: LSPLines, ruleNames: [String]) -> LintResult {
    var result = LintResult(lines: lines)
    if isConfiguration {
      result.problems = ConfigurationReader.read(bytes, ruleNames: ruleNames).problems
      return result
    }
    guard let settings = applying(settings) else { return result }
    result.settings = settings
    let report = report(settings)
    result.diagnostics = settings.shown(report.diagnostics)
    if report.documents == 0 { result.annotations = [] }
    return result
  }

  /// The settings for the path, if they are for a document in which there may be findings.
  func applying(_ settings: DocumentSettings?) -> DocumentSettings? {
    settings.flatMap { isJSON || $0.kind != nil || language($0) != nil ? $0 : nil }
  }

  /// Whether linting the text takes longer than the time between two keystrokes may be. Code is divided
  /// into tokens, which takes many times as long as JSON.
  var isLong: Bool { bytes.count > (isJSON ? 1 << 18 : 1 << 15) }

  /// The report on the text.
  func report(_ settings: DocumentSettings, extras: Linter.ReportOptions = []) -> Linter.Report {
    if let linter = embeddedLinter(settings) {
      return linter.lint(bytes, extras: extras, extraction)
    }
    return bytes.withUnsafeBufferPointer { buffer in
      settings.session.lint(
        buffer, layout: layout, kind: settings.kind, claim: settings.claim, extras: extras)
    }
  }

  /// Removes the fixes that would not be applied.
  func dropRejectedFixes(from diagnostics: inout [Diagnostic], _ settings: DocumentSettings?) {
    guard let settings else { return }
    if let linter = embeddedLinter(settings) {
      return linter.dropRejectedFixes(from: &diagnostics, of: bytes)
    }
    settings.session.dropRejectedFixes(
      from: &diagnostics, of: bytes, layout: layout, kind: settings.kind, claim: settings.claim)
  }

  /// The language in which documents are embedded; nil for JSON and for other languages.
  func language(_ settings: DocumentSettings) -> HostLanguage? {
    let named = HostLanguage(of: path, full: path, settings.chain)
    if named != nil || isJSON || settings.chain.claim(on: path.bytes) != nil { return named }
    return host
  }

  func embeddedLinter(_ settings: DocumentSettings) -> EmbeddedLinter? {
    language(settings).map {
      EmbeddedLinter(
        settings.session, language: $0, templates: settings.linter.configuration.templates,
        kind: settings.kind)
    }
  }

  /// The text with all safe fixes applied.
  func fixed(_ settings: DocumentSettings) -> [UInt8] {
    if let language = language(settings) {
      let fixer = EmbeddedFixer(
        settings.linter, language: language, kind: settings.kind, includesUnsafe: false)
      return fixer.fix(bytes, shown: settings.shown).bytes
    }
    return Fixer(settings.linter).fix(
      bytes, layout: layout, kind: settings.kind, claim: settings.claim, shown: settings.shown
    ).bytes
  }
}

extension FilePath {
  /// Whether this is a configuration, such as `.fcmlint.json` or one that others extend.
  var isConfiguration: Bool {
    ConfigurationFile.names.contains { name.elementsEqual($0.utf8) || hasEnding($0) }
  }
}
