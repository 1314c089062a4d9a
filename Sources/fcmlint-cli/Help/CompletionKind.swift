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

  /// What stands for the value on the help page decides, so that a new option is complete at once.
  init(_ option: OptionSpec, of page: CommandSpec) {
    let levels = Severity.allCases.reversed().map(\.word)
    switch option.value {
    case "FILE", "PATH", "GLOB", "DIR": self = .files
    case "F[=FILE]": self = .wordsWithFile(ReportFormat.allCases.map(\.rawValue))
    case "FORMAT": self = .words(["text", "json", "markdown"])
    case "R,…": self = .list(Self.rules)
    case "R=LEVEL": self = .pair(Self.rules, levels + ["off"])
    case "LEVEL" where option.name == "fail-on":
      self = .words(levels.filter { $0 != "hint" } + ["never"])
    case "LEVEL": self = .words(levels)
    case "KIND", "K":
      let all = DocumentKind.allCases
      let isSchema = page.name == CommandSpec.schema.name
      self = .words(
        (isSchema ? JSONSchemaExporter.kinds : all).map(\.word) + (isSchema ? ["config"] : []))
    case "WHEN": self = .words(ColorChoice.allCases.map(\.rawValue))
    default: self = .anything
    }
  }

  /// What the operands of a command can be.
  init(operandsOf page: CommandSpec) {
    switch page.name {
    case "check", "config": self = .files
    case "explain": self = .words(Rulebook.all.map(\.id))
    case "completions": self = .words(Completions.allCases.map(\.rawValue))
    default: self = .anything
    }
  }

  private static var rules: [String] {
    Rule.Family.allCases.map(\.rawValue) + Rulebook.all.map(\.id)
  }
}
