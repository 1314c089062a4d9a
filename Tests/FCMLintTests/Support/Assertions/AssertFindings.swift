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

/// Asserts all findings of some rules, or those of all rules that are at least warnings, as
/// `E unknown-field /message/x`.
func assertFindings(
  _ text: String, _ expected: [String], as kind: DocumentKind? = nil, of rules: [String]? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  let found = diagnose(text, as: kind, level: rules == nil ? .warning : .hint, select: rules)
  XCTAssertEqual(
    found.map { "\($0.severity.letter) \($0.rule) \($0.pointer)" }.sorted(), expected.sorted(),
    "\(text.prefix(300))", file: file, line: line)
}

extension Severity {
  /// The letter of the severity in the rule index.
  var letter: String { word.prefix(1).uppercased() }
}
