import FCMLint

/// The reviewdog report as one object with all findings.
struct RdjsonReporter: Reporter {
  private var diagnostics = JSONLineList()

  mutating func begin() -> String {
    "{\(JSONValue.memberLines(["source": Rdjson.source])),\n\"diagnostics\":["
  }

  mutating func report(_ source: SourceReport) -> String { joined(source) }

  mutating func report(_ source: SourceReport, to write: (String) -> Void) {
    Rdjson.forEach(of: source) { write(diagnostics.add($0)) }
  }

  mutating func end(_ summary: ReportSummary) -> String { diagnostics.end + "}\n" }
}

/// The reviewdog report with one finding per line.
struct RdjsonLinesReporter: Reporter {
  mutating func report(_ source: SourceReport) -> String { joined(source) }

  mutating func report(_ source: SourceReport, to write: (String) -> Void) {
    Rdjson.forEach(of: source) { write($0.line + "\n") }
  }
}

/// Formats findings for reviewdog, whose columns count bytes.
enum Rdjson {
  static let source: JSONValue = [
    "name": .string(ToolInfo.name), "url": .string(ToolInfo.homepage),
  ]

  /// Calls `body` with each finding of a source as an object.
  static func forEach(of source: SourceReport, _ body: (JSONValue) -> Void) {
    guard !source.diagnostics.isEmpty else { return }
    let lines = LineIndex(source.bytes)
    for diagnostic in source.diagnostics {
      let related = diagnostic.notes.map { note -> JSONValue in
        [
          "message": .string(LogSanitizer.visibleLines(note.message)),
          "location": location(note.range, source, lines),
        ]
      }
      let suggestions = Redaction.fixes(diagnostic).compactMap { suggestion($0, source, lines) }
      body([
        "message": .string(LogSanitizer.visibleLines(diagnostic.advice)),
        "location": location(diagnostic.range, source, lines),
        "severity": .string(diagnostic.severity.named("ERROR", "WARNING", "INFO")),
        "source": self.source,
        "code": [
          "value": .string(diagnostic.rule), "url": .string(Rule.page(of: diagnostic.rule)),
        ],
        "suggestions": suggestions.isEmpty ? nil : .array(suggestions),
        "related_locations": related.isEmpty ? nil : .array(related),
      ])
    }
  }

  /// The fix as a single edit that spans all its edits, because reviewdog applies each suggestion
  /// separately.
  private static func suggestion(
    _ fix: Fix, _ source: SourceReport, _ lines: LineIndex
  ) -> JSONValue? {
    guard fix.safety == .safe, let edit = fix.merged(in: source.bytes),
      let start = source.exactPosition(of: edit.range.start, lines),
      let end = source.exactPosition(of: edit.range.end, lines),
      SecretScanner.shortened(edit.replacement) == edit.replacement
    else { return nil }
    return ["range": range(start, end), "text": .string(edit.replacement)]
  }

  private static func location(
    _ place: ByteRange, _ source: SourceReport, _ lines: LineIndex
  ) -> JSONValue {
    let region = SourceRegion(place, source, lines)
    return ["path": .string(source.path), "range": range(region.start, region.end)]
  }

  private static func range(_ start: Position, _ end: Position) -> JSONValue {
    ["start": position(start), "end": position(end)]
  }

  private static func position(_ position: Position) -> JSONValue {
    ["line": .number(position.line), "column": .number(position.byteColumn)]
  }
}

extension Fix {
  /// The maximum length of the bytes from the first edit to the last, because the merged edits of
  /// many fixes would be much larger than the source.
  private static let longestMerger = 4096

  /// One edit equivalent to all edits; nil if they do not fit the bytes or are far apart.
  func merged(in bytes: [UInt8]) -> Edit? {
    guard let start = edits.map({ $0.range.start }).min(), start >= 0,
      let end = edits.map({ $0.range.end }).max(), end <= bytes.count,
      edits.count == 1 || end - start <= Self.longestMerger
    else { return nil }
    let result = EditApplication.apply(moved(by: -start).edits, to: Array(bytes[start..<end]))
    // A JSON string cannot represent invalid UTF-8.
    let text = String(decoding: result, as: UTF8.self)
    return text.utf8.elementsEqual(result) ? Edit(ByteRange(start, end), text) : nil
  }
}
