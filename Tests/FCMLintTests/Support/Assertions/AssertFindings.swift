import FCMLint
import FCMLintReporting
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

/// Asserts the findings in a document, or in a part of one at `place`.
///
/// Each expected finding is the ID of a rule, with the letter of its severity before it and the
/// JSON Pointer after it where these matter: `bad-alert`, `E bad-alert`, `E bad-alert /aps/alert`.
/// If the document contains `«` and `»`, they enclose the findings, and one ID represents all of
/// them.
///
/// Other findings at `level` or above are failures; the default is warning, or info if no expected
/// finding is more severe. Every fix must resolve its finding, result in valid JSON and cause
/// nothing new, unless `fixing` is false.
func assertFindings(
  _ text: String, _ expected: String..., in place: DocumentPlace = .document,
  as kind: DocumentKind? = nil, of rules: [String]? = nil, level: Severity? = nil,
  fixing: Bool = true, file: StaticString = #filePath, line: UInt = #line
) {
  assertFindings(
    text, expected, in: place, as: kind, of: rules, level: level, fixing: fixing, file: file,
    line: line)
}

/// The same with a list of findings, for tables.
func assertFindings(
  _ text: String, _ expected: [String], in place: DocumentPlace = .document,
  as kind: DocumentKind? = nil, of rules: [String]? = nil, level: Severity? = nil,
  fixing: Bool = true, file: StaticString = #filePath, line: UInt = #line
) {
  let marked = MarkedText(place.document(text))
  let kind = kind ?? place.kind
  let rows = expected.map(ExpectedFinding.init)
  let ids = Set(rows.map(\.rule))
  let all = diagnose(marked.bytes, as: kind, select: rules)
  let gravest = all.filter { ids.contains($0.rule) }.map(\.severity).max() ?? .warning
  let level = level ?? min(.warning, max(gravest, .info))
  let found = all.filter { $0.severity >= level || ids.contains($0.rule) }
  let count = marked.ranges.isEmpty || rows.count > 1 ? 1 : marked.ranges.count
  XCTAssertEqual(
    found.map { ExpectedFinding($0, like: rows.first).text }.sorted(),
    rows.flatMap { repeatElement($0.text, count: count) }.sorted(), "\(marked.text.prefix(300))",
    file: file, line: line)
  if !marked.ranges.isEmpty {
    XCTAssertEqual(
      found.map(\.range), marked.ranges, "\(marked.text.prefix(300))", file: file, line: line)
  }
  for finding in found where fixing {
    for fix in finding.fixes {
      let fixed = EditApplication.apply(fix.edits, to: marked.bytes)
      let left = diagnose(fixed, as: kind, select: rules)
      let what = "\(fix.title): \(String(decoding: fixed.prefix(300), as: UTF8.self))"
      XCTAssertLessThan(
        left.count { $0.rule == finding.rule }, all.count { $0.rule == finding.rule }, what,
        file: file, line: line)
      let new = Set(left.filter { $0.severity >= .warning }.map(\.rule))
      XCTAssertEqual(new.subtracting(all.map(\.rule)), [], what, file: file, line: line)
    }
  }
}

/// A finding as written in a test.
private struct ExpectedFinding {
  var severity: String?
  var rule: String
  var pointer: String?

  init(_ text: String) {
    var parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if parts[0].count == 1 { severity = parts.removeFirst() }
    rule = parts.removeFirst()
    pointer = parts.first
  }

  /// The parts of a finding that the expected one specifies.
  init(_ found: Diagnostic, like row: ExpectedFinding?) {
    severity = row?.severity == nil ? nil : found.severity.letter
    rule = found.rule
    pointer = row?.pointer == nil ? nil : found.pointer
  }

  var text: String { [severity, rule, pointer].compactMap { $0 }.joined(separator: " ") }
}

extension Severity {
  /// The letter of the severity in the rule index.
  var letter: String { word.prefix(1).uppercased() }
}

extension XCTestCase {
  /// A string of `count` letters.
  func a(_ count: Int, _ letter: String = "a") -> String {
    String(repeating: letter, count: count)
  }
}
