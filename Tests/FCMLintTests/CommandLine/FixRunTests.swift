import FCMLint
import FCMLintRules
import Foundation
import XCTest

/// Fixing files on disk.
final class FixRunTests: XCTestCase {
  private let bad = ScratchFolder.bad
  private let good = ScratchFolder.good

  private func mode(_ scratch: ScratchFolder, _ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path + "/" + name)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  private func set(_ mode: Int, _ scratch: ScratchFolder, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: scratch.path + "/" + name)
  }

  func testOnlyTheBytesOfTheFixChange() throws {
    let windows =
      "{\"message\":\r\n\t{\"topic\" : \"/topics/a\",\"notification\":{\"title\":\"Hi\"}}}"
    let scratch = try ScratchFolder(["a.json": windows, "b.json": bad, "c.json": good])
    try set(0o640, scratch, "a.json")
    let run = scratch.run("--fix")
    XCTAssertEqual(run.status, 0)
    XCTAssertTrue(run.errors.contains("applied 2 fixes in 2 files"), run.errors)
    XCTAssertEqual(
      try scratch.read("a.json"), windows.replacingOccurrences(of: "/topics/", with: ""))
    XCTAssertEqual(try mode(scratch, "a.json"), 0o640)
    XCTAssertEqual(try scratch.read("b.json"), good)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
    XCTAssertEqual(names, [".git", "a.json", "b.json", "c.json"], "nothing is left behind")
  }

  /// Each rule counts as often as its fixes were applied, in JSON, JSON Lines and other languages.
  func testTheFixedRulesAreListed() throws {
    let slips = #"{"message":{"topic":"/topics/a","android":{"ttl":3600}}}"#
    let files = [
      "a.json": slips, "b.jsonl": "\(bad)\n\(slips)\n",
      "c.md": "```json\n\(slips)\n```\n", "d.json": good,
    ]
    let list = """
      fcmlint: applied 7 fixes in 3 files
      a.json
        1  bad-duration
        1  topic-prefix
      b.jsonl
        2  topic-prefix
        1  bad-duration
      c.md
        1  bad-duration
        1  topic-prefix

      """
    for option in ["--diff", "--fix"] {
      let scratch = try ScratchFolder(files)
      let run = scratch.run(option, "--show-fixes", "--no-progress")
      let expected =
        option == "--fix" ? list : list.replacingOccurrences(of: "applied", with: "would apply")
      XCTAssertTrue(run.errors.hasSuffix(expected), run.errors)
    }
    let scratch = try ScratchFolder(files)
    XCTAssertFalse(scratch.run("--fix").errors.contains("bad-duration"))
    let alone = scratch.run("--show-fixes")
    XCTAssertEqual(alone.status, 2)
    XCTAssertTrue(alone.errors.contains("without --fix or --diff"), alone.errors)
  }

  /// The mode of the file is kept, including set-user-ID, set-group-ID and the sticky bit.
  func testEveryBitOfTheModeIsKept() throws {
    for mode in [0o4755, 0o2755, 0o1755, 0o7600, 0o644, 0o600] {
      let scratch = try ScratchFolder(["a.json": bad])
      XCTAssertEqual(chmod(scratch.path + "/a.json", mode_t(mode)), 0)
      let before = try self.mode(scratch, "a.json")
      XCTAssertEqual(scratch.run("--fix").status, 0)
      XCTAssertEqual(try scratch.read("a.json"), good)
      XCTAssertEqual(try self.mode(scratch, "a.json"), before)
    }
  }

  #if os(Linux)
    /// The new file must be synced before it replaces the old one. If `fsync` fails, the old file
    /// is kept.
    func testAFileIsSyncedBeforeItIsRenamed() throws {
      // A seccomp filter that makes `fsync` fail with EIO.
      let script = """
        import ctypes, os, platform, struct, sys
        number = {"x86_64": 74, "aarch64": 82}[platform.machine()]
        code = [(0x20, 0, 0, 0), (0x15, 0, 1, number), (0x06, 0, 0, 0x00050005), (0x06, 0, 0, 0x7fff0000)]
        lines = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *line) for line in code))
        program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(code), ctypes.addressof(lines)))
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, program): sys.exit(77)
        os.execv(sys.argv[1], sys.argv[1:])
        """
      let scratch = try ScratchFolder(["a.json": bad])
      let program = try BuiltProgram.location().path
      let status = try scratch.tool("python3", "-c", script, program, "--fix", "a.json", input: "")
      try XCTSkipIf(status == nil || status == 77, "no python3, or no filters for system calls")
      XCTAssertEqual(status, 2)
      XCTAssertEqual(try scratch.read("a.json"), bad)
      let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
      XCTAssertEqual(names, [".git", "a.json"], "nothing is left behind")
    }
  #endif

  /// Removing a comment also removes the blanks or the line around it.
  func testCommentIsRemovedWithItsBlanks() throws {
    let text = """
      // sent every day
      { "message": { // the message
          # one line
          "topic": "a", \t/* or a token */\t
          /* two
             lines */
          "notification": { "title": /* short */ "Hi" } } } // end

      """
    let repaired = """
      { "message": {
          "topic": "a",
          "notification": { "title": "Hi" } } }

      """
    for (lineBreak, tail) in [("\n", ""), ("\r\n", ""), ("\n", "// last"), ("\n", "  // last\n")] {
      func lines(_ text: String) -> String {
        text.replacingOccurrences(of: "\n", with: lineBreak)
      }
      let run = CommandRun(
        ["--fix", "-"], input: Array((lines(text) + tail).utf8), folder: Golden.root.path)
      XCTAssertEqual(run.output, lines(repaired), "\(lineBreak.debugDescription) \(tail)")
    }
  }

  func testSymbolicLinkIsKept() throws {
    let scratch = try ScratchFolder(["real/a.json": bad])
    let link = scratch.path + "/link.json"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "real/a.json")
    let run = scratch.run("--fix", "link.json", "real/a.json")
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertTrue(run.errors.contains("applied 1 fix in 1 file"), run.errors)
    XCTAssertEqual(try scratch.read("real/a.json"), good)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: link), "real/a.json")
  }

  func testLongFileNameCanBeReplacedAtomically() throws {
    let name = String(repeating: "n", count: 250) + ".json"
    let scratch = try ScratchFolder([name: bad])
    XCTAssertEqual(scratch.run("--fix").status, 0)
    XCTAssertEqual(try scratch.read(name), good)
  }

  func testReadOnlyFileIsUnchanged() throws {
    try XCTSkipIf(getuid() == 0, "root may write everything")
    let scratch = try ScratchFolder(["file/a.json": bad, "folder/a.json": bad, "b.json": bad])
    try set(0o444, scratch, "file/a.json")
    try set(0o555, scratch, "folder")
    defer { try? set(0o755, scratch, "folder") }
    let run = scratch.run("--fix")
    XCTAssertEqual(run.status, 2)
    for name in ["file/a.json", "folder/a.json"] {
      XCTAssertTrue(
        run.errors.contains("\(name) was not fixed: permission denied\n"), run.errors)
      XCTAssertEqual(try scratch.read(name), bad)
    }
    XCTAssertEqual(try scratch.read("b.json"), good)
  }

  func testStandardInput() throws {
    let scratch = try ScratchFolder()
    let fixed = scratch.run("--fix", "-", input: bad)
    XCTAssertEqual(fixed.output, good)
    XCTAssertEqual(fixed.status, 0)
    let foreign = scratch.run("--fix", "-", input: "{ \"name\" : 1 }")
    XCTAssertEqual(foreign.output, "{ \"name\" : 1 }", "whatever it is, it comes out again")
    let broken = scratch.run("--fix", "-", input: "{\"message\":")
    XCTAssertEqual(broken.output, "{\"message\":")
    let lines = scratch.run("--fix", "--stdin-filename", "a.jsonl", input: bad + "\n" + bad)
    XCTAssertEqual(lines.output, good + "\n" + good)
  }

  func testADiffChangesNothingAndApplies() throws {
    for tool in [["patch", "-s", "-p1"], ["git", "apply", "-"]] {
      let names = ["a b.json", "plain.json", "sub/ä.json", "no newline.json", "q\"uo.json"]
      let scratch = try ScratchFolder(["clean.json": good])
      for name in names {
        let isCut = name.hasPrefix("no")
        try scratch.write(isCut ? String(bad.dropLast()) : bad, to: name)
      }
      let run = scratch.run("--diff", "./clean.json", "sub/../sub/ä.json", ".")
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(try scratch.read("plain.json"), bad)
      let process =
        try tool.count == 3
        ? scratch.tool(tool[0], tool[1], tool[2], input: run.output) : nil
      guard let status = process else { continue }
      XCTAssertEqual(status, 0, tool[0])
      for name in names {
        let isCut = name.hasPrefix("no")
        XCTAssertEqual(
          try scratch.read(name), isCut ? String(good.dropLast()) : good, "\(tool[0]) \(name)")
      }
      let again = scratch.run("--diff")
      XCTAssertEqual(again.status, 0)
      XCTAssertEqual(again.output, "")
    }
  }

  func testADiffNamesTheTargetOfALinkOnce() throws {
    let scratch = try ScratchFolder(["real/a.json": bad])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link.json", withDestinationPath: "real/a.json")
    let output = scratch.run("--diff", "link.json", "real/a.json").output
    XCTAssertEqual(
      output.split(separator: "\n").filter { $0.hasPrefix("--- a/real/a.json") }.count, 1)
    XCTAssertFalse(output.contains("link.json"))
  }

  /// `git apply` accepts no `..`, so a diff of files above the folder is one for the root.
  func testADiffOfFilesAboveTheFolderAppliesAtTheRoot() throws {
    let files = ["push/a.json": bad, "push/l.jsonl": bad + bad, "push/old/b.json": bad]
    for paths in [["../a.json", "../l.jsonl", "b.json"], [".."]] {
      let scratch = try ScratchFolder(files)
      let folder = scratch.path + "/push/old"
      let run = CommandRun(["--diff"] + paths, folder: folder)
      let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("--- ") }
      XCTAssertEqual(
        heads, ["--- a/push/a.json", "--- a/push/l.jsonl", "--- a/push/old/b.json"])
      guard try scratch.tool("git", "init", "-q", input: "") == 0 else { continue }
      XCTAssertEqual(try scratch.tool("git", "apply", "-", input: run.output), 0)
      for (name, text) in files {
        XCTAssertEqual(try scratch.read(name), text.replacing("/topics/", with: ""))
      }
    }
    let scratch = try ScratchFolder(files)
    let below = scratch.run("--diff", ".", in: "push/old").output
    XCTAssertTrue(below.hasPrefix("--- a/b.json\n"), below)
    let input = scratch.run(
      "--diff", "--stdin-filename", "../a.json", "-", input: bad, in: "push/old")
    XCTAssertTrue(input.output.hasPrefix("--- a/push/a.json\n"), input.output)
  }

  // MARK: All fixtures

  private func counts(_ linter: Linter, _ bytes: [UInt8], _ name: String) -> [String: Int] {
    let layout: Linter.Layout = name.hasSuffix("l") ? .lines : .single
    // A fix may cause advice, for example if a request that was rejected has `validate_only`.
    return linter.lint(bytes, layout: layout).diagnostics.filter { $0.severity >= .warning }
      .reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  private func isJSON(_ bytes: [UInt8]) -> Bool {
    JSONTree.read(bytes) { $0.errors.isEmpty }
  }

  func testFixingTwiceChangesNothingMore() throws {
    let linter = TestLinter.of()
    let syntax = Set(Rulebook.all.filter { $0.family == .syntax }.map(\.id))
    for arguments in [["--fix"], ["--fix", "--unsafe-fixes"]] {
      let folders = ["clean", "foreign", "hostile", "messages", "near", "reports", "traps"]
      let scratch = try Corpus.copy(folders, every: 9)
      func all() throws -> [String: [UInt8]] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
        return try names.filter { name in
          [".json", ".jsonl", ".apns"].contains { name.hasSuffix($0) }
        }.reduce(into: [:]) { all, name in
          all[name] = Array(try Data(contentsOf: scratch.url.appendingPathComponent(name)))
        }
      }
      let before = try all()
      _ = CommandRun(arguments + [".", "--quiet"], folder: scratch.path)
      let once = try all()
      _ = CommandRun(arguments + [".", "--quiet"], folder: scratch.path)
      XCTAssertEqual(try all(), once)
      var changed = 0
      for (name, bytes) in before where once[name] != bytes {
        let after = try XCTUnwrap(once[name])
        changed += 1
        if !name.hasSuffix("l"), isJSON(bytes) { XCTAssertTrue(isJSON(after), name) }
        let (old, new) = (counts(linter, bytes, name), counts(linter, after, name))
        // The fix of a syntax error may uncover findings.
        let isRepaired = syntax.contains { new[$0, default: 0] < old[$0, default: 0] }
        for (rule, count) in new where !isRepaired || syntax.contains(rule) {
          XCTAssertLessThanOrEqual(count, old[rule] ?? 0, "\(name) gained \(rule)")
        }
      }
      XCTAssertGreaterThan(changed, Sweep.size(20, or: 5))
    }
  }

  func testAValueBecomesTextOnOneLineUnlessItHasComments() throws {
    let commented = "{\"message\":{\"topic\":\"a\",\"data\":{\"b\":{ // c\n\"d\":1}}}}"
    let scratch = try ScratchFolder([
      "a.jsonc": commented,
      "b.json": "{\"message\":{\"topic\":\"a\",\"data\":{\"b\":{\r\n  \"d\":1}}}}",
    ])
    _ = scratch.run("--fix", "--unsafe-fixes", "a.jsonc", "b.json")
    XCTAssertEqual(try scratch.read("a.jsonc"), commented)
    XCTAssertTrue(try scratch.read("b.json").contains(#"{ \"d\":1}"#))
  }

  func testUnsafeFixesNeedTheOption() throws {
    let rule = try XCTUnwrap(
      Rulebook.all.first { rule in
        let linter = Linter(rules: [rule])
        return rule.bad.contains { text in
          let plain = text.filter { $0 != "«" && $0 != "»" }
          let fixes = linter.lint(Array(plain.utf8)).diagnostics.flatMap(\.fixes)
          return !fixes.isEmpty && fixes.allSatisfy { $0.safety == .unsafe }
        }
      })
    let text = try XCTUnwrap(
      rule.bad.first { text in
        let plain = text.filter { $0 != "«" && $0 != "»" }
        let fixes = Linter(rules: [rule]).lint(Array(plain.utf8)).diagnostics.flatMap(\.fixes)
        return !fixes.isEmpty && fixes.allSatisfy { $0.safety == .unsafe }
      }
    ).filter { $0 != "«" && $0 != "»" }
    let scratch = try ScratchFolder(["a.json": text])
    for options in [["--fix"], ["--unsafe-fixes"]] {
      _ = CommandRun(options + ["--select", rule.id], folder: scratch.path)
      XCTAssertEqual(try scratch.read("a.json"), text, rule.id)
    }
    func remark(_ options: String...) -> Substring? {
      CommandRun(["--select", rule.id] + options, folder: scratch.path).output
        .split(separator: "\n").first { $0.contains("fixable") }?.split(separator: ";").last
    }
    XCTAssertEqual(remark(), " 1 fixable with --unsafe-fixes")
    XCTAssertEqual(remark("--unsafe-fixes"), " 1 fixable with --fix")
    _ = scratch.run("--fix", "--unsafe-fixes", "--select", rule.id)
    XCTAssertNotEqual(try scratch.read("a.json"), text, rule.id)
  }
}
