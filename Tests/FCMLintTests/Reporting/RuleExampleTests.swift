import FCMLint
import XCTest

@testable import FCMLintReporting

/// Examples with long lines.
final class RuleExampleTests: XCTestCase {
  /// The first 60 and the last 20 bytes of a line of more than 240 are kept.
  func testMarksMoveWithTheAbridgedText() {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 300)
    for (mark, moved) in [
      (ByteRange(10, 20), ByteRange(10, 20)), (ByteRange(50, 60), ByteRange(50, 60)),
      (ByteRange(10, 100), ByteRange(10, 63)), (ByteRange(100, 200), ByteRange(60, 63)),
      (ByteRange(100, 280), ByteRange(60, 63)), (ByteRange(100, 281), ByteRange(60, 64)),
      (ByteRange(280, 281), ByteRange(63, 64)), (ByteRange(290, 295), ByteRange(73, 78)),
    ] {
      let shown = RuleExample.abridged(long, [mark])
      XCTAssertEqual(shown.bytes.count, 83)
      XCTAssertEqual(shown.marks, [moved], "\(mark)")
    }
    XCTAssertEqual(RuleExample.abridged(Array(long.prefix(240))).bytes.count, 240)
    XCTAssertEqual(RuleExample.abridged(Array(long.prefix(241))).bytes.count, 83)
  }
}
