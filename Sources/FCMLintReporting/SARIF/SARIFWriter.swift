import FCMLint

/// Formats the results of one source as SARIF.
struct SARIFWriter {
  private let source: SourceReport
  private let lines: LineIndex
  private let artifact: JSONValue

  init(_ source: SourceReport) {
    self.source = source
    lines = LineIndex(source.bytes)
    let isAbsolute = source.identity.utf8.first == .slash
    artifact = [
      "uri": .string(URIEncoding.reference(source.identity)),
      "uriBaseId": isAbsolute ? nil : "%SRCROOT%",
    ]
  }

  /// The line on which a finding is shown.
  func line(of diagnostic: Diagnostic) -> Int {
    SourceRegion(diagnostic.range, source, lines).start.line
  }

  func result(
    _ diagnostic: Diagnostic, rule: Int?, _ fingerprint: String, lineName: String?,
    _ silenced: Suppression?
  ) -> JSONValue {
    let region = SourceRegion(diagnostic.range, source, lines)
    let related = diagnostic.notes.enumerated().map { relatedLocation($0.offset, $0.element) }
    let fixes = Redaction.fixes(diagnostic).compactMap(fix)
    return [
      "ruleId": .string(diagnostic.rule),
      "ruleIndex": rule.map { .number($0) },
      "level": .string(diagnostic.severity.named("error", "warning", "note")),
      "message": SARIFText.message(diagnostic.advice),
      "locations": [
        [
          "physicalLocation": physicalLocation(region),
          "logicalLocations": logicalLocations(diagnostic.pointer),
        ]
      ],
      "partialFingerprints": [
        "primaryLocationLineHash": lineName.map { .string($0) },
        "fcmlintPointer/v1": .string(fingerprint),
      ],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
      "suppressions": silenced.map(suppressions),
      "properties": [
        "severity": .string(diagnostic.severity.word), "kind": .string(diagnostic.kind.word),
        "document": .number(diagnostic.document),
      ],
    ]
  }

  private func physicalLocation(_ region: SourceRegion) -> JSONValue {
    ["artifactLocation": artifact, "region": Self.region(region.start, region.end)]
  }

  private static func region(_ start: Position, _ end: Position) -> JSONValue {
    [
      "startLine": .number(start.line), "startColumn": .number(start.utf16Column),
      "endLine": .number(end.line), "endColumn": .number(end.utf16Column),
    ]
  }

  private func logicalLocations(_ pointer: String) -> JSONValue? {
    guard !pointer.isEmpty else { return nil }
    return [["fullyQualifiedName": .string(SecretScanner.shortened(pointer: pointer))]]
  }

  private func relatedLocation(_ index: Int, _ note: Diagnostic.Note) -> JSONValue {
    [
      "id": .number(index),
      "physicalLocation": physicalLocation(SourceRegion(note.range, source, lines)),
      "logicalLocations": logicalLocations(note.pointer),
      "message": SARIFText.message(note.message),
    ]
  }

  private func suppressions(_ silenced: Suppression) -> JSONValue {
    [
      [
        "kind": silenced.origin == .comment ? "inSource" : "external", "status": "accepted",
        "justification": Redaction.reason(silenced).map { .string($0) },
      ]
    ]
  }

  // MARK: Fixes

  /// A fix; nil if lines and columns cannot express its ranges.
  private func fix(_ fix: Fix) -> JSONValue? {
    var replacements: [JSONValue] = []
    for edit in fix.edits {
      guard let start = source.exactPosition(of: edit.range.start, lines),
        let end = source.exactPosition(of: edit.range.end, lines)
      else { return nil }
      replacements.append([
        "deletedRegion": Self.region(start, end),
        "insertedContent":
          edit.replacement.isEmpty ? nil : ["text": .string(edit.replacement)],
      ])
    }
    return [
      "description": SARIFText.message(fix.title),
      "artifactChanges": [["artifactLocation": artifact, "replacements": .array(replacements)]],
      "properties": ["safety": .string(fix.safety.rawValue)],
    ]
  }
}
