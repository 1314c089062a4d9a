import FCMLint

/// The reviewdog report as one object with all findings.
struct RdjsonReporter: Reporter {
  private var diagnostics = JSONLineList()

  mutating func begin() -> String {
    "{\(JSONValue.memberLines(["source": Rdjson.source])),\n\"diagnostics\":["
  }

  mutating func report(_ source: SourceReport) -> String {
    diagnostics.add(Rdjson.diagnostics(of: source))
  }

  mutating func end(_ summary: ReportSummary) -> String { diagnostics.end + "}\n" }
}

/// The reviewdog report with one finding per line.
struct RdjsonLinesReporter: Reporter {
  mutating func report(_ source: SourceReport) -> String {
    Rdjson.diagnostics(of: source).reduce(into: "") { $0 += $1.line + "\n" }
  }
}

/// Formats findings for reviewdog, whose columns count bytes.
enum Rdjson {
  static let source: JSONValue = [
    "name": .string(ToolInfo.name), "url": .string(ToolInfo.homepage),
  ]

  /// The findings of a source as objects.
  static func diagnostics(of source: SourceReport) -> [JSONValue] {
    guard !source.diagnostics.isEmpty else { return [] }
    let lines = LineIndex(source.bytes)
    return source.diagnostics.map { diagnostic in
      let related = diagnostic.notes.map { note -> JSONValue in
        [
          "message": .string(LogSanitizer.visibleLines(note.message)),
          "location": location(note.range, source, lines),
        ]
      }
      let suggestions = Redaction.fixes(diagnostic).compactMap { suggestion($0, source, lines) }
      return [
        "message": .string(LogSanitizer.visibleLines(diagnostic.advice)),
        "location": location(diagnostic.range, source, lines),
        "severity": .string(diagnostic.severity.named("ERROR", "WARNING", "INFO")),
        "source": self.source,
        "code": [
          "value": .string(diagnostic.rule), "url": .string(Rule.page(of: diagnostic.rule)),
        ],
        "suggestions": suggestions.isEmpty ? nil : .array(suggestions),
        "related_locations": related.isEmpty ? nil : .array(related),
      ]
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
  /// One edit equivalent to all edits; nil if they do not fit the bytes.
  func merged(in bytes: [UInt8]) -> Edit? {
    guard let start = edits.map({ $0.range.start }).min(), start >= 0,
      let end = edits.map({ $0.range.end }).max(), end <= bytes.count
    else { return nil }
    let result = EditApplication.apply(moved(by: -start).edits, to: Array(bytes[start..<end]))
    // A JSON string cannot represent invalid UTF-8.
    let text = String(decoding: result, as: UTF8.self)
    return text.utf8.elementsEqual(result) ? Edit(ByteRange(start, end), text) : nil
  }
}
