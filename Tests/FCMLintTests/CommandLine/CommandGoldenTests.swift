import FCMLint
import Foundation
import XCTest

@testable import fcmlint_cli

/// Complete runs of the program, in the files of `fixtures/cli`: the command after `$`, then its
/// status, output and errors.
final class CommandGoldenTests: XCTestCase {
  func testCommandsHaveTheExpectedOutput() throws {
    for name in try Golden.inputs("fixtures/cli", [".runs"]) {
      let path = "fixtures/cli/\(name)"
      let text = try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
      let lines = text.components(separatedBy: "\n")
      let runs = zip([""] + lines, lines).filter { $1.hasPrefix(Self.prompt) }
      try Golden.compare(runs.map(Self.run).joined(separator: "\n"), with: path)
    }
  }

  private static let prompt = "$ fcmlint "

  /// The run of a command, after the title in the line before it; `''` is an empty argument.
  private static func run(_ title: String, _ command: String) -> String {
    let words = command.dropFirst(prompt.count).split(separator: " ").map(String.init)
    let run = CommandRun(words.map { $0 == "''" ? "" : $0 })
    var text = title.hasPrefix("# ") ? title + "\n" : ""
    text += "\(command)\nstatus \(run.status)\n"
    if !run.output.isEmpty { text += "--- output\n" + run.output }
    if !run.errors.isEmpty { text += "--- errors\n" + run.errors }
    return text
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
    let colored = CommandRun(["rules", "--color", "always"], columns: 60).output
    XCTAssertEqual(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: ""), CommandRun(["rules"], columns: 60).output)
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
