/// Mends a source by the fixes of its findings, in passes until nothing changes any more.
public struct Fixer: Sendable {
  /// What became of a source.
  public struct Outcome: Sendable {
    /// The source afterwards; the same bytes when nothing was mended.
    public var bytes: [UInt8]
    /// The source afterwards as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    /// How many fixes were applied.
    public var applied = 0
    /// What is left to say about the source as it is now.
    public var report: Linter.Report
    /// Whether fixes were left untried, since so many of them spoil something that trying them all
    /// would take too long.
    package var hitBudget = false
    /// How many fixes were tried and left out, since what they make is no better.
    package var refused = 0
    /// The rules of the findings that would come of the first fixes that were left out.
    package var introducedRules: [String] = []
  }

  /// Hears everything, so that what a fix does never hangs on what is shown.
  private let linter: Linter
  /// The lowest severity of findings that are shown, and so mended.
  private let level: Severity
  private let includesUnsafe: Bool

  /// A fixer that applies safe fixes, and unsafe ones only when asked.
  public init(_ linter: Linter, includesUnsafe: Bool = false) {
    var configuration = linter.configuration
    level = configuration.level
    configuration.level = .hint
    self.linter =
      level == .hint ? linter : Linter(rules: linter.table.rules, configuration: configuration)
    self.includesUnsafe = includesUnsafe
  }

  /// Applies the fixes of JSON text.
  public func fix(_ text: String, layout: Linter.Layout = .single) -> Outcome {
    fix(Array(text.utf8), layout: layout)
  }

  /// Applies the fixes of a source, each only if no new error or warning comes of it.
  public func fix(_ bytes: [UInt8], layout: Linter.Layout = .single) -> Outcome {
    var outcome = fix(bytes, layout: layout, kind: nil)
    outcome.report.locate(in: outcome.bytes)
    return outcome
  }

  /// The source with every fix applied that keeps its promise.
  ///
  /// After each pass the source is judged again: a fix that brought a new error or warning is taken
  /// back, and so is one that brought as much advice as it mended.
  /// Passes end when nothing changes, which a second run would only confirm. The time is bounded by
  /// that of some dozens of judgements; a large source that needs more is left half mended.
  ///
  /// - Parameters:
  ///   - kind: the kind every document is taken for; nil means evidence.
  ///   - claim: the kind that the source's name speaks for.
  ///   - visible: leaves out the findings that are hidden, which are not fixed.
  package func fix(
    _ bytes: [UInt8], layout: Linter.Layout, kind: DocumentKind? = nil,
    claim: DocumentKind? = nil, shown visible: ([Diagnostic]) -> [Diagnostic] = { $0 }
  ) -> Outcome {
    var selector = FixSelector(LintSession(linter), layout: layout, kind: kind, claim: claim)
    var state = selector.begin(bytes)
    var applied = 0
    var refused: Set<Fix> = []
    var first: [Fix] = []
    while true {
      let fixes = plan(visible(shown(state.report.diagnostics)), without: refused)
      if fixes.isEmpty { break }
      if let step = selector.select(fixes, state) {
        state = step.state
        applied += step.applied
        refused = []
        first = []
      } else {
        first = Array((first + fixes).prefix(3))
        // Others may have waited for their place.
        refused.formUnion(fixes)
        if selector.hitBudget { break }
      }
    }
    let hitBudget = selector.hitBudget
    let introducedRules = hitBudget ? [] : first.flatMap { selector.introducedRules(to: $0, state) }
    state.report.diagnostics = shown(state.report.diagnostics)
    return Outcome(
      bytes: state.bytes, applied: applied, report: state.report, hitBudget: hitBudget,
      refused: refused.count, introducedRules: Array(Set(introducedRules)).sorted())
  }

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity >= level }
  }

  /// The first fix of each finding that may be applied, was not refused and overlaps none before it.
  private func plan(_ diagnostics: [Diagnostic], without refused: Set<Fix>) -> [Fix] {
    var fixes: [Fix] = []
    var seen = refused
    var taken: [ByteRange] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { includesUnsafe || $0.safety == .safe }),
        seen.insert(fix).inserted
      else { continue }
      let ranges = fix.edits.map { $0.range }
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
}
