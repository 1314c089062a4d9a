import Foundation
import XCTest

/// `--format records`: one result for each line of JSON Lines.
final class RecordsRunTests: XCTestCase {
  private let good = #"{"message":{"topic":"a","notification":{"title":"x"}}}"#
  private let bad = #"{"message":{"topic":"/topics/a","notification":{"title":"x"}}}"#

  private func results(_ run: CommandRun) throws -> [[String: Any]] {
    try run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      try ReportSample.object(String($0))
    }
  }

  private func rules(_ result: [String: Any]) -> [String] {
    (result["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
  }

  func testEveryLineHasAResult() throws {
    let broken = #"{"message":{"topic":"a","notification":{"title":"x"}"#
    let pair = #"[\#(good.dropFirst(11).dropLast()),\#(bad.dropFirst(11).dropLast())]"#
    let lines = [good, "", bad + "\r", #"{"a":1}"#, broken, "no JSON", pair, bad]
    for end in ["", "\n"] {
      let input = Array((lines.joined(separator: "\n") + end).utf8)
      let run = CommandRun(["--no-config", "--format", "records", "-"], input: input)
      XCTAssertEqual(run.status, 1)
      let results = try results(run)
      XCTAssertEqual(results.compactMap { $0["line"] as? Int }, Array(1...8))
      XCTAssertEqual(
        results.map { $0["kind"] as? String },
        ["send-request", nil, "send-request", nil, "send-request", nil, "message", "send-request"])
      XCTAssertEqual(
        results.map(rules),
        [[], [], ["topic-prefix"], [], ["unclosed-container"], [], ["topic-prefix"]]
          + [["topic-prefix"]])
      XCTAssertEqual(results.compactMap { $0["errors"] as? Int }, [0, 0, 1, 0, 1, 0, 1, 1])
    }
    let none = CommandRun(["--no-config", "--format", "records", "-"])
    XCTAssertEqual(none.output, "")
  }

  func testFindingsAreThoseOfTheJSONReport() throws {
    let path = "fixtures/reports/many-of-one-rule.jsonl"
    let lines = CommandRun(["--format", "jsonl", path]).output.split(separator: "\n")
    let records = try results(CommandRun(["--format", "records", path]))
    let findings = records.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    XCTAssertEqual(
      findings as NSArray, try lines.map { try ReportSample.object(String($0)) } as NSArray)
    XCTAssertGreaterThan(findings.count, 3)
  }

  func testLongStreamsAreInOrder() throws {
    let number = 40_000
    let text = (0..<number).map { $0 % 7 == 0 ? bad : $0 % 5 == 0 ? "" : good }
    let input = Array((text.joined(separator: "\n") + "\n").utf8)
    let run = CommandRun(["--no-config", "--format", "records", "--jobs", "4", "-"], input: input)
    XCTAssertEqual(
      run.output, CommandRun(["--format", "records", "--jobs", "1", "-"], input: input).output)
    let results = run.output.split(separator: "\n")
    XCTAssertEqual(results.count, number)
    for (index, result) in results.enumerated() {
      let kind = text[index].isEmpty ? "null" : "\"send-request\""
      let errors = text[index] == bad ? 1 : 0
      XCTAssertTrue(
        result.hasPrefix("{\"line\":\(index + 1),\"kind\":\(kind),\"errors\":\(errors),"))
    }
  }

  func testSuppressedFindingsAndOtherSources() throws {
    let input = Array("\(bad)\n\(good)\n\(bad)\n".utf8)
    let hidden = CommandRun(
      ["--format", "records", "--ignore", "topic-prefix", "-"], input: input)
    XCTAssertEqual(try results(hidden).map(rules), [[], [], []])
    // The name of a single document overrides the format.
    let named = ["--format", "records", "--stdin-filename", "a.json", "-"]
    XCTAssertEqual(try results(CommandRun(named, input: Array(bad.utf8))).map(rules).count, 1)
    let single = CommandRun(["--format", "records", "fixtures/reports/three-rules.json"])
    XCTAssertEqual(try results(single).map { $0["errors"] as? Int }, [4])
    let spread = Array("\n{\n\"message\": {\n\"topic\": \"a\"\n}\n}\n".utf8)
    let lines = try results(CommandRun(["--format", "records", "-"], input: spread))
    XCTAssertEqual(lines.map(rules), [[], ["missing-braces"], [], [], [], []])
  }

  func testForcedKindReportsEveryRecord() throws {
    let input = Array("no JSON\n\n{\"a\":1}\n".utf8)
    let run = CommandRun(["--kind", "send-request", "--format", "records", "-"], input: input)
    let results = try results(run)
    XCTAssertEqual(
      results.map { $0["kind"] as? String }, ["send-request", nil, "send-request"])
    XCTAssertEqual(rules(results[0]), ["unexpected-token"])
    XCTAssertTrue(rules(results[1]).isEmpty)
  }

  func testFixedInputIsReportedByLine() throws {
    let input = Array("\(good)\n\(bad)\n".utf8)
    let run = CommandRun(["--fix", "--format", "records", "-"], input: input)
    XCTAssertEqual(run.output, "\(good)\n\(bad.replacing("/topics/", with: ""))\n")
    XCTAssertEqual(run.errors.split(separator: "\n").filter { $0.hasPrefix("{\"line\"") }.count, 2)
  }

  func testResultsOfSeveralFilesHaveTheirPath() throws {
    let scratch = try ScratchFolder(["b.jsonl": "\(good)\n\(bad)\n", "a.json": bad])
    let several = scratch.run("--format", "records", "b.jsonl", "a.json", "-", input: good)
    XCTAssertTrue(several.output.hasPrefix(#"{"path":"a.json","line":1,"kind":"#), several.output)
    let results = try results(several)
    XCTAssertEqual(
      results.map { $0["path"] as? String }, ["a.json", "b.jsonl", "b.jsonl", "<stdin>"])
    XCTAssertEqual(results.compactMap { $0["line"] as? Int }, [1, 1, 2, 1])
    for single in [["b.jsonl"], ["-"]] {
      let input = Array("\(good)\n\(bad)\n".utf8)
      let run = CommandRun(["--format", "records"] + single, input: input, folder: scratch.path)
      XCTAssertTrue(run.output.hasPrefix(#"{"line":1,"kind":"#), run.output)
    }
  }
}
