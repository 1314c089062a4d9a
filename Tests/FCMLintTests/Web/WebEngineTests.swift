import FCMLint
import FCMLintWeb
import XCTest

/// The functions of the WebAssembly module, run in this process; scripts/test-wasm compares the module
/// with the program.
final class WebEngineTests: XCTestCase {
  private let message = #"{"message":{"topic":"/topics/a","android":{"ttl":"1h"}}}"#

  private func lint(_ text: String, path: String = "push.json", _ options: String = "") -> String {
    WebEngine.lint(
      Array(text.utf8), path: Array(path.utf8), options: Array(options.utf8))
  }

  private func rules(_ report: String) -> [String] {
    report.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(#"{"rule":""#) else { return nil }
      return String(line.dropFirst(9).prefix { $0 != "\"" })
    }
  }

  func testTheReportIsThatOfTheProgram() {
    for level in ["error", "warning", "info", "hint"] {
      let run = CommandRun(
        [
          "--no-config", "--format", "json", "--level", level, "--stdin-filename", "push.json", "-",
        ], input: Array(message.utf8))
      XCTAssertEqual(lint(message, #"{"level":"\#(level)"}"#), run.output, level)
    }
  }

  func testThePreviewIsThatOfTheProgram() {
    let run = CommandRun(
      ["preview", "--no-config", "--format", "json", "--stdin-filename", "push.json", "-"],
      input: Array(message.utf8))
    let preview = WebEngine.preview(
      Array(message.utf8), path: Array("push.json".utf8), options: [])
    XCTAssertEqual(preview, run.output)
  }

  func testLinesAndKindsFollowTheName() {
    XCTAssertEqual(rules(lint(message + "\n" + message, path: "a.jsonl")).count, 4)
    XCTAssertEqual(rules(lint(#"{"aps":{"alert":5}}"#, path: "a.apns")), ["bad-alert"])
    XCTAssertEqual(rules(lint(#"{"a":1}"#)), [])
    XCTAssertFalse(rules(lint(#"{"a":1}"#, #"{"kind":"message"}"#)).isEmpty)
  }

  func testTheConfigurationApplies() {
    func options(_ configuration: String) -> String {
      #"{"configuration":"\#(configuration.replacingOccurrences(of: "\"", with: "\\\""))"}"#
    }
    XCTAssertEqual(rules(lint(message)), ["topic-prefix", "bad-duration"])
    XCTAssertEqual(
      rules(lint(message, options(#"{"rules":{"topic-prefix":"off"}}"#))), ["bad-duration"])
    XCTAssertEqual(rules(lint(message, options(#"{"exclude":["*.json"]}"#))), [])
    let ignore = #"{"ignore":[{"files":["*.json"],"rule":"bad-duration","reason":"x"}]}"#
    XCTAssertEqual(rules(lint(message, options(ignore))), ["topic-prefix"])
    XCTAssertTrue(lint(message, options(ignore)).contains(#""suppressed":1"#))
  }

  func testErrors() {
    XCTAssertEqual(
      lint(message, #"{"kind":"letter"}"#), #"{ "error": "unknown kind \"letter\"" }"# + "\n")
    XCTAssertEqual(
      lint(message, #"{"colour":1}"#), #"{ "error": "unknown option \"colour\"" }"# + "\n")
    XCTAssertEqual(
      lint(message, "{"), #"{ "error": "the options must be a JSON object" }"# + "\n")
    XCTAssertEqual(
      lint(message, #"{"configuration":"{\"rulez\":1}"}"#),
      #"{ "error": ".fcmlint.json:1:2: unknown key \"rulez\"; did you mean \"rules\"?" }"# + "\n")
  }

  func testFixes() {
    let safe = WebEngine.fix(Array(message.utf8), path: [], options: [])
    XCTAssertTrue(safe.contains(#"\"topic\":\"a\""#), safe)
    XCTAssertTrue(safe.contains(#"\"ttl\":\"3600s\""#), safe)
    let nothing = WebEngine.fix(Array(#"{"a":1}"#.utf8), path: [], options: [])
    XCTAssertEqual(nothing, #"{ "text": "{\"a\":1}", "applied": 0, "remaining": 0 }"# + "\n")
  }

  func testDocumentation() {
    XCTAssertTrue(WebEngine.rules().contains(#""id":"topic-prefix""#))
    XCTAssertTrue(WebEngine.schema(Array("config".utf8)).contains("draft-07"))
    XCTAssertTrue(WebEngine.schema([]).contains("validate_only"))
    XCTAssertTrue(WebEngine.schema(Array("letter".utf8)).contains("error"))
    XCTAssertTrue(WebEngine.version().contains("20261023"))
  }
}
