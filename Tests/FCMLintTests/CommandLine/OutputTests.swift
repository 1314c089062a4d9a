import FCMLint
import FCMLintWorkspace
import Foundation
import XCTest

/// Tests `--output`: a file has the old or the new report, anything else is written piece by piece.
final class OutputTests: XCTestCase {
  /// A folder with a document with one finding, and one with a long report.
  private func files() throws -> ScratchFolder {
    let scratch = try ScratchFolder(isRepository: false)
    try scratch.write("a.json", ScratchFolder.bad)
    let members = (0..<2000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    try scratch.write("many.json", "{\"message\":{\"topic\":\"a\",\"data\":{\(members)}}}")
    return scratch
  }

  /// Runs a shell command in the folder; `$0` is the program.
  private func shell(_ line: String, _ scratch: ScratchFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, try BuiltProgram.location().path]
    process.currentDirectoryURL = scratch.url
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func names(_ scratch: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted()
  }

  private func mode(_ name: String, _ scratch: ScratchFolder) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path(name).path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  func testAnOlderReportIsReplacedWhole() throws {
    let scratch = try files()
    try scratch.write("old", String(repeating: "old\n", count: 10_000))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: scratch.path("old").path)
    try scratch.link("link", to: "old")
    let status = try shell("umask 027; $0 --output link a.json; $0 --output new a.json", scratch)
    XCTAssertEqual(status, 1)
    XCTAssertTrue(try scratch.read("old").hasPrefix("a.json:1:"))
    XCTAssertEqual(try scratch.read("old"), try scratch.read("new"))
    XCTAssertEqual(try mode("old", scratch), 0o640)
    XCTAssertEqual(try mode("new", scratch), 0o640)
    XCTAssertTrue(FilePath(scratch.path("link").path).isLink)
    XCTAssertEqual(try names(scratch), ["a.json", "link", "many.json", "new", "old"])
  }

  func testFileWithSeveralLinksIsNotReplaced() throws {
    let scratch = try files()
    for option in ["--output", "--write-baseline"] {
      try scratch.write("old", "")
      try FileManager.default.linkItem(
        at: scratch.path("old"), to: scratch.path("other" + option))
      let line = "$0 --no-config \(option) old a.json 2>errors"
      XCTAssertEqual(try shell(line, scratch), 2)
      XCTAssertEqual(
        try scratch.read("errors"), "fcmlint: \(option) old: the file has 2 hard links\n")
      for name in ["old", "other" + option] { XCTAssertEqual(try scratch.read(name), "") }
      try FileManager.default.removeItem(at: scratch.path("old"))
    }
  }

  /// Only root can create a file of another user for this test.
  func testFileOfAnotherUserKeepsItsGroup() throws {
    try XCTSkipUnless(
      geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv"))
    let scratch = try files()
    try scratch.write("old", "old\n")
    XCTAssertEqual(chmod(scratch.url.path, 0o777), 0)
    XCTAssertEqual(chmod(scratch.path("old").path, 0o660), 0)
    XCTAssertEqual(chown(scratch.path("old").path, 1001, 1002), 0)
    let status = try shell(
      "exec setpriv --reuid 65534 --regid 65534 --groups 1002 $0 --output old a.json", scratch)
    try XCTSkipIf(status > 2, "others may not run the program where it is")
    XCTAssertEqual(status, 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path("old").path)
    XCTAssertEqual(attributes[.groupOwnerAccountID] as? NSNumber, 1002)
    XCTAssertTrue(try scratch.read("old").hasPrefix("a.json:1:"))
  }

  func testReportThatCannotBeWrittenKeepsTheOldOne() throws {
    let scratch = try files()
    for name in ["old", "new"] {
      if name == "old" { try scratch.write("old", "old\n") }
      // Files above some kilobytes cannot be written, as on a full disk.
      let status = try shell(
        "trap '' XFSZ; ulimit -f 16; exec $0 --format json --output \(name) many.json 2>errors",
        scratch)
      XCTAssertEqual(status, 2)
      let errors = try scratch.read("errors")
      XCTAssertTrue(errors.contains("cannot write \(name): File too large"), errors)
      XCTAssertEqual(errors.contains("; the existing file was not changed"), name == "old", errors)
    }
    XCTAssertEqual(try scratch.read("old"), "old\n")
    XCTAssertEqual(try names(scratch), ["a.json", "errors", "many.json", "old"])
  }

  func testSignalKeepsTheOldReport() throws {
    let scratch = try files()
    try scratch.write("old", "old\n")
    XCTAssertEqual(mkfifo(scratch.path("pipe.json").path, 0o600), 0)
    let program = try RunningProgram(
      ["--output", "old", "many.json", "pipe.json"], in: scratch.url)
    // The pipe has no writer, so the run waits for seconds.
    usleep(500_000)
    XCTAssertTrue(program.isRunning)
    program.send(SIGINT)
    XCTAssertTrue(try program.end().wasKilled)
    XCTAssertEqual(try scratch.read("old"), "old\n")
    XCTAssertEqual(try names(scratch), ["a.json", "many.json", "old", "pipe.json"])
  }

  func testOpenOutputIsWrittenTo() throws {
    let scratch = try files()
    let line = "echo before >all; $0 --output /dev/stdout a.json >>all; $0 a.json >own"
    XCTAssertEqual(try shell(line + "; $0 --output /dev/fd/3 a.json 3>>all", scratch), 1)
    let own = try scratch.read("own")
    XCTAssertEqual(try scratch.read("all"), "before\n" + own + own)
    XCTAssertEqual(try shell("$0 --quiet --output /dev/stderr a.json 2>quiet", scratch), 1)
    XCTAssertTrue(own.hasPrefix(try scratch.read("quiet")))
    XCTAssertFalse(try scratch.read("quiet").isEmpty)
    XCTAssertEqual(try shell("$0 --output /dev/fd/77 a.json 2>errors", scratch), 2)
    XCTAssertTrue(try scratch.read("errors").contains("/dev/fd/77"))
  }

  func testAPipeGetsTheReport() throws {
    let scratch = try files()
    let line = """
      mkfifo pipe; cat pipe >got & $0 --format json --output pipe many.json; wait
      $0 --format json many.json >own
      """
    XCTAssertEqual(try shell(line, scratch), 1)
    XCTAssertEqual(try scratch.read("got"), try scratch.read("own"))
  }

  func testPipeWithoutReaderIsWaitedForABoundedTime() throws {
    let scratch = try files()
    let path = scratch.path("pipe").path
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    guard case .failure(let problem) = OutputFile.open(FilePath(path), patience: .milliseconds(50))
    else { return XCTFail("nobody reads") }
    XCTAssertEqual(problem.words, "no process has opened the pipe for reading")
  }
}
