import FCMLint

/// A source that is previewed, or a chunk of its lines: where its findings are.
package final class PreviewSource {
  package let path: String
  private let precedingLines: Int
  private let bytes: () -> [UInt8]
  /// Created for the first finding, because most sources have none.
  private lazy var lines = LineIndex(bytes())

  package init(path: String, precedingLines: Int = 0, bytes: @escaping () -> [UInt8]) {
    self.path = path
    self.precedingLines = precedingLines
    self.bytes = bytes
  }

  /// The line and column of a finding, such as `3:14`.
  package func place(of finding: Diagnostic) -> String {
    let start = lines.position(of: finding.range.start)
    return "\(start.line + precedingLines):\(start.column)"
  }
}
