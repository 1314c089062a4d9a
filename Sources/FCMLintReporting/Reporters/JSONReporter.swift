import FCMLint

/// The report as one JSON object with all details of the findings.
package struct JSONReporter: Reporter {
  private var findings = JSONLineList()
  private var fingerprints = Fingerprints(path: "")
  private var unread: [JSONValue] = []
  private let includesSecrets: Bool

  /// - Parameter includesSecrets: whether fixes are kept whose text contains secrets of the document.
  package init(includesSecrets: Bool = false) { self.includesSecrets = includesSecrets }

  package mutating func begin() -> String {
    let head = JSONValue.memberLines([
      "version": 1,
      "tool": [
        "name": .string(ToolInfo.name), "version": .string(ToolInfo.version),
        "apiRevision": .string(ToolInfo.apiRevision),
      ],
    ])
    return "{\(head),\n\"findings\":["
  }

  package mutating func report(_ source: SourceReport) -> String { joined(source) }

  package mutating func report(_ source: SourceReport, to write: (String) -> Void) {
    var list = findings
    JSONFindings.forEach(of: source, &fingerprints, includesSecrets: includesSecrets) {
      write(list.add($0))
    }
    findings = list
  }

  package mutating func report(_ unread: UnreadableSource) -> String {
    self.unread.append([
      "path": .string(unread.path), "message": .string(unread.words),
      "start": unread.place.map(JSONFindings.position) ?? .null,
    ])
    return ""
  }

  package mutating func end(_ summary: ReportSummary) -> String {
    var problems = JSONLineList()
    let list = problems.add(unread) + problems.end
    let tail = JSONValue.memberLines([
      "summary": [
        "files": .number(summary.files), "documents": .number(summary.documents),
        "skipped": .number(summary.skipped), "errors": .number(summary[.error]),
        "warnings": .number(summary[.warning]), "infos": .number(summary[.info]),
        "hints": .number(summary[.hint]), "fixable": .number(summary.fixable),
        "suppressed": .number(summary.suppressed),
      ]
    ])
    return "\(findings.end),\n\"problems\":[\(list),\n\(tail)}\n"
  }
}

/// The findings as JSON objects, one per line.
struct JSONLinesReporter: Reporter {
  private var fingerprints = Fingerprints(path: "")

  mutating func report(_ source: SourceReport) -> String { joined(source) }

  mutating func report(_ source: SourceReport, to write: (String) -> Void) {
    JSONFindings.forEach(of: source, &fingerprints) { write($0.line + "\n") }
  }
}

/// Formats findings as JSON.
enum JSONFindings {
  /// Calls `body` with each finding of a source as an object, which takes ten times the memory of
  /// its text.
  static func forEach(
    of source: SourceReport, _ fingerprints: inout Fingerprints, includesSecrets: Bool = false,
    _ body: (JSONValue) -> Void
  ) {
    if source.before == nil { fingerprints = Fingerprints(path: source.identity) }
    guard !source.diagnostics.isEmpty || !source.suppressed.isEmpty else { return }
    let lines = LineIndex(source.bytes)
    for (var diagnostic, silenced) in source.all {
      if !includesSecrets { diagnostic.fixes = Redaction.fixes(diagnostic) }
      body(object(diagnostic, silenced, source, lines, fingerprint: fingerprints.next(diagnostic)))
    }
  }

  private static func object(
    _ diagnostic: Diagnostic, _ silenced: Suppression?, _ source: SourceReport,
    _ lines: LineIndex, fingerprint: String
  ) -> JSONValue {
    let object: JSONValue = [
      "rule": .string(diagnostic.rule),
      "severity": .string(diagnostic.severity.word),
      "message": .string(diagnostic.message),
      "help": diagnostic.help.map { .string($0) } ?? .null,
      "docUrl": .string(Rule.page(of: diagnostic.rule)),
      "path": .string(source.path),
      "document": .number(diagnostic.document),
      "kind": .string(diagnostic.kind.word),
      "pointer": .string(SecretScanner.shortened(pointer: diagnostic.pointer)),
      "start": position(source.position(of: diagnostic.range.start, lines)),
      "end": position(source.position(of: diagnostic.range.end, lines)),
      "related": .array(diagnostic.notes.map { note($0, source, lines) }),
      "fixes": .array(diagnostic.fixes.map { fix($0, source.before?.bytes ?? 0) }),
      "fingerprint": .string(fingerprint),
      "suppressed": silenced.map(suppression) ?? .null,
    ]
    return object.adding("sdk", diagnostic.sdk)
  }

  private static func suppression(_ suppression: Suppression) -> JSONValue {
    [
      "place": "external",
      "reason": suppression.reason.map { .string($0) } ?? .null,
    ]
  }

  private static func note(
    _ note: Diagnostic.Note, _ source: SourceReport, _ lines: LineIndex
  ) -> JSONValue {
    [
      "message": .string(note.message),
      "pointer": .string(SecretScanner.shortened(pointer: note.pointer)),
      "start": position(source.position(of: note.range.start, lines)),
      "end": position(source.position(of: note.range.end, lines)),
    ]
  }

  private static func fix(_ fix: Fix, _ before: Int) -> JSONValue {
    let edits = fix.edits.map { edit -> JSONValue in
      [
        "start": .number(edit.range.start + before), "end": .number(edit.range.end + before),
        "replacement": .string(edit.replacement),
      ]
    }
    return [
      "title": .string(fix.title), "safety": .string(fix.safety.rawValue), "edits": .array(edits),
    ]
  }

  static func position(_ place: Position) -> JSONValue {
    [
      "line": .number(place.line), "column": .number(place.column),
      "utf16Column": .number(place.utf16Column), "byte": .number(place.byte),
    ]
  }
}

extension JSONValue {
  /// The object with another text, if there is one.
  fileprivate func adding(_ name: String, _ text: String?) -> JSONValue {
    guard let text, case .object(let members) = self else { return self }
    return .object(members + [(name, .string(text))])
  }
}
