import FCMLint

/// The counts at the end of a report.
package struct ReportSummary: Equatable, Sendable {
  /// Files that were read.
  package var files = 0
  /// Files with at least one finding.
  package var filesWithFindings = 0
  /// Documents that were linted.
  package var documents = 0
  /// Values skipped because they are not FCM documents.
  package var skipped = 0
  /// Findings with a fix that `--fix` applies.
  package var fixable = 0
  /// Findings with other fixes only.
  package var unsafelyFixable = 0
  /// Findings suppressed by the configuration or a baseline.
  package var suppressed = 0
  /// Findings below the reported level.
  package var hidden = 0

  /// The number of findings of each severity, least severe first.
  private var counts = [0, 0, 0, 0]
  private var lastHadFindings = false
  /// Whether unsafe fixes count as fixes, because the user asked for them.
  private let includesUnsafe: Bool

  package init(includesUnsafe: Bool = false) { self.includesUnsafe = includesUnsafe }

  /// The number of findings.
  package var findings: Int { count(from: .hint) }

  /// The number of findings of a severity.
  package subscript(severity: Severity) -> Int {
    get { counts[Int(severity.rawValue)] }
    set { counts[Int(severity.rawValue)] = newValue }
  }

  /// The severities of the findings, most severe first, with their counts as text.
  var found: [(severity: Severity, words: String)] {
    Severity.allCases.reversed().filter { self[$0] > 0 }.map {
      ($0, Self.counted(self[$0], $0.word))
    }
  }

  /// A number with its noun.
  package static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Counts a source without documents.
  package mutating func addEmptySource() {
    files += 1
    lastHadFindings = false
  }

  /// Adds the counts of a source.
  package mutating func add(_ source: SourceReport) {
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
      self[source.diagnostics[index].severity] += 1
      if source.diagnostics[index].fixes.isEmpty { continue }
      if includesUnsafe
        || source.diagnostics[index].fixes.contains(where: { $0.safety == .safe })
      {
        fixable += 1
      } else {
        unsafelyFixable += 1
      }
    }
  }

  /// The end of the summary line: the numbers of fixable and suppressed findings.
  var remarks: String {
    var text = fixable == 0 ? "" : "; \(fixable) fixable with --fix"
    if unsafelyFixable > 0 {
      text += fixable == 0 ? "; \(unsafelyFixable) fixable" : ", \(unsafelyFixable) more"
      text += " with --unsafe-fixes"
    }
    return suppressed == 0 ? text : text + "; \(suppressed) suppressed"
  }

  /// The number of findings at or above a severity.
  package func count(from severity: Severity) -> Int {
    counts[Int(severity.rawValue)...].reduce(0) { $0 + $1 }
  }
}
