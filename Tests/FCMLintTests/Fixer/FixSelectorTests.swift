import FCMLint
import XCTest

/// A fix that is one of several is not safe, and members that belong together are moved together.
final class FixSelectorTests: XCTestCase {
  func testThePriorityOfAPushWithATextMayBeRight() {
    let headers = #""headers":{"apns-push-type":"background","apns-priority":"10"}"#
    func safety(_ rest: String) -> [Fix.Safety] {
      diagnose(
        #"{"message":{"topic":"a","apns":{\#(headers)\#(rest)}"#, select: ["background-priority"]
      )
      .flatMap(\.fixes).map(\.safety)
    }
    XCTAssertEqual(
      safety(#","payload":{"aps":{"content-available":1}}},"data":{"a":"b"}}"#), [.safe])
    XCTAssertEqual(safety(#"},"notification":{"title":"Hi"}}"#), [.unsafe])
    XCTAssertEqual(safety(#","payload":{"aps":{"alert":"Hi"}}}}"#), [.unsafe])
  }

  func testNameInTheSameObjectIsPreferredToAPlaceThatIsSet() {
    let found = diagnose(
      """
      {"message":{"topic":"a","android":{"priority":"high","notification":{"title":"x",\
      "priority":"high"}}}}
      """, select: ["misplaced-field"])
    XCTAssertEqual(found.map(\.help), ["write \"notification_priority\""])
    XCTAssertEqual(
      found.flatMap(\.fixes).map(\.title), ["rename it to \"notification_priority\""])
  }

  func testArgumentsFollowTheirKey() {
    func moves(_ notification: String, _ android: String = "{}") -> [String] {
      let found = diagnose(
        #"{"message":{"topic":"a","notification":{\#(notification)},"android":\#(android)}}"#,
        select: ["misplaced-field"])
      return found.flatMap(\.fixes).map(\.title)
    }
    let location = "move it to message.android.notification."
    XCTAssertEqual(
      moves(#""title_loc_key":"K","title_loc_args":["a"]"#), [location + "title_loc_key"])
    XCTAssertEqual(moves(#""body_loc_args":["a"],"body_loc_key":"K""#), [location + "body_loc_key"])
    XCTAssertEqual(moves(#""title_loc_args":["a"]"#), [])
    XCTAssertEqual(
      moves(#""title_loc_args":["a"]"#, #"{"notification":{"title_loc_key":"K"}}"#),
      [location + "title_loc_args"])
    XCTAssertEqual(
      moves(#""body_loc_args":["a"]"#, #"{"notification":{"body_loc_key":"K"}}"#),
      [location + "body_loc_args"])
  }
}
