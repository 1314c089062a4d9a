import XCTest

/// What people get wrong for Apple devices.
final class TypicalAppleDefectsTests: XCTestCase {
  func testAPNs() {
    check([
      Defect(.message, "misplaced-field", #""apns":{«"aps"»:{"alert":"x"}}"#),
      Defect(.message, "payload-without-aps", #""apns":{«"payload"»:{"sound":"default"}}"#),
      Defect(.message, "payload-without-aps", #""apns":{«"payload"»:{}}"#),
      Defect(.message, "empty-aps", #""apns":{"payload":{«"aps"»:{}}}"#),
      Defect(.message, "wrong-type", #""apns":{"payload":«"{\"aps\":{}}"»}"#),
      Defect(.header, "non-string-value", #""apns-priority":«10»"#),
      Defect(.header, "bad-apns-priority", #""apns-priority":«"high"»"#),
      Defect(.header, "bad-apns-priority", #""apns-priority":«"7"»"#),
      Defect(.header, "bad-apns-priority", #""apns-priority":«"10.0"»"#),
      Defect(.header, "relative-apns-expiration", #""apns-expiration":«"3600"»"#),
      Defect(.header, "bad-apns-expiration", #""apns-expiration":«"3600s"»"#),
      Defect(.header, "bad-apns-expiration", #""apns-expiration":«"-1"»"#),
      Defect(.header, "bad-apns-expiration", #""apns-expiration":«"2026-01-01T00:00:00Z"»"#),
      Defect(.header, "millisecond-apns-expiration", #""apns-expiration":«"1604750400000"»"#),
      Defect(.header, "bad-push-type", #""apns-push-type":«"Alert"»"#),
      Defect(.header, "undeliverable-push-type", #""apns-push-type":«"voip"»"#),
      Defect(.header, "long-collapse-id", #""apns-collapse-id":«"\#(a(65))"»"#),
      Defect(.header, "long-collapse-id", #""apns-collapse-id":«"\#(a(22, "日"))"»"#),
      Defect(.header, "bad-apns-id", #""apns-id":«"123"»"#),
      Defect(.header, "bad-apns-topic", #""apns-topic":«""»"#),
      Defect(.header, "mutable-content-in-headers", #"«"mutable-content"»:"1""#),
      Defect(.header, "unknown-apns-header", #"«"apns-prority"»:"5""#),
      Defect(.header, "unknown-apns-header", #"«"ttl"»:"60""#),
      Defect(.header, "uppercase-apns-header", #"«"Apns-Priority"»:"5""#),
      Defect(.header, "duplicate-apns-header", #""apns-priority":"5",«"APNS-PRIORITY"»:"5""#),
      Defect(.header, "transport-header", #"«"authorization"»:"x""#),
      Defect(
        .message, "image-without-mutable-content",
        #"""
        "apns":{"payload":{"aps":{"sound":"default"}},\#
        "fcm_options":{"image":«"https://h/a.png"»}}
        """#),
    ])
  }

  func testAPNsMore() {
    check([
      Defect(
        .bare, "image-without-alert",
        #"""
        "data":{"a":"b"},"apns":{"payload":{"aps":{"mutable-content":1,"badge":1}},\#
        "fcm_options":{"image":«"https://h/a.png"»}}
        """#),
      Defect(
        .message, "image-without-extension",
        #"""
        "apns":{"payload":{"aps":{"mutable-content":1}},\#
        "fcm_options":{"image":«"https://h/a"»}}
        """#),
      Defect(
        .message, "unsupported-image-type",
        #"""
        "apns":{"payload":{"aps":{"mutable-content":1}},\#
        "fcm_options":{"image":«"https://h/a.webp"»}}
        """#),
      Defect(
        .message, "sdk-spelling",
        #"""
        "apns":{"payload":{"aps":{"mutable-content":1}},\#
        "fcm_options":{«"imageUrl"»:"https://h/a.png"}}
        """#),
      Defect(
        .message, "headers-in-payload",
        #""apns":{"payload":{"aps":{"sound":"default"},«"headers"»:{"apns-priority":"5"}}}"#),
      Defect(
        .message, "fcm-options-in-payload",
        #""apns":{"payload":{"aps":{"sound":"default"},«"fcm_options"»:{"analytics_label":"x"}}}"#),
      Defect(
        .message, "live-activity-token-in-payload",
        #""apns":{"payload":{"aps":{"sound":"default"},«"live_activity_token"»:"x"}}"#),
    ])
  }

  func testAPNsEvenMore() {
    check([
      Defect(
        .message, "reserved-payload-key",
        #""apns":{"payload":{"aps":{"sound":"default"},«"google.x"»:"1"}}"#),
      Defect(
        .message, "same-key-in-data-and-payload",
        #""data":{"a":"1"},"apns":{"payload":{"aps":{"sound":"default"},«"a"»:"2"}}"#),
      Defect(
        .message, "simulator-key-in-message",
        #""apns":{"payload":{"aps":{"sound":"default"},«"Simulator Target Bundle"»:"com.a"}}"#),
      Defect(
        .message, "unsafe-integer",
        #""apns":{"payload":{"aps":{"sound":"default"},"id":«9007199254740993»}}"#),
      Defect(
        .bare, "background-priority",
        #"""
        "data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background",\#
        "apns-priority":«"10"»},"payload":{"aps":{"content-available":1}}}
        """#),
      Defect(
        .bare, "background-priority",
        #"""
        "data":{"a":"b"},"apns":{«"headers"»:{"apns-push-type":"background"},\#
        "payload":{"aps":{"content-available":1}}}
        """#),
      Defect(
        .bare, "background-priority",
        #"""
        "data":{"a":"b"},"apns":{"headers":{"apns-priority":«"10"»},\#
        "payload":{"aps":{"content-available":1}}}
        """#),
    ])
  }

  func testAPNsYetMore() {
    check([
      Defect(
        .bare, "background-with-alert",
        #"""
        "data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background",\#
        "apns-priority":"5"},"payload":{"aps":{"content-available":1,«"sound"»:"default"}}}
        """#),
      Defect(
        .bare, "background-without-content-available",
        #"""
        "data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background",\#
        "apns-priority":"5"},"payload":{«"aps"»:{"thread-id":"x"}}}
        """#),
      Defect(
        .bare, "alert-type-without-alert",
        #"""
        "data":{"a":"b"},"apns":{"headers":{"apns-push-type":«"alert"»},\#
        "payload":{"aps":{"content-available":1}}}
        """#),
    ])
  }

  func testAps() {
    check([
      Defect(.aps, "aps-key-spelling", #"«"content_available"»:1"#),
      Defect(.aps, "aps-key-spelling", #"«"threadId"»:"x""#),
      Defect(.aps, "alert-text-in-aps", #"«"subtitle"»:"s","alert":{"title":"x"}"#),
      Defect(.aps, "flag-not-one", #""mutable-content":«true»"#),
      Defect(.aps, "flag-not-one", #""content-available":«true»"#),
      Defect(.aps, "flag-not-one", #""content-available":«"1"»"#),
      Defect(.aps, "badge-not-a-number", #""badge":«"3"»"#),
      Defect(.aps, "badge-not-a-number", #""badge":«-1»"#),
      Defect(.aps, "bad-alert", #""alert":«5»"#),
      Defect(.aps, "unknown-alert-key", #""alert":{"title":"t",«"message"»:"x"}"#),
      Defect(.aps, "unknown-aps-key", #""sound":"default",«"url"»:"https://h/x""#),
      Defect(.aps, "alert-loc-args-without-key", #""alert":{"title":"t","loc-args":«["a"]»}"#),
      Defect(.aps, "non-string-loc-arg", #""alert":{"loc-key":"K","loc-args":[«1»]}"#),
      Defect(.aps, "literal-with-alert-loc-key", #""alert":{«"title"»:"t","title-loc-key":"K"}"#),
      Defect(.bare, "empty-alert", #""apns":{"payload":{"aps":{"alert":«{}»}}}"#),
      Defect(.aps, "bad-sound", #""sound":«true»"#),
      Defect(.aps, "bad-sound", #""sound":{"critical":1,"name":"d","volume":«1.5»}"#),
      Defect(
        .aps, "bad-interruption-level",
        #""alert":"x","interruption-level":«"timeSensitive"»"#),
      Defect(.aps, "relevance-score-out-of-range", #""alert":"x","relevance-score":«75»"#),
      Defect(.aps, "live-activity-key-in-alert", #""alert":"x",«"content-state"»:{}"#),
      Defect(
        .document, "incomplete-live-activity",
        #"""
        {"message":{"token":"a","apns":{"live_activity_token":"x",\#
        "payload":{«"aps"»:{"timestamp":1700000000,"event":"start","content-state":{},\#
        "attributes-type":"A","attributes":{}}}}}}
        """#),
    ])
  }

  func testApsMore() {
    check([
      Defect(
        .document, "live-activity-milliseconds",
        #"""
        {"message":{"token":"a","apns":{"live_activity_token":"x",\#
        "payload":{"aps":{"timestamp":«1685952000000»,"event":"update",\#
        "content-state":{}}}}}}
        """#),
      Defect(
        .document, "live-activity-priority",
        #"""
        {"message":{"token":"a","apns":{"live_activity_token":"x",\#
        "headers":{"apns-priority":«"1"»},"payload":{"aps":{"timestamp":1700000000,\#
        "event":"update","content-state":{}}}}}}
        """#),
      Defect(
        .document, "live-activity-push-type",
        #"""
        {"message":{"token":"a","apns":{"live_activity_token":"x",\#
        "headers":{"apns-push-type":«"alert"»},"payload":{"aps":{"timestamp":1700000000,\#
        "event":"update","content-state":{},"alert":{"title":"t","body":"b"}}}}}}
        """#),
      Defect(
        .document, "live-activity-without-target",
        #"""
        {"message":{"apns":{"live_activity_token":«"x"»,\#
        "payload":{"aps":{"timestamp":1700000000,"event":"update","content-state":{}}}}}}
        """#),
    ])
  }
}
