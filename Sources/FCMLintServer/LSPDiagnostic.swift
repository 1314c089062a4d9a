import FCMLint
import FCMLintReporting

/// Formats findings as LSP diagnostics.
///
/// Source: Language Server Protocol 3.17, Diagnostic.
struct LSPDiagnostic {
  let document: OpenDocument
  let result: OpenDocument.LintResult
  let capabilities: ClientCapabilities

  /// The maximum number of diagnostics per document, so that messages stay small enough to send
  /// after every keystroke.
  static let limit = 1000

  /// The findings of a document in source order; above the limit, only the most severe ones and a
  /// notice.
  func all() -> [JSONValue] {
    var shown = result.diagnostics
    guard shown.count > Self.limit else {
      return shown.map(json) + Self.all(result.problems, result.lines)
    }
    let mostSevere = shown.indices.sorted { (shown[$1].severity, $0) < (shown[$0].severity, $1) }
    shown = mostSevere.prefix(Self.limit).sorted().map { shown[$0] }
    let notice = Self.notice(
      "only the \(Self.limit) most severe of \(result.diagnostics.count) findings are shown")
    return [notice] + shown.map(json)
  }

  /// The errors of a configuration in source order; above the limit, only the first ones and a notice.
  static func all(_ problems: [ConfigurationProblem], _ lines: LSPLines) -> [JSONValue] {
    let shown = problems.prefix(limit).map { json($0, lines) }
    if problems.count <= limit { return shown }
    return [notice("only the first \(limit) of \(problems.count) errors are shown")] + shown
  }

  private static func notice(_ message: String) -> JSONValue {
    let start = LSPPosition(line: 0, unit: 0)
    return [
      "range": LSPRange(start: start, end: start).json, "severity": 3,
      "code": .string(FindingLimit.rule), "source": "fcmlint", "message": .string(message),
    ]
  }

  /// A finding as a diagnostic, for publishing and for code actions.
  func json(_ diagnostic: Diagnostic) -> JSONValue {
    let notes = diagnostic.notes.map { note -> JSONValue in
      [
        "location": [
          "uri": .string(document.uri.text), "range": LSPRange(note.range, result.lines).json,
        ],
        "message": .string(note.message),
      ]
    }
    // Editors strike through deprecated code.
    let isDeprecated = ["deprecated-field", "deprecated-token"].contains(diagnostic.rule)
    return [
      "range": LSPRange(diagnostic.range, result.lines).json,
      // From 1 for errors to 4 for hints.
      "severity": .number(4 - Int(diagnostic.severity.rawValue)),
      "code": .string(diagnostic.rule),
      "codeDescription":
        capabilities.linksCodes ? ["href": .string(Rule.page(of: diagnostic.rule))] : nil,
      "source": "fcmlint",
      "message": .string(Self.words(diagnostic.message, diagnostic.help)),
      "tags": capabilities.showsDeprecation && isDeprecated ? [2] : nil,
      "relatedInformation":
        capabilities.showsNotes && !notes.isEmpty ? .array(notes) : nil,
    ]
  }

  static func json(_ problem: ConfigurationProblem, _ lines: LSPLines) -> JSONValue {
    [
      "range": LSPRange(problem.range, lines).json, "severity": 1,
      "code": "configuration", "source": "fcmlint",
      "message": .string(words(problem.message, problem.help)),
    ]
  }

  /// The message and help. Editors that show a single line replace the line break by a space.
  private static func words(_ message: String, _ help: String?) -> String {
    guard let help, !help.isEmpty else { return message }
    return "\(message)\nhelp: \(help)"
  }
}
