import Foundation
import XCTest

/// Baselines that configurations name.
final class ConfiguredBaselineTests: XCTestCase {
  private let bad = ScratchFolder.bad
  private let naming = #"{"baseline":"known.json"}"#

  func testAppliesFromEveryDirectory() throws {
    for isRepository in [true, false] {
      let scratch = try ScratchFolder(
        ["r/.fcmlint.json": naming, "r/a.json": bad, "r/sub/b.json": bad, "z.json": bad],
        isRepository: isRepository)
      let written = scratch.run("-q", "--write-baseline", "../known.json", "..", in: "r/sub")
      XCTAssertEqual(written.status, 0, written.errors)
      let path = isRepository ? "r/sub/b.json" : "sub/b.json"
      XCTAssertTrue(try scratch.read("r/known.json").contains("\"path\": \"\(path)\""))
      XCTAssertEqual(scratch.findings(in: "r"), [])
      XCTAssertEqual(scratch.findings(in: "r/sub"), [])
      XCTAssertEqual(scratch.findings(), ["z.json topic-prefix"])
      XCTAssertEqual(scratch.findings("r/sub"), [], "entries of other files are not stale")
      XCTAssertEqual(scratch.findings("--baseline", "r/known.json", "r/sub"), [])
      XCTAssertEqual(scratch.findings("--no-config", "r/a.json"), ["r/a.json topic-prefix"])
      XCTAssertEqual(scratch.findings("--stdin-filename", "r/a.json", input: bad), [])
      XCTAssertEqual(
        scratch.findings("--stdin-filename", "r/c.json", input: bad), ["r/c.json topic-prefix"])
      try scratch.write(bad, to: "r/c.json")
      XCTAssertEqual(scratch.findings("r"), ["r/c.json topic-prefix"])
      XCTAssertEqual(
        scratch.run("-q", "--baseline", "r/known.json", "--write-baseline", "r/known.json", "r")
          .status, 0)
      XCTAssertEqual(scratch.findings(in: "r"), [])
    }
  }

  func testTheOptionOverridesItForAllFiles() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": naming, "a.json": bad,
      "known.json": #"{"version":1,"findings":[]}"#,
    ])
    XCTAssertEqual(scratch.findings(), ["a.json topic-prefix"])
    XCTAssertEqual(scratch.run("--write-baseline", "other.json").status, 0)
    XCTAssertEqual(scratch.findings(), ["a.json topic-prefix"])
    XCTAssertEqual(scratch.findings("--baseline", "other.json"), [])
    try FileManager.default.removeItem(atPath: scratch.path + "/known.json")
    XCTAssertEqual(scratch.findings("--baseline", "other.json"), [], "it is not read")
  }

  func testIsInherited() throws {
    let scratch = try ScratchFolder([
      "base/one.json": naming, ".fcmlint.json": #"{"extends":"base/one.json"}"#, "a.json": bad,
      "own/.fcmlint.json": #"{"extends":"../base/one.json","baseline":"mine.json"}"#,
      "own/b.json": bad, "own/c.json": bad,
    ])
    XCTAssertEqual(scratch.run("--write-baseline", "base/known.json", "a.json").status, 0)
    XCTAssertEqual(scratch.run("--write-baseline", "own/mine.json", "own/b.json").status, 0)
    XCTAssertEqual(scratch.findings(), ["own/c.json topic-prefix"], "each has its own")
    XCTAssertTrue(
      scratch.run("config", "a.json").output.contains(
        "base/one.json:1  baseline = \"base/known.json\"\n"))
    XCTAssertTrue(
      scratch.run("config", "own/b.json").output.contains(
        "own/.fcmlint.json:1  baseline = \"own/mine.json\"\n"))
  }

  func testAMissingFileIsAnErrorUnlessItIsWritten() throws {
    let scratch = try ScratchFolder([".fcmlint.json": "{\n  \"baseline\": \"known.json\" }"])
    try scratch.write(bad, to: "a.json")
    try scratch.write(bad, to: "b.json")
    let missing = scratch.run()
    XCTAssertEqual(missing.status, 2)
    XCTAssertEqual(
      missing.errors,
      "fcmlint: .fcmlint.json:2:15: cannot read the baseline \"known.json\": "
        + "no such file or directory\n")
    XCTAssertEqual(scratch.run("--no-config").status, 1)
    XCTAssertEqual(scratch.run("preview", "a.json").status, 0)
    XCTAssertEqual(scratch.run("--write-baseline", "known.json").status, 0)
    XCTAssertEqual(scratch.run().status, 0)
    try scratch.write("{\"version\": 2}", to: "known.json")
    let broken = scratch.run()
    XCTAssertEqual(broken.status, 2)
    XCTAssertTrue(broken.errors.hasPrefix("fcmlint: known.json:1:13: "), broken.errors)
  }

  func testStaleEntriesAreReported() throws {
    let scratch = try ScratchFolder([".fcmlint.json": naming, "a.json": bad, "b.json": bad])
    _ = scratch.run("--write-baseline", "known.json")
    try scratch.write(ScratchFolder.good, to: "a.json")
    XCTAssertEqual(scratch.findings(), ["known.json unused-ignore warning"])
    XCTAssertEqual(scratch.findings("b.json"), [], "only for linted sources")
    try scratch.write(
      #"{"baseline":"known.json","rules":{"unused-ignore":"off"}}"#, to: ".fcmlint.json")
    XCTAssertEqual(scratch.findings(), [])
  }

  /// Fixes change only findings that are reported.
  func testKnownFindingsAreNotFixed() throws {
    let scratch = try ScratchFolder([".fcmlint.json": naming, "a.json": bad, "b.jsonl": bad])
    _ = scratch.run("--write-baseline", "known.json")
    XCTAssertEqual(scratch.run("--fix", "--unsafe-fixes").status, 0)
    XCTAssertEqual(try scratch.read("a.json"), bad)
    XCTAssertEqual(try scratch.read("b.jsonl"), bad)
    XCTAssertEqual(scratch.run("--fix", "--unsafe-fixes", "--no-config").status, 0)
    XCTAssertNotEqual(try scratch.read("a.json"), bad)
  }
}
