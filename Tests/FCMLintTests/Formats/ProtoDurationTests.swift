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

  func testTheMessageSaysWhyADurationIsInvalid() {
    for (text, reason) in [
      ("999999999999s", "is longer than FCM allows"),
      ("-999999999999s", "is longer than FCM allows"),
      ("999999999999.5s", "is longer than FCM allows"),
      ("999999999999.5.5s", "is not a valid duration"),
      ("999999999999.s", "is not a valid duration"),
      ("315576000001s", "is longer than FCM allows"),
      ("99999999999x", "is not a valid duration"),
      ("1.0000000001s", "has more than nine decimal places"),
      ("1.0000000001", "is not a valid duration"),
    ] {
      let request = #"{"message":{"topic":"a","data":{"a":"b"},"android":{"ttl":"\#(text)"}}}"#
      let found = diagnose(request, select: ["bad-duration"])
      XCTAssertEqual(found.count, 1, text)
      let message = reason + ", so FCM rejects it"
      XCTAssertTrue(found.first?.message.hasSuffix(message) == true, "\(text): \(found)")
    }
  }

  func testOtherTexts() {
    for text in ["", "s", "3", "-", "-s", "3.s", "3 s", "3S", "315576000001s"] {
      XCTAssertNil(total(text), text)
    }
    // The digits end where the slice ends, not where the source does.
    XCTAssertNil(ProtoDuration(text: Array("35s".utf8)[..<1]))
  }
}
