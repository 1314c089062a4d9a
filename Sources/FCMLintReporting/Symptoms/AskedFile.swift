import FCMLint

/// A file about which a question is asked, linted at every level.
package struct AskedFile {
  /// Lints the file or another version of it; an array of documents is delivered in pieces.
  package typealias Lint = (
    UnsafeBufferPointer<UInt8>, Linter.ReportOptions, ((Linter.Report) -> Void)?
  ) -> Linter.Report

  let name: String
  let findings: [Diagnostic]
  /// The findings in what its legacy bodies become.
  let converted: [Diagnostic]
  private let bytes: [UInt8]
  private let lines: LineIndex
  private let lint: Lint

  package init(_ bytes: [UInt8], path: String, lint: @escaping Lint) {
    name = LogSanitizer.safe(path)
    self.bytes = bytes
    self.lint = lint
    lines = LineIndex(bytes)
    let found = bytes.withUnsafeBufferPointer { lint($0, [], nil).diagnostics }
    findings = found
    let conversion = found.first { $0.rule == "legacy-payload" }?.fixes.first
    converted =
      conversion.map { fix in
        fix.applied(to: bytes).withUnsafeBufferPointer { lint($0, [], nil).diagnostics }
      } ?? []
  }

  /// The line and column of a finding, such as `3:14`.
  func place(of finding: Diagnostic) -> String {
    let start = lines.position(of: finding.range.start)
    return "\(start.line):\(start.column)"
  }

  /// The preview of a document, or else the first one. The file is linted again in pieces, because
  /// the previews of all documents may take a hundred times as much memory as the file.
  func preview(ofDocument number: Int?) -> Linter.Preview? {
    var found: Linter.Preview?
    var (start, documents) = (0, 0)
    func look(_ report: Linter.Report) {
      for preview in report.shifted(by: documents).previews
      where found == nil || preview.document == number { found = preview }
    }
    bytes.withUnsafeBufferPointer { bytes in
      while start < bytes.count, found == nil || number != nil && found?.document != number {
        let report = lint(
          UnsafeBufferPointer(rebasing: bytes[start...]), [.previews, .pieces], look)
        look(report)
        // The report on another language has no end, because it is about the whole text.
        if report.end == 0 { return }
        start += report.end
        documents += report.documents + report.skipped
      }
    }
    return found
  }
}
