import FCMLint

/// The lint result of one source, for reporters.
package struct SourceReport: Sendable {
  /// The path to display, relative to the current directory if possible.
  package var path: String
  /// The path that identifies the source independently of the current directory: relative to the
  /// repository, with `/` and without a leading `./`.
  package var identity: String
  /// The absolute path with symbolic links resolved; nil if the source is not a file.
  package var absolute: String?
  /// The bytes of the source, or a chunk of it.
  package var bytes: [UInt8]
  /// Whether the source is a single document or JSON Lines.
  package var layout: Linter.Layout
  /// The size of the preceding chunks; nil for the first one.
  package var before: Before?
  /// The findings in source order.
  package var diagnostics: [Diagnostic]
  /// Suppressed findings, if the report includes them.
  package var suppressed: [Suppression] = []
  /// The minimum severity in this source that fails the run; nil for none.
  package var failOn: Severity? = .error
  /// The lines of the bytes, if a reporter reports each of them.
  package var records: [Linter.Record] = []
  /// Whether the run has other sources, so that records name theirs.
  package var isOneOfSeveral = false
  /// The number of linted documents.
  package var documents: Int
  /// The number of values skipped because they are not FCM documents.
  package var skipped: Int

  /// The size of the part of a source that has been reported.
  package struct Before: Sendable {
    package var lines: Int
    package var bytes: Int
    package var documents: Int

    package init(lines: Int, bytes: Int, documents: Int = 0) {
      self.lines = lines
      self.bytes = bytes
      self.documents = documents
    }
  }

  package init(
    path: String, identity: String? = nil, absolute: String? = nil, bytes: [UInt8],
    layout: Linter.Layout = .single, diagnostics: [Diagnostic], documents: Int = 0,
    skipped: Int = 0
  ) {
    self.path = path
    self.identity = identity ?? path
    self.absolute = absolute
    self.bytes = bytes
    self.layout = layout
    self.diagnostics = diagnostics
    self.documents = documents
    self.skipped = skipped
  }

  /// The number of the first line of the bytes.
  var firstNumber: Int { (before?.lines ?? 0) + 1 }

  /// The findings with their start positions.
  var located: [(diagnostic: Diagnostic, start: Position)] {
    guard !diagnostics.isEmpty else { return [] }
    let lines = LineIndex(bytes)
    return diagnostics.map { ($0, position(of: $0.range.start, lines)) }
  }

  /// The findings, then the suppressed ones.
  var all: [(diagnostic: Diagnostic, suppression: Suppression?)] {
    diagnostics.map { ($0, nil) } + suppressed.map { ($0.diagnostic, $0) }
  }

  /// Converts an offset in `bytes` to a position in the whole source.
  func position(of offset: Int, _ lines: LineIndex) -> Position {
    var place = lines.position(of: offset)
    place.line += before?.lines ?? 0
    place.byte += before?.bytes ?? 0
    return place
  }

  /// Converts an offset in `bytes` to a position in the whole source; nil if no line and column
  /// denote it, as inside a byte-order mark or between `\r` and `\n`.
  func exactPosition(of offset: Int, _ lines: LineIndex) -> Position? {
    let place = lines.position(of: offset)
    let line = lines.contentRange(ofLine: place.line - 1)
    return line.start + place.byteColumn - 1 == offset ? position(of: offset, lines) : nil
  }
}
