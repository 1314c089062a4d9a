/// The fixes of syntax errors among the fixes of a report.
///
/// A syntax error hides findings: those about a value that is a guess, about members that may be
/// missing only because the error hides them, and about an object whose end is unknown. The fix of
/// the error uncovers them, which is no objection to it.
struct SyntaxRepairs {
  /// What some fixes change.
  enum Effect {
    /// Not only the syntax.
    case content
    /// Only the syntax: every new finding was there before, hidden.
    case syntax
    /// Only the syntax, but the fix is a guess about which object contains which members: a member
    /// in the wrong object shows that the guess is wrong.
    case structure
  }

  /// The rules whose fixes may move members to another object.
  private static let structural = [
    "mismatched-bracket", "missing-braces", "extra-content", "unexpected-token", "missing-comma",
    "missing-value", "unclosed-container",
  ]
  /// The rules about members in the wrong object.
  private static let placement = ["unknown-field", "misplaced-field", "unknown-aps-key"]

  /// The rules about syntax.
  private let rules: Set<String>
  private var fixes: Set<Fix> = []
  private var guesses: Set<Fix> = []

  init(in report: Linter.Report, rules: Set<String>) {
    self.rules = rules
    for diagnostic in report.diagnostics where !diagnostic.fixes.isEmpty {
      guard rules.contains(diagnostic.rule) else { continue }
      fixes.formUnion(diagnostic.fixes)
      if Self.structural.contains(diagnostic.rule) { guesses.formUnion(diagnostic.fixes) }
    }
  }

  func effect(of some: some Sequence<Fix>) -> Effect {
    if fixes.isEmpty { return .content }
    var effect = Effect.syntax
    for fix in some {
      if !fixes.contains(fix) { return .content }
      if guesses.contains(fix) { effect = .structure }
    }
    return effect
  }

  /// The fixes of syntax errors in a group, then the others.
  func split(_ group: ArraySlice<Int>, of all: [Fix]) -> [ArraySlice<Int>] {
    if fixes.isEmpty { return [group] }
    let repairs = group.filter { fixes.contains(all[$0]) }
    if repairs.isEmpty || repairs.count == group.count { return [group] }
    return [repairs[...], group.filter { !fixes.contains(all[$0]) }[...]]
  }

  /// Whether fixes with an effect repair syntax errors and cause no others.
  ///
  /// - Parameter additions: the rules with more errors or warnings than before.
  func isRepaired(
    _ new: Linter.Report, from old: Linter.Report, _ effect: Effect, additions: [String]
  ) -> Bool {
    guard effect != .content, old.hidden == 0, new.hidden == 0, count(new) < count(old) else {
      return false
    }
    return !additions.contains { rule in
      rules.contains(rule) || effect == .structure && Self.placement.contains(rule)
    }
  }

  private func count(_ report: Linter.Report) -> Int {
    report.diagnostics.count { rules.contains($0.rule) }
  }
}
