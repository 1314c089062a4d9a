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
    public var applied: Int { fixedRules.count }
    /// The ID of the rule whose finding each applied fix solved.
    public var fixedRules: [String] = []
    /// The report on the fixed source: the findings that remain.
    public var report: Linter.Report
    /// Whether the time budget ended before every fix was tried.
    package var hitBudget = false
    /// The number of fixes that were tried and skipped because they do not improve the source.
    package var rejected = 0
    /// The IDs of the rules that the first skipped fixes would have violated.
    package var introducedRules: [String] = []

    package init(
      bytes: [UInt8], fixedRules: [String], report: Linter.Report, hitBudget: Bool = false,
      rejected: Int = 0, introducedRules: [String] = []
    ) {
      self.bytes = bytes
      self.fixedRules = fixedRules
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
    var search = FixSearch(
      LintSession(linter), bytes, layout: layout, kind: kind, claim: claim,
      includesUnsafe: includesUnsafe)
    var rules: [String] = []
    while let step = search.next(visible(shown(search.report.diagnostics))) {
      search.accept(step)
      rules += step.rules
    }
    var outcome = search.outcome(fixedRules: rules)
    outcome.report.diagnostics = shown(outcome.report.diagnostics)
    return outcome
  }

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity >= level }
  }
}
