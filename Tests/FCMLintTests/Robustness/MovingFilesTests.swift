import Foundation
import XCTest

/// Files that are created, removed and changed during a run, and pipes without data.
final class MovingFilesTests: XCTestCase {
  private let bad = ScratchFolder.bad
  private let finding =
    "topic \"/topics/a\" includes the /topics/ prefix, so FCM rejects it [topic-prefix]"

  private func start(_ arguments: [String], _ scratch: ScratchFolder) throws -> RunningProgram {
    try RunningProgram(
      ["--no-config", "--format", "concise", "--jobs", "1"] + arguments, in: scratch.url)
  }

  private func pipe(_ name: String, _ scratch: ScratchFolder) {
    XCTAssertEqual(mkfifo(scratch.path(name).path, 0o600), 0)
  }

  /// Starts a run that has found its files and waits for a pipe, lets `change` modify the files,
  /// and then writes to the pipe.
  private func run(
    _ arguments: [String], _ scratch: ScratchFolder, while change: () throws -> Void
  ) throws -> BuiltProgram {
    pipe("a-pipe.json", scratch)
    let program = try start(["a-pipe.json"] + arguments, scratch)
    // Opening blocks until the program reads.
    let end = try FileHandle(forWritingTo: scratch.path("a-pipe.json"))
    try change()
    try end.write(contentsOf: Data("{}".utf8))
    try end.close()
    return try program.end()
  }

  func testFileThatDisappearsIsReported() throws {
    let scratch = try ScratchFolder(isRepository: false)
    for name in ["b.json", "c.json", "d.jsonl", "e.jsonl"] { try scratch.write(name, bad) }
    let run = try run(["b.json", "c.json", "d.jsonl", "e.jsonl"], scratch) {
      try FileManager.default.removeItem(at: scratch.path("b.json"))
      try FileManager.default.removeItem(at: scratch.path("d.jsonl"))
    }
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(
      run.errors,
      """
      fcmlint: no such file or directory: b.json
      fcmlint: no such file or directory: d.jsonl
      Found 2 errors in 2 of 3 files; 2 fixable with --fix

      """)
    XCTAssertEqual(
      run.text, "c.json:1:21: error: \(finding)\ne.jsonl:1:21: error: \(finding)\n")
  }

  func testFileThatBecomesADirectoryIsReported() throws {
    let scratch = try ScratchFolder(isRepository: false)
    try scratch.write("b.json", bad)
    let run = try run(["b.json", "--fix"], scratch) {
      try FileManager.default.removeItem(at: scratch.path("b.json"))
      try FileManager.default.createDirectory(
        at: scratch.path("b.json"), withIntermediateDirectories: false)
    }
    XCTAssertEqual(run.status, 2)
    XCTAssertTrue(run.errors.hasPrefix("fcmlint: is a directory: b.json\n"), run.errors)
  }

  func testFileIsReadWhenItIsLinted() throws {
    let scratch = try ScratchFolder(isRepository: false)
    try scratch.write("b.json", "{}")
    try scratch.write("c.json", bad + String(repeating: " ", count: 100_000))
    let run = try run(["b.json", "c.json"], scratch) {
      try scratch.write("b.json", bad)
      XCTAssertEqual(truncate(scratch.path("c.json").path, 30), 0)
    }
    XCTAssertEqual(run.status, 1, run.errors)
    XCTAssertTrue(run.text.hasPrefix("b.json:1:21: error: \(finding)\nc.json:1:"), run.text)
  }

  /// The writer continues until the program has ended, which must not wait for it.
  func testAFileThatGrowsIsReadToAnEnd() throws {
    for name in ["log.jsonl", "log.json"] {
      let scratch = try ScratchFolder(isRepository: false)
      let line = Data(ScratchFolder.good.utf8)
      try scratch.write(name, Data([Data](repeating: line, count: 500).joined()))
      let program = try start([name, "--jobs", "2"], scratch)
      let file = try FileHandle(forWritingTo: scratch.path(name))
      try file.seekToEnd()
      while program.isRunning {
        try file.write(contentsOf: line)
        usleep(2_000)
      }
      let run = try program.end()
      XCTAssertFalse(run.wasKilled)
      XCTAssertLessThan(run.status, 2, run.errors)
      XCTAssertEqual(run.status == 0, name == "log.jsonl", "two messages are no JSON document")
    }
  }

  func testAPipeIsWaitedFor() throws {
    let scratch = try ScratchFolder(isRepository: false)
    pipe("a.json", scratch)
    pipe("b.jsonl", scratch)
    for (name, lines) in [("a.json", 1), ("b.jsonl", 3)] {
      let program = try start([name], scratch)
      let end = try FileHandle(forWritingTo: scratch.path(name))
      for _ in 0..<lines {
        usleep(300_000)
        XCTAssertTrue(program.isRunning, "a reader has opened the pipe and may take time")
        try end.write(contentsOf: Data(bad.utf8))
      }
      try end.close()
      let run = try program.end()
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(run.text.split(separator: "\n").count, lines, run.text)
    }
  }

  func testAPipeMayStayEmpty() throws {
    let scratch = try ScratchFolder(isRepository: false)
    pipe("a.json", scratch)
    let program = try start(["a.json"], scratch)
    try FileHandle(forWritingTo: scratch.path("a.json")).close()
    let run = try program.end()
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "No FCM documents in 1 file\n")
  }

  func testPipeWithoutWriterIsReported() throws {
    let scratch = try ScratchFolder(isRepository: false)
    pipe("a.json", scratch)
    try scratch.write("b.json", bad)
    let run = try start(["a.json", "b.json"], scratch).end(within: 20)
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(
      run.errors,
      """
      fcmlint: no process has opened the pipe for writing: a.json
      Found 1 error in 1 of 1 file; 1 fixable with --fix

      """)
    XCTAssertEqual(run.text, "b.json:1:21: error: \(finding)\n")
  }

  func testPipeInPlaceOfAnIgnoreFileIsSkipped() throws {
    let scratch = try ScratchFolder(isRepository: false)
    pipe(".gitignore", scratch)
    try scratch.write("b.json", bad)
    let start = Date()
    XCTAssertEqual(try self.start(["."], scratch).end().status, 1)
    XCTAssertLessThan(Date().timeIntervalSince(start), 4, "it was waited for")
  }
}
