import Foundation
import XCTest

/// Whole runs of the program: the arguments in one file, what comes of them beside it.
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
      let run = CommandRun(["--format", "concise", "--level", "hint", path])
      XCTAssertEqual(run.errors, "", name)
      let stem = path.split(separator: ".")[0]
      try Golden.compare(run.output, with: "\(stem).expected")
    }
  }

  func testTheRulebookPageIsWhatTheProgramWrites() throws {
    try Golden.compare(
      CommandRun(["rules", "--format", "markdown"]).output, with: "rules/README.md")
  }

  func testHelpFitsEightyColumns() {
    for arguments in [["--help"], ["check", "--help"], ["rules", "-h"], ["explain", "--help"]] {
      for line in CommandRun(arguments).output.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 80, String(line))
      }
    }
  }
}
