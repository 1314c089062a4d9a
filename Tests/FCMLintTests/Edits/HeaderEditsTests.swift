import FCMLint
import XCTest

/// Fixes of headers with the names of another platform.
final class HeaderEditsTests: XCTestCase {
  /// The title and safety of the fix, and the headers after all fixes of a rule.
  private func repaired(_ headers: String, _ block: String, _ rule: String) -> String {
    let head = #"{"message":{"topic":"n","notification":{"title":"t"},"\#(block)":{"headers":{"#
    var text = head + headers + "}}}}"
    for _ in 0..<4 {
      let fixes = diagnose(text, select: [rule]).flatMap(\.fixes)
      guard let fix = fixes.first else { break }
      XCTAssertEqual(fix.safety, .unsafe, text)
      text = String(decoding: EditApplication.apply(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    }
    return String(text.dropFirst(head.count).dropLast(4))
  }

  func testApple() {
    for (before, after) in [
      (#""priority":"high""#, #""apns-priority":"10""#),
      (#""Priority":5,"push_type":"alert""#, #""apns-priority":"5","apns-push-type":"alert""#),
      (#""topic":"com.acme.shop""#, #""apns-topic":"com.acme.shop""#),
      (#""topic":"weather""#, #""apns-collapse-id":"weather""#),
      (#""tag":"a","collapse_key":"b""#, #""apns-collapse-id":"a","collapse_key":"b""#),
      (#""collapse_key":"{{key}}""#, #""apns-collapse-id":"{{key}}""#),
    ] { XCTAssertEqual(repaired(before, "apns", "unknown-apns-header"), after) }
    for stays in [
      #""TTL":"3600""#, #""priority":"urgent""#, #""push-type":"loud""#,
      #""push-type":"background""#, #""push-type":"voip""#, #""topic":"a.b.example""#,
      #""priority":"10","Apns-Priority":"5""#,
      #""collapse-id":"\#(String(repeating: "a", count: 65))""#,
    ] { XCTAssertEqual(repaired(stays, "apns", "unknown-apns-header"), stays) }
  }

  /// A fixed name must not cause a contradiction in the message.
  func testBackground() {
    func titles(_ headers: String) -> [String] {
      diagnose(
        #"{"message":{"topic":"n","data":{"a":"b"},"apns":{"headers":{"# + headers
          + #"},"payload":{"aps":{"content-available":1}}}}}"#, select: ["unknown-apns-header"]
      ).flatMap(\.fixes).map(\.title)
    }
    XCTAssertEqual(titles(#""priority":"10""#), [])
    XCTAssertEqual(titles(#""push-type":"alert""#), [])
    XCTAssertEqual(titles(#""priority":"5""#), [#"rename to "apns-priority""#])
    XCTAssertEqual(titles(#""push-type":"background""#), [#"rename to "apns-push-type""#])
  }

  func testWeb() {
    for (before, after) in [
      (#""priority":"HIGH","time_to_live":60"#, #""Urgency":"high","TTL":"60""#),
      (#""collapse_key":"a-b","Urgncy":"low""#, #""Topic":"a-b","Urgency":"low""#),
    ] { XCTAssertEqual(repaired(before, "webpush", "unknown-web-header"), after) }
    for stays in [
      #""collapse_key":"a b""#, #""priority":"10""#, #""time_to_live":"1h""#,
      #""time_to_live":"60","TTL":"30""#,
    ] { XCTAssertEqual(repaired(stays, "webpush", "unknown-web-header"), stays) }
  }

  func testBareSeconds() {
    func title(_ ttl: String) -> String? {
      diagnose(
        #"{"message":{"topic":"n","data":{"a":"b"},"webpush":{"headers":{"TTL":"\#(ttl)"}}}}"#,
        select: ["bad-web-ttl"]
      ).first?.fixes.first.map { "\($0.safety) \($0.title)" }
    }
    XCTAssertEqual(title("3600s"), #"safe replace with "3600""#)
    XCTAssertEqual(title("1h"), #"unsafe replace with "3600""#)
    XCTAssertEqual(title("1 day"), #"unsafe replace with "86400""#)
    for none in ["1.5", "-1", "soon", "90 days", "1790000000"] { XCTAssertNil(title(none), none) }
  }
}
