import FCMLint
import FCMLintReporting
import FCMLintRules

/// How a shell completes the value of an option or an operand.
enum CompletionKind {
  /// No completions.
  case anything
  case files
  case words([String])
  /// A comma-separated list of words.
  case list([String])
  /// `KEY=WORD`.
  case pair([String], [String])
  /// `WORD` or `WORD=FILE`.
  case wordsWithFile([String])

  static let ruleFormats = ["text", "json", "markdown"]
  static let schemaKinds = JSONSchemaExporter.kinds.map(\.word) + ["config"]
  /// The names of the severities, most severe first.
  static let levels = Severity.allCases.reversed().map(\.word)
  static let failLevels = levels.filter { $0 != "hint" } + ["never"]

  /// Derives the kind from the placeholder on the help page.
  init(_ option: OptionSpec) {
    switch option.value {
    case "FILE", "PATH", "GLOB", "DIR": self = .files
    case "F[=FILE]": self = .wordsWithFile(ReportFormat.allCases.map(\.rawValue))
    case "PREVIEW": self = .words(PreviewCommand.Format.allCases.map(\.rawValue))
    case "P": self = .words(PayloadSize.Platform.allCases.map(\.rawValue))
    case "FORMAT": self = .words(Self.ruleFormats)
    case "R,…": self = .list(Self.rules)
    case "R=LEVEL,…": self = .pair(Self.rules, Self.levels + ["off"])
    case "LEVEL": self = .words(option.name == "fail-on" ? Self.failLevels : Self.levels)
    case "K": self = .words(Self.schemaKinds)
    case "KIND": self = .words(DocumentKind.allCases.map(\.word))
    case "WHEN": self = .words(ColorChoice.allCases.map(\.rawValue))
    default: self = .anything
    }
  }

  private static var rules: [String] {
    Rule.Family.allCases.map(\.rawValue) + Rulebook.all.map(\.id)
  }
}
