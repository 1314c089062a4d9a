import FCMLint
import FCMLintReporting
import XCTest

/// What the parser reads around mistakes; `fixtures/json/recovery.txt` has the errors of each.
final class RecoveryTests: XCTestCase {
  /// The missing element before the comma belongs to the list, not to the object.
  func testMissingElementBelongsToTheUnclosedList() {
    for (text, elements) in [("{\"a\": [\n , \"b\": 1}", 1), ("{\"a\": [{}\n , \"b\": 1}", 1)] {
      let errors = TapeCheck.read(Array(text.utf8), text)
      XCTAssert(errors.contains { $0.kind == .unclosedContainer && $0.range.start == 6 }, text)
      JSONTree.read(Array(text.utf8)) { tree in
        XCTAssertEqual(tree.root?[name: "a"]?.elements.map(\.kind).count, elements, text)
        XCTAssertEqual(tree.root?[name: "b"]?.integer, 1, text)
      }
    }
  }

  /// Guillemets mark ranges in the tables, so they are tested here.
  func testGuillemetsAreQuotationMarks() {
    let errors = TapeCheck.read(Array("{\"a\": \u{AB}x\u{BB}, \"b\": 1}".utf8))
    XCTAssertEqual(errors.map(\.kind), [.typographicQuote])
    XCTAssertEqual(errors.map(\.range), [ByteRange(6, 11)])
  }

  func testTwelveIndependentMistakesAreTwelveErrors() {
    let marked = MarkedText(
      """
      { «// a comment»
        "message" «{»
          «topic»: "news",
          "data": { "a": «'1'», "b": "it«\\'»s", «"a"»: "3" },
          "notification": { "title": «“Hi”», "body": "a«\t»b"«,» },
          "android": { "direct_boot_ok": «True», "notification": { "notification_count": «+3» } }
          «"apns"»: { "payload": { "aps": { "badge": 1 } } }
        }
      }
      """)
    let errors = TapeCheck.read(marked.bytes)
    XCTAssertEqual(errors.count, 12)
    XCTAssertEqual(errors.map(\.range), marked.ranges)
    XCTAssertEqual(Set(errors.map(\.kind)).count, 12)
  }

  /// Members after a mistake are still checked.
  func testRecoveryKeepsWhatFollows() {
    for text in [
      #"{"notification"{"title":"x"},"b":{"c":7}}"#, #"{"a":1 "b":{"c":7}}"#,
      #"{"a":,"b":{"c":7}}"#,
      #"{"a":foo,"b":{"c":7}}"#, #"{a:1,"b":{"c":7}}"#, "{\"a\":\"x,\n\"b\":{\"c\":7}}",
      #"{"a":"x, "b":{"c":7}}"#, #"{"a":"say "hi", you","b":{"c":7}}"#, #"{..., "b":{"c":7}}"#,
      #"{"a":[1},"b":{"c":7}}"#, #"{"a":{"x":1],"b":{"c":7}}"#, #"{"a”:1,"b":{"c":7}}"#,
      #"{"a" = 1; "b": {"c" => 7}}"#, "{\"a\":01,\u{A0}\"b\":{\"c\":7}}",
      #"const x = {"b":{"c":7}}"#,
      #"{"a: 1,"b":{"c":7}}"#, #"{"a":1,,"b":{"c":7}}"#, #"{{{#if x}} "a":1, {{/if}} "b":{"c":7}}"#,
      #"{"a":#fff,"b":{"c":7}}"#, #"{"a":1]; "b":{"c":7}}"#,
    ] {
      let value = JSONTree.read(Array(text.utf8)) { $0.root?[name: "b"]?[name: "c"]?.integer }
      XCTAssertEqual(value, 7, text)
    }
  }

  func testTextsInDoubledQuotationMarks() {
    JSONTree.read(Array(#"{""a\u0062"": ""x""}"#.utf8)) { tree in
      XCTAssertEqual(tree.root?[name: "ab"]?.text, "x")
    }
  }

  func testRepeatedKeysReferToTheFirst() {
    let first = JSONTree.read(Array(#"{"a":1,"a":2,"a":3}"#.utf8)) { $0.errors.map(\.related) }
    XCTAssertEqual(first, [ByteRange(1, 4), ByteRange(1, 4)])
  }
}
