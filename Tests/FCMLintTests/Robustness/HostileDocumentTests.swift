import FCMLint
import XCTest

/// Documents made to be slow: each would take minutes if a check compared every member with all.
final class HostileDocumentTests: XCTestCase {
  private func members(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ",")
  }

  func testManyMembers() {
    let many = 2_000
    for document in [
      "{\"to\":\"/topics/a\",\"time_to_live\":1," + members(many) { "\"x\($0)\":1" } + "}",
      "{\"to\":\"/topics/a\",\"data\":{" + members(many) { "\"x\($0)\":\($0)" } + "}}",
      "{\"to\":\"/topics/a\",\"dry_run\":true," + members(many) { _ in "\"android\":{}" } + "}",
      "{" + members(many) { "\"notificatiom\($0 % 10)\":{}" } + "}",
      "{\"message\":{\"topic\":\"n\",\"android\":{\"notification\":{"
        + members(many) { "\"x\($0)\":1" } + ","
        + members(many) { $0 % 2 == 0 ? "\"click_action\":\"a\"" : "\"clickAction\":\"a\"" }
        + "}}}}",
      "{\"tokens\":[\"a\"],\"android\":{\"notification\":{"
        + members(many) { _ in "\"channel_id\":\"a\"" } + "}}}",
      "{\"operation\":\"create\",\"registration_ids\":["
        + members(many) { "\"a\($0 / 2)\"" } + "]," + members(many) { "\"x\($0)\":1" } + "}",
    ] {
      let report = Corpus.report(Array(document.utf8))
      XCTAssertEqual(report.documents + report.skipped, 1, String(document.prefix(60)))
    }
  }

  func testDepthIsNoMatter() {
    let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    let report = Corpus.report(Array(#"{"to":"/topics/a","data":{"a":\#(deep)}}"#.utf8))
    XCTAssertEqual(report.detections.map(\.kind), [.legacy])
  }
}
