/// Mends a source by the fixes of its findings, in passes until nothing changes any more.
public struct Fixer: Sendable {
  /// What became of a source.
  public struct Outcome: Sendable {
    /// The source afterwards; the same bytes when nothing was mended.
    public var bytes: [UInt8]
    /// How many fixes were applied.
    public var applied = 0
    /// What is left to say about the source as it is now.
    public var report: Linter.Report
  }

  let linter: Linter
  let includesUnsafe: Bool

  /// A fixer that applies safe fixes, and unsafe ones only when asked.
  public init(_ linter: Linter, includesUnsafe: Bool = false) {
    self.linter = linter
    self.includesUnsafe = includesUnsafe
  }

  /// The source with every fix applied that keeps its promise.
  ///
  /// After each pass the source is judged again: a fix that brought a new finding is taken back.
  /// Passes end when nothing changes, which a second run would only confirm; a large source that
  /// needs very many is left half mended.
  ///
  /// - Parameters:
  ///   - kind: the kind every document is taken for; nil means evidence.
  ///   - claim: the kind that the source's name speaks for.
  ///   - isWanted: whether a finding may be mended; hidden ones are left as they are.
  public func fix(
    _ bytes: [UInt8], layout: Linter.Layout = .single, kind: DocumentKind? = nil,
    claim: DocumentKind? = nil, isWanted: ([Diagnostic]) -> [Diagnostic] = { $0 }
  ) -> Outcome {
    let session = LintSession(linter)
    var work = 0
    let mostWork = 24 * bytes.count + 1 << 24
    func judge(_ bytes: [UInt8]) -> Linter.Report? {
      // Each pass leaves fewer findings, so this bounds large sources alone.
      guard work < mostWork else { return nil }
      work += bytes.count
      return bytes.withUnsafeBufferPointer {
        session.lint($0, layout: layout, kind: kind, claim: claim)
      }
    }
    var outcome = Outcome(bytes: bytes, report: judge(bytes) ?? Linter.Report())
    while let step = Self.sift(plan(isWanted(outcome.report.diagnostics)), outcome, judge) {
      outcome = step
    }
    return outcome
  }

  /// The first fix of each finding that may be applied and overlaps none before it.
  private func plan(_ diagnostics: [Diagnostic]) -> [Fix] {
    var fixes: [Fix] = []
    var seen: Set<Fix> = []
    var taken: [ByteRange] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { includesUnsafe || $0.safety == .safe }),
        seen.insert(fix).inserted
      else { continue }
      let ranges = fix.edits.map(\.range)
      // Edits come nearly in order: looking at the last few takes keeps this linear.
      // Asked by index, since a slice that is alive makes the next append copy all of them.
      let recent = max(0, taken.count - 64)..<taken.count
      if ranges.contains(where: { range in recent.contains { Self.collide(taken[$0], range) } }) {
        continue
      }
      fixes.append(fix)
      taken += ranges
    }
    return fixes
  }

  /// Whether two edits may not be made in one pass; an insertion at the edge of a removal would
  /// stand beside what is no longer there.
  private static func collide(_ one: ByteRange, _ two: ByteRange) -> Bool {
    one.overlaps(two)
      || (one.isEmpty != two.isEmpty && one.start <= two.end && two.start <= one.end)
  }

  /// Applies the fixes together if that makes the source better, else by halves, so that one that
  /// spoils the rest costs few judgements; nil when none of them helps.
  private static func sift(
    _ fixes: [Fix], _ start: Outcome, _ judge: ([UInt8]) -> Linter.Report?
  ) -> Outcome? {
    guard !fixes.isEmpty else { return nil }
    var best: Outcome?
    var accepted: [Fix] = []
    var open = [fixes[...]]
    while let group = open.popLast() {
      let next = FixPlan.apply((accepted + group).flatMap(\.edits), to: start.bytes)
      guard let report = judge(next) else { return best }
      let old = best ?? start
      if next != old.bytes, isBetter(report, than: old.report) {
        accepted += group
        best = Outcome(bytes: next, applied: start.applied + accepted.count, report: report)
      } else if group.count > 1 {
        let middle = group.startIndex + group.count / 2
        open += [group[middle...], group[..<middle]]
      }
    }
    return best
  }

  /// Whether there are fewer findings, and of no rule more than before.
  private static func isBetter(_ new: Linter.Report, than old: Linter.Report) -> Bool {
    guard new.diagnostics.count < old.diagnostics.count, new.documents >= old.documents else {
      return false
    }
    var counts: [String: Int] = [:]
    for diagnostic in old.diagnostics { counts[diagnostic.rule, default: 0] += 1 }
    for diagnostic in new.diagnostics where diagnostic.severity >= .warning {
      guard let left = counts[diagnostic.rule], left > 0 else { return false }
      counts[diagnostic.rule] = left - 1
    }
    return true
  }
}
