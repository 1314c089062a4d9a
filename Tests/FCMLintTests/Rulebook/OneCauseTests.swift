import FCMLint
import XCTest

/// One mistake in the text has one finding, and no mistake has none.
final class OneCauseTests: XCTestCase {
  private func lint(
    _ text: String, as kind: DocumentKind? = .sendRequest, layout: Linter.Layout = .single
  ) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.kind = kind
    return TestLinter.of(configuration)
      .lint(text, layout: layout).diagnostics
  }

  func testByteOrderMarkOnItsOwnLineIsNoDocument() {
    let message = #"{"message":{"topic":"a","data":{"a":1}}}"#
    for text in ["\u{FEFF}\n", "\u{FEFF}\r\n\n", "\u{FEFF}"] {
      let found = lint(text + message + "\n" + message, as: nil, layout: .lines)
      XCTAssertEqual(
        found.map { "\($0.rule) \($0.document)" },
        ["byte-order-mark 0", "non-string-value 0", "non-string-value 1"])
    }
    XCTAssertEqual(lint("\u{FEFF}\n", as: nil, layout: .lines).count, 0)
  }

  func testMergeConflictIsOneFinding() {
    let table = [
      ("", "\"topic\": \"a\",", "\"topic\": \"b\",", "\"data\": {}"),
      ("\"topic\": \"a\",", "\"data\": {}", "\"data\": { \"a\": \"b\" }", ""),
      ("\"topic\": \"a\", \"data\":", "{}", "{ \"a\": 1 }", ""),
    ]
    for (before, ours, theirs, after) in table {
      for base in ["", "||||||| base\n\"x\": 1\n"] {
        let text = """
          { "message": { \(before)
          <<<<<<< HEAD
          \(ours)
          \(base)=======
          \(theirs)
          >>>>>>> feature
          \(after) } }
          """
        let found = lint(text).filter { $0.severity == .error }
        XCTAssertEqual(found.map(\.rule), ["merge-conflict"], text)
        XCTAssertEqual(found.first?.notes.count, 1, text)
      }
    }
    XCTAssertEqual(lint("{ \"message\": {\n=======\n} }").first?.rule, "unexpected-token")
    let title = #"{"message":{"topic":"a","notification":{"title":"<<<<<<< HEAD"}}}"#
    XCTAssertEqual(lint(title).map(\.rule), [])
  }

  func testMissingValueAlwaysSaysWhere() {
    for text in [
      #"{"message":{"topic":"a","data":{:::"a":"b"}}}"#, #"{"message"::{"topic":"a"}}"#,
      #"{"message"{:"topic":"a"}}"#, #"{"message":{"topic":"a",:"data"{}}}"#,
    ] {
      for finding in lint(text) { XCTAssertFalse(finding.message.hasSuffix(" "), text) }
    }
  }

  func testRecordOnTwoLinesIsReportedOnce() {
    let whole = #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    let source = #"{ "message": { "topic": "a","# + "\n" + #""data": { "a": "b" } } }"# + "\n"
    let found = lint(source + whole + "\n", as: nil, layout: .lines)
    XCTAssertEqual(found.map(\.rule), ["missing-braces"])
    XCTAssertEqual(found.map(\.range), [ByteRange(0, 1)])
    let cut = lint(whole.dropLast() + "\n" + whole + "\n", as: nil, layout: .lines)
    XCTAssertEqual(cut.map(\.rule), ["unclosed-container"])
  }
}
