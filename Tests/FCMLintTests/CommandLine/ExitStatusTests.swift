import Foundation
import XCTest

/// The exit statuses, and what is written to standard output and standard error.
final class ExitStatusTests: XCTestCase {
  private let bad = Array(#"{"message":{"topic":"/topics/a","notification":{"title":"Hi"}}}"#.utf8)

  private func status(_ arguments: String..., input: [UInt8]? = nil) -> Int32 {
    CommandRun(arguments + ["--select", "topic-prefix", "-"], input: input ?? bad).status
  }

  func testFindingsDecide() {
    XCTAssertEqual(status(input: Array(#"{"message":{"topic":"a"}}"#.utf8)), 0)
    XCTAssertEqual(status(input: Array(#"{"name":"app"}"#.utf8)), 0)
    XCTAssertEqual(status(input: []), 0)
    XCTAssertEqual(status(), 1)
    XCTAssertEqual(status("--fail-on", "never"), 0)
    XCTAssertEqual(status("--fail-on", "warning"), 1)
    XCTAssertEqual(status("--severity", "topic-prefix=warning"), 0)
    XCTAssertEqual(status("--severity", "targeting=warning", "--fail-on=warning"), 1)
    XCTAssertEqual(status("--severity", "topic-prefix=off"), 0)
    XCTAssertEqual(status("--severity", "topic-prefix=warning", "--max-warnings", "1"), 0)
    XCTAssertEqual(status("--severity", "topic-prefix=warning", "--max-warnings", "0"), 1)
    XCTAssertEqual(status("--severity", "topic-prefix=info", "--fail-on", "info"), 1)
    XCTAssertEqual(status("--ignore", "targeting"), 1, "a selected rule outlives its family")
    XCTAssertEqual(status("--ignore", "topic-prefix"), 0)
  }

  func testWarningsOfStandardInput() throws {
    let scratch = try ScratchFolder()
    let warned = scratch.run(
      "--select", "targeting,apns,comment", "--severity", "comment=warning", "--max-warnings", "0",
      "--stdin-filename", "b.json", input: "{\"message\":{\"topic\":\"a\"}} // b\n")
    XCTAssertEqual(warned.errors, "fcmlint: 1 warning exceeds --max-warnings 0\n")
    // An editor may have no name for a new file.
    XCTAssertEqual(scratch.run("--stdin-filename", "", input: ScratchFolder.bad).status, 1)
  }

  /// Warnings that `--level` hides still affect the exit status.
  func testHiddenWarningsCount() throws {
    let scratch = try ScratchFolder(["a.json": ScratchFolder.bad])
    for (limit, status) in [("0", 1), ("1", 0)] {
      let run = scratch.run(
        "--level", "error", "--severity", "topic-prefix=warning", "--max-warnings", limit)
      XCTAssertEqual(Int(run.status), status, limit)
      XCTAssertFalse(run.output.contains("topic-prefix"), run.output)
      XCTAssertEqual(
        run.errors, status == 0 ? "" : "fcmlint: 1 warning exceeds --max-warnings 0\n")
    }
  }

  func testAMissingPathDoesNotStopTheOthers() {
    let run = CommandRun(["--format", "concise", "fixtures/nowhere", "fixtures/reports"])
    XCTAssertEqual(run.status, 2)
    XCTAssertTrue(run.output.contains("[topic-prefix]"))
  }

  func testTheOptionOfAFileThatCannotBeUsedIsNamed() throws {
    let scratch = try ScratchFolder(["a.json": ScratchFolder.good])
    let options = ["--baseline ", "--config ", "--write-baseline ", "--output ", "--format sarif="]
    for option in options {
      let words = (option + "no/x.json").split(separator: " ").map(String.init)
      let run = CommandRun(words + ["a.json"], folder: scratch.path)
      XCTAssertEqual(run.status, 2, option)
      XCTAssertEqual(run.errors, "fcmlint: \(option)no/x.json: no such file or directory\n")
    }
  }

  func testAClosedPipeEndsQuietly() {
    for format in ["full", "concise", "json", "jsonl"] {
      let run = CommandRun(["--format", format, "fixtures/reports"], pipeHolds: 0)
      XCTAssertEqual(run.errors, "", format)
    }
    XCTAssertEqual(CommandRun(["rules"], pipeHolds: 0).status, 0)
  }

  func testClosedPipeChangesNeitherStatusNorFixes() throws {
    // The report is larger than the buffer, so that the closed pipe is noticed before its end.
    let hints = ScratchFolder.good.replacingOccurrences(of: "Hi", with: "[URGENT] {x}")
    let lines = String(repeating: hints, count: 1000)
    let files = ["a.jsonl": lines, "b.jsonl": lines, "c.json": ScratchFolder.bad]
    let checks: [[String]] = [
      [], ["--write-baseline", "base.json"], ["--statistics"], ["--fix"],
    ]
    for choice in checks {
      let check = ["--format", "concise", "--level", "hint"] + choice + ["."]
      let heard = try ScratchFolder(files)
      let expected = CommandRun(check, folder: heard.path)
      let unheard = try ScratchFolder(files)
      let run = CommandRun(check, isUnheard: true, folder: unheard.path)
      XCTAssertEqual(run.status, expected.status, "\(check)")
      // A run without a reader prints no summary.
      let errors = expected.errors.split(separator: "\n").filter { !$0.hasPrefix("Found ") }
      XCTAssertEqual(run.errors.split(separator: "\n"), errors, "\(check)")
      XCTAssertEqual(try unheard.read("c.json"), try heard.read("c.json"), "\(check)")
      XCTAssertEqual(unheard.exists("base.json"), heard.exists("base.json"), "\(check)")
    }
  }

  func testStandardInputWithoutANameMayBeACommand() {
    let command = "curl -X POST https://example.org -d '{\"message\":{\"topic\":\"a b\"}}'"
    let run = CommandRun(
      ["--format", "concise", "--level", "error", "-"], input: Array(command.utf8))
    XCTAssertTrue(
      run.output.hasPrefix("<stdin>:1:58: error: topic \"a b\" contains a space"), run.output)
    XCTAssertEqual(run.output.split(separator: "\n").count, 1, run.output)
    let word = CommandRun(["--kind", "send-request", "-"], input: Array("hello".utf8))
    XCTAssertTrue(word.output.contains("hello is not JSON"), word.output)
  }

  func testStandardInputHasItsGivenName() {
    let run = CommandRun(
      ["--format", "concise", "--select", "topic-prefix", "--stdin-filename", "push/a.jsonl"],
      input: bad + [0x0A] + bad)
    XCTAssertEqual(run.output.split(separator: "\n").count, 2)
    XCTAssertTrue(run.output.hasPrefix("push/a.jsonl:1:21: error: "), run.output)
    let unnamed = CommandRun(["--format", "concise", "--select", "topic-prefix", "-"], input: bad)
    XCTAssertTrue(unnamed.output.hasPrefix("<stdin>:1:21: "), unnamed.output)
  }

  func testReportsGoToFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, two) = (folder.path + "/a=b.json", folder.path + "/c.txt")
    let run = CommandRun(
      ["--format=json=\(one)", "--format", "concise=\(two)", "--format", "jsonl", "-"], input: bad)
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.output.first, "{")
    XCTAssertTrue(try String(contentsOfFile: one, encoding: .utf8).hasPrefix("{\"version\":1"))
    XCTAssertTrue(try String(contentsOfFile: two, encoding: .utf8).hasPrefix("<stdin>:1:21: "))
    let third = folder.path + "/d.txt"
    let redirected = CommandRun(["--output", third, "--color", "always", "-"], input: bad)
    XCTAssertEqual(redirected.output, "")
    XCTAssertTrue(try String(contentsOfFile: third, encoding: .utf8).contains("\u{1B}["))
  }

  func testKindOfAnAppleFile() {
    let name = ["--stdin-filename", "a.apns", "--verbose", "--quiet"]
    XCTAssertTrue(
      CommandRun(name, input: Array(#"{"alert":"Hi"}"#.utf8)).errors.contains("apns-payload"))
    XCTAssertTrue(CommandRun(name, input: bad).errors.contains("send-request"))
    let forced = CommandRun(name + ["--kind", "message"], input: Array(#"{"aps":{}}"#.utf8))
    XCTAssertTrue(
      forced.errors.contains("message (set by an option or the configuration)"), forced.errors)
  }

  func testColors() {
    func isColored(_ arguments: [String], _ environment: [String: String], _ terminal: Bool)
      -> Bool
    {
      CommandRun(arguments + ["-"], input: bad, environment: environment, isTerminal: terminal)
        .output.contains("\u{1B}[")
    }
    XCTAssertFalse(isColored([], [:], false))
    XCTAssertTrue(isColored([], [:], true))
    XCTAssertFalse(isColored([], ["TERM": "dumb"], true))
    XCTAssertFalse(isColored([], ["NO_COLOR": "1"], true))
    XCTAssertTrue(isColored([], ["NO_COLOR": ""], true))
    XCTAssertFalse(isColored([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], true))
    XCTAssertTrue(isColored([], ["FORCE_COLOR": "1"], false))
    XCTAssertTrue(isColored([], ["CLICOLOR_FORCE": "1"], false))
    XCTAssertFalse(isColored([], ["CLICOLOR_FORCE": "0"], false))
    XCTAssertTrue(isColored(["--color", "always"], ["NO_COLOR": "1"], false))
    XCTAssertFalse(isColored(["--color=never"], ["FORCE_COLOR": "1"], true))
    XCTAssertFalse(isColored(["--format", "json"], ["FORCE_COLOR": "1"], true))
  }
}
