import FCMLint
import XCTest

/// The content, the lifetime and the analytics label of a message.
final class NotificationVectorTests: XCTestCase {
  func testQuietBlocks() {
    func check(_ document: String, _ expected: String..., line: UInt = #line) {
      assertFindings(document, expected, as: .sendRequest, level: .warning, line: line)
    }
    check(#"{"message":{"topic":"news","notification":{}}}"#, "W empty-notification")
    check(
      #"{"message":{"topic":"news","notification":"{{block}}"}}"#)
    check(
      #"{"message":{"topic":"news","notification":{},"android":{"notification":{"title":"a"}}}}"#)
    check(#"{"message":{"topic":"news"}}"#, "I message-without-content")
    check(
      #"{"message":{"topic":"news","data":{"a":"b"}},"validate_only":true}"#,
      "I validate-only-left-on")
    check(
      #"{"message":{"topic":"news","data":{"a":"b"}},"validate-only":true}"#, "E unknown-field")
  }

  func testLifetimes() {
    let message = { (ttl: String, expiration: String, web: String) in
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "ttl": "\(ttl)" }, "webpush": { "headers": { "TTL": "\(web)" } },
        "apns": { "headers": { "apns-expiration": "\(expiration)" } } } }
      """
    }
    let rules = { (document: String) in
      diagnose(document, select: ["lifetime-mismatch"]).count
    }
    XCTAssertEqual(rules(message("0s", "0", "0")), 0)
    XCTAssertEqual(rules(message("3600s", "1790000000", "3600")), 0)
    XCTAssertEqual(rules(message("3600s", "1790000000", "36000")), 0)
    XCTAssertEqual(rules(message("3600s", "1790000000", "36001")), 1)
    XCTAssertEqual(rules(message("0s", "1790000000", "0")), 1)
    XCTAssertEqual(rules(message("0s", "1790000000", "3600")), 1)
    XCTAssertEqual(rules(message("0s", "0", "3600")), 1)
    XCTAssertEqual(rules(message("{{ttl}}", "1790000000", "3600")), 0)
    XCTAssertEqual(rules(message("{{ttl}}", "0", "3600")), 1)
  }

  /// The SDK uses milliseconds; values that it rejects are not compared.
  func testLifetimesOfTheSDK() {
    for (ttl, web, count) in [
      ("3600000", "3600", 0), ("3600000", "0", 1), ("0", "3600", 1), ("0", "0", 0),
      ("-1", "3600", 0), ("-3600000", "0", 0), ("3600", "0", 0), ("36000000", "3600", 0),
      ("36001000", "3600", 1),
    ] {
      let found = diagnose(
        """
        {"token":"a","notification":{"title":"b"},"android":{"ttl":\(ttl)},\
        "webpush":{"headers":{"TTL":"\(web)"}}}
        """, as: .adminNode, select: ["lifetime-mismatch"])
      XCTAssertEqual(found.count, count, "\(ttl) \(web)")
    }
  }

  func testLabels() {
    let request = { (label: String) in
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "fcm_options": { "analytics_label": "\(label)" } } }
      """
    }
    assertFindings(request("a b"), "W bad-analytics-label")
    assertFindings(request("ü"), "W bad-analytics-label")
    assertFindings(request("a\\n"), "W bad-analytics-label")
    assertFindings(request(String(repeating: "a", count: 51)), "W bad-analytics-label")
    assertFindings(request(String(repeating: "a", count: 50)))
    assertFindings(request(""))
  }
}
