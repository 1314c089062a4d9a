import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// The findings of the rulebook on a text: all of them, unless a kind, a level or some rules are
/// given.
func diagnose(
  _ text: String, as kind: DocumentKind? = nil, level: Severity = .hint, select: [String]? = nil
) -> [Diagnostic] {
  diagnose(Array(text.utf8), as: kind, level: level, select: select)
}

/// The same for bytes.
func diagnose(
  _ bytes: [UInt8], as kind: DocumentKind? = nil, level: Severity = .hint, select: [String]? = nil
) -> [Diagnostic] {
  var configuration = Configuration()
  configuration.level = level
  configuration.kind = kind
  configuration.select = select
  return Linter(rules: Rulebook.all, configuration: configuration).lint(bytes).diagnostics
}

/// Asserts what the rules find in a document, or in a part of one that stands at `place`.
///
/// Each expected finding is the ID of a rule, with the letter of its severity in front and the JSON
/// Pointer behind where these matter: `bad-alert`, `E bad-alert`, `E bad-alert /aps/alert`. If the
/// document holds `«` and `»`, they enclose the findings, and one ID stands for all of them.
///
/// Other findings at `level` or above are failures; by default that is a warning, or an info where
/// nothing graver is expected. Every fix takes its finding away, leaves JSON that parses as before,
/// and brings nothing new, unless `fixing` is false.
func assertFindings(
  _ text: String, _ expected: String..., in place: DocumentPlace = .document,
  as kind: DocumentKind? = nil, of rules: [String]? = nil, level: Severity? = nil,
  fixing: Bool = true, file: StaticString = #filePath, line: UInt = #line
) {
  assertFindings(
    text, expected, in: place, as: kind, of: rules, level: level, fixing: fixing, file: file,
    line: line)
}

/// The same for a list, such as a table of a test has.
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

/// A finding as a test writes it.
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

  /// A finding with the parts that a row of the test has.
  init(_ found: Diagnostic, like row: ExpectedFinding?) {
    severity = row?.severity == nil ? nil : found.severity.letter
    rule = found.rule
    pointer = row?.pointer == nil ? nil : found.pointer
  }

  var text: String { [severity, rule, pointer].compactMap { $0 }.joined(separator: " ") }
}

extension Severity {
  /// The letter that the catalogue of rules has for it.
  var letter: String { word.prefix(1).uppercased() }
}

extension XCTestCase {
  /// So many letters.
  func a(_ count: Int, _ letter: String = "a") -> String {
    String(repeating: letter, count: count)
  }
}
