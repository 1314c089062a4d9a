import FCMLint
import FCMLintWorkspace
import Foundation
import XCTest

/// What `SECURITY.md` promises about writes.
final class WriteTests: XCTestCase {
  private let bad = ScratchFolder.bad
  private let good = ScratchFolder.good

  /// Runs a shell command in the folder; `$0` is the program.
  private func shell(_ line: String, _ scratch: ScratchFolder) throws -> Int32? {
    try scratch.tool("/bin/sh", "-c", line, try BuiltProgram.location().path, input: "")
  }

  private func names(_ scratch: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path).filter { $0 != ".git" }
      .sorted()
  }

  // MARK: Which files are written

  func testSearchWritesOnlyBelowItsFolder() throws {
    let outside = try ScratchFolder(["deep/victim.json": bad, "file.json": bad])
    let scratch = try ScratchFolder(["a.json": bad, "sub/b.json": bad])
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/" + name, withDestinationPath: target)
    }
    try link("folder", to: outside.path + "/deep")
    try link("file.json", to: outside.path + "/file.json")
    try link("root", to: "/")
    try link("up", to: "..")
    try link("b.json", to: "sub/b.json")
    let run = scratch.run("--fix", ".")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "fcmlint: applied 2 fixes in 2 files\n")
    XCTAssertEqual(try outside.read("deep/victim.json"), bad)
    XCTAssertEqual(try outside.read("file.json"), bad)
    XCTAssertEqual(try scratch.read("sub/b.json"), good)
    XCTAssertEqual(scratch.run("--fix", "file.json", "folder").status, 0)
    XCTAssertEqual(try outside.read("deep/victim.json"), good, "a named link is followed")
    XCTAssertEqual(try outside.read("file.json"), good)
  }

  /// A hook names the files that it wants to be fixed; a search fixes no source code.
  func testSearchChangesNoSourceCode() throws {
    let code = "const body = { message: { topic: '/topics/a', notification: { title: 'Hi' } } };\n"
    let script = "curl https://fcm.googleapis.com/v1/projects/p/messages:send -d '\(bad)'\n"
    let page = "```json\n\(bad)```\n"
    let files = ["a.js": code, "b.sh": script, "c.md": page, "d.json": bad]
    let scratch = try ScratchFolder(files)
    let left = scratch.run("--fix", ".")
    XCTAssertEqual(left.status, 1)
    XCTAssertEqual(
      left.errors,
      """
      fcmlint: applied 2 fixes in 2 files
      fcmlint: left 2 fixes in 2 source files; name the files to apply them

      """)
    XCTAssertEqual(try scratch.read("a.js"), code)
    XCTAssertEqual(try scratch.read("b.sh"), script)
    XCTAssertEqual(try scratch.read("c.md"), page.replacing("/topics/", with: ""))
    XCTAssertEqual(try scratch.read("d.json"), good)
    let diff = scratch.run("--diff", ".")
    XCTAssertEqual(diff.status, 1)
    XCTAssertEqual(diff.errors, "fcmlint: would apply 2 fixes in 2 files\n", "a diff has the rest")
    let named = scratch.run("--fix", "a.js", scratch.path + "/b.sh", ".")
    XCTAssertEqual(named.status, 0, named.output)
    XCTAssertEqual(try scratch.read("a.js"), code.replacing("/topics/", with: ""))
    XCTAssertEqual(try scratch.read("b.sh"), script.replacing("/topics/", with: ""))
  }

  func testInitReplacesNothing() throws {
    let scratch = try ScratchFolder(["target": "kept"])
    let name = ".fcmlint.jsonc"
    for make in ["echo kept >", "ln -s target ", "ln -s missing ", "mkdir "] {
      XCTAssertEqual(try shell(make + name, scratch), 0)
      let run = scratch.run("init")
      XCTAssertEqual(run.status, 2)
      XCTAssertEqual(run.errors, "fcmlint: file already exists: \(name)\n")
      XCTAssertEqual(try scratch.read("target"), "kept")
      XCTAssertFalse(scratch.exists("missing"))
      XCTAssertEqual(try shell("rm -rf \(name)", scratch), 0)
    }
    XCTAssertEqual(scratch.run("init").status, 0)
  }

  // MARK: What a file has after a write

  /// The run has read the file and waits for a pipe while another program changes the file.
  func testFileThatChangesDuringTheRunIsLeftAlone() throws {
    let scratch = try ScratchFolder(isRepository: false)
    for name in ["a.json", "b.json"] { try scratch.write(name, bad) }
    XCTAssertEqual(mkfifo(scratch.path("z.json").path, 0o600), 0)
    let program = try RunningProgram(
      ["--no-config", "--jobs", "1", "--fix", "a.json", "b.json", "z.json"], in: scratch.url)
    // Opening blocks until the program reads.
    let pipe = try FileHandle(forWritingTo: scratch.path("z.json"))
    try scratch.write("a.json", bad + "\n")
    try pipe.write(contentsOf: Data("{}".utf8))
    try pipe.close()
    let run = try program.end()
    XCTAssertEqual(run.status, 2)
    XCTAssertTrue(
      run.errors.contains("a.json was not fixed: the file has changed since it was read\n"),
      run.errors)
    XCTAssertTrue(run.text.contains("[topic-prefix]"), "its findings are reported")
    XCTAssertEqual(try scratch.read("a.json"), bad + "\n")
    XCTAssertEqual(try scratch.read("b.json"), good, "the others are fixed")
  }

  /// The file changes after the new content was written, before it replaces the old one.
  func testFileThatChangesDuringTheWriteIsLeftAlone() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    let path = FilePath(scratch.path + "/a.json")
    for change in ["newer", "", bad + " "] {
      try scratch.write(bad, to: "a.json")
      let error = AtomicFile.replace(path, Array(bad.utf8)) { file in
        let error = SourceFile.write(Array(self.good.utf8), to: file)
        try? scratch.write(change, to: "a.json")
        return error
      }
      XCTAssertEqual(error, .changed)
      XCTAssertEqual(try scratch.read("a.json"), change)
    }
    try scratch.write(bad, to: "a.json")
    let error = AtomicFile.replace(path, Array(bad.utf8)) { _ in
      try? FileManager.default.removeItem(atPath: path.text)
      return nil
    }
    XCTAssertEqual(error, .missing)
    XCTAssertEqual(try names(scratch), [], "a removed file stays removed")
    XCTAssertEqual(AtomicFile.replace(FilePath(scratch.path), [], by: []), .notRegular)
  }

  /// Another program writes as soon as the temporary file is there.
  func testWriteOfAnotherProgramIsNeverLost() throws {
    let scratch = try ScratchFolder(isRepository: false)
    let list = "[" + String(repeating: ScratchFolder.good + ",", count: 20_000) + bad + "]"
    for _ in 0..<5 {
      try scratch.write("a.json", list)
      let program = try RunningProgram(["--no-config", "--fix", "-q", "a.json"], in: scratch.url)
      while program.isRunning,
        try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).count == 1
      {
        usleep(50)
      }
      try scratch.write("mine", "mine")
      XCTAssertEqual(rename(scratch.path("mine").path, scratch.path("a.json").path), 0)
      let run = try program.end()
      XCTAssertEqual(try scratch.read("a.json"), "mine", run.errors)
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: scratch.url.path), ["a.json"])
    }
  }

  func testFileWithSeveralLinksIsNotReplaced() throws {
    let scratch = try ScratchFolder(["a.json": bad, "b.json": bad])
    for name in ["two", "three"] {
      try FileManager.default.linkItem(
        atPath: scratch.path + "/a.json", toPath: scratch.path + "/" + name)
    }
    let run = scratch.run("--fix", ".")
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(
      run.errors,
      """
      fcmlint: a.json was not fixed: the file has 3 hard links
      fcmlint: applied 1 fix in 1 file

      """)
    XCTAssertTrue(run.output.contains("[topic-prefix]"), "its findings are reported")
    for name in ["a.json", "two", "three"] { XCTAssertEqual(try scratch.read(name), bad) }
    XCTAssertEqual(scratch.run("--diff", "a.json").status, 1, "a diff changes nothing")
  }

  #if os(Linux)
    func testExtendedAttributesAreKept() throws {
      let scratch = try ScratchFolder(["a.json": bad, "known.json": ""])
      let each = " for file in ('a.json', 'known.json') for name in ('user.a', 'user.b')]"
      let set = "import os; [os.setxattr(file, name, b'kept' * 50)" + each
      let check = "import os; assert {b'kept' * 50} == set([os.getxattr(file, name)" + each + ")"
      let status = try scratch.tool("python3", "-c", set, input: "")
      try XCTSkipIf(status != 0, "no python3, or no extended attributes")
      XCTAssertEqual(chmod(scratch.path + "/a.json", 0o640), 0)
      XCTAssertEqual(scratch.run("--write-baseline", "known.json").status, 0)
      XCTAssertEqual(scratch.run("--fix").status, 0)
      XCTAssertEqual(try scratch.read("a.json"), good)
      XCTAssertNotEqual(try scratch.read("known.json"), "")
      XCTAssertEqual(try scratch.tool("python3", "-c", check, input: ""), 0)
      XCTAssertEqual(try shell("[ $(stat -c %a a.json) = 640 ]", scratch), 0)
    }
  #endif

  // MARK: Errors

  /// Files above some kilobytes cannot be written, as on a full disk.
  func testFailedWriteLeavesTheOldFileOrNone() throws {
    let known = (0..<400).map {
      #"{"path":"a.json","rule":"topic-prefix","pointer":"/message/topic","ordinal":\#($0)}"#
    }
    let baseline = #"{"version":1,"findings":[\#(known.joined(separator: ","))]}"#
    let big = String(repeating: " ", count: 20_000) + bad
    let lines = String(repeating: bad, count: 400)
    let files = ["a.json": bad, "b.json": big, "c.jsonl": lines, "known.json": baseline]
    let runs = [
      "--fix b.json", "--fix c.jsonl", "--write-baseline known.json --no-config c.jsonl",
      "--write-baseline new.json c.jsonl", "--output report --format json c.jsonl",
    ]
    for arguments in runs {
      let scratch = try ScratchFolder(files)
      let line = "trap '' XFSZ; ulimit -f 16; exec $0 \(arguments) >/dev/null"
      XCTAssertEqual(try shell(line, scratch), 2, arguments)
      XCTAssertEqual(try names(scratch), files.keys.sorted(), arguments)
      for (name, text) in files { XCTAssertEqual(try scratch.read(name), text, arguments) }
    }
    let scratch = try ScratchFolder()
    XCTAssertEqual(try shell("trap '' XFSZ; ulimit -f 1; exec $0 init", scratch), 2)
    XCTAssertEqual(try names(scratch), [])
    XCTAssertEqual(scratch.run("init").status, 0)
  }

  func testFolderDeeperThanAPathIsReported() throws {
    let scratch = try ScratchFolder(["z.json": bad])
    defer { _ = try? shell("rm -rf d* e", scratch) }
    let name = "d" + String(repeating: "x", count: 199)
    let make = """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23; do
        mkdir \(name) && cd -P \(name) || exit 9
      done
      """
    XCTAssertEqual(try shell(make, scratch), 0)
    let run = scratch.run("--fix", ".")
    XCTAssertEqual(run.status, 2)
    XCTAssertTrue(run.errors.contains("fcmlint: File name too long: \(name)/"), run.errors)
    XCTAssertEqual(try scratch.read("z.json"), good)
  }

  func testDeepTreeIsFixed() throws {
    let scratch = try ScratchFolder()
    let deep = Array(repeating: "e", count: 1500).joined(separator: "/")
    XCTAssertEqual(try shell("mkdir -p \(deep)", scratch), 0)
    try scratch.write(bad, to: deep + "/a.json")
    XCTAssertEqual(scratch.run("--fix", ".").status, 0)
    XCTAssertEqual(try scratch.read(deep + "/a.json"), good)
  }
}
