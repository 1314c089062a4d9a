/// Fixes a source by applying the fixes of its diagnostics, in passes until nothing changes.
///
///     let outcome = Fixer(Linter()).fix(text)
///     print(outcome.text, outcome.applied, outcome.report.diagnostics.count)
public struct Fixer: Sendable {
  /// The result of fixing one source.
  public struct Outcome: Sendable {
    /// The fixed source; the same bytes if no fix was applied.
    public var bytes: [UInt8]
    /// The fixed source as text; malformed UTF-8 is replaced by U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The number of applied fixes.
    public var applied = 0
    /// The report on the fixed source: the findings that remain.
    public var report: Linter.Report
    /// Whether the time budget ended before every fix was tried.
    package var hitBudget = false
    /// The number of fixes that were tried and skipped because they do not improve the source.
    package var rejected = 0
    /// The IDs of the rules that the first skipped fixes would have violated.
    package var introducedRules: [String] = []

    package init(
      bytes: [UInt8], applied: Int, report: Linter.Report, hitBudget: Bool = false,
      rejected: Int = 0, introducedRules: [String] = []
    ) {
      self.bytes = bytes
      self.applied = applied
      self.report = report
      self.hitBudget = hitBudget
      self.rejected = rejected
      self.introducedRules = introducedRules
    }
  }

  /// Reports every severity, so that the effect of a fix does not depend on the level.
  private let linter: Linter
  /// The lowest severity of the findings that are reported and fixed.
  private let level: Severity
  private let includesUnsafe: Bool

  /// Creates a fixer for the findings of a linter.
  ///
  /// - Parameters:
  ///   - linter: the linter whose findings are fixed; its level applies, too.
  ///   - includesUnsafe: whether unsafe fixes are applied as well as safe ones.
  public init(_ linter: Linter, includesUnsafe: Bool = false) {
    level = linter.configuration.level
    self.linter =
      level == .hint
      ? linter : Linter(rules: linter.table.rules, everyLevelOf: linter.configuration)
    self.includesUnsafe = includesUnsafe
  }

  /// Fixes JSON text.
  ///
  /// - Parameters:
  ///   - text: one document, an array of documents, or one document on each line.
  ///   - layout: how the text is divided into documents.
  public func fix(_ text: String, layout: Linter.Layout = .single) -> Outcome {
    fix(Array(text.utf8), layout: layout)
  }

  /// Fixes the bytes of a source, which need not be valid UTF-8 or valid JSON.
  ///
  /// A fix is applied only if it causes no new error or warning. The fix of a syntax error may
  /// uncover findings that the error hid.
  ///
  /// - Parameters:
  ///   - bytes: fewer than 4 GiB.
  ///   - layout: how the source is divided into documents.
  public func fix(_ bytes: [UInt8], layout: Linter.Layout = .single) -> Outcome {
    var outcome = fix(bytes, layout: layout, kind: nil)
    LintSession(linter).dropRejectedFixes(
      from: &outcome.report.diagnostics, of: outcome.bytes, layout: layout)
    outcome.report.locate(in: outcome.bytes)
    return outcome
  }

  /// Fixes a source whose kind may be known, or of which some findings are hidden.
  ///
  /// Each pass lints the source again. A fix is undone if it causes a new error or warning, or as
  /// many hints and infos as it solves. Passes end when nothing changes. The time is bounded by
  /// some dozens of lint runs; a large source that needs more is fixed in part.
  ///
  /// - Parameters:
  ///   - kind: the kind of every document; nil means that it is detected.
  ///   - claim: the kind that the name of the source suggests.
  ///   - visible: removes hidden findings, which are not fixed.
  package func fix(
    _ bytes: [UInt8], layout: Linter.Layout, kind: DocumentKind? = nil,
    claim: DocumentKind? = nil, shown visible: ([Diagnostic]) -> [Diagnostic] = { $0 }
  ) -> Outcome {
    var selector = FixSelector(LintSession(linter), layout: layout, kind: kind, claim: claim)
    var state = selector.begin(bytes)
    var applied = 0
    var rejected: Set<Fix> = []
    var first: [Fix] = []
    while true {
      let fixes = plan(visible(shown(state.report.diagnostics)), without: rejected)
      if fixes.isEmpty { break }
      if let step = selector.select(fixes, state) {
        state = step.state
        applied += step.applied
        rejected = []
        first = []
      } else {
        first = Array((first + fixes).prefix(3))
        // Other fixes may have waited for the same place.
        rejected.formUnion(fixes)
        if selector.hitBudget { break }
      }
    }
    let hitBudget = selector.hitBudget
    let introducedRules = hitBudget ? [] : first.flatMap { selector.introducedRules(to: $0, state) }
    state.report.diagnostics = shown(state.report.diagnostics)
    return Outcome(
      bytes: state.bytes, applied: applied, report: state.report, hitBudget: hitBudget,
      rejected: rejected.count, introducedRules: Array(Set(introducedRules)).sorted())
  }

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity >= level }
  }

  /// The first applicable fix of each finding that was not rejected and overlaps no earlier one.
  private func plan(_ diagnostics: [Diagnostic], without rejected: Set<Fix>) -> [Fix] {
    var fixes: [Fix] = []
    var seen = rejected
    var taken: [ByteRange] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { includesUnsafe || $0.safety == .safe }),
        seen.insert(fix).inserted
      else { continue }
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
