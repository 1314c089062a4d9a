import FCMLint
import XCTest

/// The test vectors of the Apple fact sheet, in its order.
final class AppleVectorTests: XCTestCase {
  func testHeaders() {
    let cases: [AppleCase] = [
      .apns(
        """
        {"headers":{"apns-priority":"10"},"payload":{"aps":{"alert":{"title":"t","body":"b"}}}}
        """),
      .apns(#"{"headers":{"apns-priority":10}}"#),
      .apns(#"{"headers":{"apns-priority":"high"}}"#, "E bad-apns-priority"),
      .apns(#"{"headers":{"apns-expiration":"3600"}}"#, "E relative-apns-expiration"),
      .apns(#"{"headers":{"apns-expiration":"0"}}"#),
      .apns(#"{"headers":{"apns-expiration":"1604750400000"}}"#, "W millisecond-apns-expiration"),
      .apns(#"{"headers":{"apns-expiration":"3600s"}}"#, "E bad-apns-expiration"),
      .apns(
        """
        {"headers":{"mutable-content":"1"},"payload":{"aps":{"alert":"x"}},\
        "fcm_options":{"image":"https://h.example/a.png"}}
        """, "E mutable-content-in-headers"),
      .apns(#"{"headers":{"mutable-content":1}}"#, "E mutable-content-in-headers"),
    ]
    for vector in cases { vector.check() }
  }

  func testPayloads() {
    let cases: [AppleCase] = [
      .apns(#"{"payload":{"aps":{}}}"#, "E empty-aps"),
      .apns(#"{"payload":{"sound":"default"}}"#, "E payload-without-aps"),
      .apns(#"{"payload":{}}"#, "E payload-without-aps"),
      .apns(
        """
        {"headers":{"apns-push-type":"background","apns-priority":"5"},\
        "payload":{"aps":{"content-available":1}}}
        """),
      .apns(
        """
        {"headers":{"apns-push-type":"background","apns-priority":"10"},\
        "payload":{"aps":{"content-available":1}}}
        """, "E background-priority"),
      .apns(
        """
        {"headers":{"apns-push-type":"background"},"payload":{"aps":{"content-available":1}}}
        """, "W background-priority"),
      .apns(
        """
        {"headers":{"apns-push-type":"background","apns-priority":"5"},\
        "payload":{"aps":{"content-available":1,"sound":"default"}}}
        """, "E background-with-alert"),
    ]
    for vector in cases { vector.check() }
  }

  func testAps() {
    let cases: [AppleCase] = [
      .aps(#"{"content_available":1,"alert":"x"}"#, "E aps-key-spelling"),
      .aps(#"{"badge":"3","alert":"x"}"#, "E badge-not-a-number"),
      .aps(#"{"badge":0}"#),
      .aps(
        #"{"alert":"x","sound":{"critical":1,"name":"default","volume":1.5}}"#, "E bad-sound"),
      .aps(#"{"alert":"x","sound":{"critical":true,"name":"a.caf"}}"#, "W bad-sound"),
      .aps(#"{"alert":{"loc-args":["a"]}}"#, "E alert-loc-args-without-key"),
      .aps(#"{"alert":{"loc-key":"K","loc-args":[1]}}"#, "E non-string-loc-arg"),
      .aps(#"{"alert":{"body-loc-key":"K"}}"#, "W unknown-alert-key"),
      .aps(#"{"alert":"x","subtitle":"s"}"#, "E alert-text-in-aps"),
      .aps(#"{"alert":"x","interruption-level":"timeSensitive"}"#, "E bad-interruption-level"),
      .aps(#"{"alert":"x","relevance-score":75}"#, "W relevance-score-out-of-range"),
    ]
    for vector in cases { vector.check() }
  }

  func testLiveActivities() {
    let start = #""event":"start","timestamp":1685952000,"content-state":{"a":1}"#
    let update = #""event":"update","timestamp":1685952000,"content-state":{"a":1}"#
    let attributes = #""attributes-type":"Ride","attributes":{}"#
    let cases: [AppleCase] = [
      .activity(#"{\#(update),"alert":"x","relevance-score":75}"#),
      .activity(#"{\#(start),\#(attributes)}"#, "E incomplete-live-activity"),
      .activity(
        #"{\#(start),\#(attributes),"alert":{"title":{"loc-key":"k","loc-args":["a"]}}}"#),
      .activity(
        #"{"event":"update","timestamp":1685952000000,"content-state":{"a":1}}"#,
        "E live-activity-milliseconds"),
      .activity(#"{\#(update),"dismissal-date":1685952001}"#, "W ineffective-live-activity-key"),
      .apns(
        """
        {"live_activity_token":"{{t}}","headers":{"apns-priority":"1"},\
        "payload":{"aps":{\(update)}}}
        """, "W live-activity-priority"),
    ]
    for vector in cases { vector.check() }
  }

  func testPlaces() {
    let letters = String(repeating: "a", count: 64)
    let kana = String(repeating: "あ", count: 22)
    let cases: [AppleCase] = [
      .apns(#"{"headers":{"apns-collapse-id":"\#(letters)"}}"#),
      .apns(#"{"headers":{"apns-collapse-id":"\#(letters)a"}}"#, "E long-collapse-id"),
      .apns(#"{"headers":{"apns-collapse-id":"\#(kana)"}}"#, "E long-collapse-id"),
      .apns(
        #"{"payload":{"aps":{"alert":"x"},"live_activity_token":"t"}}"#,
        "E live-activity-token-in-payload"),
      // The schema tells where the misplaced aps belongs.
      .apns(#"{"aps":{"alert":"x"}}"#),
    ]
    for vector in cases { vector.check() }
    AppleCase.raw(#"{"aps":{"alert":"x"}}"#, "H missing-simulator-bundle").check(level: .hint)
  }
}
