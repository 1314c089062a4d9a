import FCMLint

/// A source that is previewed, or a chunk of its lines: where its findings and documents are.
package final class PreviewSource {
  package let path: String
  /// Whether the source is in another language, so that its documents are known by their places.
  let isHost: Bool
  private let precedingLines: Int
  private let bytes: () -> [UInt8]
  /// Created for the first finding, because most sources have none.
  private lazy var lines = LineIndex(bytes())

  package init(
    path: String, isHost: Bool = false, precedingLines: Int = 0, bytes: @escaping () -> [UInt8]
  ) {
    self.path = path
    self.isHost = isHost
    self.precedingLines = precedingLines
    self.bytes = bytes
  }

  /// The line and column of a finding, such as `3:14`.
  package func place(of finding: Diagnostic) -> String {
    let start = lines.position(of: finding.range.start)
    return "\(start.line + precedingLines):\(start.column)"
  }

  /// The start and end of a value, by the names that the JSON report has for them.
  func places(of range: ByteRange) -> JSONValue.Members {
    func place(_ offset: Int) -> JSONValue {
      let place = lines.position(of: offset)
      return [
        "line": .number(place.line + precedingLines), "column": .number(place.column),
        "utf16Column": .number(place.utf16Column),
      ]
    }
    return [("start", place(range.start)), ("end", place(range.end))]
  }

  /// The place of a document in another language; nil in JSON, where documents are numbered.
  func place(of preview: Linter.Preview) -> (line: Int, column: Int)? {
    guard isHost else { return nil }
    let start = lines.position(of: preview.range.start)
    return (start.line + precedingLines, start.column)
  }
}
