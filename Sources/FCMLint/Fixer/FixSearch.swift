/// The search for the fixes that improve one source, or one document in a source of another language.
package struct FixSearch {
  /// A text that is better than the previous one, and the fixes that it takes.
  package struct Step {
    let state: FixSelector.State
    package let fixes: [Fix]
    /// The rules of the findings that have the fixes.
    package let rules: [String]

    /// The text after the fixes.
    package var bytes: [UInt8] { state.bytes }
  }

  private var selector: FixSelector
  private var state: FixSelector.State
  private let includesUnsafe: Bool
  /// The fixes that do not improve the text or cannot be written.
  private var rejected: Set<Fix> = []
  /// The first fixes that did not improve the text.
  private var first: [Fix] = []
  /// The maximum number of fixes that are tried together.
  private var limit = Int.max

  package init(
    _ session: LintSession, _ bytes: [UInt8], layout: Linter.Layout, kind: DocumentKind?,
    claim: DocumentKind? = nil, includesUnsafe: Bool
  ) {
    selector = FixSelector(session, layout: layout, kind: kind, claim: claim)
    state = selector.begin(bytes)
    self.includesUnsafe = includesUnsafe
  }

  /// The report on the text so far, at every level.
  var report: Linter.Report { state.report }

  /// The next step with fixes of some findings in the text; nil if no fix improves it.
  package mutating func next(_ diagnostics: [Diagnostic]) -> Step? {
    while true {
      let fixes = Array(plan(diagnostics).prefix(limit))
      if fixes.isEmpty { return nil }
      if let step = selector.select(fixes, state) {
        return Step(
          state: step.state, fixes: step.fixes, rules: rules(of: step.fixes, diagnostics))
      }
      first = Array((first + fixes).prefix(3))
      // Other fixes may have waited for the same place.
      rejected.formUnion(fixes)
      if selector.hitBudget { return nil }
    }
  }

  /// Continues with the text after a step.
  package mutating func accept(_ step: Step) {
    state = step.state
    rejected = []
    first = []
  }

  /// Continues without a step that cannot be written in the source: its fixes are tried in smaller
  /// groups.
  package mutating func reject(_ step: Step) {
    if step.fixes.count == 1 { rejected.formUnion(step.fixes) }
    limit = step.fixes.count == 1 ? .max : step.fixes.count / 2
  }

  /// The result of the search.
  mutating func outcome(fixedRules: [String]) -> Fixer.Outcome {
    let rules =
      selector.hitBudget ? [] : first.flatMap { selector.introducedRules(to: $0, state) }
    return Fixer.Outcome(
      bytes: state.bytes, fixedRules: fixedRules, report: state.report,
      hitBudget: selector.hitBudget, rejected: rejected.count,
      introducedRules: Array(Set(rules)).sorted())
  }

  /// The rules of the first findings that have some fixes.
  private func rules(of fixes: [Fix], _ diagnostics: [Diagnostic]) -> [String] {
    var (wanted, seen): (Set<Fix>, Set<Fix>) = ([], [])
    wanted.formUnion(fixes)
    var rules: [String] = []
    for diagnostic in diagnostics {
      guard let fix = fix(of: diagnostic), wanted.contains(fix), seen.insert(fix).inserted else {
        continue
      }
      rules.append(diagnostic.rule)
    }
    return rules
  }

  /// The fix of a finding that is tried.
  private func fix(of diagnostic: Diagnostic) -> Fix? {
    diagnostic.fixes.first { includesUnsafe || $0.safety == .safe }
  }

  /// The first applicable fix of each finding that was not rejected and overlaps no earlier one.
  private func plan(_ diagnostics: [Diagnostic]) -> [Fix] {
    var fixes: [Fix] = []
    var seen = rejected
    var taken: [ByteRange] = []
    for diagnostic in diagnostics {
      guard let fix = fix(of: diagnostic), seen.insert(fix).inserted else { continue }
      let ranges = fix.edits.map { $0.range }
      // Edits are nearly sorted, so comparing the last few keeps this linear. Indices are used
      // because a slice would cause the next append to copy the array.
      let recent = max(0, taken.count - 64)..<taken.count
      if ranges.contains(where: { range in recent.contains { Self.collide(taken[$0], range) } }) {
        continue
      }
      fixes.append(fix)
      taken += ranges
    }
    return fixes
  }

  /// Whether two edits may not be made in one pass: they overlap, or one inserts at the edge of a
  /// removal.
  private static func collide(_ one: ByteRange, _ two: ByteRange) -> Bool {
    one.overlaps(two)
      || (one.isEmpty != two.isEmpty && one.start <= two.end && two.start <= one.end)
  }
}
