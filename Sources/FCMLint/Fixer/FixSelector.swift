/// Finds out which of some fixes make a source better, by judging what they make of it.
struct FixSelector {
  /// A source, or a document of it, and what there is to say about it.
  struct State {
    var bytes: [UInt8]
    var report: Linter.Report
  }

  /// A state that is better than the one before, and how many fixes led to it.
  struct Step {
    var state: State
    var applied: Int
  }

  /// A document as if it were a source of its own, and the fixes of it.
  private struct Alone: Hashable {
    let bytes: [UInt8]
    let fixes: [Fix]

    init(_ part: FixPartition.Part, of fixes: [Fix], _ bytes: [UInt8]) {
      self.bytes = Array(bytes[part.range.start..<part.range.end])
      self.fixes = part.fixes.map { fixes[$0].moved(by: -part.range.start) }
    }
  }

  private let session: LintSession
  private let layout: Linter.Layout
  private let kind: DocumentKind?
  private let claim: DocumentKind?
  /// What judgements of the whole source may still cost.
  private var allowance: Int64 = 0
  /// What judgements may cost beyond what each document has for itself: in a source of some
  /// kilobytes every fix can be tried, however many spoil something.
  private var shared: Int64 = 1 << 25
  /// Documents that no fix makes better.
  private var rejectedParts: Set<Alone> = []
  /// Whether fixes were left untried.
  private(set) var hitBudget = false

  init(
    _ session: LintSession, layout: Linter.Layout, kind: DocumentKind?, claim: DocumentKind?
  ) {
    self.session = session
    self.layout = layout
    self.kind = kind
    self.claim = claim
  }

  /// The state to begin with, whose judgement is the measure of what others may cost.
  mutating func begin(_ bytes: [UInt8]) -> State {
    let state = State(bytes: bytes, report: lint(bytes))
    allowance = 24 * Self.cost(of: state)
    return state
  }

  /// Applies the fixes together if that makes the source better, else those that make the document
  /// better that they lie in; nil when none of them helps.
  ///
  /// Documents say nothing about each other, so that one with a hundred fixes that spoil it does
  /// not have all its neighbours judged a hundred times.
  mutating func select(_ fixes: [Fix], _ start: State) -> Step? {
    var own = allowance
    defer { allowance = own }
    let fixes = unsettled(fixes, in: start.bytes)
    guard !fixes.isEmpty else { return nil }
    let together = EditApplication.apply(fixes.flatMap { $0.edits }, to: start.bytes)
    guard let report = judge(together, &own) else { return nil }
    if together != start.bytes, Self.isBetter(report, than: start.report) {
      return Step(state: State(bytes: together, report: report), applied: fixes.count)
    }
    let (parts, others) = parts(of: start.bytes, holding: fixes)
    let kept = parts.flatMap { keep($0, of: fixes, start.bytes) }
    let groups = parts.isEmpty ? Self.halves(others[...]) : [kept[...], others[...]]
    let (state, applied) = halve(groups, of: fixes, start, &own)
    return applied.isEmpty ? nil : Step(state: state, applied: applied.count)
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

  /// The fixes that may make something better: of those that made no document better that is as it
  /// was, none will.
  private func unsettled(_ fixes: [Fix], in bytes: [UInt8]) -> [Fix] {
    if rejectedParts.isEmpty { return fixes }
    let (parts, others) = parts(of: bytes, holding: fixes)
    let open = parts.filter { !rejectedParts.contains(Alone($0, of: fixes, bytes)) }.flatMap {
      $0.fixes
    }
    return (open + others).sorted().map { fixes[$0] }
  }

  /// The fixes of one document, by their numbers, that make it better.
  private mutating func keep(_ part: FixPartition.Part, of fixes: [Fix], _ bytes: [UInt8]) -> [Int]
  {
    let alone = Alone(part, of: fixes, bytes)
    if rejectedParts.contains(alone) { return [] }
    let start = State(bytes: alone.bytes, report: lint(alone.bytes))
    var own = 32 * Self.cost(of: start)
    let (_, kept) = halve([Array(alone.fixes.indices)[...]], of: alone.fixes, start, &own)
    if kept.isEmpty { rejectedParts.insert(alone) }
    return kept.map { part.fixes[$0] }
  }

  /// Applies each group of fixes, by their numbers, if that makes the text better, else by halves,
  /// so that one that spoils the rest costs few judgements.
  private mutating func halve(
    _ groups: [ArraySlice<Int>], of fixes: [Fix], _ start: State, _ allowance: inout Int64
  ) -> (State, kept: [Int]) {
    var best = start
    var kept: [Int] = []
    var open: [ArraySlice<Int>] = groups.filter { !$0.isEmpty }.reversed()
    while let group = open.popLast() {
      let next = EditApplication.apply((kept + group).flatMap { fixes[$0].edits }, to: start.bytes)
      guard let report = judge(next, &allowance) else { break }
      if next != best.bytes, Self.isBetter(report, than: best.report) {
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

  // MARK: Judging

  private func lint(_ bytes: [UInt8]) -> Linter.Report {
    bytes.withUnsafeBufferPointer { session.lint($0, layout: layout, kind: kind, claim: claim) }
  }

  /// What there is to say about a text; nil when that would cost more than there is.
  private mutating func judge(_ bytes: [UInt8], _ allowance: inout Int64) -> Linter.Report? {
    guard allowance > 0 || shared > 0 else {
      hitBudget = true
      return nil
    }
    let report = lint(bytes)
    let cost = Self.cost(of: State(bytes: bytes, report: report))
    if allowance > 0 { allowance -= cost } else { shared -= cost }
    return report
  }

  /// What judging a text costs, in bytes: a finding takes as long as some hundred of them.
  private static func cost(of state: State) -> Int64 {
    Int64(state.bytes.count) + 256 * Int64(state.report.diagnostics.count)
  }

  /// The rules that would have more to say after a fix, for telling why it was left out; those of
  /// advice only when there are no others.
  mutating func introducedRules(to fix: Fix, _ state: State) -> [String] {
    var own: Int64 = 0
    guard let report = judge(EditApplication.apply(fix.edits, to: state.bytes), &own) else {
      return []
    }
    let grave = Self.additions(report, to: state.report, from: .warning)
    return grave.isEmpty ? Self.additions(report, to: state.report, from: .info) : grave
  }

  /// Whether there is less to say, and in no document more of any rule that something is wrong.
  private static func isBetter(_ new: Linter.Report, than old: Linter.Report) -> Bool {
    new.documents >= old.documents
      && SeverityTotals(new.diagnostics) < SeverityTotals(old.diagnostics)
      && additions(new, to: old, from: .warning).isEmpty
  }

  /// A rule, and the document that it spoke in.
  private struct Speech: Hashable {
    let rule: String
    let document: Int
  }

  /// The rules of findings that are more than they were, from a severity on.
  ///
  /// What one document gains does not pay for what another loses, unless there are others than
  /// before, so that nobody knows which is which.
  private static func additions(
    _ new: Linter.Report, to old: Linter.Report, from severity: Severity
  ) -> [String] {
    let areSame = new.documents == old.documents && new.lines == old.lines
    func speech(_ diagnostic: Diagnostic) -> Speech {
      Speech(rule: diagnostic.rule, document: areSame ? diagnostic.document : 0)
    }
    var counts: [Speech: Int] = [:]
    for diagnostic in old.diagnostics { counts[speech(diagnostic), default: 0] += 1 }
    var rules: [String] = []
    for diagnostic in new.diagnostics where diagnostic.severity >= severity {
      counts[speech(diagnostic), default: 0] -= 1
      if counts[speech(diagnostic)] == -1 { rules.append(diagnostic.rule) }
    }
    return rules
  }
}
