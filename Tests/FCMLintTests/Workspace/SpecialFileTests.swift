import FCMLint
import FCMLintWorkspace
import Foundation
import XCTest

/// Devices, sockets and pipes in the place of files, and files that cannot be read.
final class SpecialFileTests: XCTestCase {
  private let bad = ScratchFolder.bad

  /// Runs a shell command in the folder and returns its status and errors; `$0` is the program.
  private func shell(_ line: String, _ scratch: ScratchFolder) throws -> (Int32?, String) {
    let status = try scratch.tool(
      "/bin/bash", "-c", "exec 2>errors; " + line, try BuiltProgram.location().path, input: "")
    return (status, try scratch.read("errors"))
  }

  func testDevicesAreNotRead() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link.json", withDestinationPath: "/dev/zero")
    for name in ["/dev/zero", "link.json", "/dev/full", "/dev/null"] {
      for options in [[], ["--fix"], ["--kind", "message"]] {
        let run = CommandRun(options + [name], folder: scratch.path)
        XCTAssertEqual(run.status, 2)
        XCTAssertEqual(run.errors, "fcmlint: not a regular file or pipe: \(name)\n")
      }
      for option in ["--config", "--baseline"] {
        let run = scratch.run(option, name, "a.json")
        XCTAssertEqual(run.status, 2)
        XCTAssertEqual(run.errors, "fcmlint: \(option) \(name): not a regular file or pipe\n")
      }
    }
    XCTAssertEqual(scratch.findings("."), ["a.json topic-prefix"], "a search skips them")
    XCTAssertEqual(scratch.findings("a.json", "link.json"), ["a.json topic-prefix"])
  }

  /// A configuration is a part of what a project contains, so it names no pipe that would be waited
  /// for.
  func testConfigurationNamesOnlyFiles() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    XCTAssertEqual(mkfifo(scratch.path + "/pipe", 0o600), 0)
    let start = Date()
    for name in ["/dev/zero", "pipe"] {
      let words = name == "pipe" ? "not a regular file" : "not a regular file or pipe"
      for (key, verb) in [("extends", "extend"), ("baseline", "read the baseline")] {
        try scratch.write(#"{"\#(key)":"\#(name)"}"#, to: ".fcmlint.json")
        let run = scratch.run("a.json")
        XCTAssertEqual(run.status, 2)
        XCTAssertTrue(run.errors.hasSuffix("cannot \(verb) \"\(name)\": \(words)\n"), run.errors)
      }
    }
    XCTAssertLessThan(Date().timeIntervalSince(start), 4, "the pipe was waited for")
  }

  func testOpenPipesAreRead() throws {
    let scratch = try ScratchFolder(["a.json": bad, "b.txt": bad, "c.json": "{}"])
    for line in [
      "$0 -q <(cat a.json)", "cat a.json | $0 -q /dev/stdin", "$0 -q /dev/stdin <a.json",
      "$0 -q --config <(cat c.json) a.json",
      "$0 -q --baseline <($0 --write-baseline /dev/stdout -q c.json) a.json",
    ] {
      let (status, errors) = try shell(line, scratch)
      XCTAssertEqual(status, 1, "\(line): \(errors)")
    }
    XCTAssertEqual(try shell("$0 -q /dev/stdin </dev/null", scratch).0, 0)
  }

  func testConfigurationHasAMaximumSize() throws {
    let scratch = try ScratchFolder(["a.json": ScratchFolder.good])
    let blanks = String(repeating: " ", count: (1 << 20) - 2)
    try scratch.write("{}" + blanks, to: ".fcmlint.json")
    XCTAssertEqual(scratch.run("a.json").status, 0)
    try scratch.write("{}" + blanks + " ", to: ".fcmlint.json")
    let run = scratch.run("a.json")
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.errors, "fcmlint: .fcmlint.json: larger than the limit of 1 MiB\n")
    try FileManager.default.moveItem(
      atPath: scratch.path + "/.fcmlint.json", toPath: scratch.path + "/base.json")
    try scratch.write(#"{"extends":"base.json"}"#, to: ".fcmlint.json")
    XCTAssertEqual(
      scratch.run("a.json").errors,
      "fcmlint: .fcmlint.json:1:12: cannot extend \"base.json\": larger than the limit of 1 MiB\n")
  }

  func testUnreadableFileCostsOnlyItsOwnReport() throws {
    let scratch = try ScratchFolder(["a.json": bad, "b.json": bad, "c.json": bad, "d/e.json": bad])
    var broken = ["nowhere.json", "/dev/zero"]
    #if os(Linux)
      // A regular file whose first byte cannot be read.
      broken.append("/proc/self/mem")
    #endif
    if getuid() != 0 {
      XCTAssertEqual(chmod(scratch.path + "/b.json", 0), 0)
      broken.append("b.json")
    }
    let names = ["a.json", "c.json", "d"] + broken
    let run = CommandRun(["--format", "concise"] + names, folder: scratch.path)
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(
      run.output.split(separator: "\n").map { String($0.split(separator: ":")[0]) },
      ["a.json", "c.json", "d/e.json"])
    for name in broken { XCTAssertTrue(run.errors.contains(": \(name)\n"), run.errors) }
    let fixed = CommandRun(["--fix"] + names, folder: scratch.path)
    XCTAssertEqual(fixed.status, 2)
    for name in ["a.json", "c.json", "d/e.json"] {
      XCTAssertEqual(try scratch.read(name), ScratchFolder.good)
    }
  }

  /// Names are compared as absolute paths.
  func testCollectionsAreFoundByAnyName() throws {
    let raw = JSONEscaping.quoted(bad)
    let collection = """
      {
        "info": {
          "name": "Push",
          "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"
        },
        "item": [
          {
            "name": "send",
            "request": {
              "method": "POST",
              "url": "https://fcm.googleapis.com/v1/projects/p/messages:send",
              "body": { "mode": "raw", "raw": \(raw) }
            }
          }
        ]
      }
      """
    let names = ["a.postman_collection.json", "sub/b.postman_collection.json"]
    let scratch = try ScratchFolder([names[0]: collection, names[1]: collection])
    let findings = names.map { "\($0) topic-prefix" }
    XCTAssertEqual(scratch.findings(names[0], names[1]), findings)
    let path = scratch.path
    XCTAssertEqual(scratch.findings(path + "/" + names[0], path + "/" + names[1]), findings)
    XCTAssertEqual(scratch.findings("./" + names[0], path + "/sub/../" + names[1]).count, 2)
    XCTAssertEqual(scratch.findings("../" + names[0], in: "sub").count, 1)
  }
}
