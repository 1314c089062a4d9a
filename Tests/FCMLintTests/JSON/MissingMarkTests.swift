import FCMLint
import XCTest

/// Quotes and braces that are missing at the beginning of a value.
final class MissingMarkTests: XCTestCase {
  private func lint(_ text: String, layout: Linter.Layout = .single) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.select = ["syntax"]
    return TestLinter.of(configuration)
      .lint(Array(text.utf8), layout: layout).diagnostics
  }

  private func repaired(_ source: String) -> String {
    let fixer = Fixer(TestLinter.of(), includesUnsafe: true)
    return String(decoding: fixer.fix(Array(source.utf8)).bytes, as: UTF8.self)
  }

  /// A message with other text in its notification.
  private func message(_ notification: String) -> String {
    #"{ "message": { "topic": "news", "notification": { "# + notification + " } } }"
  }

  func testMissingOpeningQuoteOfAValueIsAdded() {
    for text in [
      #"Parcel""#, #"Hello, you""#, #"True""#, #"https://a.example/b""#, #"a \"b\"""#, #"Über""#,
    ] {
      let source = message(#""title": "# + text + #", "body": "x""#)
      XCTAssertEqual(lint(source).map(\.rule), ["unexpected-token"], text)
      XCTAssertEqual(lint(source).flatMap(\.fixes).map(\.safety), [.safe], text)
      XCTAssertEqual(repaired(source), message(#""title": ""# + text + #", "body": "x""#), text)
    }
    for text in ["Parcel", #"Parcel, body": "x""#, #"a" b"#] {
      let source = message(#""title": "# + text + #", "body": "x""#)
      XCTAssertEqual(lint(source).first?.fixes.isEmpty, true, text)
    }
  }

  func testMissingOpeningBraceOfAMemberIsAdded() {
    let inner = "\n    \"topic\": \"news\",\n    \"notification\": { \"title\": \"Hi\" }"
    let whole = "{\n  \"message\": {" + inner + "\n  }\n}\n"
    for source in [
      "{\n  \"message\":" + inner + "\n  }\n}\n", "{\n  \"message\":" + inner + "\n}\n",
    ] {
      XCTAssertEqual(lint(source).map(\.rule), ["missing-braces"], source)
      XCTAssertEqual(repaired(source), whole)
      let windows = { (text: String) in text.split(separator: "\n").joined(separator: "\r\n") }
      XCTAssertEqual(repaired(windows(source)), windows(whole))
    }
    // Where the object ends is uncertain.
    let source = "{\n  \"message\":" + inner + ",\n  \"validate_only\": false\n}\n"
    XCTAssertEqual(lint(source).map(\.rule), ["missing-value"])
    XCTAssertEqual(repaired(source), source)
  }

  func testRecordOnTwoLinesIsReportedOnce() {
    let whole = message(#""title": "Hi""#)
    let source = #"{ "message": { "topic": "a","# + "\n" + #""data": { "a": "b" } } }"# + "\n"
    let found = lint(source + whole + "\n", layout: .lines)
    XCTAssertEqual(found.map(\.rule), ["missing-braces"])
    XCTAssertEqual(found.map(\.range), [ByteRange(0, 1)])
    let cut = lint(whole.dropLast() + "\n" + whole + "\n", layout: .lines)
    XCTAssertEqual(cut.map(\.rule), ["unclosed-container"])
  }
}
