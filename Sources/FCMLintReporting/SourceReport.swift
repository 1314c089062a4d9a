import FCMLint

/// What became of one source: all that a reporter needs to tell about it.
package struct SourceReport: Sendable {
  /// The path as the reader should see it, relative to the current directory where possible.
  package var path: String
  /// The path that identifies a finding wherever the program was started: relative to the
  /// repository, with `/` and without a leading `./`.
  package var identity: String
  /// The path from the root of the disk, links followed; nil for a source that is no file.
  package var absolute: String?
  /// The source itself, or a piece of it.
  package var bytes: [UInt8]
  /// Whether it is one document or a document a line.
  package var layout: Linter.Layout
  /// What comes before the bytes when they are a later piece of a long source.
  package var before: Before?
  /// The findings in the order of their places.
  package var diagnostics: [Diagnostic]
  /// Findings that somebody has silenced, filled only when the report is to name them.
  package var suppressed: [Suppression] = []
  /// The lowest severity of this source that fails the run; nil for none.
  package var failOn: Severity? = .error
  /// How many documents were judged.
  package var documents: Int
  /// How many values were passed over, since they are no FCM documents.
  package var skipped: Int

  /// The part of a source that has been reported already.
  package struct Before: Sendable {
    /// How many lines it has.
    package var lines: Int
    /// How many bytes it has.
    package var bytes: Int
    /// How many documents it has.
    package var documents: Int

    /// A part of this size.
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

  /// The findings and the places at which they begin.
  var located: [(diagnostic: Diagnostic, start: Position)] {
    guard !diagnostics.isEmpty else { return [] }
    let lines = LineIndex(bytes)
    return diagnostics.map { ($0, position(of: $0.range.start, lines)) }
  }

  /// A place of the bytes as a place of the whole source.
  func position(of offset: Int, _ lines: LineIndex) -> Position {
    var place = lines.position(of: offset)
    place.line += before?.lines ?? 0
    place.byte += before?.bytes ?? 0
    return place
  }

  /// A place of the bytes as a place of the whole source; nil where lines and columns cannot name
  /// it, as inside a byte-order mark or between `\r` and `\n`.
  func exactPosition(of offset: Int, _ lines: LineIndex) -> Position? {
    let place = lines.position(of: offset)
    let line = lines.contentRange(ofLine: place.line - 1)
    return line.start + place.byteColumn - 1 == offset ? position(of: offset, lines) : nil
  }
}
