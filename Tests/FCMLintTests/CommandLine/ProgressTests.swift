import XCTest

@testable import fcmlint_cli

/// The progress of a long run on a terminal.
final class ProgressTests: XCTestCase {
  private let streams = CapturedStreams()
  private var time = Duration.zero

  private func progress(isTerminal: Bool = true) -> Console {
    streams.showsErrorsOnTerminal = isTerminal
    return Console(streams, showsProgress: true) { self.time }
  }

  func testItComesAfterHalfASecondAndNotTooOften() {
    let progress = progress()
    progress.sources = 4
    progress.step(0, size: 9)
    XCTAssertEqual(streams.errors, "")
    time = .milliseconds(500)
    progress.step(1, size: 9)
    progress.step(2, size: 9)
    XCTAssertEqual(streams.errors, "\r\u{1B}[Kfcmlint: 1 of 4 files (25%)")
    time = .milliseconds(600)
    progress.update(documents: 70)
    XCTAssertTrue(streams.errors.hasSuffix("\r\u{1B}[Kfcmlint: 70 documents"))
    progress.pause()
    progress.pause()
    XCTAssertTrue(streams.errors.hasSuffix("documents\r\u{1B}[K"))
  }

  func testALargeFileIsAnnounced() {
    let progress = progress()
    progress.sources = 1
    progress.step(0, size: 300 << 20)
    XCTAssertTrue(streams.errors.hasSuffix("0 of 1 files (0%), reading 300 MiB"))
  }

  func testAPipeGetsNothing() {
    let progress = progress(isTerminal: false)
    time = .seconds(9)
    progress.step(0, size: 300 << 20)
    progress.update(documents: 1)
    XCTAssertEqual(streams.errors, "")
  }
}
