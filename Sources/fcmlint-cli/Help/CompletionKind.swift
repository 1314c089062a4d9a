import FCMLint
import FCMLintReporting
import FCMLintRules

/// What the value of an option or an operand can be, as a shell completes it.
enum CompletionKind {
  /// Nothing can be offered.
  case anything
  case files
  case words([String])
  /// Words with commas between them.
  case list([String])
  /// One of the keys, an equals sign, one of the words.
  case pair([String], [String])
  /// One of the words, or a word, an equals sign and a file.
  case wordsWithFile([String])

  static let ruleFormats = ["text", "json", "markdown"]
  static let schemaKinds = JSONSchemaExporter.kinds.map(\.word) + ["config"]
  /// The words for severities, the gravest first.
  static let levels = Severity.allCases.reversed().map(\.word)
  static let failLevels = levels.filter { $0 != "hint" } + ["never"]

  /// What stands for the value on the help page decides, so that a new option is complete at once.
  init(_ option: OptionSpec) {
    switch option.value {
    case "FILE", "PATH", "GLOB", "DIR": self = .files
    case "F[=FILE]": self = .wordsWithFile(ReportFormat.allCases.map(\.rawValue))
    case "FORMAT": self = .words(Self.ruleFormats)
    case "R,…": self = .list(Self.rules)
    case "R=LEVEL": self = .pair(Self.rules, Self.levels + ["off"])
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
