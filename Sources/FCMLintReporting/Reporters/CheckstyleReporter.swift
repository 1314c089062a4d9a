import FCMLint

/// The report as Checkstyle XML, which Jenkins and reviewdog read.
struct CheckstyleReporter: Reporter {
  private let rules: [String: Rule]

  init(_ context: ReportContext) { rules = context.rulesByID }

  mutating func begin() -> String { XMLEscaping.declaration + "<checkstyle version=\"4.3\">\n" }

  mutating func report(_ source: SourceReport) -> String {
    guard !source.diagnostics.isEmpty else { return "" }
    var text = "<file\(XMLEscaping.attributes([("name", source.path)]))>\n"
    for (diagnostic, start) in source.located {
      text += "<error"
      text += XMLEscaping.attributes([
        ("line", String(start.line)), ("column", String(start.column)),
        ("severity", Self.word(diagnostic.severity)), ("message", diagnostic.advice),
        ("source", name(of: diagnostic.rule)),
      ])
      text += "/>\n"
    }
    return text + "</file>\n"
  }

  mutating func report(_ unread: UnreadableSource) -> String {
    let place = XMLEscaping.attributes([("name", unread.path)])
    let column = unread.place.map { [("column", String($0.column))] } ?? []
    let error = XMLEscaping.attributes(
      [("line", String(unread.place?.line ?? 1))] + column
        + [("severity", "error"), ("message", unread.words), ("source", ToolInfo.name)])
    return "<file\(place)>\n<error\(error)/>\n</file>\n"
  }

  mutating func end(_ summary: ReportSummary) -> String { "</checkstyle>\n" }

  /// The rule as `fcmlint.family.id`: Jenkins uses the last part as type and the one before as
  /// category.
  private func name(of id: String) -> String {
    rules[id].map { "\(ToolInfo.name).\($0.family.rawValue).\(id)" } ?? "\(ToolInfo.name).\(id)"
  }

  private static func word(_ severity: Severity) -> String {
    severity == .hint ? "info" : severity.word
  }
}
