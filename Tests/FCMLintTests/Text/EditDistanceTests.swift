import FCMLint
import XCTest

/// The edit distance of two words.
final class EditDistanceTests: XCTestCase {
  private func distance(_ one: String, _ two: String, upTo limit: Int = 64) -> Int? {
    EditDistance.within(limit, Array(one.utf8), Array(two.utf8))
  }

  func testEditsAreCounted() {
    let table: [(String, String, Int)] = [
      ("", "", 0), ("topic", "topic", 0), ("", "abc", 3), ("topic", "topc", 1),
      ("topic", "topics", 1),
      ("topic", "tobic", 1), ("topic", "tpoic", 1), ("message", "mesasge", 1),
      ("mesage", "message", 1),
      ("kitten", "sitting", 3), ("abcd", "badc", 2), ("ca", "abc", 3), ("title", "body", 5),
      ("é", "e", 2),
    ]
    for (first, second, distance) in table {
      XCTAssertEqual(self.distance(first, second), distance, "\(first) \(second)")
      XCTAssertEqual(self.distance(second, first), distance, "\(second) \(first)")
      for limit in 0...4 {
        XCTAssertEqual(
          self.distance(first, second, upTo: limit), distance <= limit ? distance : nil)
      }
    }
  }

  func testLongWordsAreNotCompared() {
    let long = String(repeating: "a", count: 65)
    XCTAssertNil(self.distance(long, long + "b"))
    let limit = String(repeating: "a", count: 64)
    XCTAssertEqual(self.distance(limit, limit), 0)
  }

  func testOnlyEqualWordsHaveDistanceZero() throws {
    let words = ["", "a", "ab", "ba", "abc", "acb", "xabc", "topic", "title", "token"]
    for first in words {
      for second in words {
        let distance = try XCTUnwrap(self.distance(first, second))
        XCTAssertEqual(distance == 0, first == second)
        XCTAssertLessThanOrEqual(distance, max(first.count, second.count))
        XCTAssertGreaterThanOrEqual(distance, abs(first.count - second.count))
      }
    }
  }

  func testLimitDoesNotChangeTheDistance() throws {
    // All words of two letters with up to five letters: transpositions, runs and everything else.
    let words = (0...5).flatMap { length in
      (0..<1 << length).map { bits in
        String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" })
      }
    }
    for first in words {
      for second in words {
        let distance = try XCTUnwrap(self.distance(first, second))
        for limit in 0...3 {
          XCTAssertEqual(
            self.distance(first, second, upTo: limit), distance <= limit ? distance : nil)
        }
      }
    }
  }
}
