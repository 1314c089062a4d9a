import FCMLint
import XCTest

/// Documents with many members, for which checks must take linear time.
///
/// `make scaling` measures the time for the same documents.
final class HostileDocumentTests: XCTestCase {
  private func members(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ",")
  }

  /// Documents with `many` members that are unknown, repeated or misspelled; two are not for FCM.
  private func documents(_ many: Int) -> [(kind: DocumentKind?, text: String)] {
    [
      (
        nil,
        "{\"to\":\"/topics/a\",\"time_to_live\":1," + members(many) { "\"x\($0)\":1" } + "}"
      ),
      (.legacy, "{\"to\":\"/topics/a\",\"data\":{" + members(many) { "\"x\($0)\":\($0)" } + "}}"),
      (
        .legacy,
        "{\"to\":\"/topics/a\",\"dry_run\":true," + members(many) { _ in "\"android\":{}" } + "}"
      ),
      (nil, "{" + members(many) { "\"notificatiom\($0 % 10)\":{}" } + "}"),
      (
        .sendRequest,
        "{\"message\":{\"topic\":\"n\",\"android\":{\"notification\":{"
          + members(many) { "\"x\($0)\":1" } + ","
          + members(many) { $0 % 2 == 0 ? "\"click_action\":\"a\"" : "\"clickAction\":\"a\"" }
          + "}}}}"
      ),
      (
        .adminNode,
        "{\"tokens\":[\"a\"],\"android\":{\"notification\":{"
          + members(many) { _ in "\"channel_id\":\"a\"" } + "}}}"
      ),
      (
        .deviceGroup,
        "{\"operation\":\"create\",\"registration_ids\":["
          + members(many) { "\"a\($0 / 2)\"" } + "]," + members(many) { "\"x\($0)\":1" } + "}"
      ),
    ]
  }

  func testFindingsGrowNoFasterThanTheDocument() {
    for (once, twice) in zip(documents(1_000), documents(2_000)) {
      let start = String(once.text.prefix(60))
      let (few, many) = (
        Corpus.report(Array(once.text.utf8)), Corpus.report(Array(twice.text.utf8))
      )
      XCTAssertEqual(few.detections.first?.kind, once.kind, start)
      XCTAssertEqual(many.detections.first?.kind, once.kind, start)
      XCTAssertLessThanOrEqual(many.diagnostics.count, 2 * few.diagnostics.count + 10, start)
    }
  }

  /// A fix that writes a value as a string holds it twice more.
  func testAValueThatIsLongerThanMessagesIsNotWrittenAsAString() {
    for (count, fixes) in [(100, 1), (3_000, 0)] {
      let object = "{" + members(count) { "\"x\($0)\":1" } + "}"
      let report = Corpus.report(
        Array(#"{"message":{"topic":"a","data":{"a":\#(object)}}}"#.utf8))
      let findings = report.diagnostics.filter { $0.rule == "non-string-value" }
      XCTAssertEqual(findings.map(\.fixes.count), [fixes])
    }
  }

  func testDepthDoesNotMatter() {
    let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    let report = Corpus.report(Array(#"{"to":"/topics/a","data":{"a":\#(deep)}}"#.utf8))
    XCTAssertEqual(report.detections.map(\.kind), [.legacy])
  }
}
