import FCMLint
import FCMLintReporting
import Foundation
import XCTest

/// The JSON report, parsed by Foundation and compared key by key.
final class JSONReportTests: XCTestCase {
  private func object(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func findings(_ text: String) throws -> [[String: Any]] {
    try XCTUnwrap(object(text)["findings"] as? [[String: Any]])
  }

  private func report(_ document: String, _ rules: String, format: String = "json") -> String {
    CommandRun(
      ["--format", format, "--select", rules, "--stdin-filename", "push/news.json"],
      input: Array(document.utf8)
    ).output
  }

  func testEveryKey() throws {
    let text = report(
      "\u{FEFF}{\"message\": {\"topic\": \"é🗼\",\r\n \"android\": {\"collapse_key\": \"é🗼e\u{301}\", \"ttl\": 5}}}",
      "bad-duration")
    let report = try object(text)
    XCTAssertEqual(Set(report.keys), ["version", "tool", "findings", "problems", "summary"])
    XCTAssertEqual(report["version"] as? Int, 1)
    let tool = try XCTUnwrap(report["tool"] as? [String: String])
    XCTAssertEqual(
      tool, ["name": "fcmlint", "version": ToolInfo.version, "apiRevision": ToolInfo.apiRevision])
    let finding = try XCTUnwrap(findings(text).first)
    XCTAssertEqual(
      Set(finding.keys),
      [
        "rule", "severity", "message", "help", "docUrl", "path", "document", "kind", "pointer",
        "start", "end", "related", "fixes", "fingerprint", "suppressed",
      ])
    XCTAssertEqual(finding["rule"] as? String, "bad-duration")
    XCTAssertEqual(finding["severity"] as? String, "error")
    XCTAssertEqual(finding["path"] as? String, "push/news.json")
    XCTAssertEqual(finding["document"] as? Int, 0)
    XCTAssertEqual(finding["kind"] as? String, "send-request")
    XCTAssertEqual(finding["pointer"] as? String, "/message/android/ttl")
    XCTAssertTrue(finding["suppressed"] is NSNull)
    XCTAssertEqual(
      finding["docUrl"] as? String, "https://fcmlint.github.io/fcmlint/rules/bad-duration.html")
    XCTAssertEqual(
      finding["start"] as? [String: Int],
      ["line": 2, "column": 45, "utf16Column": 46, "byte": 85])
    XCTAssertEqual(
      finding["end"] as? [String: Int], ["line": 2, "column": 46, "utf16Column": 47, "byte": 86])
    let fix = try XCTUnwrap((finding["fixes"] as? [[String: Any]])?.first)
    XCTAssertEqual(Set(fix.keys), ["title", "safety", "edits"])
    XCTAssertEqual(fix["safety"] as? String, "safe")
    let edit = try XCTUnwrap((fix["edits"] as? [[String: Any]])?.first)
    XCTAssertEqual(edit["start"] as? Int, 85)
    XCTAssertEqual(edit["end"] as? Int, 86)
    XCTAssertEqual(edit["replacement"] as? String, "\"5s\"")
    XCTAssertEqual(
      report["summary"] as? [String: Int],
      [
        "files": 1, "documents": 1, "skipped": 0, "errors": 1, "warnings": 0, "infos": 0,
        "hints": 0, "fixable": 1, "suppressed": 0,
      ])
  }

  func testProblemHasItsKeys() throws {
    let run = CommandRun(["--format", "json", "--no-config", "/nowhere/a.json"])
    let problems = try XCTUnwrap(object(run.output)["problems"] as? [[String: Any]])
    XCTAssertEqual(problems.map { Set($0.keys) }, [["path", "message", "start"]])
    XCTAssertEqual(problems.first?["path"] as? String, "/nowhere/a.json")
    XCTAssertEqual(problems.first?["message"] as? String, "no such file or directory")
    XCTAssertTrue(problems.first?["start"] is NSNull)
  }

  func testReportWithoutFindingsIsValid() throws {
    let text = report(#"{"name": "app"}"#, "bad-duration")
    XCTAssertEqual(try findings(text).count, 0)
    XCTAssertEqual((try object(text)["summary"] as? [String: Int])?["skipped"], 1)
    XCTAssertEqual(report(#"{"name": "app"}"#, "bad-duration", format: "jsonl"), "")
  }

  func testHostileTextStaysTextAndIsNoCommand() throws {
    let topic =
      #"/topics/##[error]x ##vso[task]b \u001b[31m \u0000 { } % , : ; ] | ' \u2028"#
    let text = report("{\"message\": {\"topic\": \"\(topic)\"}}", "topic-prefix")
    let message = try XCTUnwrap(findings(text).first?["message"] as? String)
    XCTAssertFalse(text.contains("##["))
    XCTAssertFalse(text.contains("##vso"))
    XCTAssertTrue(message.hasPrefix("topic \"/topics/##[error]x ##vso[task]"), message)
    XCTAssertFalse(text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  func testLoneSurrogateIsNeverWritten() throws {
    let document = #"{"message": {"topic": "/topics/\ud800", "data": {"\udc00": 1}}}"#
    for format in ["json", "jsonl"] {
      let run = CommandRun(
        ["--format", format, "--level", "hint", "-"], input: Array(document.utf8))
      for line in run.output.split(separator: format == "json" ? "\0" : "\n") {
        XCTAssertNoThrow(try object(String(line)))
      }
    }
  }

  func testLinesAreTheSameFindings() throws {
    let many = (0..<50).map { "{\"message\": {\"topic\": \"/topics/n\($0)\"}}" }
    let document = "[" + many.joined(separator: ",\n") + "]"
    let whole = try findings(report(document, "topic-prefix"))
    let lines = report(document, "topic-prefix", format: "jsonl").split(separator: "\n")
    XCTAssertEqual(whole.count, 50)
    XCTAssertEqual(lines.count, 50)
    for (line, finding) in zip(lines, whole) {
      XCTAssertEqual(try object(String(line)) as NSDictionary, finding as NSDictionary)
    }
    XCTAssertEqual(Set(whole.compactMap { $0["fingerprint"] as? String }).count, 50)
    XCTAssertEqual(whole.last?["document"] as? Int, 49)
  }

  func testFingerprintsSurviveReindentingAndReordering() throws {
    let flat = #"{"message":{"topic":"/topics/a","android":{"ttl":5}}}"#
    let tall = "{\n \"message\": {\n  \"android\": {\"ttl\": 6},\n  \"topic\": \"/topics/b\"}}"
    let rules = "topic-prefix,bad-duration"
    let prints = try [flat, tall].map { document in
      try findings(report(document, rules)).compactMap { $0["fingerprint"] as? String }.sorted()
    }
    XCTAssertEqual(prints[0], prints[1])
    XCTAssertEqual(Set(prints[0]).count, 2)
    XCTAssertTrue(prints[0].allSatisfy { $0.count == 32 })
  }
}
