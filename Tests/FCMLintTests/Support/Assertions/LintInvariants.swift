import FCMLintRules
import XCTest

@testable import FCMLint

/// Invariants of the linter for any source and any kind.
struct LintInvariants {
  /// A source and the way it is linted.
  struct Case {
    var bytes: [UInt8]
    var name: String
    var layout: Linter.Layout
    var kind: DocumentKind?

    var what: String { "\(name) as \(kind?.word ?? "what it is"), \(layout)" }
  }

  private let linter: Linter
  private let session: LintSession

  init() {
    var configuration = Configuration()
    configuration.level = .hint
    linter = TestLinter.of(configuration)
    session = LintSession(linter)
  }

  private static let syntax = Set(Rulebook.all.filter { $0.family == .syntax }.map(\.id))

  private func syntaxErrors(_ report: Linter.Report) -> Int {
    report.diagnostics.count { Self.syntax.contains($0.rule) }
  }

  private func lint(_ bytes: [UInt8], _ source: Case) -> Linter.Report {
    bytes.withUnsafeBufferPointer { session.lint($0, layout: source.layout, kind: source.kind) }
  }

  /// Checks that every range is inside the source and every text can be shown; returns the
  /// findings.
  @discardableResult
  func checkFindings(_ source: Case) -> [Diagnostic] {
    let count = source.bytes.count
    let diagnostics = lint(source.bytes, source).diagnostics
    for diagnostic in diagnostics {
      let rule = diagnostic.rule
      let edits = diagnostic.fixes.flatMap(\.edits).map(\.range)
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) + edits {
        if range.start < 0 || range.start > range.end || range.end > count {
          XCTFail("\(source.what): \(rule) at \(range) of \(count)")
        }
      }
      let titles = diagnostic.fixes.map(\.title) + diagnostic.notes.map(\.message)
      for text in [diagnostic.message] + [diagnostic.help].compactMap(\.self) + titles
      where text.isEmpty || text.unicodeScalars.contains(where: { $0.isHidden }) {
        XCTFail("\(source.what): \(rule) says \(text.debugDescription)")
      }
    }
    return diagnostics
  }

  /// Checks that the fixed source is valid JSON if it was before, has fewer findings, and is not
  /// fixed again; returns whether there was something to fix.
  @discardableResult
  func checkFixes(_ source: Case, includesUnsafe: Bool) -> Bool {
    let (bytes, what) = (source.bytes, source.what)
    let fixer = Fixer(linter, includesUnsafe: includesUnsafe)
    let fixed = fixer.fix(bytes, layout: source.layout, kind: source.kind)
    guard fixed.bytes != bytes else {
      XCTAssertEqual(fixed.applied, 0, what)
      return false
    }
    let before = lint(bytes, source)
    let after = lint(fixed.bytes, source)
    let rules = after.diagnostics.map(\.rule)
    // The fix of a syntax error may uncover findings.
    if syntaxErrors(after) >= syntaxErrors(before) {
      XCTAssertLessThanOrEqual(
        SeverityTotals(after), SeverityTotals(before),
        "\(what): \(before.diagnostics.map(\.rule)) became \(rules)")
    }
    XCTAssertEqual(fixed.report.diagnostics.map(\.rule), rules, "\(what): another text's report")
    if source.layout == .single, JSONTree.read(bytes, { $0.errors.isEmpty }) {
      XCTAssertEqual(TapeCheck.read(fixed.bytes, what).map(\.kind), [], what)
    }
    let again = fixer.fix(fixed.bytes, layout: source.layout, kind: source.kind)
    XCTAssertEqual(
      String(decoding: again.bytes, as: UTF8.self), String(decoding: fixed.bytes, as: UTF8.self),
      "\(what): changed again")
    return true
  }
}
