import FCMLint

/// The report as JUnit XML: one suite per source, one test case per finding.
///
/// Follows the schema of Jenkins. A source without findings has a passing case, because CI systems
/// treat a report without cases as missing.
struct JUnitReporter: Reporter {
  private var failOn: Severity?
  private var isEmpty = true
  /// The number of suites per path: a file with two names is reported twice, and GitLab drops the
  /// second of two cases with the same name.
  private var visits: [String: Int] = [:]
  /// The name of the current source.
  private var path = ""
  /// Whether the current source contains documents.
  private var isLinted = false
  /// Whether the current source has a test case.
  private var hasCase = false

  mutating func begin() -> String {
    XMLEscaping.declaration + "<testsuites\(XMLEscaping.attributes([("name", ToolInfo.name)]))>\n"
  }

  mutating func report(_ source: SourceReport) -> String {
    let last = source.before == nil ? begin(source) : ""
    failOn = source.failOn
    let shown = source.diagnostics.filter { $0.severity > .hint || fails($0) }
    isLinted = isLinted || source.documents > 0 || !source.diagnostics.isEmpty
    guard !shown.isEmpty else { return last }
    hasCase = true
    let lines = LineIndex(source.bytes)
    var names: [String: Int] = [:]
    var cases = ""
    for diagnostic in shown {
      let start = source.position(of: diagnostic.range.start, lines)
      let place = "\(start.line):\(start.column)"
      var name = "\(diagnostic.rule) at \(place)"
      let pointer = SecretScanner.shortened(pointer: diagnostic.pointer)
      if !pointer.isEmpty { name += " \(pointer)" }
      names[name, default: 0] += 1
      if let repeats = names[name], repeats > 1 { name += " (\(repeats))" }
      cases += testCase(path, name, body(diagnostic, at: "\(source.identity):\(place)"))
    }
    return last
      + suite(path, cases, count: shown.count, failures: shown.filter(fails).count)
  }

  /// Starts a new source and returns the end of the previous one.
  private mutating func begin(_ source: SourceReport) -> String {
    let last = passingCase()
    visits[source.identity, default: 0] += 1
    let visit = visits[source.identity, default: 1]
    path = visit == 1 ? source.identity : "\(source.identity) (\(visit))"
    return last
  }

  private mutating func passingCase() -> String {
    defer { (isLinted, hasCase) = (false, false) }
    guard isLinted, !hasCase else { return "" }
    return suite(path, testCase(path, "no problems", ""), count: 1)
  }

  mutating func report(_ unread: UnreadableSource) -> String {
    let attributes = XMLEscaping.attributes([("type", "unreadable"), ("message", unread.words)])
    let place = unread.place.map { "\($0.line):\($0.column)" }
    let address = [unread.identity, place].compactMap { $0 }.joined(separator: ":")
    let text = XMLEscaping.escaped("\(address): \(unread.words)")
    let name = place.map { "usable at \($0)" } ?? "readable"
    let error = testCase(unread.identity, name, "<error\(attributes)>\(text)</error>")
    return suite(unread.identity, error, count: 1, errors: 1)
  }

  mutating func end(_ summary: ReportSummary) -> String {
    let pending = passingCase()
    let last =
      isEmpty
      ? suite(ToolInfo.name, testCase(ToolInfo.name, "no documents", ""), isFile: false, count: 1)
      : ""
    return pending + last + "</testsuites>\n"
  }

  private func fails(_ diagnostic: Diagnostic) -> Bool {
    failOn.map { diagnostic.severity >= $0 } ?? false
  }

  private func body(_ diagnostic: Diagnostic, at place: String) -> String {
    let word = diagnostic.severity.word
    var text = "\(place): \(word): \(diagnostic.message) [\(diagnostic.rule)]"
    if let help = diagnostic.help { text += "\nhelp: \(help)" }
    text = XMLEscaping.escaped("\(text)\n\(Rule.page(of: diagnostic.rule))")
    guard fails(diagnostic) else { return "<system-out>\(text)</system-out>" }
    let attributes = XMLEscaping.attributes([("type", word), ("message", diagnostic.message)])
    return "<failure\(attributes)>\(text)</failure>"
  }

  private func testCase(_ className: String, _ name: String, _ body: String) -> String {
    let attributes = XMLEscaping.attributes([("classname", className), ("name", name)])
    return body.isEmpty
      ? "<testcase\(attributes)/>\n" : "<testcase\(attributes)>\(body)</testcase>\n"
  }

  private mutating func suite(
    _ name: String, _ cases: String, isFile: Bool = true, count: Int, failures: Int = 0,
    errors: Int = 0
  ) -> String {
    let attributes = XMLEscaping.attributes(
      [
        ("name", name), ("tests", String(count)), ("failures", String(failures)),
        ("errors", String(errors)),
      ] + (isFile ? [("file", name)] : []))
    isEmpty = false
    return "<testsuite\(attributes)>\n\(cases)</testsuite>\n"
  }
}
