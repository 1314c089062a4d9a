import FCMLint
import XCTest

/// Test vectors for Apple payloads.
final class AppleVectorTests: XCTestCase {
  func testHeaders() {
    assertFindings(
      """
      {"headers":{"apns-priority":"10"},"payload":{"aps":{"alert":{"title":"t","body":"b"}}}}
      """, in: .deviceAPNs)
    assertFindings(#"{"headers":{"apns-priority":10}}"#, "E non-string-value", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-priority":"high"}}"#, "E bad-apns-priority", in: .deviceAPNs
    )
    assertFindings(
      #"{"headers":{"apns-expiration":"3600"}}"#, "E relative-apns-expiration", in: .deviceAPNs)
    assertFindings(#"{"headers":{"apns-expiration":"0"}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-expiration":"1893456000000"}}"#, "W millisecond-apns-expiration",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-expiration":"3600s"}}"#, "E bad-apns-expiration", in: .deviceAPNs)
    assertFindings(
      """
      {"headers":{"mutable-content":"1"},"payload":{"aps":{"alert":"x"}},\
      "fcm_options":{"image":"https://h.example/a.png"}}
      """, "E mutable-content-in-headers", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"mutable-content":1}}"#, "E mutable-content-in-headers", in: .deviceAPNs)
  }

  func testPayloads() {
    assertFindings(#"{"payload":{"aps":{}}}"#, "E empty-aps", in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"sound":"default"}}"#, "E payload-without-aps", in: .deviceAPNs)
    assertFindings(#"{"payload":{}}"#, "E payload-without-aps", in: .deviceAPNs)
    assertFindings(
      """
      {"headers":{"apns-push-type":"background","apns-priority":"5"},\
      "payload":{"aps":{"content-available":1}}}
      """, in: .deviceAPNs)
    assertFindings(
      """
      {"headers":{"apns-push-type":"background","apns-priority":"10"},\
      "payload":{"aps":{"content-available":1}}}
      """, "W background-priority", in: .deviceAPNs)
    assertFindings(
      """
      {"headers":{"apns-push-type":"background"},"payload":{"aps":{"content-available":1}}}
      """, "W background-priority", in: .deviceAPNs)
    assertFindings(
      """
      {"headers":{"apns-push-type":"background","apns-priority":"5"},\
      "payload":{"aps":{"content-available":1,"sound":"default"}}}
      """, "E background-with-alert", in: .deviceAPNs)
  }

  func testAps() {
    assertFindings(
      #"{"content_available":1,"alert":"x"}"#, "W aps-key-spelling", in: .deviceAps)
    assertFindings(
      #"{"badge":"3","alert":"x"}"#, "E badge-not-a-number", in: .deviceAps)
    assertFindings(#"{"badge":0}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1,"name":"default","volume":1.5}}"#, "E bad-sound",
      in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":true,"name":"a.caf"}}"#, "W bad-sound", in: .deviceAps)
    assertFindings(
      #"{"alert":{"loc-args":["a"]}}"#, "E alert-loc-args-without-key", in: .deviceAps
    )
    assertFindings(
      #"{"alert":{"loc-key":"K","loc-args":[1]}}"#, "E non-string-loc-arg", in: .deviceAps)
    assertFindings(
      #"{"alert":{"body-loc-key":"K"}}"#, "W unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","subtitle":"s"}"#, "E alert-text-in-aps", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","interruption-level":"timeSensitive"}"#, "E bad-interruption-level",
      in: .deviceAps)
    assertFindings(
      #"{"alert":"x","relevance-score":75}"#, "W relevance-score-out-of-range", in: .deviceAps)
  }

  func testLiveActivities() {
    let start = #""event":"start","timestamp":1685952000,"content-state":{"a":1}"#
    let update = #""event":"update","timestamp":1685952000,"content-state":{"a":1}"#
    let attributes = #""attributes-type":"Ride","attributes":{}"#
    assertFindings(
      #"{\#(update),"alert":"x","relevance-score":75}"#, in: .activityAps)
    assertFindings(
      #"{\#(start),\#(attributes)}"#, "E incomplete-live-activity", in: .activityAps)
    assertFindings(
      #"{\#(start),\#(attributes),"alert":{"title":{"loc-key":"k","loc-args":["a"]}}}"#,
      in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":1685952000000,"content-state":{"a":1}}"#,
      "E live-activity-milliseconds", in: .activityAps)
    assertFindings(
      #"{\#(update),"dismissal-date":1685952001}"#, "W ineffective-live-activity-key",
      in: .activityAps)
    assertFindings(
      """
      {"live_activity_token":"{{t}}","headers":{"apns-priority":"1"},\
      "payload":{"aps":{\(update)}}}
      """, "W live-activity-priority", in: .deviceAPNs)
  }

  func testPlaces() {
    let letters = String(repeating: "a", count: 64)
    let kana = String(repeating: "あ", count: 22)
    assertFindings(
      #"{"headers":{"apns-collapse-id":"\#(letters)"}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-collapse-id":"\#(letters)a"}}"#, "E long-collapse-id", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-collapse-id":"\#(kana)"}}"#, "E long-collapse-id", in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"live_activity_token":"t"}}"#,
      "E live-activity-token-in-payload", in: .deviceAPNs)
    // The schema violation says where the misplaced `aps` belongs.
    assertFindings(#"{"aps":{"alert":"x"}}"#, "E misplaced-field", in: .deviceAPNs)
    assertFindings(
      #"{"aps":{"alert":"x"}}"#, "H missing-simulator-bundle", as: .apnsPayload,
      level: .hint)
  }
}
