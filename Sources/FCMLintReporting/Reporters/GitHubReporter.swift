import FCMLint

/// The report as GitHub Actions workflow commands, which become annotations.
///
/// GitHub keeps the first ten annotations of each severity, so the most severe findings come first,
/// and findings in different files before several in one file.
struct GitHubReporter: Reporter {
  /// The number of findings that are sorted; GitHub would not show later ones.
  static let mostHeld = 10_000

  private struct Held {
    var severity: Severity
    /// The number of preceding findings of this severity in the file.
    var round: Int
    var order: Int
    var text: String
  }

  private let workspace: ReportContext.Folder?
  private var held: [Held] = []
  private var isFull = false
  private var rounds: [Severity: Int] = [:]

  init(_ context: ReportContext) { workspace = context.workspace }

  mutating func report(_ source: SourceReport) -> String {
    if source.before == nil { rounds = [:] }
    guard !source.diagnostics.isEmpty else { return "" }
    let lines = LineIndex(source.bytes)
    for diagnostic in source.diagnostics {
      let round = rounds[diagnostic.severity, default: 0]
      rounds[diagnostic.severity] = round + 1
      held.append(
        Held(
          severity: diagnostic.severity, round: round, order: held.count,
          text: command(diagnostic, source, lines)))
    }
    isFull = isFull || held.count >= Self.mostHeld
    return isFull ? release() : ""
  }

  mutating func report(_ unread: UnreadableSource) -> String {
    guard let absolute = unread.absolute, let place = unread.place else {
      return Self.command("error", [("title", ToolInfo.name)], "\(unread.address): \(unread.words)")
    }
    return Self.command(
      "error",
      [
        ("file", path(absolute) ?? unread.identity), ("line", String(place.line)),
        ("col", String(place.column)), ("title", ToolInfo.name),
      ], unread.words)
  }

  mutating func end(_ summary: ReportSummary) -> String { release() }

  private mutating func release() -> String {
    held.sort { first, second in
      if first.severity != second.severity { return first.severity > second.severity }
      return (first.round, first.order) < (second.round, second.order)
    }
    defer { held = [] }
    return held.reduce(into: "") { $0 += $1.text }
  }

  private func command(
    _ diagnostic: Diagnostic, _ source: SourceReport, _ lines: LineIndex
  ) -> String {
    let title = "\(ToolInfo.name) \(diagnostic.rule)"
    var properties: [(String, String)] = []
    if let absolute = source.absolute {
      let region = SourceRegion(diagnostic.range, source, lines)
      // GitHub drops columns if the lines differ, so the annotation ends on the first line.
      let line = lines.contentRange(ofLine: lines.lineIndex(of: region.range.start))
      let last = min(region.range.end, max(line.end, region.range.start))
      let end = source.position(of: last, lines)
      properties = [
        ("file", path(absolute) ?? source.identity), ("line", String(region.start.line)),
        ("endLine", String(region.start.line)), ("col", String(region.start.column)),
        ("endColumn", String(max(end.column, region.start.column))), ("title", title),
      ]
    } else {
      let start = source.position(of: diagnostic.range.start, lines)
      properties = [("title", "\(title) in \(source.path):\(start.line):\(start.column)")]
    }
    let text = [diagnostic.message, diagnostic.help, Rule.page(of: diagnostic.rule)]
    return Self.command(
      diagnostic.severity.named("error", "warning", "notice"), properties,
      text.compactMap { $0 }.joined(separator: "\n"))
  }

  /// The absolute path, spelled as the workspace: the runner makes it relative to the repository.
  private func path(_ absolute: String) -> String? {
    guard let workspace, let rest = workspace.rest(of: absolute) else { return nil }
    return workspace.name.utf8.last == .slash ? workspace.name + rest : "\(workspace.name)/\(rest)"
  }

  private static func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { name, value in
      "\(name)=\(LogSanitizer.value(value, escapes: textEscapes + propertyEscapes))"
    }
    let text = LogSanitizer.value(message, escapes: textEscapes)
    return "::\(name) \(list.joined(separator: ","))::\(text)\n"
  }

  private typealias Escapes = [(scalar: Unicode.Scalar, escape: String)]
  private static let textEscapes: Escapes = [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]
  private static let propertyEscapes: Escapes = [(":", "%3A"), (",", "%2C")]
}
