import FCMLint
import XCTest

/// The rules about targets, topics and conditions; their cases are in `fixtures/cases/targeting`.
final class TargetingRuleTests: XCTestCase {
  func testHostileConditionsHaveShortReports() {
    for text in ["(", "!", "'a' in topics & ", #"\"a\" in topics or "#, "x y "] {
      let condition = String(repeating: text, count: 20_000)
      let found = diagnose(
        #"{"message":{"condition":"\#(condition)"}}"#, select: ["targeting"])
      XCTAssertEqual(found.map(\.rule), ["bad-condition"])
      XCTAssertTrue(found.allSatisfy { $0.message.count < 200 })
    }
  }
}
