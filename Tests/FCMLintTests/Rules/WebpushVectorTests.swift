import FCMLint
import XCTest

/// The web block, fragment by fragment.
final class WebpushVectorTests: XCTestCase {
  private func request(_ webpush: String) -> String {
    """
    { "message": { "topic": "news", "notification": { "title": "Hi" }, "webpush": \(webpush) } }
    """
  }

  private func check(
    _ webpush: String, _ id: String?, _ severity: Severity? = nil, line: UInt = #line
  ) {
    Vectors.check(request(webpush), id, severity, line: line)
  }

  func testHeaders() {
    check(#"{"headers":{"TTL":"86400","Urgency":"high","Topic":"scores_1"}}"#, nil)
    check(#"{"headers":{"TTL":"86400s"}}"#, "bad-web-ttl", .error)
    check(#"{"headers":{"TTL":"1.5"}}"#, "bad-web-ttl", .error)
    check(#"{"headers":{"TTL":""}}"#, "bad-web-ttl", .error)
    check(#"{"headers":{"TTL":"2419201"}}"#, "web-ttl-out-of-range", .error)
    check(#"{"headers":{"TTL":"2419200"}}"#, nil)
    check(#"{"headers":{"TTL":"-1"}}"#, "bad-web-ttl", .error)
    check(#"{"headers":{"TTL":"0"}}"#, "zero-web-ttl", .info)
    check(#"{"headers":{"TTL":"1790000000"}}"#, "bad-web-ttl", .error)
    check(#"{"headers":{"TTL":"99999999999999999999999999"}}"#, "bad-web-ttl", .error)
    check(#"{"headers":{"TTL":"{{ttl}}"}}"#, nil)
    check(#"{"headers":{"Urgency":"High"}}"#, "bad-urgency", .error)
    check(#"{"headers":{"Urgency":"very_low"}}"#, "bad-urgency", .error)
    check(#"{"headers":{"Urgency":"very-low"}}"#, nil)
    check(#"{"headers":{"Urgency":"h\u0069gh"}}"#, nil)
    check(#"{"headers":{"Topic":"a b"}}"#, "bad-web-topic", .error)
    let long = String(repeating: "t", count: 32)
    check(#"{"headers":{"Topic":"\#(long)"}}"#, nil)
    check(#"{"headers":{"Topic":"\#(long)t"}}"#, "bad-web-topic", .error)
    check(
      #"{"headers":{"image":"https://h/a.png"}}"#, "notification-field-in-web-headers", .error)
    check(#"{"headers":{"imageUrl":"https://h/a"}}"#, "notification-field-in-web-headers", .error)
    check(#"{"headers":{"ttl":"60"}}"#, "unknown-web-header", .warning)
    check(#"{"headers":{"apns-priority":"10"}}"#, "unknown-web-header", .warning)
    check(#"{"headers":{"collapse_key":"a"}}"#, "unknown-web-header", .warning)
  }

  func testNotificationsThatTheBrowserRefuses() {
    check(#"{"notification":{"title":"t","renotify":true}}"#, "renotify-without-tag", .error)
    check(#"{"notification":{"renotify":true,"tag":""}}"#, "renotify-without-tag", .error)
    check(#"{"notification":{"renotify":true,"tag":"{{tag}}"}}"#, nil)
    check(#"{"notification":{"silent":true,"vibrate":[]}}"#, "silent-with-vibrate", .error)
    check(#"{"notification":{"silent":false,"vibrate":[100,50]}}"#, nil)
    check(#"{"notification":{"dir":"left"}}"#, "bad-direction", .error)
    check(#"{"notification":{"dir":1}}"#, "bad-direction", .error)
    check(#"{"notification":{"actions":[{"action":"a"}]}}"#, "incomplete-action", .error)
    check(#"{"notification":{"actions":[{}]}}"#, "incomplete-action", .error)
    check(#"{"notification":{"actions":[null]}}"#, "incomplete-action", .error)
    check(
      #"{"notification":{"actions":{"action":"a","title":"A"}}}"#, "incomplete-action", .error)
    check(#"{"notification":{"actions":[{{#each actions}}]}}"#, nil)
  }

  func testNull() {
    for name in ["title", "body", "icon", "tag", "dir", "actions", "timestamp"] {
      check(
        #"{"notification":{"lang":"en","\#(name)":null}}"#, "null-in-web-notification", .warning)
    }
    for name in ["silent", "renotify", "requireInteraction", "data", "click_action", "mine"] {
      check(#"{"notification":{"lang":"en","\#(name)":null}}"#, nil)
    }
  }

  func testNotificationsThatCarryOddValues() {
    check(
      """
      {"notification":{"actions":[{"action":"a","title":"A"},{"action":"b","title":"B"},
      {"action":"c","title":"C"}]}}
      """, "too-many-actions", .warning)
    check(
      #"{"notification":{"actions":[{"action":"a","title":"A"},{"action":"a","title":"B"}]}}"#,
      "duplicate-action", .warning)
    for name in ["click_action", "url", "link"] {
      check(
        #"{"notification":{"actions":[{"action":"a","title":"A","\#(name)":"/a"}]}}"#,
        "link-in-action", .hint)
    }
    check(#"{"notification":{"actions":[{"action":"a","title":"A","type":"text"}]}}"#, nil)
    check(#"{"notification":{"badge":5}}"#, "numeric-web-badge", .error)
    check(#"{"notification":{"timestamp":1700000000}}"#, "timestamp-in-seconds", .warning)
    check(#"{"notification":{"timestamp":1700000000000}}"#, nil)
    check(#"{"notification":{"requireInteraction":"false"}}"#, "truthy-string", .error)
    check(#"{"notification":{"requireInteraction":"true"}}"#, "truthy-string", .info)
    check(#"{"notification":{"require_interaction":true}}"#, "unknown-web-option", .warning)
    check(#"{"notification":{"sound":"x.mp3"}}"#, "unknown-web-option", .warning)
    check(#"{"notification":{"vote_count":"4"}}"#, "unknown-web-option", .info)
    for word in ["date", "land", "lane", "long", "tile"] {
      check(#"{"notification":{"\#(word)":"2026-05-01"}}"#, "unknown-web-option", .info)
    }
    check(#"{"notification":{"dta":"2026-05-01"}}"#, "unknown-web-option", .warning)
    check(#"{"notification":{"data":{"a":1}}}"#, "overwritten-web-data", .info)
    check(#"{"notification":{"tga":"a","renotify":true}}"#, "unknown-web-option", .error)
    check(#"{"notification":{"options":{"body":"a","dir":"ltr"}}}"#, "nested-web-options", .warning)
    check(#"{"notification":{"options":{"a":"b"}}}"#, "unknown-web-option", .info)
    check(#"{"notification":{"vibrate":[200,-1]}}"#, "bad-vibrate", .error)
    check(#"{"notification":{"vibrate":4294967296}}"#, "bad-vibrate", .error)
    check(#"{"notification":{"vibrate":[2e2]}}"#, nil)
    check(#"{"notification":{"click_action":"https://h/x"}}"#, "web-click-action", .info)
    check(#"{"notification":{"icon":"http://h/x.png"}}"#, "insecure-web-resource", .warning)
    check(#"{"notification":{"image":"x.png","icon":"//h/x.png"}}"#, nil)
  }

  func testLinks() {
    check(#"{"fcm_options":{"link":"http://h/x"}}"#, "link-not-https", .warning)
    check(#"{"fcm_options":{"link":"http://[::1]:80/x"}}"#, nil)
    check(#"{"fcm_options":{"link":"/inbox"}}"#, "link-not-absolute", .warning)
    check(##"{"fcm_options":{"link":"#top"}}"##, "link-not-absolute", .warning)
    check(#"{"fcm_options":{"link":"HTTPS://h/x"}}"#, nil)
    check(#"{"fcm_options":{"link":"https://h/{{id}}"}}"#, nil)
    check(#"{"fcmOptions":{"link":"https://h/x"}}"#, nil)
    Vectors.check(
      """
      { "message": { "topic": "news", "data": { "a": "b" },
        "webpush": { "fcm_options": { "link": "https://h/x" } } } }
      """, "link-without-notification", .warning)
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
