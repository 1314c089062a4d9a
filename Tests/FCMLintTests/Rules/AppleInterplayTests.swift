import FCMLint
import FCMLintRules
import XCTest

/// One mistake is one finding, whatever it affects; and the limits of single rules.
final class AppleInterplayTests: XCTestCase {
  func testFlags() {
    assertFindings(
      #"{"alert":"x","mutable-content":true}"#, "E flag-not-one", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","mutable-content":false}"#, "E flag-not-one", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","mutable-content":"1"}"#, "E flag-not-one", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","mutable-content":2}"#, "E flag-not-one", in: .deviceAps)
    assertFindings(#"{"alert":"x","mutable-content":0}"#, in: .deviceAps)
    assertFindings(#"{"alert":"x","mutable-content":1.0}"#, in: .deviceAps)
    assertFindings(#"{"alert":"x","mutable-content":"{{flag}}"}"#, in: .deviceAps)
    assertFindings(#"{"alert":"x","mutable-content":{{flag}}}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":"x","content-available":true}"#, "W flag-not-one", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","content-available":"1"}"#, "E flag-not-one", in: .deviceAps)
    assertFindings(#"{"alert":"x","content-available":false}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":"x","content-available":null}"#, "W null-in-payload", in: .deviceAps)
    assertFindings(
      #"{"aps":{"alert":"x","mutable-content":true}}"#, "W flag-not-one", as: .apnsPayload)
    assertFindings(
      #"{"aps":{"alert":"x","content-available":"1"}}"#, "W flag-not-one", as: .apnsPayload)
    assertFindings(
      """
      {"token":"{{t}}","apns":{"payload":{"aps":{"alert":"x","contentAvailable":true,\
      "mutableContent":true,"threadId":"a"}}}}
      """, as: .adminNode)
  }

  func testBadges() {
    for badge in ["0", "3", "3.0", "\"{{count}}\"", "{{count}}"] {
      assertFindings(#"{"alert":"x","badge":\#(badge)}"#, in: .deviceAps)
    }
    for badge in ["\"3\"", "true", "-1", "1.5", "\"\"", "[]", "\"https://example.com/a.png\""] {
      assertFindings(
        #"{"alert":"x","badge":\#(badge)}"#, "E badge-not-a-number", in: .deviceAps)
    }
  }

  func testTypes() {
    assertFindings(
      #"{"alert":"x","thread-id":7}"#, "E wrong-aps-type", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","category":["a"]}"#, "E wrong-aps-type", in: .deviceAps)
    assertFindings(#"{"alert":"x","category":""}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":"x","category":{{category}},"thread-id":"{{thread}}"}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":"x","category":null}"#, "W null-in-payload", in: .deviceAps)
    assertFindings(#"{"alert":{"title":"x","action-loc-key":null}}"#, in: .deviceAps)
    assertFindings(
      #"{"event":"update","timestamp":"1685952000","content-state":{}}"#, "E wrong-aps-type",
      in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":"1685952000000","content-state":{}}"#, "E wrong-aps-type",
      in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":{{now}},"content-state":{{state}}}"#, in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":"{{now}}","content-state":"{{state}}"}"#, in: .activityAps)
  }

  func testAlerts() {
    assertFindings(#"{"alert":1}"#, "E bad-alert", in: .deviceAps)
    assertFindings(#"{"alert":["x"]}"#, "E bad-alert", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":{"loc-key":"K"}}}"#, "E bad-alert", in: .deviceAps)
    assertFindings(#"{"alert":{"title":"{{t}}","body":{{b}}}}"#, in: .deviceAps)
    assertFindings(#"{"alert":""}"#, "W empty-alert", in: .deviceAps)
    assertFindings(#"{"alert":{}}"#, "W empty-alert", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":""},"sound":"default"}"#, "W empty-alert", in: .deviceAps)
    assertFindings(#"{"alert":{"title":"","body":"x"}}"#, in: .deviceAps)
    assertFindings(
      #""notification":{"title":"x"},"apns":{"payload":{"aps":{"alert":{}}}}"#, in: .device)
    assertFindings(
      #"{"title":"x","body":"y"}"#, "E alert-text-in-aps", "E alert-text-in-aps", in: .deviceAps)
    assertFindings(
      #"{"sound":"a.caf","title":"x","badge":1,"subtitle":"y","body":"z"}"#, "E alert-text-in-aps",
      "E alert-text-in-aps", "E alert-text-in-aps", in: .deviceAps)
    assertFindings(
      #"{"alert":"y","title":"x"}"#, "E alert-text-in-aps", in: .deviceAps)
    assertFindings(
      #"{"alert":{"body":"y"},"title":"x","badge":2}"#, "E alert-text-in-aps", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":"y"},"title":"x"}"#, "E alert-text-in-aps", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":"x","sound":"a.caf"}}"#, "W sound-in-alert", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":"x","sound":"a.caf"},"sound":"b.caf"}"#, "W sound-in-alert",
      in: .deviceAps)
    assertFindings(#"{"alert":{"title":"x","loc-args":[]}}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":{"locKey":"K","loc-args":["a"]}}"#, "E unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":{"body":"x","loc-key":"K","title":"t"}}"#, "W literal-with-alert-loc-key",
      in: .deviceAps)
    assertFindings(
      #"{"token":"{{t}}","apns":{"payload":{"aps":{"alert":{"body":"x","locKey":"K"}}}}}"#,
      "W literal-with-alert-loc-key", as: .adminNode)
    assertFindings(
      #"{"token":"{{t}}","apns":{"payload":{"aps":{"alert":{"title":"x","titleLocKey":"K"}}}}}"#,
      "W literal-with-alert-loc-key", as: .adminNode)
    assertFindings(
      #"{"alert":{"loc-key":"K","loc-args":["{{a}}",{{b}},"c"]}}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":{"loc-key":"K","loc-args":[true,null,{}]}}"#, "E non-string-loc-arg",
      "E non-string-loc-arg", "E non-string-loc-arg", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":"x","summary-arg":"a"}}"#, "I obsolete-alert-key", in: .deviceAps,
      level: .info)
  }

  func testSounds() {
    assertFindings(#"{"alert":"x","sound":""}"#, "E bad-sound", in: .deviceAps)
    assertFindings(#"{"alert":"x","sound":1}"#, "E bad-sound", in: .deviceAps)
    assertFindings(#"{"alert":"x","sound":"{{sound}}"}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1}}"#, "W bad-sound", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1,"name":""}}"#, "E bad-sound", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1,"file":"a.caf"}}"#, "W unknown-sound-key",
      in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1,"name":"a","volume":"1"}}"#, "E bad-sound",
      in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1,"name":"a","volume":0}}"#, in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1,"name":"a","volume":1.0}}"#, in: .deviceAps
    )
    assertFindings(
      #"{"alert":"x","sound":{"critical":1,"name":"a","volume":{{v}}}}"#, in: .deviceAps)
    assertFindings(
      """
      {"token":"{{t}}","apns":{"payload":{"aps":{"alert":"x",\
      "sound":{"critical":true,"name":"a.caf"}}}}}
      """, as: .adminNode)
    assertFindings(
      #"{"alert":"x","sound":{"name":"a"}}"#, "I sound-object-without-critical", in: .deviceAps,
      level: .info)
  }

  func testLiveActivities() {
    let update = #""event":"update","timestamp":1685952000,"content-state":{}"#
    assertFindings(
      #"{"alert":"x",\#(update)}"#, "W live-activity-key-in-alert", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","stale-date":1685952000}"#, "W live-activity-key-in-alert", in: .deviceAps)
    assertFindings(
      #"{\#(update),"relevance-score":75}"#, "W live-activity-key-in-alert", in: .deviceAps)
    assertFindings(#"{"aps":{\#(update),"relevance-score":75}}"#, as: .apnsPayload)
    assertFindings(
      #"{"aps":{"alert":"x","stale-date":1685952000}}"#, "W live-activity-key-in-alert",
      as: .apnsPayload)
    assertFindings(
      #"{\#(update),"alert":{"title":"x","sound":"a.caf"}}"#, in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":1685952000}"#, "E incomplete-live-activity", in: .activityAps)
    assertFindings(
      #"{"event":"update","content-state":{}}"#, "W incomplete-live-activity", in: .activityAps)
    assertFindings(
      #"{"timestamp":1685952000,"content-state":{}}"#, "E incomplete-live-activity",
      in: .activityAps)
    assertFindings(#"{"event":"end","timestamp":1685952000}"#, in: .activityAps)
    assertFindings(#"{"event":"{{event}}"}"#, in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":1685952000,"contentState":{}}"#, "E aps-key-spelling",
      in: .activityAps)
    assertFindings(
      #"{"live_activity_token":"{{t}}"}"#, "E incomplete-live-activity", in: .deviceAPNs)
    assertFindings(
      #"{"live_activity_token":"{{t}}","payload":{{payload}}}"#, in: .deviceAPNs)
    assertFindings(
      """
      {"headers":{"apns-push-type":"alert"},"live_activity_token":"{{t}}",\
      "payload":{"aps":{\(update)}}}
      """, "W live-activity-push-type", in: .deviceAPNs)
    assertFindings(
      """
      {"headers":{"apns-push-type":"background"},"live_activity_token":"{{t}}",\
      "payload":{"aps":{\(update),"alert":"x"}}}
      """, "W live-activity-push-type", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"LiveActivity"},"payload":{"aps":{\#(update)}}}"#,
      "E bad-push-type", "W live-activity-push-type", in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{\#(update)},"live_activity_token":"{{t}}"}}"#,
      "E live-activity-token-in-payload", in: .deviceAPNs)
  }

  func testHeaders() {
    assertFindings(
      #"{"headers":{"apns-prority":"10"}}"#, "W unknown-apns-header", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns_priority":"10"}}"#, "W unknown-apns-header", in: .deviceAPNs
    )
    assertFindings(
      #"{"headers":{"TTL":"10"}}"#, "W unknown-apns-header", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"Topic":"a"}}"#, "W unknown-apns-header", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-thread-id":"a"}}"#, "W unknown-apns-header", in: .deviceAPNs
    )
    assertFindings(
      #"{"headers":{"apns-channel-id":"a"}}"#, "W unknown-apns-header", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"Authorization":"bearer"}}"#, "W transport-header", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{":path":"/3/device"}}"#, "W transport-header", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"image":"https://example.com/a.png"}}"#, "E mutable-content-in-headers",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-priority":"5","APNS-PRIORITY":"10","apns-priority ":"5"}}"#,
      "E duplicate-apns-header", "W unknown-apns-header", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"Apns-Expiration":"3600"}}"#, "W uppercase-apns-header",
      "E relative-apns-expiration", in: .deviceAPNs)
    assertFindings(
      """
      {"headers":{"apns-push-type":"background","Apns-Push-Type":"background",\
      "apns-priority":"5"},"payload":{"aps":{"alert":"x"}}}
      """, "E duplicate-apns-header", "E background-with-alert", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-expiration":"999999999"}}"#, "E relative-apns-expiration",
      in: .deviceAPNs)
    for time in ["1000000000", "1792713599"] {
      assertFindings(
        #"{"headers":{"apns-expiration":"\#(time)"}}"#, "W past-apns-expiration", in: .deviceAPNs)
    }
    assertFindings(#"{"headers":{"apns-expiration":"1792713600"}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-expiration":"01893456000"}}"#, "E bad-apns-expiration", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-expiration":"-1"}}"#, "E bad-apns-expiration", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-expiration":""}}"#, "E bad-apns-expiration", in: .deviceAPNs
    )
    assertFindings(#"{"headers":{"apns-expiration":"{{soon}}"}}"#, in: .deviceAPNs)
    assertFindings(#"{"headers":{"apns-expiration":"99999999999"}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-expiration":"100000000000"}}"#, "W millisecond-apns-expiration",
      in: .deviceAPNs)
    assertFindings(#"{"headers":{"apns-priority":"1"}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-priority":"0"}}"#, "E bad-apns-priority", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-priority":" 10"}}"#, "E bad-apns-priority", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-priority":"10.0"}}"#, "E bad-apns-priority", in: .deviceAPNs
    )
    assertFindings(
      #"{"headers":{"apns-id":"3F2B8A10-7C44-4E0D-9B51-08D6A1C7E2F9"}}"#, "W bad-apns-id",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-id":"3f2b8a10-7c44-4e0d-9b51-8d6a1c7e2f9"}}"#, "E bad-apns-id",
      in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"headers":{"a":"b"}}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"headers":{"apns-priority":"5"}}}"#, "E headers-in-payload",
      in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"fcmOptions":{"image":"https://example.com/a.png"}}}"#,
      "W fcm-options-in-payload", in: .deviceAPNs)
  }
}
