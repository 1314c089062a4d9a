import FCMLintReporting
import XCTest

@testable import FCMLint

/// GitLab, Jenkins and reviewdog.
final class CodeHostReporterTests: XCTestCase {
  // MARK: GitLab

  func testGitLabEntries() throws {
    XCTAssertEqual(ReportSample.report(.gitlab, []), "[]\n")
    let entries = try Severity.allCases.map { severity in
      let source = ReportSample.source("\n\n«1»", severity: severity)
      return try XCTUnwrap(
        ReportSample.objects(ReportSample.report(.gitlab, [source])).first)
    }
    XCTAssertEqual(entries.map { $0["severity"] as? String }, ["info", "info", "minor", "major"])
    for entry in entries {
      XCTAssertEqual(
        Set(entry.keys), ["description", "check_name", "fingerprint", "severity", "location"])
      XCTAssertEqual(
        entry["location"] as? NSDictionary, ["path": "push/news.json", "lines": ["begin": 3]])
    }
    let secret = ReportSample.report(.gitlab, [ReportSample.source("«1»", rule: "leaked-key")])
    XCTAssertTrue(secret.contains("\"severity\":\"critical\""))
  }

  // MARK: JUnit

  func testRepeatedFindingsHaveDistinctEntries() throws {
    var source = ReportSample.source("{ «1» }")
    source.diagnostics += source.diagnostics + source.diagnostics
    let names = try junit([source]).all("testcase").compactMap { $0.attributes["name"] }
    let name = "some-rule at 1:3 /message/token"
    XCTAssertEqual(names, [name, name + " (2)", name + " (3)"])
  }

  /// The part of Jenkins's schema that is used: elements and their attributes.
  private static let schema: [String: (required: Set<String>, allowed: Set<String>)] = [
    "testsuites": ([], ["name"]),
    "testsuite": (["name", "tests", "failures", "errors"], ["file"]),
    "testcase": (["name"], ["classname", "time"]), "failure": ([], ["type", "message"]),
    "error": ([], ["type", "message"]), "system-out": ([], []),
  ]

  private func junit(
    _ sources: [SourceReport], failOn: Severity? = .error, unread: [UnreadableSource] = []
  ) throws -> XMLElementNode {
    let findings = sources.map { source in
      var copy = source
      copy.failOn = failOn
      return copy
    }
    let text = ReportSample.report(.junit, findings, unread: unread)
    let root = try ReportSample.xml(text)
    XCTAssertEqual(root.name, "testsuites")
    for (name, shape) in Self.schema {
      for element in root.all(name) {
        let keys = Set(element.attributes.keys)
        XCTAssertEqual(shape.required.subtracting(keys), [], name)
        XCTAssertEqual(keys.subtracting(shape.required).subtracting(shape.allowed), [], name)
      }
    }
    XCTAssertEqual(Set(all(root).map(\.name)).subtracting(Self.schema.keys), [])
    for suite in root.all("testsuite") {
      let counts = ["testcase", "failure", "error"].map { String(suite.all($0).count) }
      XCTAssertEqual(
        ["tests", "failures", "errors"].map { suite.attributes[$0] ?? "" }, counts)
      XCTAssertNotEqual(counts[0], "0", "Jenkins takes a suite without cases for no suite")
    }
    return root
  }

  private func all(_ node: XMLElementNode) -> [XMLElementNode] {
    [node] + node.children.flatMap(all)
  }

  func testRunWithoutFindingsHasAPassingTestCase() throws {
    for sources in [[], [ReportSample.source("{}")]] {
      let root = try junit(sources)
      XCTAssertEqual(root.all("testcase").count, 1)
      XCTAssertEqual(root.all("testcase").first?.children.count, 0)
    }
    let clean = try junit([ReportSample.source("{}"), ReportSample.source("«1»", path: "b.json")])
    XCTAssertEqual(
      clean.all("testcase").compactMap { $0.attributes["classname"] }, ["push/news.json", "b.json"])
  }

  func testTheLevelThatFailsDecides() throws {
    let sources = Severity.allCases.map {
      ReportSample.source("«1»", path: "\($0.word).json", severity: $0)
    }
    let expected: [(Severity?, failures: Int, passed: Int)] = [
      (.error, 1, 2), (.warning, 2, 1), (.info, 3, 0), (nil, 0, 3),
    ]
    for (failOn, failures, passed) in expected {
      let root = try junit(sources, failOn: failOn)
      XCTAssertEqual(root.all("failure").count, failures)
      XCTAssertEqual(root.all("system-out").count, passed)
    }
    let types = try junit(sources, failOn: .info).all("failure").map { $0.attributes["type"] }
    XCTAssertEqual(types, ["info", "warning", "error"])
  }

  func testTheTextIsInTheAttributeAndBetweenTheTags() throws {
    var source = ReportSample.source("\n «1»", message: "a <b>\u{0}\u{FFFF}\nc")
    source.diagnostics[0].help = "write \"2\""
    let root = try junit([source])
    XCTAssertEqual(
      root.all("testcase").first?.attributes["name"], "some-rule at 2:2 /message/token")
    let failure = try XCTUnwrap(root.all("failure").first)
    XCTAssertEqual(failure.attributes["message"], "a <b>\\u0000\\uffff\nc")
    XCTAssertEqual(
      failure.text,
      "push/news.json:2:2: error: a <b>\\u0000\\uffff\nc [some-rule]\nhelp: write \"2\"\n"
        + Rule.page(of: "some-rule"))
  }

  func testAReportWithoutDocumentsNamesNoFile() throws {
    let suites = try junit([]).all("testsuite")
    XCTAssertEqual(suites.map { $0.attributes["file"] }, [nil])
    XCTAssertEqual(suites.map { $0.attributes["name"] }, ["fcmlint"])
    let named = try junit([ReportSample.source("«1»", path: "b.json")]).all("testsuite")
    XCTAssertEqual(named.map { $0.attributes["file"] }, ["b.json"])
  }

  func testASourceThatCannotBeReadIsAnError() throws {
    let root = try junit([], unread: [UnreadableSource(path: "a.json", words: "permission denied")])
    XCTAssertEqual(root.all("error").first?.attributes["message"], "permission denied")
    XCTAssertEqual(root.all("error").first?.text, "a.json: permission denied")
  }

  // MARK: Checkstyle

  func testCheckstyle() throws {
    let empty = try ReportSample.xml(ReportSample.report(.checkstyle, [ReportSample.source("{}")]))
    XCTAssertEqual(empty.name, "checkstyle")
    XCTAssertEqual(empty.attributes["version"], "4.3")
    XCTAssertEqual(empty.children.count, 0)
    let sources = Severity.allCases.map { ReportSample.source("«1»", severity: $0) }
    let errors = try ReportSample.xml(ReportSample.report(.checkstyle, sources)).all("error")
    XCTAssertEqual(
      errors.compactMap { $0.attributes["severity"] }, ["info", "info", "warning", "error"])
    for error in errors {
      XCTAssertEqual(error.attributes["source"], "fcmlint.android.some-rule")
      XCTAssertEqual(Set(error.attributes.keys).count, 5)
    }
  }

  // MARK: reviewdog

  private func suggestions(_ text: String, _ fixes: [Fix]) throws -> [NSDictionary] {
    let report = ReportSample.report(.rdjsonl, [ReportSample.source(text, fixes: fixes)])
    return try ReportSample.object(report)["suggestions"] as? [NSDictionary] ?? []
  }

  func testAFixIsOneSuggestion() throws {
    let text = "é«1» 2\n3"
    let two = Fix("swap", .safe, [Edit(ByteRange(6, 7), "x"), Edit(ByteRange(2, 3), "é😀")])
    XCTAssertEqual(
      try suggestions(text, [two, Fix("guess", .unsafe, [Edit(ByteRange(2, 3), "")])]),
      [
        [
          "range": ["start": ["line": 1, "column": 3], "end": ["line": 2, "column": 2]],
          "text": "é😀 2\nx",
        ]
      ])
    let insertion = Fix("insert", .safe, [Edit(ByteRange(3, 3), ","), Edit(ByteRange(3, 3), "!")])
    XCTAssertEqual(
      try suggestions(text, [insertion]),
      [
        [
          "range": ["start": ["line": 1, "column": 4], "end": ["line": 1, "column": 4]],
          "text": ",!",
        ]
      ])
    XCTAssertEqual(
      try suggestions(text, [Fix("cut", .safe, [Edit(ByteRange(0, 6), "")])]),
      [
        [
          "range": ["start": ["line": 1, "column": 1], "end": ["line": 2, "column": 1]], "text": "",
        ]
      ])
  }

  func testFixThatTextCannotExpressIsOmitted() throws {
    var source = ReportSample.source("«1»\n2")
    source.bytes[1] = 0xFF
    source.diagnostics[0].fixes = [
      Fix("both", .safe, [Edit(ByteRange(0, 1), "a"), Edit(ByteRange(2, 3), "b")])
    ]
    let line = try ReportSample.object(ReportSample.report(.rdjsonl, [source]))
    XCTAssertNil(line["suggestions"])
  }

  func testReviewdogEntries() throws {
    var source = ReportSample.source("«1» 2", severity: .warning)
    source.diagnostics[0].notes = [
      Diagnostic.Note(message: "see", range: ByteRange(2, 3), pointer: "")
    ]
    let report = try ReportSample.object(ReportSample.report(.rdjson, [source]))
    XCTAssertEqual(Set(report.keys), ["source", "diagnostics"])
    let entry = try XCTUnwrap((report["diagnostics"] as? [[String: Any]])?.first)
    XCTAssertEqual(entry["severity"] as? String, "WARNING")
    XCTAssertEqual(
      entry["code"] as? NSDictionary, ["value": "some-rule", "url": Rule.page(of: "some-rule")])
    let related = try XCTUnwrap((entry["related_locations"] as? [[String: Any]])?.first)
    XCTAssertEqual(Set(related.keys), ["message", "location"])
  }
}
