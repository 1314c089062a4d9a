import FCMLint
import FCMLintRules
import XCTest

/// The findings of all rules in a text, unless a kind, a level or some rules are given.
func diagnose(
  _ text: String, as kind: DocumentKind? = nil, level: Severity = .hint, select: [String]? = nil
) -> [Diagnostic] {
  diagnose(Array(text.utf8), as: kind, level: level, select: select)
}

/// The same for bytes.
func diagnose(
  _ bytes: [UInt8], as kind: DocumentKind? = nil, level: Severity = .hint, select: [String]? = nil
) -> [Diagnostic] {
  TestLinter.linter(level: level, kind: kind, select: select).lint(bytes).diagnostics
}

extension Severity {
  /// The letter of the severity in the rule index.
  var letter: String { word.prefix(1).uppercased() }
}
