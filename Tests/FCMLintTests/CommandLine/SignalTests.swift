import Foundation
import XCTest

/// Whenever a signal ends a run, every file is the old one or the new one.
final class SignalTests: XCTestCase {
  private let count = 600

  private func name(_ number: Int) -> String { "\(10_000 + number).json" }

  /// Starts to mend many files, ends the run in the midst of it, and counts the mended ones.
  ///
  /// On a busy machine a run may be over before it is noticed; then it is done once more.
  private func repaired(_ scratch: Scratch, signal: Int32, after ready: Int) throws -> Int {
    for _ in 0..<5 {
      for number in 0..<count { try scratch.write(name(number), ScratchFolder.bad) }
      let program = try RunningProgram(
        ["--no-config", "--fix", "--jobs", "4", "."], in: scratch.url)
      while program.isRunning, try scratch.read(name(ready)) != ScratchFolder.good { usleep(200) }
      program.send(signal)
      let run = try program.end()
      guard run.wasKilled else { continue }
      XCTAssertEqual(run.status, signal, run.errors)
      return try (0..<count).count { number in
        let text = try scratch.read(name(number))
        XCTAssertTrue(text == ScratchFolder.bad || text == ScratchFolder.good, text)
        return text == ScratchFolder.good
      }
    }
    XCTFail("every run was over before the signal came")
    return count
  }

  private func leftBehind(_ scratch: Scratch) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
      .filter { !$0.hasSuffix(".json") }
  }

  func testASignalLeavesNothingHalfDone() throws {
    for (round, signal) in [SIGINT, SIGTERM, SIGHUP, SIGINT, SIGTERM].enumerated() {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let repaired = try repaired(scratch, signal: signal, after: round * 37)
      XCTAssertGreaterThan(repaired, round * 37)
      XCTAssertLessThan(repaired, count)
      XCTAssertEqual(try leftBehind(scratch), [])
    }
  }

  func testWhatASuddenEndLeavesIsMendedByTheNextRun() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    XCTAssertLessThan(try repaired(scratch, signal: SIGKILL, after: 11), count)
    XCTAssertLessThanOrEqual(try leftBehind(scratch).count, 1)
    let run = try BuiltProgram(["--no-config", "--fix", "."], in: scratch.url)
    XCTAssertEqual(run.status, 0, run.errors)
    for number in 0..<count { XCTAssertEqual(try scratch.read(name(number)), ScratchFolder.good) }
  }
}
