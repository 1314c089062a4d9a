import FCMLint

/// The results of one source in SARIF.
struct SARIFWriter {
  private let source: SourceReport
  private let rules: SARIFRules
  private let lines: LineIndex
  private let artifact: String

  init(_ source: SourceReport, rules: SARIFRules) {
    self.source = source
    self.rules = rules
    lines = LineIndex(source.bytes)
    let isAbsolute = source.identity.utf8.first == 0x2F
    artifact = JSONFragment.object(present: [
      ("uri", JSONFragment.string(URIEncoding.reference(source.identity))),
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
      ("primaryLocationLineHash", lineName.map(JSONFragment.string)),
      ("fcmlintPointer/v1", JSONFragment.string(fingerprint)),
    ]
    let place = JSONFragment.object(present: [
      ("physicalLocation", physicalLocation(region)),
      ("logicalLocations", logicalLocations(SecretScanner.shortened(pointer: diagnostic.pointer))),
    ])
    let related = diagnostic.notes.enumerated().map { relatedLocation($0.offset, $0.element) }
    let fixes = Redaction.fixes(diagnostic).compactMap(fix)
    return JSONFragment.object(present: [
      ("ruleId", JSONFragment.string(diagnostic.rule)),
      ("ruleIndex", rules.index(of: diagnostic.rule).map(String.init)),
      ("level", JSONFragment.string(SARIFText.level(diagnostic.severity))),
      ("message", SARIFText.message(diagnostic.advice)),
      ("locations", JSONFragment.list([place])),
      ("partialFingerprints", JSONFragment.object(present: names)),
      ("relatedLocations", related.isEmpty ? nil : JSONFragment.list(related)),
      ("fixes", fixes.isEmpty ? nil : JSONFragment.list(fixes)),
      ("suppressions", silenced.map(suppressions)),
      ("properties", properties(diagnostic)),
    ])
  }

  private func properties(_ diagnostic: Diagnostic) -> String {
    JSONFragment.object([
      ("severity", JSONFragment.string(diagnostic.severity.word)),
      ("kind", JSONFragment.string(diagnostic.kind.word)),
      ("document", String(diagnostic.document)),
    ])
  }

  private func physicalLocation(_ region: SourceRegion) -> String {
    JSONFragment.object([
      ("artifactLocation", artifact), ("region", Self.region(region.start, region.end)),
    ])
  }

  private static func region(_ start: Position, _ end: Position) -> String {
    JSONFragment.object([
      ("startLine", String(start.line)), ("startColumn", String(start.utf16Column)),
      ("endLine", String(end.line)), ("endColumn", String(end.utf16Column)),
    ])
  }

  private func logicalLocations(_ pointer: String) -> String? {
    guard !pointer.isEmpty else { return nil }
    return JSONFragment.list([
      JSONFragment.object([("fullyQualifiedName", JSONFragment.string(pointer))])
    ])
  }

  private func relatedLocation(_ index: Int, _ note: Diagnostic.Note) -> String {
    JSONFragment.object(present: [
      ("id", String(index)),
      ("physicalLocation", physicalLocation(SourceRegion(note.range, source, lines))),
      ("logicalLocations", logicalLocations(SecretScanner.shortened(pointer: note.pointer))),
      ("message", SARIFText.message(note.message)),
    ])
  }

  private func suppressions(_ silenced: Suppression) -> String {
    let reason = silenced.reason.map { JSONFragment.string(LogSanitizer.visibleLines($0)) }
    return JSONFragment.list([
      JSONFragment.object(present: [
        ("kind", JSONFragment.string(silenced.place.rawValue)), ("status", "\"accepted\""),
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
        SecretScanner.shortened(edit.replacement) == edit.replacement
      else { return nil }
      let text = JSONFragment.object([("text", JSONFragment.string(edit.replacement))])
      let inserted = edit.replacement.isEmpty ? nil : text
      replacements.append(
        JSONFragment.object(present: [
          ("deletedRegion", Self.region(start, end)),
          ("insertedContent", inserted),
        ]))
    }
    let change = JSONFragment.object([
      ("artifactLocation", artifact), ("replacements", JSONFragment.list(replacements)),
    ])
    return JSONFragment.object([
      ("description", SARIFText.message(fix.title)),
      ("artifactChanges", JSONFragment.list([change])),
      ("properties", JSONFragment.object([("safety", JSONFragment.string(fix.safety.rawValue))])),
    ])
  }
}
