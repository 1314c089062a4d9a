import FCMLintRules
import Foundation
import XCTest

@testable import FCMLint
@testable import FCMLintReporting

/// The requirements of the SARIF 2.1.0 schema and of GitHub code scanning.
final class SARIFReporterTests: XCTestCase {
  /// For each object, the required and the allowed keys.
  private static let shapes: [String: (required: Set<String>, allowed: Set<String>)] = [
    "": (["$schema", "version", "runs"], []),
    "runs": (
      ["tool", "columnKind", "results", "invocations"], ["originalUriBaseIds"]
    ),
    "runs.tool": (["driver"], []),
    "runs.tool.driver": (
      ["name", "semanticVersion", "rules"], ["informationUri", "properties"]
    ),
    "runs.tool.driver.rules": (
      ["id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration"],
      ["helpUri", "properties"]
    ),
    "runs.tool.driver.rules.help": (["text", "markdown"], []),
    "runs.tool.driver.rules.shortDescription": (["text"], []),
    "runs.tool.driver.rules.fullDescription": (["text"], []),
    "runs.tool.driver.rules.defaultConfiguration": (["level"], []),
    "runs.results": (
      ["ruleId", "level", "message", "locations", "partialFingerprints"],
      ["ruleIndex", "relatedLocations", "fixes", "suppressions", "properties"]
    ),
    "runs.results.message": (["text"], []),
    "runs.results.locations": (["physicalLocation"], ["logicalLocations"]),
    "runs.results.locations.physicalLocation": (["artifactLocation", "region"], []),
    "runs.results.locations.physicalLocation.artifactLocation": (["uri"], ["uriBaseId"]),
    "runs.results.locations.physicalLocation.region": (
      ["startLine", "startColumn", "endLine", "endColumn"], []
    ),
    "runs.results.partialFingerprints": (["primaryLocationLineHash", "fcmlintPointer/v1"], []),
    "runs.results.relatedLocations": (["id", "physicalLocation", "message"], ["logicalLocations"]),
    "runs.results.fixes": (["artifactChanges"], ["description", "properties"]),
    "runs.results.fixes.artifactChanges": (["artifactLocation", "replacements"], []),
    "runs.results.fixes.artifactChanges.replacements": (["deletedRegion"], ["insertedContent"]),
    "runs.results.fixes.artifactChanges.replacements.deletedRegion": (
      ["startLine", "startColumn", "endLine", "endColumn"], []
    ),
    "runs.results.suppressions": (["kind", "status"], ["justification"]),
    "runs.invocations": (["executionSuccessful"], ["toolExecutionNotifications"]),
    "runs.invocations.toolExecutionNotifications": (["message", "level"], []),
  ]

  func testRulesOfTheDriver() throws {
    let rules =
      Rule.all.filter { ["leaked-credential", "bad-topic-name"].contains($0.id) }
      + Rule.all.filter { $0.id == "silent-on-apple" }
    var table = SARIFRules(rules)
    XCTAssertEqual(rules.map { table.index(of: $0.id) }, [0, 1, 2])
    XCTAssertEqual(table.index(of: rules[1].id), 1)
    XCTAssertNil(table.index(of: "unknown"))
    let text = table.driver.text(.tight)
    let driver = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rows = try XCTUnwrap(driver["rules"] as? [[String: Any]]).map { rule in
      let properties = rule["properties"] as? [String: Any] ?? [:]
      let level = (rule["defaultConfiguration"] as? [String: String])?["level"]
      return [
        rule["name"], level, properties["precision"], properties["problem.severity"],
        properties["security-severity"],
      ].map { $0 as? String ?? "-" }
    }
    XCTAssertEqual(
      rows.sorted { $0[0] < $1[0] },
      [
        ["BadTopicName", "error", "very-high", "error", "-"],
        ["LeakedCredential", "error", "very-high", "error", "8.0"],
        ["SilentOnApple", "note", "high", "recommendation", "-"],
      ])
  }

  private func assertShape(_ value: Any, at path: String = "") {
    if let list = value as? [Any] {
      for element in list { assertShape(element, at: path) }
    } else if let object = value as? [String: Any] {
      if let shape = Self.shapes[path] {
        let keys = Set(object.keys)
        XCTAssertEqual(shape.required.subtracting(keys), [], "missing in \(path)")
        XCTAssertEqual(keys.subtracting(shape.required).subtracting(shape.allowed), [], path)
      }
      for (key, inner) in object {
        assertShape(inner, at: path.isEmpty ? key : "\(path).\(key)")
        if key.hasSuffix("Line") || key.hasSuffix("Column") {
          XCTAssertGreaterThanOrEqual(inner as? Int ?? 0, 1, "\(path).\(key)")
        }
        if let text = inner as? String {
          XCTAssertFalse(text.isEmpty, "\(path).\(key)")
          XCTAssertFalse(text.contains("]("), "\(path).\(key)")
        }
      }
    }
  }

  private func run(
    _ sources: [SourceReport], unread: [UnreadableSource] = []
  ) throws -> [String: Any] {
    let text = ReportSample.report(.sarif, sources, unread: unread)
    let log = try ReportSample.object(text)
    assertShape(log)
    XCTAssertEqual(log["version"] as? String, "2.1.0")
    let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    XCTAssertEqual(run["columnKind"] as? String, "utf16CodeUnits")
    return run
  }

  private func results(_ source: SourceReport) throws -> [[String: Any]] {
    try XCTUnwrap(try run([source])["results"] as? [[String: Any]])
  }

  func testShapeOfTheReport() throws {
    var source = ReportSample.source("{ \"a\": «1», \"b\": «é😀» }")
    let other = ReportSample.source("x")
    source.diagnostics[0].notes = [
      Diagnostic.Note(message: "see {this}", range: ByteRange(2, 5), pointer: "/a")
    ]
    source.diagnostics[0].fixes = [
      Fix("write {2}", .safe, [Edit(ByteRange(7, 8), "2")]),
      Fix("drop it", .unsafe, [Edit(ByteRange(2, 10), ""), Edit(ByteRange(12, 12), "x")]),
    ]
    source.suppressed = [
      Suppression(source.diagnostics[1], .configuration, reason: "kept for app 1")
    ]
    let unread = UnreadableSource(path: "b.json", words: "permission denied")
    let run = try run([source, other], unread: [unread])
    let results = try XCTUnwrap(run["results"] as? [[String: Any]])
    XCTAssertEqual(results.count, 3)
    XCTAssertEqual(results.map { ($0["fixes"] as? [Any])?.count }, [2, nil, nil])
    XCTAssertEqual(results.map { $0["suppressions"] != nil }, [false, false, true])
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    XCTAssertEqual(invocation?["executionSuccessful"] as? Bool, false)
  }

  func testTheTextsOfRules() throws {
    var table = SARIFRules(ReportSample.rules)
    for rule in ReportSample.rules { _ = table.index(of: rule.id) }
    let driver = try ReportSample.object(table.driver.text(.tight))
    let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]])
    XCTAssertEqual(rules.compactMap { $0["id"] as? String }, ReportSample.rules.map(\.id))
    for rule in rules {
      let short = rule["shortDescription"] as? [String: String]
      XCTAssertEqual(short?["text"], "A law about {{braces}}.")
      let properties = try XCTUnwrap(rule["properties"] as? [String: Any])
      let isSecret = rule["id"] as? String == "leaked-key"
      XCTAssertEqual(properties["security-severity"] != nil, isSecret)
      XCTAssertLessThanOrEqual((properties["tags"] as? [String])?.count ?? 0, 10)
    }
    XCTAssertEqual(SARIFText.literal(String(repeating: "{", count: 900), atMost: 1024).count, 1023)
    XCTAssertEqual(SARIFText.literal("abc", atMost: 1024), "abc")
  }

  /// An empty range is extended to the character after it or, at the end of a line, before it.
  func testEmptyPlacesAreWidenedInsideTheirLine() throws {
    for (text, columns) in [
      ("a\n«»b", [1, 2]), ("a\n«»éb", [1, 2]), ("a\nb«»", [1, 2]), ("a\nbé«»\nc", [2, 3]),
      ("a\n«»\nb", [1, 1]), ("a\n«»", [1, 1]),
    ] {
      let places = try results(ReportSample.source(text)).first?["locations"] as? [[String: Any]]
      let place = places?.first?["physicalLocation"] as? [String: Any]
      let region = try XCTUnwrap(place?["region"] as? [String: Any])
      XCTAssertEqual(region["startLine"] as? Int, 2, text)
      XCTAssertEqual(region["endLine"] as? Int ?? 2, 2, text)
      XCTAssertEqual(region["startColumn"] as? Int ?? 1, columns[0], text)
      XCTAssertEqual(region["endColumn"] as? Int ?? columns[1], columns[1], text)
    }
  }

  func testFixesNameTheOriginalText() throws {
    let fix = Fix(
      "swap", .unsafe, [Edit(ByteRange(3, 7), "b"), Edit(ByteRange(10, 12), "c")])
    let source = ReportSample.source("«é»\n😀\n\r\nx", fixes: [fix])
    XCTAssertEqual(source.bytes.count, 11)
    var inside = source
    inside.diagnostics[0].fixes = [
      Fix("swap", .unsafe, [fix.edits[0], Edit(ByteRange(10, 11), "c")])
    ]
    let changes = try results(inside).first?["fixes"] as? [[String: Any]]
    XCTAssertEqual((changes?.first?["properties"] as? [String: String])?["safety"], "unsafe")
    let change = (changes?.first?["artifactChanges"] as? [[String: Any]])?.first
    let replacements = try XCTUnwrap(change?["replacements"] as? [[String: Any]])
    XCTAssertEqual(
      replacements.map { $0["deletedRegion"] as? [String: Int] },
      [
        ["startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 3],
        ["startLine": 4, "startColumn": 1, "endLine": 4, "endColumn": 2],
      ])
    // Between \r and \n, or inside a byte-order mark, there is no line and column.
    inside.diagnostics[0].fixes = [Fix("cut", .safe, [Edit(ByteRange(9, 10), "")])]
    XCTAssertNil(try results(inside).first?["fixes"])
    var marked = ReportSample.source("\u{FEFF}«1»")
    marked.diagnostics[0].fixes = [Fix("drop the mark", .safe, [Edit(ByteRange(0, 3), "")])]
    XCTAssertNil(try results(marked).first?["fixes"])
  }

  func testAFixShowsNoSecret() throws {
    let secret = "AIza" + String(repeating: "aB3", count: 12)
    let fix = Fix("move it", .safe, [Edit(ByteRange(0, 1), secret)])
    let source = ReportSample.source("«1»", fixes: [fix])
    for format in [ReportFormat.sarif, .rdjson, .rdjsonl] {
      XCTAssertFalse(ReportSample.report(format, [source]).contains(secret), format.rawValue)
    }
  }

  func testEmptyRangesAreShownAtACharacter() throws {
    let places: [(String, [Int])] = [
      ("ab«»😀c", [1, 3, 1, 5]), ("ab«»", [1, 2, 1, 3]), ("a\n«»\nb", [2, 1, 2, 1]),
      ("«»", [1, 1, 1, 1]), ("«a\nb»", [1, 1, 2, 2]),
    ]
    for (text, expected) in places {
      let first = try XCTUnwrap(try results(ReportSample.source(text)).first)
      let place = (first["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let region = (place as? [String: Any])?["region"] as? [String: Int]
      let keys = ["startLine", "startColumn", "endLine", "endColumn"]
      XCTAssertEqual(keys.map { region?[$0] }, expected, text)
    }
  }

  func testAboveTheLimitTheMostSevereFindingsRemain() {
    var results = SARIFResults()
    for index in 0..<SARIFResults.most { results.add(.info) { "i\(index)" } }
    XCTAssertEqual(results.ordered.prefix(2), ["i0", "i1"])
    results.add(.error) { "e" }
    results.add(.warning) { "w" }
    results.add(.info) { "left out" }
    results.add(.hint) { "left out" }
    XCTAssertEqual(results.omitted, 4)
    XCTAssertEqual(results.ordered.count, SARIFResults.most)
    XCTAssertEqual(results.ordered.prefix(3), ["e", "w", "i0"])
    XCTAssertFalse(results.ordered.contains("left out"))
  }
}
