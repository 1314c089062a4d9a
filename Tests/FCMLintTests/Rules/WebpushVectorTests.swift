import FCMLint
import XCTest

/// Fragments of `webpush` with their findings.
final class WebpushVectorTests: XCTestCase {
  private func request(_ webpush: String) -> String {
    """
    { "message": { "topic": "news", "notification": { "title": "Hi" }, "webpush": \(webpush) } }
    """
  }

  private func check(_ webpush: String, _ expected: String..., line: UInt = #line) {
    assertFindings(request(webpush), expected, level: .warning, line: line)
  }

  func testHeaders() {
    check(#"{"headers":{"TTL":"86400","Urgency":"high","Topic":"scores_1"}}"#)
    check(#"{"headers":{"TTL":"86400s"}}"#, "E bad-web-ttl")
    check(#"{"headers":{"TTL":"1.5"}}"#, "E bad-web-ttl")
    check(#"{"headers":{"TTL":""}}"#, "E bad-web-ttl")
    check(#"{"headers":{"TTL":"2419201"}}"#, "E web-ttl-out-of-range")
    check(#"{"headers":{"TTL":"2419200"}}"#)
    check(#"{"headers":{"TTL":"-1"}}"#, "E bad-web-ttl")
    check(#"{"headers":{"TTL":"0"}}"#, "I zero-web-ttl")
    check(#"{"headers":{"TTL":"1790000000"}}"#, "E bad-web-ttl")
    check(#"{"headers":{"TTL":"99999999999999999999999999"}}"#, "E bad-web-ttl")
    check(#"{"headers":{"TTL":"{{ttl}}"}}"#)
    check(#"{"headers":{"Urgency":"High"}}"#, "E bad-urgency")
    check(#"{"headers":{"Urgency":"very_low"}}"#, "E bad-urgency")
    check(#"{"headers":{"Urgency":"very-low"}}"#)
    check(#"{"headers":{"Urgency":"h\u0069gh"}}"#)
    check(#"{"headers":{"Topic":"a b"}}"#, "E bad-web-topic")
    let long = String(repeating: "t", count: 32)
    check(#"{"headers":{"Topic":"\#(long)"}}"#)
    check(#"{"headers":{"Topic":"\#(long)t"}}"#, "E bad-web-topic")
    check(
      #"{"headers":{"image":"https://h/a.png"}}"#, "E notification-field-in-web-headers")
    check(#"{"headers":{"imageUrl":"https://h/a"}}"#, "E notification-field-in-web-headers")
    check(#"{"headers":{"ttl":"60"}}"#, "W unknown-web-header")
    check(#"{"headers":{"apns-priority":"10"}}"#, "W unknown-web-header")
    check(#"{"headers":{"collapse_key":"a"}}"#, "W unknown-web-header")
  }

  func testNotificationsThatTheBrowserRejects() {
    check(#"{"notification":{"title":"t","renotify":true}}"#, "E renotify-without-tag")
    check(#"{"notification":{"renotify":true,"tag":""}}"#, "E renotify-without-tag")
    check(#"{"notification":{"renotify":true,"tag":"{{tag}}"}}"#)
    check(#"{"notification":{"silent":true,"vibrate":[]}}"#, "E silent-with-vibrate")
    check(#"{"notification":{"silent":false,"vibrate":[100,50]}}"#)
    check(#"{"notification":{"dir":"left"}}"#, "E bad-direction")
    check(#"{"notification":{"dir":1}}"#, "E bad-direction")
    check(#"{"notification":{"actions":[{"action":"a"}]}}"#, "E incomplete-action")
    check(#"{"notification":{"actions":[{}]}}"#, "E incomplete-action")
    check(#"{"notification":{"actions":[null]}}"#, "E incomplete-action")
    check(
      #"{"notification":{"actions":{"action":"a","title":"A"}}}"#, "E incomplete-action")
    check(#"{"notification":{"actions":[{{#each actions}}]}}"#)
  }

  func testNull() {
    for name in ["title", "body", "icon", "tag", "dir", "actions", "timestamp"] {
      check(
        #"{"notification":{"lang":"en","\#(name)":null}}"#, "W null-in-web-notification")
    }
    for name in ["silent", "renotify", "requireInteraction", "data", "click_action", "mine"] {
      check(#"{"notification":{"lang":"en","\#(name)":null}}"#)
    }
  }

  func testNotificationsWithUnusualValues() {
    check(
      """
      {"notification":{"actions":[{"action":"a","title":"A"},{"action":"b","title":"B"},
      {"action":"c","title":"C"}]}}
      """, "W too-many-actions")
    check(
      #"{"notification":{"actions":[{"action":"a","title":"A"},{"action":"a","title":"B"}]}}"#,
      "W duplicate-action")
    for name in ["click_action", "url", "link"] {
      check(
        #"{"notification":{"actions":[{"action":"a","title":"A","\#(name)":"/a"}]}}"#,
        "H link-in-action")
    }
    check(#"{"notification":{"actions":[{"action":"a","title":"A","type":"text"}]}}"#)
    check(#"{"notification":{"badge":5}}"#, "E numeric-web-badge")
    check(#"{"notification":{"timestamp":1700000000}}"#, "W timestamp-in-seconds")
    check(#"{"notification":{"timestamp":1700000000000}}"#)
    check(#"{"notification":{"requireInteraction":"false"}}"#, "E truthy-string")
    check(#"{"notification":{"requireInteraction":"true"}}"#, "I truthy-string")
    check(#"{"notification":{"require_interaction":true}}"#, "W unknown-web-option")
    check(#"{"notification":{"sound":"x.mp3"}}"#, "W unknown-web-option")
    check(#"{"notification":{"vote_count":"4"}}"#, "I unknown-web-option")
    for word in ["date", "land", "lane", "long", "tile"] {
      check(#"{"notification":{"\#(word)":"2026-05-01"}}"#, "I unknown-web-option")
    }
    check(#"{"notification":{"dta":"2026-05-01"}}"#, "W unknown-web-option")
    check(#"{"notification":{"data":{"a":1}}}"#, "I overwritten-web-data")
    check(#"{"notification":{"tga":"a","renotify":true}}"#, "E unknown-web-option")
    check(#"{"notification":{"options":{"body":"a","dir":"ltr"}}}"#, "W nested-web-options")
    check(#"{"notification":{"options":{"a":"b"}}}"#, "I unknown-web-option")
    check(#"{"notification":{"vibrate":[200,-1]}}"#, "E bad-vibrate")
    check(#"{"notification":{"vibrate":4294967296}}"#, "E bad-vibrate")
    check(#"{"notification":{"vibrate":[2e2]}}"#)
    check(#"{"notification":{"click_action":"https://h/x"}}"#, "I web-click-action")
    check(#"{"notification":{"icon":"http://h/x.png"}}"#, "W insecure-web-resource")
    check(#"{"notification":{"image":"x.png","icon":"//h/x.png"}}"#)
  }

  func testHeadersOfTheTransport() {
    for name in [
      "authorization", "crypto-key", "encryption", "content-encoding", "content-type",
      "content-length", "prefer", "host", ":method", ":path", ":scheme", ":authority",
    ] {
      check(#"{"headers":{"\#(name)":"a"}}"#, "W transport-header")
    }
  }

  func testSeveritiesOfTheTopic() {
    check(#"{"headers":{"Topic":""}}"#, "W bad-web-topic")
    check(#"{"headers":{"Topic":"a b"}}"#, "E bad-web-topic")
    check(#"{"headers":{"Topic":"aaaaaaaaaabbbbbbbbbbccccccccccddd"}}"#, "E bad-web-topic")
    check(#"{"headers":{"Topic":"aaaaaaaaaabbbbbbbbbbcccccccccc-_"}}"#)
  }

  func testLinks() {
    check(#"{"fcm_options":{"link":"http://h/x"}}"#, "W link-not-https")
    check(#"{"fcm_options":{"link":"http://[::1]:80/x"}}"#)
    check(#"{"fcm_options":{"link":"/inbox"}}"#, "W link-not-absolute")
    check(##"{"fcm_options":{"link":"#top"}}"##, "W link-not-absolute")
    check(#"{"fcm_options":{"link":"HTTPS://h/x"}}"#)
    check(#"{"fcm_options":{"link":"https://h/{{id}}"}}"#)
    check(#"{"fcmOptions":{"link":"https://h/x"}}"#)
    assertFindings(
      """
      { "message": { "topic": "news", "data": { "a": "b" },
        "webpush": { "fcm_options": { "link": "https://h/x" } } } }
      """, "W link-without-notification")
  }

  func testFixesMoveAFieldOutOfTheHeaders() throws {
    let text = request(#"{"headers":{"image":"https://h/a.png","TTL":"60"}}"#)
    let found = diagnose(text).filter {
      $0.rule == "notification-field-in-web-headers"
    }
    let fix = try XCTUnwrap(found.first?.fixes.first)
    let fixed = EditApplication.apply(fix.edits, to: Array(text.utf8))
    XCTAssertEqual(
      String(decoding: fixed, as: UTF8.self),
      request(#"{"headers":{"TTL":"60"},"notification":{"image":"https://h/a.png"}}"#))
  }
}
