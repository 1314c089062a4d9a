import FCMLint
import Foundation
import XCTest

@testable import fcmlint_cli

/// Complete runs of the program: the arguments in one file, the expected output next to it.
final class CommandGoldenTests: XCTestCase {
  /// Each line of `NAME.args` is one argument.
  func testArgumentsGiveTheExpectedOutput() throws {
    for name in try Golden.inputs("fixtures/cli", [".args"]) {
      let path = "fixtures/cli/\(name)"
      let text = try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
      let run = CommandRun(text.split(separator: "\n").map(String.init))
      var actual = "status \(run.status)\n"
      if !run.output.isEmpty { actual += "--- output\n" + run.output }
      if !run.errors.isEmpty { actual += "--- errors\n" + run.errors }
      try Golden.compare(actual, with: path.replacingOccurrences(of: ".args", with: ".expected"))
    }
  }

  func testMessagesGiveTheExpectedFindings() throws {
    for name in try Golden.inputs("fixtures/messages", [".json", ".jsonl", ".apns"]) {
      let path = "fixtures/messages/\(name)"
      let run = CommandRun(["--level", "hint", "--quiet", path], columns: 100)
      XCTAssertEqual(run.errors, "", name)
      let stem = path.split(separator: ".")[0]
      try Golden.compare(run.output, with: "\(stem).expected")
    }
  }

  func testTheRulebookPageIsWhatTheProgramWrites() throws {
    try Golden.compare(
      CommandRun(["rules", "--format", "markdown"]).output, with: "rules/README.md")
  }

  func testEveryPageFitsItsTerminal() throws {
    let text = CommandRun(["rules", "--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let rules = try XCTUnwrap(object?["rules"] as? [[String: Any]])
    XCTAssertGreaterThan(rules.count, 3)
    for id in Sweep.part(of: rules.compactMap({ $0["id"] as? String }), every: 9) {
      for columns in [60, 80, 200] {
        let page = CommandRun(["explain", id], columns: columns).output
        XCTAssertTrue(page.hasPrefix(id + "  "))
        for line in page.split(separator: "\n") where line.count > min(columns, 160) {
          if columns >= 80, isOfExample(line) { continue }
          // Only a line that cannot be broken, such as a URL, may be longer.
          let words = line.split(separator: " ").count
          XCTAssertTrue(words <= 1 || line.contains { $0.unicodeScalars.count > 1 }, String(line))
        }
      }
    }
    // If there is enough room, a rule has one line, otherwise two or more.
    let lines = [60, 200].map {
      CommandRun(["rules"], columns: $0).output.split(separator: "\n").count
    }
    XCTAssertGreaterThanOrEqual(lines[0], rules.count * 2)
    XCTAssertLessThan(lines[1], rules.count + 30)
    for columns in [60, 100] {
      for line in CommandRun(["rules"], columns: columns).output.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, columns, String(line))
      }
    }
  }

  /// Whether the line is JSON, which can be copied because it is not wrapped, or underlines it.
  private func isOfExample(_ line: Substring) -> Bool {
    let text = line.trimmingCharacters(in: .whitespaces)
    return text.hasSuffix("^") || text.first.map { "\"{[".contains($0) } == true
  }

  func testShortOptionsAndCommandsForHelp() {
    let help = CommandRun(["--help"]).output
    XCTAssertEqual(CommandRun(["-h"]).output, help)
    for words in [["help"], ["help", "help"], ["help", "--help"], ["help", "-h"]] {
      XCTAssertEqual(CommandRun(words).output, help)
    }
    XCTAssertEqual(CommandRun(["-V"]).output, CommandRun(["--version"]).output)
    for command in Command.allCases.map(\.rawValue) {
      let page = CommandRun([command, "--help"])
      XCTAssertEqual(page.status, 0, command)
      XCTAssertTrue(page.output.contains("fcmlint"), command)
      XCTAssertEqual(CommandRun([command, "-h"]).output, page.output, command)
      XCTAssertEqual(CommandRun(["help", command]).output, page.output, command)
    }
  }

  func testKindsAreNamed() {
    for command in ["check", "preview"] {
      let page = CommandRun([command, "--help"]).output
      let words = page.split { $0 == " " || $0 == "\n" || $0 == "," }.map(String.init)
      for kind in DocumentKind.allCases { XCTAssertTrue(words.contains(kind.word), kind.word) }
    }
  }

  func testFlagsInABundle() {
    let path = "fixtures/reports/three-rules.json"
    for bundle in ["-qv", "-vq"] {
      let run = CommandRun([bundle, path])
      let apart = CommandRun(["-q", "-v", path])
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual([run.output, run.errors], [apart.output, apart.errors])
      XCTAssertTrue(run.errors.contains("send-request"), "verbose")
      XCTAssertFalse(run.output.contains("fcmlint explain"), "quiet")
    }
    XCTAssertEqual(CommandRun(["-qx", path]).status, 2)
    XCTAssertEqual(CommandRun(["-hq"]).output, CommandRun(["check", "--help"]).output)
  }

  func testRequiredDocuments() {
    let name = "--stdin-filename"
    let other = Array(#"{"name":"package","version":"1.0.0"}"#.utf8)
    XCTAssertEqual(CommandRun([name, "a.json"], input: other).status, 0)
    let run = CommandRun(["--require-documents", name, "a.json"], input: other)
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.errors.contains("no FCM document in a.json"), run.errors)
    let good = Array(#"{"message":{"topic":"a","data":{"k":"v"}}}"#.utf8)
    XCTAssertEqual(CommandRun(["--require-documents", "-"], input: good).status, 0)
    XCTAssertEqual(CommandRun(["--require-documents", "--fix", "-"], input: other).status, 1)
    for format in ["json", "sarif", "records"] {
      let run = CommandRun(["--require-documents", "--format", format, "-"], input: other)
      XCTAssertEqual(run.status, 1, format)
      XCTAssertTrue(run.errors.contains("no FCM document in "), format)
    }
  }

  func testHelpFitsTheTerminal() {
    let pages = Command.allCases.filter { $0 != .man }.map { [$0.rawValue, "--help"] }
    for arguments in pages + [["--help"], ["help"], ["rules"]] {
      for (columns, width) in [(nil, 80), (60, 60)] as [(Int?, Int)] {
        if arguments == ["rules"], columns == nil { continue }
        for line in CommandRun(arguments, columns: columns).output.split(separator: "\n") {
          XCTAssertLessThanOrEqual(line.count, width, "\(arguments): \(line)")
        }
      }
    }
  }
}
