import FCMLint

/// The variables of a source that are parts of several documents. A finding in one of them is reported
/// once.
struct SharedParts {
  private struct Finding: Hashable {
    var range: Range<Int>
    var rule: String
  }

  /// The numbers of the documents of each part, in the order of the source.
  private var parts: [(range: Range<Int>, documents: Int)] = []
  /// How many documents have a finding.
  private var findings: [Finding: Int] = [:]

  init(_ documents: [EmbeddedDocument]) {
    var counts: [Range<Int>: Int] = [:]
    for document in documents {
      for part in Set(document.parts + [document.range]) { counts[part, default: 0] += 1 }
    }
    parts = counts.filter { $0.value > 1 }.map { ($0.key, $0.value) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Removes the findings in parts that an earlier document has, too.
  mutating func removeRepeated(from report: inout Linter.Report) {
    if parts.isEmpty { return }
    report.diagnostics.removeAll { diagnostic in
      let finding = Finding(
        range: diagnostic.range.start..<diagnostic.range.end, rule: diagnostic.rule)
      guard count(of: finding.range) > 0 else { return false }
      findings[finding, default: 0] += 1
      return findings[finding] != 1
    }
  }

  /// Removes the fixes in parts that another document needs as they are.
  func removeUncertainFixes(from report: inout Linter.Report) {
    if parts.isEmpty { return }
    for index in report.diagnostics.indices {
      let range = report.diagnostics[index].range
      let finding = Finding(range: range.start..<range.end, rule: report.diagnostics[index].rule)
      if findings[finding] ?? 0 < count(of: finding.range) { report.diagnostics[index].fixes = [] }
    }
  }

  /// The number of documents that contain the part around a range; 0 if only one does.
  private func count(of range: Range<Int>) -> Int {
    let next = BinarySearch.count(of: parts.count) {
      parts[$0].range.lowerBound <= range.lowerBound
    }
    // Parts are rarely in others.
    return parts[max(0, next - 4)..<next].filter { $0.range.upperBound >= range.upperBound }
      .map { $0.documents }.max() ?? 0
  }
}
