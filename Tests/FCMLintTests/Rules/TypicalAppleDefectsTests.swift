import XCTest

/// Typical mistakes for Apple devices.
final class TypicalAppleDefectsTests: XCTestCase {
  func testAPNs() {
    assertFindings(#""apns":{«"aps"»:{"alert":"x"}}"#, "misplaced-field", in: .message)
    assertFindings(
      #""apns":{«"payload"»:{"sound":"default"}}"#, "payload-without-aps", in: .message)
    assertFindings(#""apns":{«"payload"»:{}}"#, "payload-without-aps", in: .message)
    assertFindings(#""apns":{"payload":{«"aps"»:{}}}"#, "empty-aps", in: .message)
    assertFindings(#""apns":{"payload":«"{\"aps\":{}}"»}"#, "wrong-type", in: .message)
    assertFindings(#""apns-priority":«10»"#, "non-string-value", in: .header)
    assertFindings(#""apns-priority":«"high"»"#, "bad-apns-priority", in: .header)
    assertFindings(#""apns-priority":«"7"»"#, "bad-apns-priority", in: .header)
    assertFindings(#""apns-priority":«"10.0"»"#, "bad-apns-priority", in: .header)
    assertFindings(#""apns-expiration":«"3600"»"#, "relative-apns-expiration", in: .header)
    assertFindings(#""apns-expiration":«"3600s"»"#, "bad-apns-expiration", in: .header)
    assertFindings(#""apns-expiration":«"-1"»"#, "bad-apns-expiration", in: .header)
    assertFindings(
      #""apns-expiration":«"2026-01-01T00:00:00Z"»"#, "bad-apns-expiration", in: .header)
    assertFindings(
      #""apns-expiration":«"1893456000000"»"#, "millisecond-apns-expiration", in: .header)
    assertFindings(#""apns-push-type":«"Alert"»"#, "bad-push-type", in: .header)
    assertFindings(#""apns-push-type":«"voip"»"#, "undeliverable-push-type", in: .header)
    assertFindings(#""apns-collapse-id":«"\#(a(65))"»"#, "long-collapse-id", in: .header)
    assertFindings(#""apns-collapse-id":«"\#(a(22, "日"))"»"#, "long-collapse-id", in: .header)
    assertFindings(#""apns-id":«"123"»"#, "bad-apns-id", in: .header)
    assertFindings(#""apns-topic":«""»"#, "bad-apns-topic", in: .header)
    assertFindings(#"«"mutable-content"»:"1""#, "mutable-content-in-headers", in: .header)
    assertFindings(#"«"apns-prority"»:"5""#, "unknown-apns-header", in: .header)
    assertFindings(#"«"ttl"»:"60""#, "unknown-apns-header", in: .header)
    assertFindings(#"«"Apns-Priority"»:"5""#, "uppercase-apns-header", in: .header)
    assertFindings(
      #""apns-priority":"5",«"APNS-PRIORITY"»:"5""#, "duplicate-apns-header", in: .header)
    assertFindings(#"«"authorization"»:"x""#, "transport-header", in: .header)
    assertFindings(
      #"""
      "apns":{"payload":{"aps":{"sound":"default"}},\#
      "fcm_options":{"image":«"https://h/a.png"»}}
      """#, "image-without-mutable-content", in: .message)
  }

  func testAPNsMore() {
    assertFindings(
      #"""
      "data":{"a":"b"},"apns":{"payload":{"aps":{"mutable-content":1,"badge":1}},\#
      "fcm_options":{"image":«"https://h/a.png"»}}
      """#, "image-without-alert", in: .bare)
    assertFindings(
      #"""
      "apns":{"payload":{"aps":{"mutable-content":1}},\#
      "fcm_options":{"image":«"https://h/a"»}}
      """#, "image-without-extension", in: .message)
    assertFindings(
      #"""
      "apns":{"payload":{"aps":{"mutable-content":1}},\#
      "fcm_options":{"image":«"https://h/a.webp"»}}
      """#, "unsupported-image-type", in: .message)
    assertFindings(
      #"""
      "apns":{"payload":{"aps":{"mutable-content":1}},\#
      "fcm_options":{«"imageUrl"»:"https://h/a.png"}}
      """#, "sdk-spelling", in: .message)
    assertFindings(
      #""apns":{"payload":{"aps":{"sound":"default"},«"headers"»:{"apns-priority":"5"}}}"#,
      "headers-in-payload", in: .message)
    assertFindings(
      #""apns":{"payload":{"aps":{"sound":"default"},«"fcm_options"»:{"analytics_label":"x"}}}"#,
      "fcm-options-in-payload", in: .message)
    assertFindings(
      #""apns":{"payload":{"aps":{"sound":"default"},«"live_activity_token"»:"x"}}"#,
      "live-activity-token-in-payload", in: .message)
  }

  func testAPNsEvenMore() {
    assertFindings(
      #""apns":{"payload":{"aps":{"sound":"default"},«"google.x"»:"1"}}"#, "reserved-payload-key",
      in: .message)
    assertFindings(
      #""data":{"a":"1"},"apns":{"payload":{"aps":{"sound":"default"},«"a"»:"2"}}"#,
      "same-key-in-data-and-payload", in: .message)
    assertFindings(
      #""apns":{"payload":{"aps":{"sound":"default"},«"Simulator Target Bundle"»:"com.a"}}"#,
      "simulator-key-in-message", in: .message)
    assertFindings(
      #""apns":{"payload":{"aps":{"sound":"default"},"id":«9007199254740993»}}"#, "unsafe-integer",
      in: .message)
    assertFindings(
      #"""
      "data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background",\#
      "apns-priority":«"10"»},"payload":{"aps":{"content-available":1}}}
      """#, "background-priority", in: .bare)
    assertFindings(
      #"""
      "data":{"a":"b"},"apns":{«"headers"»:{"apns-push-type":"background"},\#
      "payload":{"aps":{"content-available":1}}}
      """#, "background-priority", in: .bare)
    assertFindings(
      #"""
      "data":{"a":"b"},"apns":{"headers":{"apns-priority":«"10"»},\#
      "payload":{"aps":{"content-available":1}}}
      """#, "background-priority", in: .bare)
  }

  func testAPNsYetMore() {
    assertFindings(
      #"""
      "data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background",\#
      "apns-priority":"5"},"payload":{"aps":{"content-available":1,«"sound"»:"default"}}}
      """#, "background-with-alert", in: .bare)
    assertFindings(
      #"""
      "data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background",\#
      "apns-priority":"5"},"payload":{«"aps"»:{"thread-id":"x"}}}
      """#, "background-without-content-available", in: .bare)
    assertFindings(
      #"""
      "data":{"a":"b"},"apns":{"headers":{"apns-push-type":«"alert"»},\#
      "payload":{"aps":{"content-available":1}}}
      """#, "alert-type-without-alert", in: .bare)
  }

  func testAps() {
    assertFindings(#"«"content_available"»:1"#, "aps-key-spelling", in: .aps)
    assertFindings(#"«"threadId"»:"x""#, "aps-key-spelling", in: .aps)
    assertFindings(#"«"subtitle"»:"s","alert":{"title":"x"}"#, "alert-text-in-aps", in: .aps)
    assertFindings(#""mutable-content":«true»"#, "flag-not-one", in: .aps)
    assertFindings(#""content-available":«true»"#, "flag-not-one", in: .aps)
    assertFindings(#""content-available":«"1"»"#, "flag-not-one", in: .aps)
    assertFindings(#""badge":«"3"»"#, "badge-not-a-number", in: .aps)
    assertFindings(#""badge":«-1»"#, "badge-not-a-number", in: .aps)
    assertFindings(#""alert":«5»"#, "bad-alert", in: .aps)
    assertFindings(#""alert":{"title":"t",«"message"»:"x"}"#, "unknown-alert-key", in: .aps)
    assertFindings(#""sound":"default",«"url"»:"https://h/x""#, "unknown-aps-key", in: .aps)
    assertFindings(
      #""alert":{"title":"t","loc-args":«["a"]»}"#, "alert-loc-args-without-key", in: .aps)
    assertFindings(#""alert":{"loc-key":"K","loc-args":[«1»]}"#, "non-string-loc-arg", in: .aps)
    assertFindings(
      #""alert":{«"title"»:"t","title-loc-key":"K"}"#, "literal-with-alert-loc-key", in: .aps)
    assertFindings(#""apns":{"payload":{"aps":{"alert":«{}»}}}"#, "empty-alert", in: .bare)
    assertFindings(#""sound":«true»"#, "bad-sound", in: .aps)
    assertFindings(#""sound":{"critical":1,"name":"d","volume":«1.5»}"#, "bad-sound", in: .aps)
    assertFindings(
      #""alert":"x","interruption-level":«"timeSensitive"»"#, "bad-interruption-level", in: .aps)
    assertFindings(#""alert":"x","relevance-score":«75»"#, "relevance-score-out-of-range", in: .aps)
    assertFindings(#""alert":"x",«"content-state"»:{}"#, "live-activity-key-in-alert", in: .aps)
    assertFindings(
      #"""
      {"message":{"token":"a","apns":{"live_activity_token":"x",\#
      "payload":{«"aps"»:{"timestamp":1700000000,"event":"start","content-state":{},\#
      "attributes-type":"A","attributes":{}}}}}}
      """#, "incomplete-live-activity")
  }

  func testApsMore() {
    assertFindings(
      #"""
      {"message":{"token":"a","apns":{"live_activity_token":"x",\#
      "payload":{"aps":{"timestamp":«1685952000000»,"event":"update",\#
      "content-state":{}}}}}}
      """#, "live-activity-milliseconds")
    assertFindings(
      #"""
      {"message":{"token":"a","apns":{"live_activity_token":"x",\#
      "headers":{"apns-priority":«"1"»},"payload":{"aps":{"timestamp":1700000000,\#
      "event":"update","content-state":{}}}}}}
      """#, "live-activity-priority")
    assertFindings(
      #"""
      {"message":{"token":"a","apns":{"live_activity_token":"x",\#
      "headers":{"apns-push-type":«"alert"»},"payload":{"aps":{"timestamp":1700000000,\#
      "event":"update","content-state":{},"alert":{"title":"t","body":"b"}}}}}}
      """#, "live-activity-push-type")
    assertFindings(
      #"""
      {"message":{"apns":{"live_activity_token":«"x"»,\#
      "payload":{"aps":{"timestamp":1700000000,"event":"update","content-state":{}}}}}}
      """#, "live-activity-without-target")
  }
}
