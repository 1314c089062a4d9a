import FCMLint

/// The report as one JSON object: every finding, with all that is known about it.
struct JSONReporter: Reporter {
  private var isFirst = true
  private var fingerprints = Fingerprints(path: "")
  private var unread: [String] = []

  mutating func begin() -> String {
    """
    {"version":1,
    "tool":{"name":"\(ToolInfo.name)","version":"\(ToolInfo.version)","apiRevision":"\(ToolInfo.apiRevision)"},
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

  mutating func report(_ unread: UnreadableSource) -> String {
    let place = unread.place.map(JSONFindings.position) ?? "null"
    self.unread.append(
      JSONFragment.object([
        ("path", JSONFragment.string(unread.path)), ("message", JSONFragment.string(unread.words)),
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
    let lines = LineIndex(source.bytes)
    let shown = source.diagnostics.map { ($0, Suppression?.none) }
    return (shown + source.suppressed.map { ($0.diagnostic, $0) }).map { diagnostic, silenced in
      JSONFragment.object([
        ("rule", JSONFragment.string(diagnostic.rule)),
        ("severity", JSONFragment.string(diagnostic.severity.word)),
        ("message", JSONFragment.string(diagnostic.message)),
        ("help", diagnostic.help.map(JSONFragment.string) ?? "null"),
        ("docUrl", JSONFragment.string(Rule.page(of: diagnostic.rule))),
        ("path", JSONFragment.string(source.path)),
        ("document", String(diagnostic.document)),
        ("kind", JSONFragment.string(diagnostic.kind.word)),
        ("pointer", JSONFragment.string(SecretScanner.shortened(pointer: diagnostic.pointer))),
        ("start", position(source.position(of: diagnostic.range.start, lines))),
        ("end", position(source.position(of: diagnostic.range.end, lines))),
        ("related", JSONFragment.list(diagnostic.notes.map { note($0, source, lines) })),
        (
          "fixes",
          JSONFragment.list(Redaction.fixes(diagnostic).map { fix($0, source.before?.bytes ?? 0) })
        ),
        ("fingerprint", JSONFragment.string(fingerprints.next(diagnostic))),
        ("suppressed", silenced.map(suppression) ?? "null"),
      ])
    }
  }

  private static func suppression(_ suppression: Suppression) -> String {
    JSONFragment.object([
      ("place", JSONFragment.string(suppression.place.rawValue)),
      ("reason", suppression.reason.map(JSONFragment.string) ?? "null"),
    ])
  }

  private static func note(_ note: Diagnostic.Note, _ source: SourceReport, _ lines: LineIndex)
    -> String
  {
    JSONFragment.object([
      ("message", JSONFragment.string(note.message)),
      ("pointer", JSONFragment.string(SecretScanner.shortened(pointer: note.pointer))),
      ("start", position(source.position(of: note.range.start, lines))),
      ("end", position(source.position(of: note.range.end, lines))),
    ])
  }

  private static func fix(_ fix: Fix, _ before: Int) -> String {
    let edits = fix.edits.map { edit in
      JSONFragment.object([
        ("start", String(edit.range.start + before)), ("end", String(edit.range.end + before)),
        ("replacement", JSONFragment.string(edit.replacement)),
      ])
    }
    return JSONFragment.object([
      ("title", JSONFragment.string(fix.title)),
      ("safety", JSONFragment.string(fix.safety.rawValue)),
      ("edits", JSONFragment.list(edits)),
    ])
  }

  static func position(_ place: Position) -> String {
    JSONFragment.object([
      ("line", String(place.line)), ("column", String(place.column)),
      ("utf16Column", String(place.utf16Column)), ("byte", String(place.byte)),
    ])
  }
}
