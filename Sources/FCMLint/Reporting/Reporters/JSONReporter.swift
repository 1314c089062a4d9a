/// The report as one JSON object: every finding, with all that is known about it.
struct JSONReporter: Reporter {
  private var isFirst = true
  private var fingerprints = Fingerprints(path: "")
  private var unread: [String] = []

  mutating func begin() -> String {
    """
    {"version":1,
    "tool":{"name":"\(Tool.name)","version":"\(Tool.version)","apiRevision":"\(Tool.apiRevision)"},
    "findings":[
    """
  }

  mutating func report(_ source: SourceReport) -> String {
    var text = ""
    for finding in JSONFindings.of(source, &fingerprints) {
      text += isFirst ? "\n" : ",\n"
      text += finding
      isFirst = false
    }
    return text
  }

  mutating func report(_ unread: UnreadSource) -> String {
    let place = unread.place.map(JSONFindings.position) ?? "null"
    self.unread.append(
      JSONPiece.object([
        ("path", JSONPiece.string(unread.path)), ("message", JSONPiece.string(unread.words)),
        ("start", place),
      ]))
    return ""
  }

  mutating func end(_ summary: ReportSummary) -> String {
    let numbers = [
      ("files", summary.files), ("documents", summary.documents), ("skipped", summary.skipped),
      ("errors", summary.errors), ("warnings", summary.warnings), ("infos", summary.infos),
      ("hints", summary.hints), ("fixable", summary.fixable), ("suppressed", summary.suppressed),
    ]
    let members = numbers.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    let problems = unread.isEmpty ? "" : "\n\(unread.joined(separator: ",\n"))\n"
    return "\(isFirst ? "" : "\n")],\n\"problems\":[\(problems)],\n\"summary\":{\(members)}}\n"
  }
}

/// The findings as JSON objects, one on each line.
struct JSONLinesReporter: Reporter {
  private var fingerprints = Fingerprints(path: "")

  mutating func report(_ source: SourceReport) -> String {
    JSONFindings.of(source, &fingerprints).reduce(into: "") { $0 += $1 + "\n" }
  }
}

/// Findings written as JSON.
enum JSONFindings {
  /// Each finding of a source as one object on one line.
  static func of(_ source: SourceReport, _ fingerprints: inout Fingerprints) -> [String] {
    if source.before == nil { fingerprints = Fingerprints(path: source.identity) }
    guard !source.diagnostics.isEmpty || !source.suppressed.isEmpty else { return [] }
    let lines = LineTable(source.bytes)
    let shown = source.diagnostics.map { ($0, Suppression?.none) }
    return (shown + source.suppressed.map { ($0.diagnostic, $0) }).map { diagnostic, silenced in
      JSONPiece.object([
        ("rule", JSONPiece.string(diagnostic.rule)),
        ("severity", JSONPiece.string(diagnostic.severity.word)),
        ("message", JSONPiece.string(diagnostic.message)),
        ("help", diagnostic.help.map(JSONPiece.string) ?? "null"),
        ("docUrl", JSONPiece.string(Rule.page(of: diagnostic.rule))),
        ("path", JSONPiece.string(source.path)),
        ("document", String(diagnostic.document)),
        ("kind", JSONPiece.string(diagnostic.kind.word)),
        ("pointer", JSONPiece.string(Secrets.shortened(pointer: diagnostic.pointer))),
        ("start", position(source.position(of: diagnostic.range.start, lines))),
        ("end", position(source.position(of: diagnostic.range.end, lines))),
        ("related", JSONPiece.list(diagnostic.notes.map { note($0, source, lines) })),
        (
          "fixes",
          JSONPiece.list(Tellable.fixes(diagnostic).map { fix($0, source.before?.bytes ?? 0) })
        ),
        ("fingerprint", JSONPiece.string(fingerprints.next(diagnostic))),
        ("suppressed", silenced.map(suppression) ?? "null"),
      ])
    }
  }

  private static func suppression(_ suppression: Suppression) -> String {
    JSONPiece.object([
      ("place", JSONPiece.string(suppression.place.rawValue)),
      ("reason", suppression.reason.map(JSONPiece.string) ?? "null"),
    ])
  }

  private static func note(_ note: Diagnostic.Note, _ source: SourceReport, _ lines: LineTable)
    -> String
  {
    JSONPiece.object([
      ("message", JSONPiece.string(note.message)),
      ("pointer", JSONPiece.string(Secrets.shortened(pointer: note.pointer))),
      ("start", position(source.position(of: note.range.start, lines))),
      ("end", position(source.position(of: note.range.end, lines))),
    ])
  }

  private static func fix(_ fix: Fix, _ before: Int) -> String {
    let edits = fix.edits.map { edit in
      JSONPiece.object([
        ("start", String(edit.range.start + before)), ("end", String(edit.range.end + before)),
        ("replacement", JSONPiece.string(edit.replacement)),
      ])
    }
    return JSONPiece.object([
      ("title", JSONPiece.string(fix.title)), ("safety", JSONPiece.string(fix.safety.rawValue)),
      ("edits", JSONPiece.list(edits)),
    ])
  }

  static func position(_ place: Position) -> String {
    JSONPiece.object([
      ("line", String(place.line)), ("column", String(place.column)),
      ("utf16Column", String(place.utf16Column)), ("byte", String(place.byte)),
    ])
  }
}
