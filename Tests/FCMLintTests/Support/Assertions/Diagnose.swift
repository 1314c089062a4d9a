import FCMLint
import FCMLintRules

/// The findings of the rulebook on a text: all of them, unless a kind, a level or some rules are
/// given.
func diagnose(
  _ text: String, as kind: DocumentKind? = nil, level: Severity = .hint, select: [String]? = nil
) -> [Diagnostic] {
  var configuration = Configuration()
  configuration.level = level
  configuration.kind = kind
  configuration.select = select
  return Linter(rules: Rulebook.all, configuration: configuration).lint(Array(text.utf8))
    .diagnostics
}
