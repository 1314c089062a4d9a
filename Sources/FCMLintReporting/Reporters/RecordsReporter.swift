import FCMLint

/// One JSON object for each line of JSON Lines, in order, so that results can be joined with the
/// lines.
///
/// Blank lines and lines that are not FCM documents have no kind and no findings.
struct RecordsReporter: Reporter {
  private var fingerprints = Fingerprints(path: "")
  private static let head = Array("{\"line\":".utf8)
  /// The number of lines of the current source that have been reported.
  private var line = 0
  /// The result of a record without findings, after its line: most records have the same.
  private var clean = (kind: DocumentKind?.none, text: Self.result(of: nil, [], []))

  mutating func report(_ source: SourceReport) -> String {
    if source.before == nil { line = 0 }
    var findings: [String] = []
    JSONFindings.forEach(of: source, &fingerprints) { findings.append($0.line) }
    let shown = source.diagnostics
    var rest = shown.indices
    var restSuppressed = source.suppressed.indices
    var text: [UInt8] = []
    text.reserveCapacity(source.records.count * 80)
    for record in Self.records(of: source) {
      line += 1
      text += Self.head
      text += String(line).utf8
      let own = rest.prefix { shown[$0].range.start <= record.end }
      let suppressed = restSuppressed.prefix {
        source.suppressed[$0].diagnostic.range.start <= record.end
      }
      if own.isEmpty, suppressed.isEmpty {
        if record.kind != clean.kind { clean = (record.kind, Self.result(of: record.kind, [], [])) }
        text += clean.text
        continue
      }
      rest.removeFirst(own.count)
      restSuppressed.removeFirst(suppressed.count)
      let objects = Array(findings[own]) + suppressed.map { findings[shown.count + $0] }
      text += Self.result(of: record.kind, own.map { shown[$0].severity }, objects)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The records of a source; a file with findings that is not linted, such as a configuration, is
  /// one.
  private static func records(of source: SourceReport) -> [Linter.Record] {
    guard source.records.isEmpty, let first = source.diagnostics.first else {
      return source.records
    }
    return [Linter.Record(kind: first.kind, end: .max)]
  }

  /// The result of a record after its line number.
  private static func result(
    of kind: DocumentKind?, _ severities: [Severity], _ findings: [String]
  ) -> [UInt8] {
    let errors = severities.filter { $0 == .error }.count
    let warnings = severities.filter { $0 == .warning }.count
    let list = findings.joined(separator: ",")
    let word = kind.map { JSONEscaping.quoted($0.word) } ?? "null"
    let text = ",\"kind\":\(word),\"errors\":\(errors),\"warnings\":\(warnings),"
    return Array("\(text)\"findings\":[\(list)]}\n".utf8)
  }
}
