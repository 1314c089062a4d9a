import FCMLint
import FCMLintReporting

/// Findings as editors show them.
///
/// Source: Language Server Protocol 3.17, Diagnostic.
struct LSPDiagnostic {
  let document: OpenDocument
  let result: OpenDocument.LintResult
  let capabilities: ClientCapabilities

  /// How many findings an editor is told of one document: more are no help, and a message of many
  /// megabytes at every key stroke is harm.
  static let limit = 1000

  /// The findings of a document in their order; of too many the gravest.
  func all() -> [String] {
    var shown = result.diagnostics
    if shown.count > Self.limit {
      let gravest = shown.indices.sorted { (shown[$1].severity, $0) < (shown[$0].severity, $1) }
      shown = gravest.prefix(Self.limit).sorted().map { shown[$0] }
    }
    return shown.map(text) + result.problems.prefix(Self.limit).map(text)
  }

  /// A finding as it is published, and as an action names it.
  func text(_ diagnostic: Diagnostic) -> String {
    let notes =
      !capabilities.showsNotes
      ? []
      : diagnostic.notes.map { note in
        JSONFragment.object([
          (
            "location",
            JSONFragment.object([
              ("uri", JSONFragment.string(document.uri)),
              ("range", LSPRange(note.range, result.lines).text),
            ])
          ),
          ("message", JSONFragment.string(note.message)),
        ])
      }
    // A word that is crossed out says at a glance that it is on its way out.
    let isDeprecated =
      capabilities.showsDeprecation
      && ["deprecated-field", "deprecated-token"].contains(diagnostic.rule)
    return JSONFragment.object(present: [
      ("range", LSPRange(diagnostic.range, result.lines).text),
      ("severity", Self.number(diagnostic.severity)),
      ("code", JSONFragment.string(diagnostic.rule)),
      (
        "codeDescription",
        capabilities.linksCodes
          ? JSONFragment.object([("href", JSONFragment.string(Rule.page(of: diagnostic.rule)))])
          : nil
      ),
      ("source", "\"fcmlint\""),
      ("message", JSONFragment.string(Self.words(diagnostic.message, diagnostic.help))),
      ("tags", isDeprecated ? "[2]" : nil),
      ("relatedInformation", notes.isEmpty ? nil : JSONFragment.list(notes)),
    ])
  }

  private func text(_ problem: ConfigurationProblem) -> String {
    JSONFragment.object([
      ("range", LSPRange(problem.range, result.lines).text), ("severity", "1"),
      ("code", "\"configuration\""), ("source", "\"fcmlint\""),
      ("message", JSONFragment.string(Self.words(problem.message, problem.help))),
    ])
  }

  /// An editor that shows one line of it takes the line break for a space.
  private static func words(_ message: String, _ help: String?) -> String {
    guard let help, !help.isEmpty else { return message }
    return "\(message)\nhelp: \(help)"
  }

  private static func number(_ severity: Severity) -> String {
    switch severity {
    case .error: "1"
    case .warning: "2"
    case .info: "3"
    case .hint: "4"
    }
  }
}
