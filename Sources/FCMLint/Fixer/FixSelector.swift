/// Selects the fixes that improve a source, by linting the result of applying them.
struct FixSelector {
  /// A source or one of its documents, and its report.
  struct State {
    var bytes: [UInt8]
    var report: Linter.Report
  }

  /// A state that is better than the previous one, and the fixes applied.
  struct Step {
    var state: State
    var fixes: [Fix]
  }

  /// A document as a source of its own, with its fixes.
  private struct IsolatedDocument: Hashable {
    let bytes: [UInt8]
    let fixes: [Fix]

    init(_ part: FixPartition.Part, of fixes: [Fix], _ bytes: [UInt8]) {
      self.bytes = Array(bytes[part.range.start..<part.range.end])
      self.fixes = part.fixes.map { fixes[$0].moved(by: -part.range.start) }
    }
  }

  private let session: LintSession
  private let syntaxRules: Set<String>
  private let layout: Linter.Layout
  private let kind: DocumentKind?
  private let claim: DocumentKind?
  /// The remaining cost of linting the whole source.
  private var allowance: Int64 = 0
  /// The remaining cost that all documents share beyond their own allowances: enough to try every
  /// fix in a source of some kilobytes.
  private var shared: Int64 = 1 << 25
  /// Documents that no fix improves.
  private var rejectedParts: Set<IsolatedDocument> = []
  /// Whether fixes were not tried because the budget was used up.
  private(set) var hitBudget = false
  /// The fixes whose rejection is explained.
  var explained: Set<Fix> = []
  /// The messages of the first findings that rejected fixes would cause.
  private(set) var objections: [(fix: Fix, messages: String)] = []

  init(
    _ session: LintSession, layout: Linter.Layout, kind: DocumentKind?, claim: DocumentKind?
  ) {
    self.session = session
    syntaxRules = session.table.syntaxFamily
    self.layout = layout
    self.kind = kind
    self.claim = claim
  }

  /// The initial state; its cost determines the budget.
  mutating func begin(_ bytes: [UInt8]) -> State {
    let state = State(bytes: bytes, report: lint(bytes))
    allowance = 24 * Self.cost(of: state)
    return state
  }

  /// Applies all fixes together if that improves the source, otherwise those that improve their
  /// document; nil if none does.
  ///
  /// Documents are independent, so that a document with a hundred bad fixes does not cause its
  /// neighbors to be linted a hundred times.
  mutating func select(_ fixes: [Fix], _ start: State) -> Step? {
    var own = allowance
    defer { allowance = own }
    let fixes = unsettled(fixes, in: start.bytes)
    guard !fixes.isEmpty else { return nil }
    let together = EditApplication.apply(fixes.flatMap { $0.edits }, to: start.bytes)
    let repairs = SyntaxRepairs(in: start.report, rules: syntaxRules)
    guard let report = lintWithinBudget(together, &own) else { return nil }
    if together != start.bytes, Self.isBetter(report, than: start.report, repairs, fixes) {
      return Step(state: State(bytes: together, report: report), fixes: fixes)
    }
    let (parts, others) = parts(of: start.bytes, holding: fixes)
    let kept = parts.flatMap { keep($0, of: fixes, start.bytes) }
    let groups = parts.isEmpty ? Self.halves(others[...]) : [kept[...], others[...]]
    let (state, applied) = halve(groups, of: fixes, start, &own)
    return applied.isEmpty ? nil : Step(state: state, fixes: applied.map { fixes[$0] })
  }

  private func parts(of bytes: [UInt8], holding fixes: [Fix])
    -> (parts: [FixPartition.Part], others: [Int])
  {
    bytes.withUnsafeBufferPointer { buffer in
      switch layout {
      case .lines: FixPartition.split(fixes, within: FixPartition.lines(of: buffer, holding: fixes))
      case .single: FixPartition.split(fixes, inside: session.elements(of: buffer))
      }
    }
  }

  /// The fixes that may improve something: fixes of unchanged documents that no fix improved are
  /// skipped.
  private func unsettled(_ fixes: [Fix], in bytes: [UInt8]) -> [Fix] {
    if rejectedParts.isEmpty { return fixes }
    let (parts, others) = parts(of: bytes, holding: fixes)
    let open = parts.filter { !rejectedParts.contains(IsolatedDocument($0, of: fixes, bytes)) }
      .flatMap {
        $0.fixes
      }
    return (open + others).sorted().map { fixes[$0] }
  }

  /// The indices of the fixes that improve one document.
  private mutating func keep(_ part: FixPartition.Part, of fixes: [Fix], _ bytes: [UInt8]) -> [Int]
  {
    let document = IsolatedDocument(part, of: fixes, bytes)
    if rejectedParts.contains(document) { return [] }
    let start = State(bytes: document.bytes, report: lint(document.bytes))
    var own = 32 * Self.cost(of: start)
    let (_, kept) = halve([Array(document.fixes.indices)[...]], of: document.fixes, start, &own)
    if kept.isEmpty { rejectedParts.insert(document) }
    return kept.map { part.fixes[$0] }
  }

  /// Applies each group of fixes if that improves the text, otherwise tries its halves, so that one
  /// bad fix costs few lint runs.
  private mutating func halve(
    _ groups: [ArraySlice<Int>], of fixes: [Fix], _ start: State, _ allowance: inout Int64
  ) -> (State, kept: [Int]) {
    var best = start
    var kept: [Int] = []
    let repairs = SyntaxRepairs(in: start.report, rules: syntaxRules)
    var open: [ArraySlice<Int>] = groups.filter { !$0.isEmpty }
      .flatMap { repairs.split($0, of: fixes) }.reversed()
    while let group = open.popLast() {
      let next = EditApplication.apply((kept + group).flatMap { fixes[$0].edits }, to: start.bytes)
      guard let report = lintWithinBudget(next, &allowance) else { break }
      let own = group.lazy.map { fixes[$0] }
      if next != best.bytes, Self.isBetter(report, than: best.report, repairs, own) {
        kept += group
        best = State(bytes: next, report: report)
      } else if group.count > 1 {
        open += Self.halves(group).reversed()
      }
    }
    return (best, kept)
  }

  private static func halves(_ group: ArraySlice<Int>) -> [ArraySlice<Int>] {
    guard group.count > 1 else { return [] }
    let middle = group.startIndex + group.count / 2
    return [group[..<middle], group[middle...]]
  }

  // MARK: Fixes one by one

  /// The fixes that improve their document if nothing else is changed.
  ///
  /// Above a limit the fixes of a document are tried in groups, so that the time is proportional to
  /// the bytes and findings; fixes that are left over when the budget is used up do not count.
  mutating func acceptable(_ fixes: [Fix], in bytes: [UInt8]) -> Set<Fix> {
    shared = 0
    let (parts, others) = parts(of: bytes, holding: fixes)
    var accepted: [Int] = []
    for part in parts {
      let document = IsolatedDocument(part, of: fixes, bytes)
      accepted += tryEach(document.fixes, of: document.bytes, part.fixes.map { fixes[$0] })
        .map { part.fixes[$0] }
    }
    let rest = others.map { fixes[$0] }
    accepted += tryEach(rest, of: bytes, rest).map { others[$0] }
    return Set(accepted.map { fixes[$0] })
  }

  /// - Parameter originals: the fixes with their positions in the whole source.
  private mutating func tryEach(_ fixes: [Fix], of bytes: [UInt8], _ originals: [Fix]) -> [Int] {
    if fixes.isEmpty { return [] }
    let start = State(bytes: bytes, report: lint(bytes))
    let cost = Self.cost(of: start)
    guard Int64(fixes.count) * cost <= max(16 * cost, 1 << 20) else {
      var own = 32 * cost
      return halve([Array(fixes.indices)[...]], of: fixes, start, &own).kept
    }
    let repairs = SyntaxRepairs(in: start.report, rules: syntaxRules)
    return fixes.indices.filter { index in
      let next = fixes[index].applied(to: bytes)
      if next == bytes { return false }
      let report = lint(next)
      if Self.isBetter(report, than: start.report, repairs, CollectionOfOne(fixes[index])) {
        return true
      }
      if explained.contains(originals[index]) {
        let rules = Self.additions(report, to: start.report, from: .warning)
        let messages = report.diagnostics.filter { rules.contains($0.rule) }.prefix(3)
          .map { $0.message }
        if !messages.isEmpty {
          objections.append((originals[index], messages.joined(separator: "; ")))
        }
      }
      return false
    }
  }

  // MARK: Linting the result

  private func lint(_ bytes: [UInt8]) -> Linter.Report {
    bytes.withUnsafeBufferPointer { session.lint($0, layout: layout, kind: kind, claim: claim) }
  }

  /// The report on a text; nil if the budget is used up.
  private mutating func lintWithinBudget(_ bytes: [UInt8], _ allowance: inout Int64) -> Linter
    .Report?
  {
    guard allowance > 0 || shared > 0 else {
      hitBudget = true
      return nil
    }
    let report = lint(bytes)
    let cost = Self.cost(of: State(bytes: bytes, report: report))
    if allowance > 0 { allowance -= cost } else { shared -= cost }
    return report
  }

  /// The cost of linting a text in bytes; a finding costs as much as some hundred bytes.
  private static func cost(of state: State) -> Int64 {
    Int64(state.bytes.count) + 256 * Int64(state.report.diagnostics.count)
  }

  /// The rules with more findings after a fix, which explain why it was skipped: errors and
  /// warnings or, if there are none, infos.
  mutating func introducedRules(to fix: Fix, _ state: State) -> [String] {
    var own: Int64 = 0
    guard let report = lintWithinBudget(EditApplication.apply(fix.edits, to: state.bytes), &own)
    else {
      return []
    }
    let problems = Self.additions(report, to: state.report, from: .warning)
    return problems.isEmpty ? Self.additions(report, to: state.report, from: .info) : problems
  }

  /// Whether the report after some fixes is better: fewer findings, and no more errors or warnings
  /// of any rule in any document. Fixes of syntax errors may also uncover hidden findings.
  private static func isBetter(
    _ new: Linter.Report, than old: Linter.Report, _ repairs: SyntaxRepairs,
    _ fixes: some Sequence<Fix>
  ) -> Bool {
    guard new.documents >= old.documents else { return false }
    let isLess = SeverityTotals(new) < SeverityTotals(old)
    if isLess, old.hidden > 0 { return true }
    let additions = additions(new, to: old, from: .warning)
    if isLess, additions.isEmpty { return true }
    return repairs.isRepaired(new, from: old, repairs.effect(of: fixes), additions: additions)
  }

  /// A rule and a document with findings of it.
  private struct RuleInDocument: Hashable {
    let rule: String
    let document: Int
  }

  /// The rules with more findings than before, from a severity on.
  ///
  /// Findings are counted for each document, unless the number of documents changed, so that
  /// documents cannot be matched.
  private static func additions(
    _ new: Linter.Report, to old: Linter.Report, from severity: Severity
  ) -> [String] {
    let areSame = new.documents == old.documents && new.lines == old.lines
    func key(_ diagnostic: Diagnostic) -> RuleInDocument {
      RuleInDocument(rule: diagnostic.rule, document: areSame ? diagnostic.document : 0)
    }
    var counts: [RuleInDocument: Int] = [:]
    for diagnostic in old.diagnostics { counts[key(diagnostic), default: 0] += 1 }
    var rules: [String] = []
    for diagnostic in new.diagnostics where diagnostic.severity >= severity {
      counts[key(diagnostic), default: 0] -= 1
      if counts[key(diagnostic)] == -1 { rules.append(diagnostic.rule) }
    }
    return rules
  }
}
