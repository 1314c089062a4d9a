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
  /// Passes end when nothing changes, at the latest after ten.
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
    func judge(_ bytes: [UInt8]) -> Linter.Report {
      bytes.withUnsafeBufferPointer { session.lint($0, layout: layout, kind: kind, claim: claim) }
    }
    var outcome = Outcome(bytes: bytes, report: judge(bytes))
    for _ in 0..<10 {
      let fixes = plan(isWanted(outcome.report.diagnostics))
      guard !fixes.isEmpty else { break }
      let next = FixPlan.apply(fixes.flatMap(\.edits), to: outcome.bytes)
      let report = judge(next)
      if next != outcome.bytes, Self.isBetter(report, than: outcome.report) {
        outcome = Outcome(
          bytes: next, applied: outcome.applied + fixes.count, report: report)
        continue
      }
      guard let step = oneByOne(fixes, outcome, judge) else { break }
      outcome = step
    }
    return outcome
  }

  /// The first fix of each finding that may be applied and overlaps none before it.
  private func plan(_ diagnostics: [Diagnostic]) -> [Fix] {
    var fixes: [Fix] = []
    var taken: [ByteRange] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { includesUnsafe || $0.safety == .safe }),
        !fixes.contains(fix)
      else { continue }
      let ranges = fix.edits.map(\.range)
      // Edits come nearly in order: looking at the last few takes keeps this linear.
      let recent = taken.suffix(64)
      if ranges.contains(where: { range in recent.contains { Self.collide($0, range) } }) {
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

  /// Applies fixes singly, each only if it makes the source better.
  private func oneByOne(
    _ fixes: [Fix], _ start: Outcome, _ judge: ([UInt8]) -> Linter.Report
  ) -> Outcome? {
    for fix in fixes.prefix(200) {
      let next = FixPlan.apply(fix.edits, to: start.bytes)
      let report = judge(next)
      if next != start.bytes, Self.isBetter(report, than: start.report) {
        return Outcome(bytes: next, applied: start.applied + 1, report: report)
      }
    }
    return nil
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
