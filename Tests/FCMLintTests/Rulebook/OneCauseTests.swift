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

  func testRootArrayWithoutElementsIsReportedIfTheKindIsForced() {
    for (text, rule) in [
      ("[", "unclosed-container"), ("[][]", "extra-content"), ("[\u{C}]", "unexpected-token"),
      ("[\0]", "unexpected-token"), ("[]]", "extra-content"), ("[] // a", "comment"),
      ("[\n", "unclosed-container"), ("\u{FEFF}[]", "byte-order-mark"),
    ] {
      XCTAssertEqual(lint(text).map(\.rule), [rule], text)
      XCTAssertEqual(lint(text, as: nil).map(\.rule), [], text)
    }
    XCTAssertEqual(lint("[]").map(\.rule), [])
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

  /// Unknown members next to a message are one finding, unless one is a misspelled field of more
  /// than five bytes.
  func testMembersOfARecordAreOneFinding() {
    for (name, severities) in [
      ("tokne", "I"), ("topik", "I"), ("dataz", "I"), ("tokken", "EE"), ("topicc", "EE"),
      ("conditon", "EE"), ("", "EE"), ("status", "I"),
    ] {
      let text = #"{"message":{"topic":"a","data":{"a":"b"}},"\#(name)":"x","remark":"y"}"#
      let found = lint(text, as: nil)
      XCTAssertEqual(Set(found.map(\.rule)), ["unknown-field"], name)
      XCTAssertEqual(found.map { $0.severity == .error ? "E" : "I" }.joined(), severities, name)
    }
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

  func testCallOnSeveralLinesIsOneFinding() {
    let text = """
      { "message": { "topic": "a", "data": { "a": JSON.stringify({
        "b": [1, f(")")]
      }), "c": "d" } } }
      """
    let found = lint(text)
    XCTAssertEqual(found.map(\.rule), ["unexpected-token"])
    XCTAssertEqual(found.first?.message, "JSON.stringify({…) is not JSON, so parsers reject it")
  }

  func testLiteralOfAnotherLanguageInDataIsOneFinding() {
    for word in ["undefined", "None", "True", "NaN", "nil"] {
      XCTAssertEqual(
        lint("{\"message\":{\"topic\":\"a\",\"data\":{\"a\":\(word)}}}").map(\.rule),
        ["non-json-literal"], word)
    }
  }

  func testMissingValueAlwaysSaysWhere() {
    for text in [
      #"{"message":{"topic":"a","data":{:::"a":"b"}}}"#, #"{"message"::{"topic":"a"}}"#,
      #"{"message"{:"topic":"a"}}"#, #"{"message":{"topic":"a",:"data"{}}}"#,
    ] {
      for finding in lint(text) { XCTAssertFalse(finding.message.hasSuffix(" "), text) }
    }
  }

  func testUnknownMembersNextToAMessage() {
    func found(_ members: String, as kind: DocumentKind? = nil) -> [Severity] {
      lint(#"{"message":{"topic":"a","data":{"a":"b"}},\#(members)}"#, as: kind)
        .filter { $0.rule == "unknown-field" }.map(\.severity)
    }
    XCTAssertEqual(found(#""case":"x","expected":1"#), [.info])
    XCTAssertEqual(found(#""id":"x","topics":1,"conditions":2"#), [.info])
    XCTAssertEqual(found(#""case":"x","expected":1"#, as: .sendRequest), [.error, .error])
    XCTAssertEqual(found(#""case":"x""#), [.error])
    XCTAssertEqual(found(#""fcm_option":{},"case":"x""#), [.error, .error])
    XCTAssertEqual(found(#""notificaton":{},"case":"x""#), [.error, .error])
    XCTAssertEqual(found(#""":{},"case":"x""#), [.error, .error])
  }
}
