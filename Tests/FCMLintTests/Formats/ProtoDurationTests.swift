import XCTest

@testable import FCMLint

final class ProtoDurationTests: XCTestCase {
  private func total(_ text: String) -> Double? {
    ProtoDuration(text: Array(text.utf8)[...])?.total
  }

  func testTotalInSeconds() {
    XCTAssertEqual(total("3s"), 3)
    XCTAssertEqual(total("3.5s"), 3.5)
    XCTAssertEqual(total("-3.5s"), -3.5)
    XCTAssertEqual(total("315576000000s"), 315_576_000_000)
  }

  func testOtherTexts() {
    for text in ["", "s", "3", "-", "-s", "3.s", "3 s", "3S", "315576000001s"] {
      XCTAssertNil(total(text), text)
    }
    // The digits end where the slice ends, not where the source does.
    XCTAssertNil(ProtoDuration(text: Array("35s".utf8)[..<1]))
  }
}
