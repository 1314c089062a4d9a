import FCMLint
import XCTest

/// The fix of a syntax error is offered although it uncovers findings, and it repairs a string as a
/// whole or not at all.
final class SyntaxRepairTests: XCTestCase {
  private func rules(_ text: String) -> [String] {
    TestLinter.of().lint(text).diagnostics.map(\.rule)
  }

  private func fixed(_ text: String, unsafe: Bool = false) -> String {
    Fixer(TestLinter.of(), includesUnsafe: unsafe).fix(text).text
  }

  func testFixIsNotHeldBackByWhatItUncovers() {
    for (text, result, uncovered) in [
      (
        #"{"message":{"topic":"a","notification":{"title":True}}}"#,
        #"{"message":{"topic":"a","notification":{"title":true}}}"#, "wrong-type"
      ),
      (
        #"{"message":{"topic":"a\x20b","notification":{"title":"x"}}}"#,
        #"{"message":{"topic":"a b","notification":{"title":"x"}}}"#, "bad-topic-name"
      ),
    ] {
      XCTAssertEqual(fixed(text), result)
      XCTAssertTrue(rules(result).contains(uncovered), result)
      XCTAssertFalse(rules(text).contains(uncovered), text)
    }
  }

  /// A member in the wrong object shows that the guess was wrong.
  func testGuessAboutTheStructureIsHeldBack() {
    let text = #"{"message":{"topic":"a","notification":{"title":"x"],"android":{"ttl":"3s"}}}"#
    XCTAssertEqual(fixed(text), text)
  }

  func testStringIsRepairedAsAWhole() {
    for (body, safe, unsafe) in [
      (#""bad \x41 and \q""#, nil, #""bad A and \\q""#),
      (#""bad \x41 and \u12""#, nil, nil), ("\"\t and \\u1\"", nil, nil),
      (#""bad \x41 and \x42""#, #""bad A and B""#, nil), (#"“He said "hi"”"#, nil, nil),
    ] as [(String, String?, String?)] {
      func message(_ body: String) -> String {
        #"{"message":{"topic":"a","notification":{"title":"x","body":\#(body)}}}"#
      }
      XCTAssertEqual(fixed(message(body)), message(safe ?? body))
      XCTAssertEqual(fixed(message(body), unsafe: true), message(unsafe ?? safe ?? body))
    }
  }

  func testDuplicateObjectsAreMerged() {
    let (open, close) = (#"{"message":{"topic":"a","data":{"a":"b"},"#, "}}")
    for (text, result) in [
      (
        #""android":{"priority":"HIGH"},"android":{"ttl":"5s"}"#,
        #""android":{"priority":"HIGH","ttl":"5s"}"#
      ),
      (#""android":{},"android":{"ttl":"5s"}"#, #""android":{"ttl":"5s"}"#),
      (
        #""android":{"ttl":"5s"},"android":{"ttl":"6s"}"#,
        #""android":{"ttl":"5s"},"android":{"ttl":"6s"}"#
      ),
      (
        #""android":{"priority":"HIGH"},"android":{"ttl":"5s"},"android":{"collapse_key":"k"}"#,
        #""android":{"priority":"HIGH","ttl":"5s","collapse_key":"k"}"#
      ),
    ] {
      XCTAssertEqual(fixed(open + text + close, unsafe: true), open + result + close)
      XCTAssertEqual(fixed(open + text + close), open + text + close)
    }
    let copy = #""android":{"ttl":"5s"},"android":{"ttl":"5s"}"#
    XCTAssertEqual(fixed(open + copy + close), open + #""android":{"ttl":"5s"}"# + close)
  }

  func testDuplicateObjectsKeepTheirLayout() {
    let text = """
      {
        "message": {
          "topic": "a",
          "android": {
            "priority": "HIGH"
          },
          "notification": { "title": "x" },
          "android": {
            "ttl": "5s",
            "collapse_key": "k"
          }
        }
      }
      """
    XCTAssertEqual(
      fixed(text, unsafe: true),
      """
      {
        "message": {
          "topic": "a",
          "android": {
            "priority": "HIGH",
            "ttl": "5s",
            "collapse_key": "k"
          },
          "notification": { "title": "x" }
        }
      }
      """)
  }

  func testMoveLeavesNoEmptyBlock() {
    XCTAssertEqual(
      fixed(
        #"{"message":{"topic":"a","notification":{"title":"x"},"apns":{"headers":{"content-available":"1"}}}}"#
      ),
      #"{"message":{"topic":"a","notification":{"title":"x"},"apns":{"payload":{"aps":{"content-available":1}}}}}"#
    )
  }
}
