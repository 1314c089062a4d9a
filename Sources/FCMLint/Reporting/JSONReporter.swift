/// The report as one JSON object: every finding, with all that is known about it.
struct JSONReporter: Reporter {
  private var isFirst = true

  mutating func begin() -> String {
    """
    {"version":1,
    "tool":{"name":"\(Tool.name)","version":"\(Tool.version)","apiRevision":"\(Tool.apiRevision)"},
    "findings":[
    """
  }

  mutating func report(_ source: SourceReport) -> String {
    var text = ""
    for finding in JSONFindings.of(source) {
      text += isFirst ? "\n" : ",\n"
      text += finding
      isFirst = false
    }
    return text
  }

  mutating func end(_ summary: ReportSummary) -> String {
    let numbers = [
      ("files", summary.files), ("documents", summary.documents), ("skipped", summary.skipped),
      ("errors", summary.errors), ("warnings", summary.warnings), ("infos", summary.infos),
      ("hints", summary.hints), ("fixable", summary.fixable), ("suppressed", summary.suppressed),
    ]
    let members = numbers.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    return "\(isFirst ? "" : "\n")],\n\"summary\":{\(members)}}\n"
  }
}

/// The findings as JSON objects, one on each line.
struct JSONLinesReporter: Reporter {
  mutating func report(_ source: SourceReport) -> String {
    JSONFindings.of(source).reduce(into: "") { $0 += $1 + "\n" }
  }
}

/// Findings written as JSON.
enum JSONFindings {
  /// Each finding of a source as one object on one line.
  static func of(_ source: SourceReport) -> [String] {
    guard !source.diagnostics.isEmpty else { return [] }
    let lines = LineTable(source.bytes)
    var fingerprints = Fingerprints(path: source.identity)
    return source.diagnostics.map { diagnostic in
      JSONPiece.object([
        ("rule", JSONPiece.string(diagnostic.rule)),
        ("severity", JSONPiece.string(diagnostic.severity.word)),
        ("message", JSONPiece.string(diagnostic.message)),
        ("help", diagnostic.help.map(JSONPiece.string) ?? "null"),
        ("docUrl", JSONPiece.string(Rule.page(of: diagnostic.rule))),
        ("path", JSONPiece.string(source.path)),
        ("document", String(diagnostic.document)),
        ("kind", JSONPiece.string(diagnostic.kind.word)),
        ("pointer", JSONPiece.string(diagnostic.pointer)),
        ("start", position(diagnostic.range.start, lines)),
        ("end", position(diagnostic.range.end, lines)),
        ("related", JSONPiece.list(diagnostic.notes.map { note($0, lines) })),
        ("fixes", JSONPiece.list(diagnostic.fixes.map(fix))),
        ("fingerprint", JSONPiece.string(fingerprints.next(diagnostic))),
        ("suppressed", "null"),
      ])
    }
  }

  private static func note(_ note: Diagnostic.Note, _ lines: LineTable) -> String {
    JSONPiece.object([
      ("message", JSONPiece.string(note.message)), ("pointer", JSONPiece.string(note.pointer)),
      ("start", position(note.range.start, lines)), ("end", position(note.range.end, lines)),
    ])
  }

  private static func fix(_ fix: Fix) -> String {
    let edits = fix.edits.map { edit in
      JSONPiece.object([
        ("start", String(edit.range.start)), ("end", String(edit.range.end)),
        ("replacement", JSONPiece.string(edit.replacement)),
      ])
    }
    return JSONPiece.object([
      ("title", JSONPiece.string(fix.title)), ("safety", JSONPiece.string(fix.safety.rawValue)),
      ("edits", JSONPiece.list(edits)),
    ])
  }

  private static func position(_ offset: Int, _ lines: LineTable) -> String {
    let place = lines.position(of: offset)
    return JSONPiece.object([
      ("line", String(place.line)), ("column", String(place.column)),
      ("utf16Column", String(place.utf16Column)), ("byte", String(place.byte)),
    ])
  }
}
