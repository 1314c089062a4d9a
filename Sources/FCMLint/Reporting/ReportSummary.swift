/// The numbers that end a report.
public struct ReportSummary: Equatable, Sendable {
  /// Files that were read.
  public var files = 0
  /// Files with at least one finding.
  public var filesWithFindings = 0
  /// Documents that were judged.
  public var documents = 0
  /// Values that were no FCM documents.
  public var skipped = 0
  /// Findings of the severity error.
  public var errors = 0
  /// Findings of the severity warning.
  public var warnings = 0
  /// Findings of the severity info.
  public var infos = 0
  /// Findings of the severity hint.
  public var hints = 0
  /// Findings that have a safe fix.
  public var fixable = 0
  /// Findings whose fixes are all unsafe.
  public var unsafelyFixable = 0
  /// Findings that the configuration or a baseline has silenced.
  public var suppressed = 0
  /// Findings that were made but are not part of the report.
  public var hidden = 0

  private var lastHadFindings = false

  public init() {}

  /// The number of findings.
  public var findings: Int { errors + warnings + infos + hints }

  /// Counts one source more.
  public mutating func add(_ source: SourceReport) {
    if source.before == nil {
      files += 1
      lastHadFindings = false
    }
    documents += source.documents
    skipped += source.skipped
    if !source.diagnostics.isEmpty, !lastHadFindings {
      filesWithFindings += 1
      lastHadFindings = true
    }
    for index in source.diagnostics.indices {
      switch source.diagnostics[index].severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      case .hint: hints += 1
      }
      if source.diagnostics[index].fixes.isEmpty { continue }
      if source.diagnostics[index].fixes.contains(where: { $0.safety == .safe }) {
        fixable += 1
      } else {
        unsafelyFixable += 1
      }
    }
  }

  /// What a summary adds to the number of findings: how many can be fixed, and how many are hidden.
  var remarks: String {
    var text = fixable == 0 ? "" : "; \(fixable) fixable"
    if unsafelyFixable > 0 {
      text += fixable == 0 ? "; \(unsafelyFixable) fixable" : ", \(unsafelyFixable) more"
      text += " with --unsafe-fixes"
    }
    return suppressed == 0 ? text : text + "; \(suppressed) suppressed"
  }

  /// The number of findings at or above a severity.
  public func count(from severity: Severity) -> Int {
    let numbers: [(Severity, Int)] = [
      (.error, errors), (.warning, warnings), (.info, infos), (.hint, hints),
    ]
    return numbers.reduce(0) { $0 + ($1.0 >= severity ? $1.1 : 0) }
  }
}
