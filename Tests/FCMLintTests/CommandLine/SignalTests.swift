import Foundation
import XCTest

/// When a signal ends a run, every file has either its old or its new content.
final class SignalTests: XCTestCase {
  private let count = 600

  private func name(_ number: Int) -> String { "\(10_000 + number).json" }

  /// Starts to fix many files, sends a signal during the run, and returns the number of fixed
  /// files.
  ///
  /// On a busy machine, a run may end before the signal; then it is repeated.
  private func repaired(_ scratch: ScratchFolder, signal: Int32, after ready: Int) throws -> Int {
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

  private func leftBehind(_ scratch: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
      .filter { !$0.hasSuffix(".json") }
  }

  func testSignalLeavesNoPartialFile() throws {
    for (round, signal) in [SIGINT, SIGTERM, SIGHUP, SIGINT, SIGTERM].enumerated() {
      let scratch = try ScratchFolder(isRepository: false)
      let repaired = try repaired(scratch, signal: signal, after: round * 37)
      XCTAssertGreaterThan(repaired, round * 37)
      XCTAssertLessThan(repaired, count)
      XCTAssertEqual(try leftBehind(scratch), [])
    }
  }

  func testNextRunCompletesAnInterruptedOne() throws {
    let scratch = try ScratchFolder(isRepository: false)
    XCTAssertLessThan(try repaired(scratch, signal: SIGKILL, after: 11), count)
    XCTAssertLessThanOrEqual(try leftBehind(scratch).count, 1)
    let run = try BuiltProgram(["--no-config", "--fix", "."], in: scratch.url)
    XCTAssertEqual(run.status, 0, run.errors)
    for number in 0..<count { XCTAssertEqual(try scratch.read(name(number)), ScratchFolder.good) }
  }
}
