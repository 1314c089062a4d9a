import FCMLint
import XCTest

/// How near two words are.
final class EditDistanceTests: XCTestCase {
  func testSlipsAreCounted() {
    let table: [(String, String, Int)] = [
      ("", "", 0), ("topic", "topic", 0), ("", "abc", 3), ("topic", "topc", 1),
      ("topic", "topics", 1),
      ("topic", "tobic", 1), ("topic", "tpoic", 1), ("message", "mesasge", 1),
      ("mesage", "message", 1),
      ("kitten", "sitting", 3), ("abcd", "badc", 2), ("ca", "abc", 3), ("title", "body", 5),
      ("é", "e", 2),
    ]
    for (first, second, distance) in table {
      XCTAssertEqual(EditDistance.between(first, second), distance, "\(first) \(second)")
      XCTAssertEqual(EditDistance.between(second, first), distance, "\(second) \(first)")
      for limit in 0...4 {
        XCTAssertEqual(EditDistance.isAtMost(limit, first, second), distance <= limit)
      }
    }
  }

  func testLongWordsAreNeverNear() {
    let long = String(repeating: "a", count: 65)
    XCTAssertEqual(EditDistance.between(long, long + "b"), 66)
    XCTAssertFalse(EditDistance.isAtMost(2, long, long + "b"))
    let limit = String(repeating: "a", count: 64)
    XCTAssertEqual(EditDistance.between(limit, limit), 0)
  }

  func testOnlyEqualWordsAreNoSlipApart() {
    let words = ["", "a", "ab", "ba", "abc", "acb", "xabc", "topic", "title", "token"]
    for first in words {
      for second in words {
        let distance = EditDistance.between(first, second)
        XCTAssertEqual(distance == 0, first == second)
        XCTAssertLessThanOrEqual(distance, max(first.count, second.count))
        XCTAssertGreaterThanOrEqual(distance, abs(first.count - second.count))
      }
    }
  }

  func testALimitChangesNoAnswer() {
    // All words of two letters up to five long: swaps, runs and everything between.
    let words = (0...5).flatMap { length in
      (0..<1 << length).map { bits in
        String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" })
      }
    }
    for first in words {
      for second in words {
        let distance = EditDistance.between(first, second)
        for limit in 0...3 {
          XCTAssertEqual(EditDistance.isAtMost(limit, first, second), distance <= limit)
        }
      }
    }
  }
}
