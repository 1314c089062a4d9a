import Foundation
import XCTest

/// For bad input, the built program exits with 0, 1 or 2 and a clear line, never with a signal.
final class BadInputTests: XCTestCase {
  private let bad = #"{"message":{"topic":"/topics/a"}}"#

  @discardableResult
  private func run(
    _ arguments: [String], _ scratch: ScratchFolder, input: Data = Data(), output: String? = nil,
    is status: Int32, line: UInt = #line
  ) throws -> BuiltProgram {
    let run = try BuiltProgram(
      ["--no-config", "--format", "concise"] + arguments, input: input, in: scratch.url,
      output: output)
    XCTAssertFalse(run.wasKilled, "\(arguments): signal \(run.status)", line: line)
    XCTAssertEqual(run.status, status, "\(arguments): \(run.errors)", line: line)
    if status == 2 { XCTAssertTrue(run.errors.hasPrefix("fcmlint: "), run.errors, line: line) }
    return run
  }

  func testNonFilesAreReported() throws {
    let scratch = try ScratchFolder(isRepository: false)
    try scratch.write("a.json", bad)
    try scratch.link("broken.json", to: "nowhere")
    try scratch.link("loop.json", to: "loop.json")
    for name in ["nowhere.json", "broken.json", "loop.json", "a.json/b.json"] {
      let run = try run([name], scratch, is: 2)
      XCTAssertTrue(run.errors.contains(name), run.errors)
      XCTAssertEqual(run.errors.split(separator: "\n").count, 1, run.errors)
    }
    try run(["a.json", "--output", "no/such/folder"], scratch, is: 2)
    try run(["a.json", "broken.json"], scratch, is: 2)
  }

  func testCyclicDirectoriesAreSurvived() throws {
    let scratch = try ScratchFolder(isRepository: false)
    for name in ["d.json", "x", "x/y"] {
      try FileManager.default.createDirectory(
        at: scratch.path(name), withIntermediateDirectories: true)
    }
    try scratch.link("x/up", to: "..")
    try scratch.link("x/y/up", to: "../..")
    try scratch.link("x/nowhere.json", to: "nowhere")
    try run(["."], scratch, is: 0)
    try run(["d.json"], scratch, is: 0)
    try scratch.write("x/y/a.json", bad)
    let run = try run(["."], scratch, is: 1)
    XCTAssertEqual(run.text.components(separatedBy: "[topic-prefix]").count, 2, run.text)
  }

  func testPipesAndSocketsInADirectoryAreSkipped() throws {
    let scratch = try ScratchFolder(isRepository: false)
    XCTAssertEqual(mkfifo(scratch.path("pipe.json").path, 0o600), 0)
    try socket("socket.json", scratch)
    try run(["."], scratch, is: 0)
    let run = try run(["socket.json"], scratch, is: 2)
    XCTAssertTrue(run.errors.hasSuffix(": socket.json\n"), run.errors)
  }

  private func socket(_ name: String, _ scratch: ScratchFolder) throws {
    let python = "import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", python, name]
    process.currentDirectoryURL = scratch.url
    try process.run()
    process.waitUntilExit()
    try XCTSkipIf(process.terminationStatus == 127, "python3 is not installed")
  }

  func testUnreadableFileExitsWith2() throws {
    // It can be opened, but not read.
    let place = "/proc/self/mem"
    try XCTSkipUnless(FileManager.default.fileExists(atPath: place))
    let scratch = try ScratchFolder(isRepository: false)
    for arguments in [[place], ["--kind", "message", place], ["--baseline", place, "."]] {
      let run = try run(arguments, scratch, is: 2)
      XCTAssertTrue(run.errors.contains(place), run.errors)
    }
  }

  func testNamesMayBeInvalidUTF8() throws {
    let scratch = try ScratchFolder(isRepository: false)
    try scratch.write("a.json", bad)
    let odd: [UInt8] = Array(scratch.path("").path.utf8) + [0x2F, 0x62, 0xFF, 0xC3, 0x2E]
    let name = (odd + Array("json".utf8)).map { CChar(bitPattern: $0) } + [0]
    // Some systems store names as text only.
    try XCTSkipUnless(rename(scratch.path("a.json").path, name) == 0)
    for format in ["concise", "json", "sarif", "gitlab", "checkstyle", "junit"] {
      let run = try BuiltProgram(["--no-config", "--format", format, "."], in: scratch.url)
      XCTAssertEqual(run.status, 1, run.errors)
      XCTAssertNotNil(String(data: run.output, encoding: .utf8), "\(format) is UTF-8")
    }
    try run(["--fix", "."], scratch, is: 0)
    try run(["."], scratch, is: 0)
  }

  func testFullDiskExitsWith2() throws {
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"))
    let scratch = try ScratchFolder(isRepository: false)
    try scratch.write("a.json", bad)
    let run = try run(["a.json", "--output", "/dev/full"], scratch, is: 2)
    XCTAssertTrue(run.errors.contains("/dev/full"), run.errors)
    try self.run(["a.json"], scratch, output: "/dev/full", is: 2)
  }

  func testFileSizeLimitExitsWith2AndLeavesNoFiles() throws {
    let scratch = try ScratchFolder(isRepository: false)
    try scratch.write("a.json", bad)
    let program = try BuiltProgram.location().path
    for arguments in [["--fix", "a.json"], ["--output", "o.txt", "a.json"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "ulimit -f 0; exec \"$0\" -q \"$@\"", program] + arguments
      process.currentDirectoryURL = scratch.url
      process.standardOutput = Pipe()
      process.standardError = Pipe()
      try process.run()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationReason, .exit, "\(arguments)")
      XCTAssertEqual(process.terminationStatus, 2, "\(arguments)")
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: scratch.url.path), ["a.json"])
      XCTAssertEqual(try scratch.read("a.json"), bad)
    }
  }

  func testAClosedPipeEndsQuietly() throws {
    let scratch = try ScratchFolder(isRepository: false)
    let line = bad + "\n"
    try scratch.write("a.jsonl", String(repeating: line, count: 3000))
    let program = try BuiltProgram.location().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ \"$0\" --no-config --format concise a.jsonl 2>err; echo $? >status; } | head -n 1",
      program,
    ]
    process.currentDirectoryURL = scratch.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(try String(contentsOf: scratch.path("status"), encoding: .utf8), "1\n")
    XCTAssertEqual(try String(contentsOf: scratch.path("err"), encoding: .utf8), "")
  }

  func testSignalsEndAWaitingRun() throws {
    for signal in [SIGINT, SIGTERM] {
      let process = Process()
      process.executableURL = try BuiltProgram.location()
      process.arguments = ["--no-config", "-"]
      let input = Pipe()
      process.standardInput = input
      try RunningProgram.start(process)
      usleep(200_000)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let byStatus = process.terminationReason == .exit
      XCTAssertEqual(process.terminationStatus, byStatus ? 128 + signal : signal)
    }
  }

  func testOtherEncodingsAreOneFinding() throws {
    let scratch = try ScratchFolder(isRepository: false)
    let encodings: [String.Encoding] = [
      .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
    ]
    for encoding in encodings {
      try scratch.write("a.json", try XCTUnwrap(bad.data(using: encoding)))
      // With a byte-order mark, the text can be decoded and is detected as a message.
      try run(["a.json"], scratch, is: encoding == .utf16 ? 1 : 0)
      let run = try run(["a.json", "--kind", "send-request"], scratch, is: 1)
      XCTAssertEqual(
        run.text,
        "a.json:1:1: error: the document is not encoded in UTF-8, so FCM rejects the request "
          + "[invalid-utf8]\n")
    }
  }

  func testNamesMayBeAnyBytes() throws {
    let scratch = try ScratchFolder(isRepository: false)
    try scratch.write("a\u{1B}[31m\n##[error]b\u{202E}.json", bad)
    let run = try run(["."], scratch, is: 1)
    XCTAssertTrue(
      run.text.hasPrefix("a\\u001b[31m\\u000a#\\u0023[error]b\\u202e.json:1:"), run.text)
  }

  func testNestingOfAnyDepthIsOneFinding() throws {
    let scratch = try ScratchFolder(isRepository: false)
    for depth in [10, 1000, 10_000, Sweep.size(10_000_000, or: 100_000)] {
      try scratch.write(
        "deep.json",
        Data(bad.dropLast(2).utf8) + Data(",\"data\":".utf8)
          + Data(repeating: 0x5B, count: depth))
      let run = try run(["deep.json", "--select", "syntax"], scratch, is: 1)
      XCTAssertEqual(run.text.split(separator: "\n").count, 1, run.text)
    }
  }

  /// `scripts/smoke-test` uses ten times as much, with the optimized program.
  func testHugeValuesAreLinted() throws {
    let scratch = try ScratchFolder(isRepository: false)
    let head = #"{"message":{"topic":"a","notification":{"title":""#
    let text = Data(String(repeating: "ebb and flood, ", count: 340_000).utf8)
    try scratch.write(
      "long.json", Data(head.utf8) + text + Data("\"}}}".utf8))
    let run = try run(["long.json"], scratch, is: 1)
    XCTAssertTrue(run.text.contains("[payload-too-large]"), run.text)
    XCTAssertLessThan(run.text.utf8.count, 2000)
  }

  func testManyMembersAreLinted() throws {
    let scratch = try ScratchFolder(isRepository: false)
    var different = #"{"message":{"topic":"a","data":{"k":"v""#
    for number in 0..<Sweep.size(100_000, or: 20_000) { different += ",\"\(number)\":\"v\"" }
    try scratch.write("different.json", different + "}}}")
    let run = try run(["different.json"], scratch, is: 1)
    XCTAssertTrue(run.text.contains("[payload-too-large]"), run.text)
    XCTAssertFalse(run.text.contains("[duplicate-key]"))
  }

  func testEveryPrefixAndEveryChangedByteIsLinted() throws {
    let scratch = try ScratchFolder(isRepository: false)
    let message = Array(
      #"{"message":{"topic":"a","notification":{"title":"é\u00e9"},"android":{"ttl":"3s"}}}"#.utf8)
    var lines: [[UInt8]] = (1..<message.count).map { Array(message[..<$0]) }
    let bytes = Array("{}[]\",:\\ \t\0/*#-+.e0a'".utf8) + stride(from: 0x7F, through: 0xFF, by: 8)
    for index in Sweep.part(of: message.indices, every: 5) {
      for byte in bytes {
        var changed = message
        changed[index] = byte
        lines.append(changed)
      }
    }
    try scratch.write("a.jsonl", Data(lines.joined(separator: [0x0A])))
    let run = try run(["a.jsonl", "--kind", "send-request"], scratch, is: 1)
    let numbers = run.text.split(separator: "\n").compactMap { line in
      line.split(separator: ":").dropFirst().first.flatMap { Int($0) }
    }
    XCTAssertEqual(numbers, numbers.sorted())
    XCTAssertEqual(Set(1..<message.count).subtracting(numbers), [], "cuts without a finding")
    XCTAssertLessThanOrEqual(numbers.max() ?? 0, lines.count)
  }
}
