import FCMLintRules

@testable import FCMLint

/// Checks that a fixed source is valid JSON if it was before, has no worse findings than before,
/// and does not change when it is fixed again.
func fuzzFixer(_ bytes: [UInt8]) { checkFixes(bytes, includesUnsafe: false) }

func fuzzUnsafeFixer(_ bytes: [UInt8]) { checkFixes(bytes, includesUnsafe: true) }

private func checkFixes(_ bytes: [UInt8], includesUnsafe: Bool) {
  let fixer = Fixer(linter, includesUnsafe: includesUnsafe)
  let kinds = DocumentKind.allCases
  let kind = bytes.count % 3 == 0 ? kinds[bytes.count % kinds.count] : nil
  for layout in [Linter.Layout.single, .lines] {
    let before = lint(bytes, layout, kind)
    let outcome = fixer.fix(bytes, layout: layout, kind: kind)
    let after = lint(outcome.bytes, layout, kind)
    // The fix of a syntax error may uncover findings.
    invariant(
      syntaxErrors(after) < syntaxErrors(before)
        || SeverityTotals(after) <= SeverityTotals(before),
      "\(before.diagnostics.map(\.rule)) became \(after.diagnostics.map(\.rule))")
    invariant(
      after.diagnostics.count == outcome.report.diagnostics.count, "the report is of another text")
    invariant(outcome.applied > 0 || outcome.bytes == bytes, "changed without a fix")
    if layout == .single, errors(bytes) == 0 {
      invariant(errors(outcome.bytes) == 0, "no longer JSON: \(shown(outcome.bytes))")
    }
    if layout == .single { fuzzParser(outcome.bytes) }
    let again = fixer.fix(outcome.bytes, layout: layout, kind: kind)
    invariant(
      again.bytes == outcome.bytes || outcome.hitBudget,
      "changed again: \(shown(outcome.bytes)) \(shown(again.bytes))")
    let path = Array("a.json".utf8)
    let diff = UnifiedDiff.between(bytes, outcome.bytes, path: path)
    invariant(diff.isEmpty == (bytes == outcome.bytes), "a difference of \(diff.count) bytes")
  }
}

private let syntaxRules = Set(Rule.all.filter { $0.family == .syntax }.map(\.id))

private func syntaxErrors(_ report: Linter.Report) -> Int {
  report.diagnostics.count { syntaxRules.contains($0.rule) }
}

private func errors(_ bytes: [UInt8]) -> Int { JSONTree.read(bytes) { $0.errors.count } }

private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
