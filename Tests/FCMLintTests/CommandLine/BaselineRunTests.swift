import Foundation
import XCTest

/// Writing, reading and updating baselines.
final class BaselineRunTests: XCTestCase {
  private let bad = ScratchFolder.bad

  func testWrittenAndRead() throws {
    let scratch = try ScratchFolder(["a.json": bad, "sub/b.json": bad])
    let written = scratch.run("--write-baseline", "known.json")
    XCTAssertEqual(written.status, 0)
    XCTAssertTrue(written.output.hasSuffix("; 2 suppressed\n"), written.output)
    XCTAssertEqual(written.errors, "fcmlint: recorded 2 findings in known.json\n")
    XCTAssertEqual(
      try scratch.read("known.json"),
      """
      {
        "version": 1,
        "findings": [
          {"path": "a.json", "rule": "topic-prefix", "pointer": "/message/topic", "ordinal": 0},
          {"path": "sub/b.json", "rule": "topic-prefix", "pointer": "/message/topic", "ordinal": 0}
        ]
      }

      """)
    let quiet = scratch.run("--baseline", "known.json")
    XCTAssertEqual(quiet.status, 0)
    XCTAssertTrue(quiet.output.hasSuffix("; 2 suppressed\n"), quiet.output)
    XCTAssertEqual(
      scratch.run("--baseline", "../known.json", in: "sub").status, 0, "from another folder")
    try scratch.write(bad, to: "c.json")
    XCTAssertEqual(scratch.findings("--baseline", "known.json"), ["c.json topic-prefix"])
    let again = scratch.run("--baseline", "known.json", "--write-baseline", "known.json")
    XCTAssertEqual(again.status, 0)
    XCTAssertEqual(scratch.findings("--baseline", "known.json"), [], "known findings stay known")
  }

  /// A run on a part of the project does not forget what is known of the rest.
  func testOtherFilesAndRulesAreKept() throws {
    let two = #"{"message":{"topic":"/topics/x","android":{"ttl":3}}}"#
    let scratch = try ScratchFolder(["a.json": two, "sub/b.json": two])
    _ = scratch.run("--write-baseline", "known.json")
    let all = try scratch.read("known.json")
    XCTAssertEqual(all.split(separator: "\n").count, 9, all)

    let file = scratch.run("--write-baseline", "known.json", "a.json")
    XCTAssertEqual(
      file.errors,
      "fcmlint: recorded 2 findings in known.json, and kept 2 in other files or rules\n")
    XCTAssertEqual(try scratch.read("known.json"), all)
    let rule = scratch.run("--select", "topic-prefix", "--write-baseline", "known.json")
    XCTAssertEqual(
      rule.errors,
      "fcmlint: recorded 2 findings in known.json, and kept 2 in other files or rules\n")
    XCTAssertEqual(try scratch.read("known.json"), all)

    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("sub/b.json"))
    try scratch.write(bad, to: "a.json")
    let rest = scratch.run("--write-baseline", "known.json")
    XCTAssertEqual(rest.errors, "fcmlint: recorded 1 finding in known.json\n")
    XCTAssertFalse(try scratch.read("known.json").contains("b.json"), "the file is gone")
  }

  func testAFailedRunKeepsTheBaseline() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    _ = scratch.run("--write-baseline", "known.json")
    let before = try scratch.read("known.json")
    let failed = scratch.run("--write-baseline", "known.json", "no.json")
    XCTAssertEqual(failed.status, 2)
    XCTAssertEqual(
      failed.errors,
      """
      fcmlint: no such file or directory: no.json
      fcmlint: nothing was recorded in known.json

      """)
    XCTAssertEqual(try scratch.read("known.json"), before)
  }

  /// Entries are sorted by path, rule, pointer and number, so that the file is deterministic.
  func testEntriesAreSorted() throws {
    let lines = { (count: Int) in String(repeating: self.bad, count: count) }
    let twice = #"{"message":{"topic":"/topics/a","data":{"b":1,"a":2},"android":{"ttl":"x"}}}"#
    let scratch = try ScratchFolder([
      "b.jsonl": lines(12), "a.json": twice, "a.jsonl": lines(3), "a/z.json": bad,
    ])
    _ = scratch.run("--write-baseline", "known.json", "--select", "topic-prefix,schema")
    let entries = try scratch.read("known.json").split(separator: "\n").filter {
      $0.contains("\"path\"")
    }.map { line in
      line.split(separator: "\"").enumerated().filter { [3, 7, 11].contains($0.offset) }
        .map { String($0.element) } + [line.filter(\.isNumber)]
    }
    let expected =
      [
        ["a.json", "bad-duration", "/message/android/ttl", "0"],
        ["a.json", "non-string-value", "/message/data/a", "0"],
        ["a.json", "non-string-value", "/message/data/b", "0"],
        ["a.json", "topic-prefix", "/message/topic", "0"],
      ] + (0..<3).map { ["a.jsonl", "topic-prefix", "/message/topic", "\($0)"] }
      + [["a/z.json", "topic-prefix", "/message/topic", "0"]]
      + (0..<12).map { ["b.jsonl", "topic-prefix", "/message/topic", "\($0)"] }
    XCTAssertEqual(entries, expected)
  }

  func testAnOlderBaselineIsReplacedWhole() throws {
    let older = #"{"version":1,"findings":[]}"#
    let scratch = try ScratchFolder(["a.json": bad, "known.json": older])
    let path = scratch.url.appendingPathComponent("known.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
    XCTAssertEqual(scratch.run("--write-baseline", "known.json").status, 0)
    let after = try FileManager.default.attributesOfItem(atPath: path)
    XCTAssertEqual(after[.posixPermissions] as? Int, 0o600)
    XCTAssertNotEqual(after[.systemFileNumber] as? Int, number as? Int, "written in place")
    XCTAssertEqual(scratch.findings("--baseline", "known.json"), [])
  }

  /// A payload in the place of the baseline, as after `--write-baseline` without a name, is kept.
  func testOnlyABaselineIsReplaced() throws {
    let files = ["a.json": bad, "b.json": "{}", "c.txt": "text", "d.json": #"{"version":2}"#]
    let scratch = try ScratchFolder(files)
    try scratch.makeFolder("folder")
    for name in files.keys.sorted() {
      let run = scratch.run("--output", "report", "--write-baseline", name, "a.json")
      XCTAssertEqual(run.status, 2)
      XCTAssertEqual(run.output, "", "nothing seems to have worked")
      XCTAssertEqual(
        run.errors,
        "fcmlint: --write-baseline \(name): the file exists and is not a baseline; "
          + "remove it or use another name\n")
      XCTAssertEqual(try scratch.read(name), files[name])
    }
    let folder = scratch.run("--write-baseline", "folder", "a.json")
    XCTAssertEqual(folder.status, 2)
    XCTAssertEqual(folder.output, "")
    XCTAssertEqual(folder.errors, "fcmlint: --write-baseline folder: is a directory\n")
    XCTAssertFalse(scratch.exists("report"))
    try scratch.write("", to: "empty")
    XCTAssertEqual(scratch.run("--write-baseline", "empty", "a.json").status, 0, "as from mktemp")
  }

  func testFindingsAreKnownInAnyLayout() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    _ = scratch.run("--write-baseline", "known.json")
    try scratch.write(
      """


      { "message": {
          "notification": { "title": "Hi" },
          "topic": "/topics/b"
      } }
      """, to: "a.json")
    XCTAssertEqual(scratch.findings("--baseline", "known.json"), [])
    try scratch.write(
      #"{"message":{"topic":"/topics/a","notification":{"title":"Hi","imgae":"x"}}}"#, to: "a.json")
    let new = scratch.findings("--baseline", "known.json")
    XCTAssertTrue(new.contains("a.json unknown-field"), "\(new)")
    XCTAssertFalse(new.contains("a.json topic-prefix"), "\(new)")
  }

  func testStaleEntriesAreReported() throws {
    let scratch = try ScratchFolder(["a.json": bad, "b.json": bad])
    _ = scratch.run("--write-baseline", "known.json")
    try scratch.write(ScratchFolder.good, to: "a.json")
    let run = scratch.run("--baseline", "known.json", "--format", "concise")
    XCTAssertTrue(run.output.hasPrefix("known.json:4:5: warning: "), run.output)
    XCTAssertEqual(scratch.findings("--baseline", "known.json", "b.json"), [])
    XCTAssertEqual(scratch.findings("--baseline", "known.json", "--select", "apns"), [])
    try FileManager.default.removeItem(atPath: scratch.path + "/a.json")
    XCTAssertEqual(scratch.findings("--baseline", "known.json").count, 1, "the file is gone")
  }

  /// The path of a file is relative to its repository, wherever the program is started.
  func testAFileBelongsToItsOwnRepository() throws {
    let bad = ScratchFolder.bad
    let scratch = try ScratchFolder(
      ["r/push/x.json": bad, "r/y.json": bad, "z/x.json": bad], isRepository: false)
    try scratch.makeFolder("r/.git")
    XCTAssertEqual(scratch.run("-q", "--write-baseline", "b.json", ".", in: "r").status, 0)
    let known = ["--baseline", "r/b.json"]
    for (paths, folder, expected) in [
      (["r"], "", []), (["r/push/x.json", "r/y.json"], "", []),
      (["r", "z"], "", ["z/x.json topic-prefix"]), (["../r"], "z", []),
    ] as [([String], String, [String])] {
      let baseline = folder.isEmpty ? known : ["--baseline", "../r/b.json"]
      let run = CommandRun(
        ["--format", "concise"] + baseline + paths, folder: scratch.path + "/" + folder)
      XCTAssertEqual(run.output.split(separator: "\n").count, expected.count, run.output)
    }
    // A nested repository has its own paths.
    try scratch.makeFolder(".git")
    XCTAssertEqual(scratch.findings("--baseline", "r/b.json", "r"), [])
    let sarif = scratch.run("--format", "sarif", "r/push/x.json", "z/x.json").output
    XCTAssertTrue(sarif.contains(#""uri":"push/x.json""#), sarif)
    XCTAssertTrue(sarif.contains(#""uri":"z/x.json""#), sarif)
    // Entries of deleted files are reported.
    try FileManager.default.removeItem(atPath: scratch.path + "/r/y.json")
    XCTAssertEqual(
      scratch.findings("--baseline", "r/b.json", "r"), ["r/b.json unused-ignore warning"])
  }

  func testMistakesInABaselineAreReported() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    let entry = #""path": "a", "rule": "apns", "pointer": """#
    for (text, complaint) in [
      ("", "1:1: the file is empty"), ("[]", "1:1: a baseline must be an object, not []"),
      ("{\n \"version\": 1,\n \"findings\": [,]}", "3:15: "),
      (#"{"version": 1, "findings": []"#, "1:1: unclosed bracket"),
      (#"{"version": 1, "findings": [] } // x"#, "1:33: comments are not allowed in JSON"),
      (#"{"name": "x"}"#, "1:1: \"version\" is missing"),
      (#"{"version": "1"}"#, "1:13: \"version\" must be an integer, not \"1\""),
      (
        #"{"version": 2, "news": []}"#,
        "1:13: baseline version 2 is not supported, only version 1"
      ),
      (#"{"version": 0}"#, "1:13: 0 is not a valid baseline version"),
      (#"{"version": 1}"#, "1:1: \"findings\" is missing"),
      (
        #"{"version": 1, "findngs": []}"#,
        "1:16: unknown key \"findngs\"; use one of: version, findings"
      ),
      (#"{"version": 1, "findings": {}}"#, "1:28: \"findings\" must be a list, not {}"),
      (
        #"{"version": 1, "findings": [1]}"#,
        "1:29: an element of \"findings\" must be an object, not 1"
      ),
      ("{\"version\": 1, \"findings\": [{\(entry)}]}", "1:29: \"ordinal\" is missing"),
      (
        "{\"version\": 1, \"findings\": [{\(entry), \"ordinal\": -1}]}",
        "1:85: \"ordinal\" must be a non-negative integer, not -1"
      ),
      (
        "{\"version\": 1, \"findings\": [{\(entry), \"line\": 1}]}",
        "1:74: unknown key \"line\"; use one of: "
      ),
      (
        #"{"version": 1, "findings": [{"path": 1, "rule": "", "pointer": "", "ordinal": 0}]}"#,
        "1:38: \"path\" must be a string, not 1"
      ),
    ] {
      try scratch.write(text, to: "known.txt")
      let run = scratch.run("--baseline", "known.txt")
      XCTAssertEqual(run.status, 2, text)
      XCTAssertTrue(run.errors.hasPrefix("fcmlint: known.txt:\(complaint)"), run.errors)
    }
  }

  func testInvalidBaseline() throws {
    let scratch = try ScratchFolder(["a.json": bad, "b.txt": "{ \"version\": 2 }", "c.txt": "{,}"])
    for name in ["b.txt", "c.txt", "nowhere.txt"] {
      let run = scratch.run("--baseline", name)
      XCTAssertEqual(run.status, 2)
      XCTAssertTrue(run.errors.contains(name), run.errors)
    }
    XCTAssertEqual(scratch.run("--write-baseline", "no/such/folder.json").status, 2)
  }

  func testLongSourcesKeepTheirNumbers() throws {
    let lines = String(repeating: bad, count: Sweep.size(18_000, or: 2_000))
    let scratch = try ScratchFolder(["a.jsonl": lines])
    XCTAssertEqual(scratch.run("--write-baseline", "known.txt", "--jobs", "1").status, 0)
    XCTAssertEqual(scratch.run("--baseline", "known.txt", "--jobs", "4").status, 0)
    try scratch.write(lines + bad, to: "a.jsonl")
    XCTAssertEqual(scratch.findings("--baseline", "known.txt", "--jobs", "4").count, 1)
  }

  func testEveryJobGivesTheSameBytes() throws {
    var files: [String: String] = [
      "many.jsonl": String(repeating: bad, count: Sweep.size(3_000, or: 300))
    ]
    for number in 0..<40 { files["f\(number).json"] = number % 3 == 0 ? ScratchFolder.good : bad }
    let scratch = try ScratchFolder(files)
    for format in ["concise", "json", "sarif", "full"] {
      let one = scratch.run("--format", format, "--jobs", "1")
      let four = scratch.run("--format", format, "--jobs", "4")
      XCTAssertEqual(one.output, four.output, format)
      XCTAssertEqual(one.errors, four.errors, format)
    }
  }
}
