import FCMLint

/// The report in the XML of JUnit: one suite for each source, one test case for each finding.
///
/// Only what Jenkins's schema allows is written. A clean source has a case that passes, since a
/// report without cases counts as no report.
struct JUnitReporter: Reporter {
  private var failOn: Severity?
  private var isEmpty = true
  /// How often a path has had a suite: a file that is reached by two names comes twice, and GitLab
  /// drops the second of two cases with the same name.
  private var visits: [String: Int] = [:]
  /// The name of the source at hand.
  private var path = ""
  /// Whether the source at hand, which may come in pieces, was judged, and has a case already.
  private var isJudged = false
  private var hasCase = false

  mutating func begin() -> String {
    XMLEscaping.declaration + "<testsuites\(XMLEscaping.attributes([("name", ToolInfo.name)]))>\n"
  }

  mutating func report(_ source: SourceReport) -> String {
    let last = source.before == nil ? begin(source) : ""
    failOn = source.failOn
    let shown = source.diagnostics.filter { $0.severity > .hint || fails($0) }
    isJudged = isJudged || source.documents > 0 || !source.diagnostics.isEmpty
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

  /// Turns to a new source; the answer is what the one before still needs.
  private mutating func begin(_ source: SourceReport) -> String {
    let last = passingCase()
    visits[source.identity, default: 0] += 1
    let visit = visits[source.identity, default: 1]
    path = visit == 1 ? source.identity : "\(source.identity) (\(visit))"
    return last
  }

  private mutating func passingCase() -> String {
    defer { (isJudged, hasCase) = (false, false) }
    guard isJudged, !hasCase else { return "" }
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
      isEmpty ? suite(ToolInfo.name, testCase(ToolInfo.name, "no documents", ""), count: 1) : ""
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
    _ name: String, _ cases: String, count: Int, failures: Int = 0, errors: Int = 0
  ) -> String {
    let attributes = XMLEscaping.attributes([
      ("name", name), ("tests", String(count)), ("failures", String(failures)),
      ("errors", String(errors)), ("file", name),
    ])
    isEmpty = false
    return "<testsuite\(attributes)>\n\(cases)</testsuite>\n"
  }
}
