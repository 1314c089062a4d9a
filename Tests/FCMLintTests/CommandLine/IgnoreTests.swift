import Foundation
import XCTest

/// `ignore` entries that hide findings, and unused ones.
final class IgnoreTests: XCTestCase {
  private let bad = ScratchFolder.bad

  private func configuration(_ entries: String...) -> String {
    "{ \"ignore\": [\n" + entries.joined(separator: ",\n") + " ] }"
  }

  private func entry(_ files: String, _ rule: String, pointer: String? = nil) -> String {
    let place = pointer.map { ", \"pointer\": \"\($0)\"" } ?? ""
    return "{\"files\": [\"\(files)\"], \"rule\": \"\(rule)\"\(place), \"reason\": \"known\"}"
  }

  func testAnEntryHidesWhatItNames() throws {
    let scratch = try ScratchFolder(["old/a.json": bad, "old/b.json": bad, "new/c.json": bad])
    for (rule, pointer) in [
      ("topic-prefix", nil), ("targeting", nil), ("topic-prefix", "/message/topic"),
    ] {
      try scratch.write(
        configuration(entry("old/*.json", rule, pointer: pointer)), to: ".fcmlint.json")
      XCTAssertEqual(scratch.findings(), ["new/c.json topic-prefix"], rule)
    }
    try scratch.write(
      configuration(entry("old/*.json", "topic-prefix", pointer: "/message/token")),
      to: ".fcmlint.json")
    XCTAssertEqual(scratch.findings().count, 4, "another place is not hidden")
  }

  func testHiddenFindingsAreNotFixed() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": configuration(entry("a.json", "topic-prefix")), "a.json": bad,
      "b.json": bad,
    ])
    XCTAssertEqual(scratch.run("--fix").status, 0)
    XCTAssertEqual(try scratch.read("a.json"), bad)
    XCTAssertEqual(try scratch.read("b.json"), ScratchFolder.good)
  }

  func testAnUnusedEntryIsReportedAtItsPlace() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": configuration(
        entry("a.json", "topic-prefix"), entry("a.json", "bad-color"), entry("gone/*", "apns")),
      "a.json": bad,
    ])
    let run = scratch.run("--format", "concise")
    let lines = run.output.split(separator: "\n")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(lines.count, 2, run.output)
    XCTAssertTrue(lines.first?.hasPrefix(".fcmlint.json:3:1: warning: unused ignore: no ") ?? false)
    XCTAssertTrue(lines.last?.hasPrefix(".fcmlint.json:4:1: warning: ") ?? false)
    XCTAssertEqual(scratch.run("--fail-on", "warning").status, 1)
    XCTAssertEqual(scratch.run("--ignore", "unused-ignore", "--fail-on", "warning").status, 0)
    XCTAssertEqual(
      scratch.findings("--severity", "unused-ignore=error").last, ".fcmlint.json unused-ignore")
  }

  func testPartialRunReportsNoUnusedEntry() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": configuration(
        entry("push/*.json", "topic-prefix"), entry("push/c.json", "data-only-on-apple")),
      "push/a.json": bad, "push/b.json": ScratchFolder.good,
      "push/c.json": #"{"message":{"topic":"a","data":{"k":"v"}}}"#,
    ])
    XCTAssertEqual(scratch.findings(), [], "a hint that is hidden is there though not shown")
    XCTAssertEqual(scratch.findings("push/b.json"), [], "a hook names few files")
    XCTAssertEqual(scratch.findings("push"), [])
    XCTAssertEqual(scratch.findings("--exclude", "push/a.json"), [])
    XCTAssertEqual(scratch.findings("--select", "apns"), [], "the rule did not speak")
    XCTAssertEqual(scratch.findings("--ignore", "targeting,apns"), [])
    XCTAssertEqual(scratch.findings("--level", "error"), [])
  }

  /// CI configurations often name the folder of the messages.
  func testDirectoryReportsUnusedPatternsInsideIt() throws {
    let scratch = try ScratchFolder([
      "push/a.json": ScratchFolder.good, "old/b.json": ScratchFolder.good,
      ".gitignore": "gen\n*.tmp.json\n",
    ])
    let unused = [".fcmlint.json unused-ignore warning"]
    for (files, paths, expected) in [
      ("push/old/*.json", ["push"], unused), ("push/*.json", ["push"], unused),
      ("push/**", ["./push/"], unused), ("/push/", ["push"], unused),
      ("push/gone.json", ["push"], unused), ("{push,old}/c*.json", ["push", "old"], unused),
      ("push/a.json", ["push/a.json"], unused), ("push/*.json", ["."], unused),
      ("{push,old}/c*.json", ["push"], []), ("**/c.json", ["push"], []), ("*", ["push"], []),
      ("pus?/*.json", ["push"], []), ("push*/c.json", ["push"], []), ("push", ["push"], []),
      ("pushed/c.json", ["push"], []), ("push/*.json", ["push/a.json"], []),
      ("push/*.txt", ["push"], unused), ("push/c.txt", ["."], unused),
      ("push/*.bin", ["push"], []), ("push/*.txt", ["--no-embedded", "push"], []),
      ("push/node_modules/*.json", ["push"], []), ("push/gen/*.json", ["push"], []),
      ("push/left/out/*.json", ["push"], []), ("push/c.tmp.json", ["push"], []),
      ("push/*.json", ["--exclude", "x", "push"], []), ("push/*.json", ["push", "nowhere"], []),
      ("push/link/*.json", ["push"], []),
    ] {
      try scratch.write(
        #"{"exclude":["push/left"],"# + configuration(entry(files, "topic-prefix")).dropFirst(),
        to: ".fcmlint.json")
      if files.contains("link") {
        try FileManager.default.createSymbolicLink(
          atPath: scratch.path + "/push/link", withDestinationPath: "../old")
      }
      let run = CommandRun(["--format", "concise"] + paths, folder: scratch.path)
      let found = run.output.split(separator: "\n").filter { $0.contains("[unused-ignore]") }
      XCTAssertEqual(found.count, expected.count, "\(files) \(paths): \(run.output)")
    }
  }

  func testHiddenFindingsAreNamedWhenAskedFor() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": configuration(entry("a.json", "topic-prefix")), "a.json": bad,
    ])
    let hidden = #""suppressed":{"place":"external","reason":"known"}}"#
    for format in ["json", "jsonl"] {
      let run = scratch.run("--format", format, "--include-suppressed")
      XCTAssertTrue(run.output.contains(hidden), run.output)
      XCTAssertEqual(run.status, 0)
      XCTAssertFalse(scratch.run("--format", format).output.contains("external"))
    }
    let sarif = scratch.run("--format", "sarif", "--include-suppressed").output
    XCTAssertTrue(sarif.contains("\"suppressions\""), sarif)
    XCTAssertFalse(scratch.run("--include-suppressed").output.contains("topic-prefix"))
  }
}
