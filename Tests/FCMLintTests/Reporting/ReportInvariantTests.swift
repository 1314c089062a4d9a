import FCMLintReporting
import FCMLintWorkspace
import XCTest

@testable import FCMLint

/// Invariants of every format that other programs read.
final class ReportInvariantTests: XCTestCase {
  private let machine = ReportFormat.allCases.filter { !$0.isForPeople }

  private func findings(_ format: ReportFormat, _ text: String) throws -> Int {
    switch format {
    case .json: return try XCTUnwrap(ReportSample.object(text)["findings"] as? [Any]).count
    case .sarif: return try ReportSample.sarifResults(text).count
    case .gitlab: return try ReportSample.objects(text).count
    case .rdjson: return try XCTUnwrap(ReportSample.object(text)["diagnostics"] as? [Any]).count
    case .jsonl, .rdjsonl:
      let lines = text.split(separator: "\n")
      for line in lines { _ = try ReportSample.object(String(line)) }
      return lines.count
    case .records:
      return try text.split(separator: "\n").reduce(0) { count, line in
        count + (try XCTUnwrap(ReportSample.object(String(line))["findings"] as? [Any]).count)
      }
    case .junit:
      let root = try ReportSample.xml(text)
      return root.all("failure").count + root.all("system-out").count
    case .checkstyle: return try ReportSample.xml(text).all("error").count
    case .github:
      let lines = text.split(separator: "\n")
      XCTAssertTrue(lines.allSatisfy { CIAnnotationReader.gitHub(String($0)) != nil })
      return lines.count
    case .azure:
      let lines = text.split(separator: "\n")
      XCTAssertTrue(lines.allSatisfy { CIAnnotationReader.azure(String($0)) != nil })
      return lines.count
    case .markdown: return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.count
    case .concise: return text.split(separator: "\n").count
    case .full, .auto: return text.split(separator: "\n").filter { $0.hasPrefix("push/") }.count
    }
  }

  func testNoOneAndManyFindings() throws {
    for format in machine {
      let head = format == .markdown ? 2 : 0
      let none = ReportSample.source("{}")
      XCTAssertEqual(try findings(format, ReportSample.report(format, [])), 0, format.rawValue)
      XCTAssertEqual(try findings(format, ReportSample.report(format, [none])), 0, format.rawValue)
      let one = ReportSample.report(format, [ReportSample.source("{ \"a\": «1» }")])
      XCTAssertEqual(try findings(format, one), 1 + head, format.rawValue)
      XCTAssertEqual(one.last, "\n", format.rawValue)
      XCTAssertFalse(one.utf8.starts(with: [0xEF, 0xBB, 0xBF]), format.rawValue)
    }
  }

  func testTenThousandFindings() throws {
    let total = Sweep.size(10_000, or: 400)
    let many = ReportSample.many(total)
    for format in machine {
      let text = ReportSample.report(format, [many])
      let count = try findings(format, text)
      switch format {
      case .azure: XCTAssertEqual(count, total - total / 3, "Azure knows nothing below a warning")
      case .markdown: XCTAssertLessThan(text.utf8.count, 1 << 20)
      default: XCTAssertEqual(count, total, format.rawValue)
      }
    }
  }

  func testColumnsInTheUnitOfEachReader() throws {
    // The finding is after é, an emoji, e with a combining mark, and a tab.
    let text = "\u{FEFF}{\r\n\r \"é😀e\u{301}\":\t«1»,\n«2» }"
    let source = ReportSample.source(text)
    let regions = try ReportSample.sarifResults(ReportSample.report(.sarif, [source])).map {
      try region(of: $0)
    }
    XCTAssertEqual(
      regions,
      [
        ["startLine": 3, "startColumn": 11, "endLine": 3, "endColumn": 12],
        ["startLine": 4, "startColumn": 1, "endLine": 4, "endColumn": 2],
      ])
    let rdjson = try ReportSample.object(ReportSample.report(.rdjson, [source]))
    let first = try XCTUnwrap((rdjson["diagnostics"] as? [[String: Any]])?.first)
    let range = try XCTUnwrap((first["location"] as? [String: Any])?["range"] as? NSDictionary)
    XCTAssertEqual(
      range, ["start": ["line": 3, "column": 15], "end": ["line": 3, "column": 16]])
    let command = CIAnnotationReader.gitHub(
      String(ReportSample.report(.github, [source]).prefix { $0 != "\n" }))
    XCTAssertEqual(command?.properties["col"], "10")
    XCTAssertEqual(command?.properties["endColumn"], "11")
    let checkstyle = try ReportSample.xml(ReportSample.report(.checkstyle, [source]))
    XCTAssertEqual(
      checkstyle.all("error").map { [$0.attributes["line"], $0.attributes["column"]] },
      [["3", "10"], ["4", "1"]])
    let azure = ReportSample.report(.azure, [source])
    XCTAssertTrue(azure.contains("linenumber=3;columnnumber=10;"), azure)
    let gitlab = try ReportSample.objects(ReportSample.report(.gitlab, [source]))
    let lines = gitlab.compactMap { ($0["location"] as? [String: Any])?["lines"] as? NSDictionary }
    XCTAssertEqual(lines, [["begin": 3], ["begin": 4]])
  }

  private func region(of result: [String: Any]) throws -> [String: Int] {
    let locations = try XCTUnwrap(result["locations"] as? [[String: Any]])
    let place = try XCTUnwrap(locations.first?["physicalLocation"] as? [String: Any])
    return try XCTUnwrap(place["region"] as? [String: Int])
  }

  func testTwoFindingsOfOneRuleOnOneLineStayTwo() throws {
    let source = ReportSample.source("[«1», «2», «»«»3]")
    XCTAssertEqual(source.diagnostics.count, 4)
    let gitlab = try ReportSample.objects(ReportSample.report(.gitlab, [source, source]))
    XCTAssertEqual(Set(gitlab.compactMap { $0["fingerprint"] as? String }).count, 8)
    let junit = try ReportSample.xml(ReportSample.report(.junit, [source, source]))
    let names = junit.all("testcase").map {
      "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")"
    }
    XCTAssertEqual(Set(names).count, 8)
    let sarif = try ReportSample.sarifResults(ReportSample.report(.sarif, [source, source]))
    XCTAssertEqual(Set(sarif.map { NSDictionary(dictionary: $0) }).count, 8)
  }

  func testALongSourceMayComeInPieces() throws {
    let text = (0..<40).map {
      "{ \"a\": \"\($0)é\", \"b\": \($0 == 3 || $0 > 37 ? "«1»" : "1") }\n"
    }
    var whole = ReportSample.source(text.joined(), path: "a.jsonl")
    whole.layout = .lines
    var pieces: [SourceReport] = []
    var before = SourceReport.Before(lines: 0, bytes: 0)
    for lines in [text[..<2], text[2..<5], text[5..<39], text[39...]] {
      var piece = ReportSample.source(lines.joined(), path: "a.jsonl")
      piece.layout = .lines
      if before.lines > 0 {
        piece.before = before
        piece.documents = 0
      }
      before.lines += lines.count
      before.bytes += piece.bytes.count
      pieces.append(piece)
    }
    XCTAssertEqual(pieces.map(\.diagnostics.count), [0, 1, 1, 1])
    // A record says only what its own piece contains.
    for format in machine where format != .records {
      let joined = ReportSample.report(format, pieces)
      switch format {
      case .junit, .checkstyle:
        // Each part has its own element with the same text.
        for name in ["failure", "error"] {
          XCTAssertEqual(
            try ReportSample.xml(joined).all(name).map(\.attributes),
            try ReportSample.xml(ReportSample.report(format, [whole])).all(name).map(\.attributes))
        }
        XCTAssertEqual(try ReportSample.xml(joined).all("testcase").count, format == .junit ? 3 : 0)
      default: XCTAssertEqual(joined, ReportSample.report(format, [whole]), format.rawValue)
      }
    }
    let clean = pieces.map { piece in
      var copy = piece
      copy.diagnostics = []
      return copy
    }
    let cases = try ReportSample.xml(ReportSample.report(.junit, clean)).all("testcase")
    XCTAssertEqual(cases.map { $0.attributes["name"] }, ["no problems"])
  }

  func testFingerprintsSurviveLayoutAndOrder() throws {
    let linter = Linter(rules: [Self.topicRule])
    let variants = [
      #"{"message":{"topic":"x","data":{"a":"b"}}}"#,
      "\n{\n  \"message\": {\r\n    \"data\": {\"a\": \"b\"},\n\n    \"topic\": \"x\"\n  }\n}\n",
    ]
    let names = try variants.map { text in
      let bytes = Array(text.utf8)
      let source = SourceReport(
        path: "a.json", bytes: bytes, diagnostics: linter.lint(bytes).diagnostics, documents: 1)
      let results = try ReportSample.sarifResults(ReportSample.report(.sarif, [source]))
      let entries = try ReportSample.objects(ReportSample.report(.gitlab, [source]))
      let prints = try XCTUnwrap(results.first?["partialFingerprints"] as? [String: String])
      XCTAssertEqual(prints["fcmlintPointer/v1"], entries.first?["fingerprint"] as? String)
      return try XCTUnwrap(prints["fcmlintPointer/v1"])
    }
    XCTAssertEqual(names[0], names[1])
    XCTAssertEqual(names[0].utf8.count, 32)
  }

  private static let topicRule = Rule(
    "some-rule", .targeting, .error, on: .field(.topic), summary: "No topics.", why: "", source: "",
    bad: [], good: []
  ) { topic, _ in [Finding(at: topic, "a topic")] }
}
