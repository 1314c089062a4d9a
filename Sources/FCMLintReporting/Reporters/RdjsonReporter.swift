import FCMLint

/// The report for reviewdog: one object with all findings.
struct RdjsonReporter: Reporter {
  private var isFirst = true

  mutating func begin() -> String {
    "{\"source\":\(Rdjson.source),\n\"diagnostics\":["
  }

  mutating func report(_ source: SourceReport) -> String {
    var text = ""
    for diagnostic in Rdjson.diagnostics(of: source) {
      text += isFirst ? "\n" : ",\n"
      text += diagnostic
      isFirst = false
    }
    return text
  }

  mutating func end(_ summary: ReportSummary) -> String { isFirst ? "]}\n" : "\n]}\n" }
}

/// The report for reviewdog: one finding on each line.
struct RdjsonLinesReporter: Reporter {
  mutating func report(_ source: SourceReport) -> String {
    Rdjson.diagnostics(of: source).reduce(into: "") { $0 += $1 + "\n" }
  }
}

/// Findings in reviewdog's format, whose columns count bytes.
enum Rdjson {
  static let source = JSONFragment.object([
    ("name", JSONFragment.string(ToolInfo.name)), ("url", JSONFragment.string(ToolInfo.homepage)),
  ])

  /// Each finding of a source as one object on one line.
  static func diagnostics(of source: SourceReport) -> [String] {
    guard !source.diagnostics.isEmpty else { return [] }
    let lines = LineIndex(source.bytes)
    return source.diagnostics.map { diagnostic in
      let related = diagnostic.notes.map { note in
        JSONFragment.object([
          ("message", JSONFragment.string(LogSanitizer.visibleLines(note.message))),
          ("location", location(note.range, source, lines)),
        ])
      }
      let suggestions = Redaction.fixes(diagnostic).compactMap { suggestion($0, source, lines) }
      return JSONFragment.object(present: [
        ("message", JSONFragment.string(LogSanitizer.visibleLines(diagnostic.advice))),
        ("location", location(diagnostic.range, source, lines)),
        ("severity", JSONFragment.string(word(diagnostic.severity))),
        ("source", self.source),
        (
          "code",
          JSONFragment.object([
            ("value", JSONFragment.string(diagnostic.rule)),
            ("url", JSONFragment.string(Rule.page(of: diagnostic.rule))),
          ])
        ),
        ("suggestions", suggestions.isEmpty ? nil : JSONFragment.list(suggestions)),
        ("related_locations", related.isEmpty ? nil : JSONFragment.list(related)),
      ])
    }
  }

  /// One suggestion is one edit, so all edits of a fix become one over everything between them:
  /// else half of a fix could be taken.
  private static func suggestion(
    _ fix: Fix, _ source: SourceReport, _ lines: LineIndex
  ) -> String? {
    guard fix.safety == .safe, let edit = fix.merged(in: source.bytes),
      let start = source.exactPosition(of: edit.range.start, lines),
      let end = source.exactPosition(of: edit.range.end, lines),
      SecretScanner.shortened(edit.replacement) == edit.replacement
    else { return nil }
    return JSONFragment.object([
      ("range", range(start, end)), ("text", JSONFragment.string(edit.replacement)),
    ])
  }

  private static func location(
    _ place: ByteRange, _ source: SourceReport, _ lines: LineIndex
  ) -> String {
    let region = SourceRegion(place, source, lines)
    return JSONFragment.object([
      ("path", JSONFragment.string(source.path)), ("range", range(region.start, region.end)),
    ])
  }

  private static func range(_ start: Position, _ end: Position) -> String {
    JSONFragment.object([("start", position(start)), ("end", position(end))])
  }

  private static func position(_ position: Position) -> String {
    JSONFragment.object([
      ("line", String(position.line)), ("column", String(position.byteColumn)),
    ])
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .info, .hint: "INFO"
    }
  }
}

extension Fix {
  /// The one edit that does what all edits do; nil when they do not fit the bytes.
  func merged(in bytes: [UInt8]) -> Edit? {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }.map { $0.element }
    guard let first = sorted.first else { return nil }
    var result: [UInt8] = []
    var position = first.range.start
    guard position >= 0 else { return nil }
    for edit in sorted {
      guard edit.range.start >= position, edit.range.end <= bytes.count else { return nil }
      result += bytes[position..<edit.range.start]
      result += edit.replacement.utf8
      position = edit.range.end
    }
    // Bytes that are no text would be changed by the way through a JSON string.
    let text = String(decoding: result, as: UTF8.self)
    guard text.utf8.elementsEqual(result) else { return nil }
    return Edit(ByteRange(first.range.start, position), text)
  }
}
