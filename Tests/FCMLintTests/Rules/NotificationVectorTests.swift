import FCMLint
import XCTest

/// What a message shows, for how long it is kept, and how it is counted.
final class NotificationVectorTests: XCTestCase {
  func testQuietBlocks() {
    let check = { (document: String, id: String?, severity: Severity?) in
      Vectors.check(document, id, severity, kind: .sendRequest)
    }
    check(#"{"message":{"topic":"news","notification":{}}}"#, "empty-notification", .warning)
    check(
      #"{"message":{"topic":"news","notification":"{{block}}"}}"#, nil, nil)
    check(
      #"{"message":{"topic":"news","notification":{},"android":{"notification":{"title":"a"}}}}"#,
      nil, nil)
    check(#"{"message":{"topic":"news"}}"#, "message-without-content", .info)
    check(
      #"{"message":{"topic":"news","data":{"a":"b"}},"validate_only":true}"#,
      "validate-only-left-on", .info)
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
      Vectors.rules(document).filter { $0 == "lifetime-mismatch" }.count
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

  func testLabels() {
    let request = { (label: String) in
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "fcm_options": { "analytics_label": "\(label)" } } }
      """
    }
    Vectors.check(request("a b"), "bad-analytics-label", .warning)
    Vectors.check(request("ü"), "bad-analytics-label", .warning)
    Vectors.check(request("a\\n"), "bad-analytics-label", .warning)
    Vectors.check(request(String(repeating: "a", count: 51)), "bad-analytics-label", .warning)
    Vectors.check(request(String(repeating: "a", count: 50)), nil)
    Vectors.check(request(""), nil)
  }
}
