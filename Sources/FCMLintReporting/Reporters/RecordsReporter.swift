import FCMLint

/// One JSON object for each line of JSON Lines, in order, so that results can be joined with the
/// lines.
///
/// Blank lines and lines that are not FCM documents have no kind and no findings. Lines of several
/// sources have the path of theirs.
struct RecordsReporter: Reporter {
  private var fingerprints = Fingerprints(path: "")
  private static let tail = Array("]}\n".utf8)
  /// The number of lines of the current source that have been reported.
  private var line = 0
  /// The result of a record without findings, after its line: most records have the same.
  private var clean: (kind: DocumentKind?, text: [UInt8]) = (
    nil, Self.head(of: nil, []) + Self.tail
  )

  mutating func report(_ source: SourceReport) -> String { joined(source) }

  mutating func report(_ source: SourceReport, to write: (String) -> Void) {
    if source.before == nil { line = 0 }
    var findings: [String] = []
    JSONFindings.forEach(of: source, &fingerprints) { findings.append($0.line) }
    let shown = source.diagnostics
    var rest = shown.indices
    var restSuppressed = source.suppressed.indices
    let path = source.isOneOfSeveral ? "\"path\":\(JSONValue.string(source.path).line)," : ""
    let start = Array("{\(path)\"line\":".utf8)
    var text: [UInt8] = []
    for record in Self.records(of: source) {
      line += 1
      text += start
      text += String(line).utf8
      let own = rest.prefix { shown[$0].range.start <= record.end }
      let suppressed = restSuppressed.prefix {
        source.suppressed[$0].diagnostic.range.start <= record.end
      }
      if own.isEmpty, suppressed.isEmpty {
        if record.kind != clean.kind {
          clean = (record.kind, Self.head(of: record.kind, []) + Self.tail)
        }
        text += clean.text
      } else {
        rest.removeFirst(own.count)
        restSuppressed.removeFirst(suppressed.count)
        text += Self.head(of: record.kind, own.map { shown[$0].severity })
        var separator = ""
        for index in Array(own) + suppressed.map({ shown.count + $0 }) {
          text += (separator + findings[index]).utf8
          findings[index] = ""
          separator = ","
          flush(&text, to: write)
        }
        text += Self.tail
      }
      flush(&text, to: write)
    }
    if !text.isEmpty { write(String(decoding: text, as: UTF8.self)) }
  }

  /// The records of a source; a file with findings that is not linted, such as a configuration, is
  /// one.
  private static func records(of source: SourceReport) -> [Linter.Record] {
    guard source.records.isEmpty, let first = source.diagnostics.first else {
      return source.records
    }
    return [Linter.Record(kind: first.kind, end: .max)]
  }

  /// The result of a record after its line number, up to its findings.
  private static func head(of kind: DocumentKind?, _ severities: [Severity]) -> [UInt8] {
    let errors = severities.count { $0 == .error }
    let warnings = severities.count { $0 == .warning }
    let word = kind.map { JSONEscaping.quoted($0.word) } ?? "null"
    let text = ",\"kind\":\(word),\"errors\":\(errors),\"warnings\":\(warnings),\"findings\":["
    return Array(text.utf8)
  }

  /// Writes a text that has become long.
  private func flush(_ text: inout [UInt8], to write: (String) -> Void) {
    guard text.count >= 1 << 16 else { return }
    write(String(decoding: text, as: UTF8.self))
    text = []
  }
}
