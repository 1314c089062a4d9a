/// The results of one source in SARIF.
struct SARIFWriter {
  private let source: SourceReport
  private let rules: SARIFRules
  private let lines: LineTable
  private let artifact: String

  init(_ source: SourceReport, rules: SARIFRules) {
    self.source = source
    self.rules = rules
    lines = LineTable(source.bytes)
    let isAbsolute = source.identity.utf8.first == 0x2F
    artifact = JSONPiece.object(present: [
      ("uri", JSONPiece.string(URIText.reference(source.identity))),
      ("uriBaseId", isAbsolute ? nil : "\"%SRCROOT%\""),
    ])
  }

  /// The line that a finding is shown on.
  func line(of diagnostic: Diagnostic) -> Int {
    SourceRegion(diagnostic.range, source, lines).start.line
  }

  func result(
    _ diagnostic: Diagnostic, _ fingerprint: String, lineName: String?,
    _ silenced: Suppression?
  ) -> String {
    let region = SourceRegion(diagnostic.range, source, lines)
    let names: [(String, String?)] = [
      ("primaryLocationLineHash", lineName.map(JSONPiece.string)),
      ("fcmlintPointer/v1", JSONPiece.string(fingerprint)),
    ]
    let place = JSONPiece.object(present: [
      ("physicalLocation", physicalLocation(region)),
      ("logicalLocations", logicalLocations(Secrets.shortened(pointer: diagnostic.pointer))),
    ])
    let related = diagnostic.notes.enumerated().map { relatedLocation($0.offset, $0.element) }
    let fixes = Tellable.fixes(diagnostic).compactMap(fix)
    return JSONPiece.object(present: [
      ("ruleId", JSONPiece.string(diagnostic.rule)),
      ("ruleIndex", rules.index(of: diagnostic.rule).map(String.init)),
      ("level", JSONPiece.string(SARIFText.level(diagnostic.severity))),
      ("message", SARIFText.message(diagnostic.advice)),
      ("locations", JSONPiece.list([place])),
      ("partialFingerprints", JSONPiece.object(present: names)),
      ("relatedLocations", related.isEmpty ? nil : JSONPiece.list(related)),
      ("fixes", fixes.isEmpty ? nil : JSONPiece.list(fixes)),
      ("suppressions", silenced.map(suppressions)),
      ("properties", properties(diagnostic)),
    ])
  }

  private func properties(_ diagnostic: Diagnostic) -> String {
    JSONPiece.object([
      ("severity", JSONPiece.string(diagnostic.severity.word)),
      ("kind", JSONPiece.string(diagnostic.kind.word)),
      ("document", String(diagnostic.document)),
    ])
  }

  private func physicalLocation(_ region: SourceRegion) -> String {
    JSONPiece.object([
      ("artifactLocation", artifact), ("region", Self.region(region.start, region.end)),
    ])
  }

  private static func region(_ start: Position, _ end: Position) -> String {
    JSONPiece.object([
      ("startLine", String(start.line)), ("startColumn", String(start.utf16Column)),
      ("endLine", String(end.line)), ("endColumn", String(end.utf16Column)),
    ])
  }

  private func logicalLocations(_ pointer: String) -> String? {
    guard !pointer.isEmpty else { return nil }
    return JSONPiece.list([
      JSONPiece.object([("fullyQualifiedName", JSONPiece.string(pointer))])
    ])
  }

  private func relatedLocation(_ index: Int, _ note: Diagnostic.Note) -> String {
    JSONPiece.object(present: [
      ("id", String(index)),
      ("physicalLocation", physicalLocation(SourceRegion(note.range, source, lines))),
      ("logicalLocations", logicalLocations(Secrets.shortened(pointer: note.pointer))),
      ("message", SARIFText.message(note.message)),
    ])
  }

  private func suppressions(_ silenced: Suppression) -> String {
    let reason = silenced.reason.map { JSONPiece.string(LogText.visibleLines($0)) }
    return JSONPiece.list([
      JSONPiece.object(present: [
        ("kind", JSONPiece.string(silenced.place.rawValue)), ("status", "\"accepted\""),
        ("justification", reason),
      ])
    ])
  }

  // MARK: Fixes

  /// A fix; nil when lines and columns cannot name its places, or when it would show a secret.
  private func fix(_ fix: Fix) -> String? {
    var replacements: [String] = []
    for edit in fix.edits {
      guard let start = source.exactPosition(of: edit.range.start, lines),
        let end = source.exactPosition(of: edit.range.end, lines),
        Secrets.shortened(edit.replacement) == edit.replacement
      else { return nil }
      let text = JSONPiece.object([("text", JSONPiece.string(edit.replacement))])
      let inserted = edit.replacement.isEmpty ? nil : text
      replacements.append(
        JSONPiece.object(present: [
          ("deletedRegion", Self.region(start, end)),
          ("insertedContent", inserted),
        ]))
    }
    let change = JSONPiece.object([
      ("artifactLocation", artifact), ("replacements", JSONPiece.list(replacements)),
    ])
    return JSONPiece.object([
      ("description", SARIFText.message(fix.title)),
      ("artifactChanges", JSONPiece.list([change])),
      ("properties", JSONPiece.object([("safety", JSONPiece.string(fix.safety.rawValue))])),
    ])
  }
}
