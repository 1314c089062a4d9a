import FCMLint
import FCMLintWeb
import Foundation
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

  func testTheConfigurationIsReadFromFiles() {
    func options(_ files: String, directory: String = "/team", file: String = ".fcmlint.json")
      -> String
    {
      #"{"directory":"\#(directory)","configurationFile":"\#(file)","files":{\#(files)}}"#
    }
    let base = #""/team/base.json":"{\"rules\":{\"topic-prefix\":\"off\"}}""#
    let near = #""/team/.fcmlint.json":"{\"extends\":\"base.json\"}""#
    XCTAssertEqual(rules(lint(message, options(base, file: "base.json"))), ["bad-duration"])
    XCTAssertEqual(rules(lint(message, options(near + "," + base))), ["bad-duration"])
    let missing = #"cannot extend \"base.json\": no such file or directory"#
    let error = #"{ "error": ".fcmlint.json:1:12: \#(missing)""#
    XCTAssertEqual(
      lint(message, options(near)), error + #", "needs": "/team/base.json" }"# + "\n")
    XCTAssertEqual(
      lint(message, options(near + #","/team/base.json":null"#)), error + " }\n")
    XCTAssertEqual(
      lint(message, options("", file: "../.fcmlint.json")),
      #"{ "error": "/.fcmlint.json: no such file or directory", "needs": "/.fcmlint.json" }"#
        + "\n")
  }

  func testPatternsAreRelativeToTheFileAndTheDirectory() {
    let file =
      #"{\"overrides\":[{\"files\":[\"push/*.json\"],\"rules\":{\"topic-prefix\":\"off\"}}]}"#
    let options =
      #"{"directory":"/team/push","configurationFile":"../.fcmlint.json","#
      + #""files":{"/team/.fcmlint.json":"\#(file)"}}"#
    XCTAssertEqual(rules(lint(message, options)), ["bad-duration"])
    XCTAssertEqual(rules(lint(message, path: "../other/a.json", options)).count, 2)
  }

  func testExplanationsAreThoseOfTheProgram() throws {
    for question in ["topic-prefix", "image never appears on iPhone", "BadDeviceToken", "xyzzy"] {
      let answer = try XCTUnwrap(
        JSONSerialization.jsonObject(with: Data(WebEngine.explain(Array(question.utf8)).utf8))
          as? [String: Any])
      let run = CommandRun(["explain", question])
      // Only the program has the option.
      let option = "\n--all shows all rules, examples, symptoms and error texts\n"
      let isCut = run.output.hasSuffix(option)
      XCTAssertEqual(
        answer["text"] as? String, String(run.output.dropLast(isCut ? option.count : 0)), question)
      XCTAssertEqual(answer["isFound"] as? Bool, run.status == 0, question)
    }
    XCTAssertTrue(WebEngine.explain(Array("BadDeviceToken".utf8)).contains(#""meaning": ""#))
    XCTAssertEqual(
      WebEngine.explain(Array("topic-prefx".utf8)),
      #"{ "error": "unknown rule \"topic-prefx\"; did you mean topic-prefix?" }"# + "\n")
  }

  func testErrors() {
    let kinds =
      "send-request, message, admin-node, apns-payload, device-group, topic-batch, legacy"
    XCTAssertEqual(
      lint(message, #"{"kind":"letter"}"#),
      #"{ "error": "unknown kind \"letter\"; known: \#(kinds)" }"# + "\n")
    XCTAssertEqual(
      lint(message, #"{"level":"warnin"}"#),
      #"{ "error": "unknown level \"warnin\"; did you mean warning? "#
        + #"known: hint, info, warning, error" }"# + "\n")
    XCTAssertEqual(
      lint(message, #"{"colour":1}"#), #"{ "error": "unknown option \"colour\"" }"# + "\n")
    XCTAssertEqual(
      lint(message, "{"), #"{ "error": "the options must be a JSON object" }"# + "\n")
    XCTAssertEqual(
      lint(message, #"{"configuration":"{\"rulez\":1}"}"#),
      #"{ "error": ".fcmlint.jsonc:1:2: unknown key \"rulez\"; did you mean \"rules\"?" }"# + "\n")
  }

  func testFixes() {
    let safe = WebEngine.fix(Array(message.utf8), path: [], options: [])
    XCTAssertTrue(safe.contains(#"\"topic\":\"a\""#), safe)
    XCTAssertTrue(safe.contains(#"\"ttl\":\"1h\""#), safe)
    let unsafe = WebEngine.fix(
      Array(message.utf8), path: [], options: Array(#"{"unsafe":true}"#.utf8))
    XCTAssertTrue(unsafe.contains(#"\"ttl\":\"3600s\""#), unsafe)
    let nothing = WebEngine.fix(Array(#"{"a":1}"#.utf8), path: [], options: [])
    XCTAssertEqual(nothing, #"{ "text": "{\"a\":1}", "applied": 0, "remaining": 0 }"# + "\n")
  }

  func testFixesWithSecrets() {
    let legacy =
      #"{"to":"bk3RNwTe3H0CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1","notification":{"title":"Hello"}}"#
    XCTAssertTrue(lint(legacy, "").contains(#""fixes":[]"#))
    let all = lint(legacy, #"{"secrets":true}"#)
    XCTAssertTrue(all.contains("convert to an HTTP v1 request"), all)
    XCTAssertTrue(all.contains(#"\"token\":\"bk3RNwTe"#), all)
    XCTAssertEqual(
      lint(legacy, #"{"secrets":1}"#), #"{ "error": "\"secrets\" must be a boolean" }"# + "\n")
  }

  func testDocumentation() {
    XCTAssertTrue(WebEngine.rules().contains(#""id":"topic-prefix""#))
    XCTAssertTrue(WebEngine.schema(Array("config".utf8)).contains("draft-07"))
    XCTAssertTrue(WebEngine.schema([]).contains("validate_only"))
    XCTAssertTrue(WebEngine.schema(Array("letter".utf8)).contains("error"))
    XCTAssertTrue(WebEngine.version().contains("20261023"))
  }
}
