import FCMLint
import FCMLintWorkspace
import Foundation
import XCTest

/// Which files a run lints.
final class FileChoiceTests: XCTestCase {
  private let bad = ScratchFolder.bad

  private func paths(_ scratch: ScratchFolder, _ arguments: String..., in folder: String = "")
    -> [String]
  {
    let run = CommandRun(
      ["--format", "concise"] + arguments, folder: scratch.path + "/" + folder)
    return run.output.split(separator: "\n").map { line in
      String(line.split(separator: ":").first ?? "")
    }
  }

  func testPatternsOfGit() throws {
    let names = [
      "a.json", "build/x.json", "src/build/z.json", "src/gen/g.json", "src/gen/keep.json",
      "logs/l.json", "tr .json", "#h.json", "!b.json", "deep/a/b/c.json", "deep/c.json",
      "foo/bar/q.json", "x/foo/bar/q.json", "a{b.json",
    ]
    let scratch = try ScratchFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, bad) }))
    try scratch.write(
      "/build/\nlogs\n\\#h.json\r\n\\!b.json\ndeep/**/c.json\nfoo/bar\nsrc/gen/*\n"
        + "!src/gen/keep.json\nz.json\na{b.json\n[\n", to: ".gitignore")
    try scratch.write("!z.json\n", to: "src/.gitignore")
    let left = ["a.json", "src/build/z.json", "src/gen/keep.json", "tr .json", "x/foo/bar/q.json"]
    XCTAssertEqual(paths(scratch), left)
    XCTAssertEqual(paths(scratch, in: "src"), ["build/z.json", "gen/keep.json"])
    XCTAssertEqual(paths(scratch, "--no-ignore").count, names.count)
    XCTAssertEqual(paths(scratch, "build/x.json"), ["build/x.json"], "named files are judged")
  }

  func testExcludes() throws {
    let scratch = try ScratchFolder(["a.json": bad, "src/b.json": bad, "src/gen/c.json": bad])
    XCTAssertEqual(paths(scratch, "--exclude", "src/**"), ["a.json"])
    XCTAssertEqual(paths(scratch, "--exclude", "src"), ["a.json"])
    XCTAssertEqual(
      paths(scratch, "--exclude", "**/gen", "--exclude", "a.*"), ["src/b.json"])
    XCTAssertEqual(paths(scratch, "--exclude", "src", "src/b.json"), ["src/b.json"])
    XCTAssertEqual(paths(scratch, "--exclude", "src", "--force-exclude", "src/b.json"), [])
    try scratch.write(#"{"exclude":["**/gen"]}"#, to: ".fcmlint.json")
    XCTAssertEqual(paths(scratch), ["a.json", "src/b.json"])
    XCTAssertEqual(paths(scratch, "src/gen/c.json"), ["src/gen/c.json"])
    XCTAssertEqual(paths(scratch, "src/gen/c.json", "--force-exclude"), [])
    XCTAssertEqual(scratch.run("--exclude", "[", "a.json").status, 2)
  }

  /// Patterns may be written like paths.
  func testPatternsMayBeWrittenLikePaths() throws {
    let scratch = try ScratchFolder(["a.json": bad, "push/b.json": bad, "x/push/c.json": bad])
    let rooted = ["/push/", "./push", "./push/", "/push/**", "/push", "push/**", ".//push"]
    for pattern in rooted + [scratch.path + "/push", scratch.path + "/push/"] {
      XCTAssertEqual(paths(scratch, "--exclude", pattern), ["a.json", "x/push/c.json"], pattern)
    }
    for pattern in rooted {
      try scratch.write(#"{"exclude":["\#(pattern)"]}"#, to: ".fcmlint.json")
      XCTAssertEqual(paths(scratch), ["a.json", "x/push/c.json"], pattern)
    }
    for pattern in [".", "./", "/", scratch.path, "**", "/**"] {
      XCTAssertEqual(paths(scratch, "--exclude", pattern), [], pattern)
    }
    for files in ["/push/", "./push/*", "/push", "push/**"] {
      try scratch.write(
        #"{"overrides":[{"files":["\#(files)"],"rules":{"targeting":"off"}}]}"#,
        to: ".fcmlint.json")
      XCTAssertEqual(paths(scratch), ["a.json", "x/push/c.json"], files)
    }
  }

  func testExcludedDirectoryIsNotOpened() throws {
    var asked: [String] = []
    let scratch = try ScratchFolder(["a/pg/b.json": bad, "a/c.json": bad])
    for text in ["**/pg/**", "a/pg/", "pg/**/**"] {
      let glob = try Glob(ignoring: text)
      asked = []
      _ = FileFinder([FilePath(scratch.path)]) { path, _ in
        let relative = Array(path.bytes.dropFirst(scratch.path.utf8.count + 1))
        asked.append(String(decoding: relative, as: UTF8.self))
        return glob.covers(relative)
      }
      XCTAssertEqual(asked.contains("a/pg/b.json"), text.hasPrefix("pg"), text)
    }
  }

  func testFileIsLintedOnceUnderAnyName() throws {
    let scratch = try ScratchFolder(["a.json": bad, "push/b.json": bad])
    XCTAssertEqual(
      paths(scratch, "a.json", "./a.json", scratch.path + "/a.json", scratch.path + "/push"),
      ["a.json", "push/b.json"])
  }

  func testFoldersThatAreEmptyExceptForExcludedFiles() throws {
    let scratch = try ScratchFolder(["push/b.json": bad])
    let run = scratch.run("--exclude", "push", "push")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(
      run.errors,
      "fcmlint: nothing to check in push: all matching files are excluded\n")
  }

  func testCommentsInJSONC() throws {
    let text = "// daily\n{\"message\":{\"topic\":\"a\",\"notification\":{\"title\":\"x\"},}}\n"
    let scratch = try ScratchFolder(["a.json": text, "b.jsonc": text, "c.jsonc": bad])
    XCTAssertEqual(paths(scratch, "a.json"), ["a.json", "a.json"])
    XCTAssertEqual(paths(scratch, "b.jsonc"), [])
    XCTAssertEqual(paths(scratch, "c.jsonc"), ["c.jsonc"], "only comments and commas are allowed")
    XCTAssertEqual(paths(scratch, "b.jsonc", "--select", "comment"), ["b.jsonc"])
    XCTAssertEqual(paths(scratch), ["a.json", "a.json", "c.jsonc"])
    try scratch.write(#"{"rules":{"comment":"warning"}}"#, to: ".fcmlint.json")
    XCTAssertEqual(paths(scratch, "b.jsonc"), ["b.jsonc"])
  }

  func testExcludedStandardInputIsCopied() throws {
    let scratch = try ScratchFolder([".fcmlint.json": #"{"exclude":["gen"]}"#])
    let name = ["--force-exclude", "--stdin-filename", "gen/x.json"]
    let bytes = Array(bad.utf8)
    let plain = CommandRun(name, input: bytes, folder: scratch.path)
    XCTAssertEqual(plain.status, 0)
    let fixed = CommandRun(name + ["--fix"], input: bytes, folder: scratch.path)
    XCTAssertEqual(fixed.output, bad, "an editor would lose the text otherwise")
  }

  func testNames() throws {
    let names = ["-dash.json", "a b.json", "n\nl.json", "q\"uo.json", "s'q.json", "ä.json"]
    let scratch = try ScratchFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, bad) }))
    XCTAssertEqual(scratch.run().output.split(separator: "\n").count { $0.contains("error[") }, 6)
    XCTAssertEqual(paths(scratch, "--", "-dash.json", "a b.json"), ["-dash.json", "a b.json"])
    XCTAssertEqual(scratch.run("-dash.json").status, 2)
    XCTAssertEqual(scratch.run("--fix", "--").status, 0)
    for name in names { XCTAssertEqual(try scratch.read(name), ScratchFolder.good, name) }
  }

  func testAbsentParts() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    try scratch.makeFolder("empty")
    let missing = scratch.run("nope", "a.json", "--format", "concise")
    XCTAssertEqual(missing.status, 2)
    XCTAssertEqual(
      missing.errors,
      """
      fcmlint: no such file or directory: nope
      Found 1 error in 1 of 1 file; 1 fixable with --fix

      """)
    XCTAssertTrue(missing.output.hasPrefix("a.json:"), "the others are judged")
    XCTAssertEqual(scratch.run("nope", "--allow-empty").status, 0)
    let empty = scratch.run("empty")
    XCTAssertEqual(empty.status, 0)
    XCTAssertTrue(empty.errors.hasPrefix("fcmlint: nothing to check in empty: "), empty.errors)
    XCTAssertEqual(scratch.run("empty", "--quiet").errors, "")
  }
}
