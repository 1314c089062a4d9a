import FCMLint

/// A value that the SDK around a document rejects.
package struct RejectedValue: Sendable {
  /// The range in the JSON text.
  let inner: Range<Int>
  /// What happens.
  let message: String
  /// What to write instead.
  let help: String
}

extension EmbeddedDocument {
  /// Explains the findings in texts that the SDK rejects: what the rules say about them is right
  /// for the API only.
  func explainRejections(in report: inout Linter.Report) {
    if rejections.isEmpty { return }
    for index in report.diagnostics.indices {
      let range = report.diagnostics[index].range
      let rejection = rejections.first {
        $0.inner.lowerBound <= range.start && range.end <= $0.inner.upperBound
      }
      guard let rejection else { continue }
      report.diagnostics[index].message = rejection.message
      report.diagnostics[index].help = rejection.help
      report.diagnostics[index].fixes = []
    }
  }
}
