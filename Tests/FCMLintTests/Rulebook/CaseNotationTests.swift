import XCTest

/// The notation of the cases: what is read, and what a failure says.
final class CaseNotationTests: XCTestCase {
  private func cases(_ text: String, problems: Int = 0, line: UInt = #line) -> [LintCase] {
    let file = CaseFile(path: "fixtures/cases/targeting/topic-prefix.cases", text: text)
    XCTAssertEqual(file.problems.count, problems, "\(file.problems)", line: line)
    return file.cases
  }

  /// Asserts that a failure of the first text says how to write it, and that this is right.
  private func check(_ wrong: String, _ right: String, in frame: String = "", line: UInt = #line) {
    let frame = frame.isEmpty ? "" : frame + "\n"
    XCTAssertEqual(cases(frame + wrong).map(\.actual), [right], line: line)
    XCTAssertEqual(cases(frame + right).map(\.actual), [right], line: line)
  }

  func testLines() {
    let frame = #"in {"message":{"topic":…,"data":{"a":"b"}}}"#
    check(#""/topics/a" → ok"#, #"«"/topics/a"» → E"#, in: frame)
    check(#"«"a"» → W"#, #""a" → ok"#, in: frame)
    check(#""a b" → ok"#, #"«"a b"» → E bad-topic-name"#, in: frame)
    check(
      #"«"/topics/a"» → E `nothing`"#,
      #"«"/topics/a"» → E `topic "/topics/a" includes the /topics/ prefix, so FCM rejects it; "#
        + #"write "a"; replace with "a"`"#,
      in: frame)
    check(#"«"a b"» → E"#, #"«"a b"» → E bad-topic-name"#, in: frame)
    check(#"«"/topics/a"» → E → "b""#, #"«"/topics/a"» → E → "a""#, in: frame)
    check(#""a" → ok → "b""#, #""a" → ok → ="#, in: frame)
  }

  func testPlacesWithoutAMark() {
    let frame = #"in {"message":{"topic":"/topics/a","data":{…}}}"#
    check(#""a":"b" → ok"#, #""a":"b" → E at /message/topic"#, in: frame)
    check(
      #""a":"b" → E → ="#,
      #""a":"b" → E at /message/topic → {"message":{"topic":"a","data":{"a":"b"}}}"#, in: frame)
  }

  func testShortForms() {
    let frame = #"in {"message":{"topic":…,"data":{"a":"b"}}}"#
    let rows = cases(frame + "\n" + #"«"/topics/‹a|b×3›"» → E → "‹a|b×3›""#)
    XCTAssertEqual(rows.map(\.text), [#"«"/topics/a"»"#, #"«"/topics/‹b×3›"»"#])
    XCTAssertEqual(rows.map(\.fixed), [#""a""#, #""‹b×3›""#])
    XCTAssertEqual(String(decoding: CaseText("‹ab×3›␤").bytes, as: UTF8.self), "ababab\n")
    check("\"‹a×901›\" → ok", "«\"‹a×901›\"» → E bad-topic-name", in: frame)
  }

  func testOtherSources() {
    check(#"{"a":1} → ok"#, #"{"a":1} → skipped"#)
    check(
      "\"a b\" → ok", "«\"a b\"» → E bad-topic-name",
      in: "in push.js admin.messaging().send({ topic: …, data: { a: 'b' } });")
    check(
      #""/topics/a" → ok"#, #""/topics/a" → ok"#,
      in: #"in as admin-node {"topic":…,"data":{"a":"b"}}"#)
  }

  func testBlocks() {
    check(
      """
      --- push.js
      admin.messaging().send({
        topic: "a b", data: { a: "b" } });
      → ok
      """,
      """
      --- push.js
      admin.messaging().send({
        topic: «"a b"», data: { a: "b" } });
      → E bad-topic-name

      """)
    check(
      """
      --- push.json
      {"message":{"data":{"a":"b"},
      "topic":"/topics/a"}}
      → ok
      -x
      """,
      """
      --- push.json
      {"message":{"data":{"a":"b"},
      "topic":«"/topics/a"»}}
      → E
      -"topic":"/topics/a"}}
      +"topic":"a"}}

      """)
  }

  func testMistakesInTheNotation() {
    XCTAssertEqual(cases("{}", problems: 1).count, 0)
    XCTAssertEqual(cases("in {}", problems: 1).count, 0)
    XCTAssertEqual(cases("in as push …", problems: 1).count, 0)
    XCTAssertEqual(cases("--- a.json\n{}", problems: 1).count, 0)
    XCTAssertEqual(cases(#"with {"projekt":{}}"#, problems: 1).count, 0)
  }
}
