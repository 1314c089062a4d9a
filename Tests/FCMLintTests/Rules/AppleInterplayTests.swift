import FCMLint
import FCMLintRules
import XCTest

/// One slip is one finding, whatever it makes useless; and the borders of single rules.
final class AppleInterplayTests: XCTestCase {
  func testFlags() {
    let cases: [AppleCase] = [
      .aps(#"{"alert":"x","mutable-content":true}"#, "E flag-not-one"),
      .aps(#"{"alert":"x","mutable-content":false}"#, "E flag-not-one"),
      .aps(#"{"alert":"x","mutable-content":"1"}"#, "E flag-not-one"),
      .aps(#"{"alert":"x","mutable-content":2}"#, "E flag-not-one"),
      .aps(#"{"alert":"x","mutable-content":0}"#),
      .aps(#"{"alert":"x","mutable-content":1.0}"#),
      .aps(#"{"alert":"x","mutable-content":"{{flag}}"}"#),
      .aps(#"{"alert":"x","mutable-content":{{flag}}}"#),
      .aps(#"{"alert":"x","content-available":true}"#, "W flag-not-one"),
      .aps(#"{"alert":"x","content-available":"1"}"#, "E flag-not-one"),
      .aps(#"{"alert":"x","content-available":false}"#),
      .aps(#"{"alert":"x","content-available":null}"#, "W null-in-payload"),
      .raw(#"{"aps":{"alert":"x","mutable-content":true}}"#, "W flag-not-one"),
      .raw(#"{"aps":{"alert":"x","content-available":"1"}}"#, "W flag-not-one"),
      .node(
        """
        {"token":"{{t}}","apns":{"payload":{"aps":{"alert":"x","contentAvailable":true,\
        "mutableContent":true,"threadId":"a"}}}}
        """),
    ]
    for vector in cases { vector.check() }
  }

  func testBadges() {
    for badge in ["0", "3", "3.0", "\"{{count}}\"", "{{count}}"] {
      AppleCase.aps(#"{"alert":"x","badge":\#(badge)}"#).check()
    }
    for badge in ["\"3\"", "true", "-1", "1.5", "\"\"", "[]", "\"https://example.com/a.png\""] {
      AppleCase.aps(#"{"alert":"x","badge":\#(badge)}"#, "E badge-not-a-number").check()
    }
  }

  func testTypes() {
    let cases: [AppleCase] = [
      .aps(#"{"alert":"x","thread-id":7}"#, "E wrong-aps-type"),
      .aps(#"{"alert":"x","category":["a"]}"#, "E wrong-aps-type"),
      .aps(#"{"alert":"x","category":""}"#),
      .aps(#"{"alert":"x","category":{{category}},"thread-id":"{{thread}}"}"#),
      .aps(#"{"alert":"x","category":null}"#, "W null-in-payload"),
      .aps(#"{"alert":{"title":"x","action-loc-key":null}}"#),
      .activity(
        #"{"event":"update","timestamp":"1685952000","content-state":{}}"#, "E wrong-aps-type"),
      .activity(
        #"{"event":"update","timestamp":"1685952000000","content-state":{}}"#, "E wrong-aps-type"),
      .activity(
        #"{"event":"update","timestamp":{{now}},"content-state":{{state}}}"#),
      .activity(
        #"{"event":"update","timestamp":"{{now}}","content-state":"{{state}}"}"#),
    ]
    for vector in cases { vector.check() }
  }

  func testAlerts() {
    let cases: [AppleCase] = [
      .aps(#"{"alert":1}"#, "E bad-alert"),
      .aps(#"{"alert":["x"]}"#, "E bad-alert"),
      .aps(#"{"alert":{"title":{"loc-key":"K"}}}"#, "E bad-alert"),
      .aps(#"{"alert":{"title":"{{t}}","body":{{b}}}}"#),
      .aps(#"{"alert":""}"#, "W empty-alert"),
      .aps(#"{"alert":{}}"#, "W empty-alert"),
      .aps(#"{"alert":{"title":""},"sound":"default"}"#, "W empty-alert"),
      .aps(#"{"alert":{"title":"","body":"x"}}"#),
      .message(#""notification":{"title":"x"},"apns":{"payload":{"aps":{"alert":{}}}}"#),
      .aps(#"{"title":"x","body":"y"}"#, "E alert-text-in-aps", "E alert-text-in-aps"),
      .aps(
        #"{"sound":"a.caf","title":"x","badge":1,"subtitle":"y","body":"z"}"#,
        "E alert-text-in-aps", "E alert-text-in-aps", "E alert-text-in-aps"),
      .aps(#"{"alert":"y","title":"x"}"#, "E alert-text-in-aps"),
      .aps(#"{"alert":{"body":"y"},"title":"x","badge":2}"#, "E alert-text-in-aps"),
      .aps(#"{"alert":{"title":"y"},"title":"x"}"#, "E alert-text-in-aps"),
      .aps(#"{"alert":{"title":"x","sound":"a.caf"}}"#, "W sound-in-alert"),
      .aps(#"{"alert":{"title":"x","sound":"a.caf"},"sound":"b.caf"}"#, "W sound-in-alert"),
      .aps(#"{"alert":{"title":"x","loc-args":[]}}"#),
      .aps(#"{"alert":{"locKey":"K","loc-args":["a"]}}"#, "E unknown-alert-key"),
      .aps(
        #"{"alert":{"body":"x","loc-key":"K","title":"t"}}"#, "W literal-with-alert-loc-key"),
      .node(
        #"{"token":"{{t}}","apns":{"payload":{"aps":{"alert":{"body":"x","locKey":"K"}}}}}"#,
        "W literal-with-alert-loc-key"),
      .node(
        #"{"token":"{{t}}","apns":{"payload":{"aps":{"alert":{"title":"x","titleLocKey":"K"}}}}}"#,
        "W literal-with-alert-loc-key"),
      .aps(#"{"alert":{"loc-key":"K","loc-args":["{{a}}",{{b}},"c"]}}"#),
      .aps(
        #"{"alert":{"loc-key":"K","loc-args":[true,null,{}]}}"#, "E non-string-loc-arg",
        "E non-string-loc-arg", "E non-string-loc-arg"),
    ]
    for vector in cases { vector.check() }
    AppleCase.aps(#"{"alert":{"title":"x","summary-arg":"a"}}"#, "I obsolete-alert-key")
      .check(level: .info)
  }

  func testSounds() {
    let cases: [AppleCase] = [
      .aps(#"{"alert":"x","sound":""}"#, "E bad-sound"),
      .aps(#"{"alert":"x","sound":1}"#, "E bad-sound"),
      .aps(#"{"alert":"x","sound":"{{sound}}"}"#),
      .aps(#"{"alert":"x","sound":{"critical":1}}"#, "W bad-sound"),
      .aps(#"{"alert":"x","sound":{"critical":1,"name":""}}"#, "E bad-sound"),
      .aps(#"{"alert":"x","sound":{"critical":1,"file":"a.caf"}}"#, "W unknown-sound-key"),
      .aps(#"{"alert":"x","sound":{"critical":1,"name":"a","volume":"1"}}"#, "E bad-sound"),
      .aps(#"{"alert":"x","sound":{"critical":1,"name":"a","volume":0}}"#),
      .aps(#"{"alert":"x","sound":{"critical":1,"name":"a","volume":1.0}}"#),
      .aps(#"{"alert":"x","sound":{"critical":1,"name":"a","volume":{{v}}}}"#),
      .node(
        """
        {"token":"{{t}}","apns":{"payload":{"aps":{"alert":"x",\
        "sound":{"critical":true,"name":"a.caf"}}}}}
        """),
    ]
    for vector in cases { vector.check() }
    AppleCase.aps(#"{"alert":"x","sound":{"name":"a"}}"#, "I sound-object-without-critical")
      .check(level: .info)
  }

  func testLiveActivities() {
    let update = #""event":"update","timestamp":1685952000,"content-state":{}"#
    let cases: [AppleCase] = [
      .aps(#"{"alert":"x",\#(update)}"#, "W live-activity-key-in-alert"),
      .aps(#"{"alert":"x","stale-date":1685952000}"#, "W live-activity-key-in-alert"),
      .aps(#"{\#(update),"relevance-score":75}"#, "W live-activity-key-in-alert"),
      .raw(#"{"aps":{\#(update),"relevance-score":75}}"#),
      .raw(#"{"aps":{"alert":"x","stale-date":1685952000}}"#, "W live-activity-key-in-alert"),
      .activity(#"{\#(update),"alert":{"title":"x","sound":"a.caf"}}"#),
      .activity(#"{"event":"update","timestamp":1685952000}"#, "E incomplete-live-activity"),
      .activity(#"{"event":"update","content-state":{}}"#, "W incomplete-live-activity"),
      .activity(#"{"timestamp":1685952000,"content-state":{}}"#, "E incomplete-live-activity"),
      .activity(#"{"event":"end","timestamp":1685952000}"#),
      .activity(#"{"event":"{{event}}"}"#),
      .activity(
        #"{"event":"update","timestamp":1685952000,"contentState":{}}"#, "E aps-key-spelling"),
      .apns(#"{"live_activity_token":"{{t}}"}"#, "E incomplete-live-activity"),
      .apns(#"{"live_activity_token":"{{t}}","payload":{{payload}}}"#),
      .apns(
        """
        {"headers":{"apns-push-type":"alert"},"live_activity_token":"{{t}}",\
        "payload":{"aps":{\(update)}}}
        """, "W live-activity-push-type"),
      .apns(
        """
        {"headers":{"apns-push-type":"background"},"live_activity_token":"{{t}}",\
        "payload":{"aps":{\(update),"alert":"x"}}}
        """, "W live-activity-push-type"),
      .apns(
        #"{"headers":{"apns-push-type":"LiveActivity"},"payload":{"aps":{\#(update)}}}"#,
        "E bad-push-type", "W live-activity-push-type"),
      .apns(
        #"{"payload":{"aps":{\#(update)},"live_activity_token":"{{t}}"}}"#,
        "E live-activity-token-in-payload"),
    ]
    for vector in cases { vector.check() }
  }

  func testHeaders() {
    let cases: [AppleCase] = [
      .apns(#"{"headers":{"apns-prority":"10"}}"#, "W unknown-apns-header"),
      .apns(#"{"headers":{"apns_priority":"10"}}"#, "W unknown-apns-header"),
      .apns(#"{"headers":{"TTL":"10"}}"#, "W unknown-apns-header"),
      .apns(#"{"headers":{"Topic":"a"}}"#, "W unknown-apns-header"),
      .apns(#"{"headers":{"apns-thread-id":"a"}}"#, "W unknown-apns-header"),
      .apns(#"{"headers":{"apns-channel-id":"a"}}"#, "W unknown-apns-header"),
      .apns(#"{"headers":{"Authorization":"bearer"}}"#, "W transport-header"),
      .apns(#"{"headers":{":path":"/3/device"}}"#, "W transport-header"),
      .apns(#"{"headers":{"image":"https://example.com/a.png"}}"#, "E mutable-content-in-headers"),
      .apns(
        #"{"headers":{"apns-priority":"5","APNS-PRIORITY":"10","apns-priority ":"5"}}"#,
        "E duplicate-apns-header", "W unknown-apns-header"),
      .apns(
        #"{"headers":{"Apns-Expiration":"3600"}}"#, "W uppercase-apns-header",
        "E relative-apns-expiration"),
      .apns(
        """
        {"headers":{"apns-push-type":"background","Apns-Push-Type":"background",\
        "apns-priority":"5"},"payload":{"aps":{"alert":"x"}}}
        """, "E duplicate-apns-header", "E background-with-alert"),
      .apns(#"{"headers":{"apns-expiration":"999999999"}}"#, "E relative-apns-expiration"),
      .apns(#"{"headers":{"apns-expiration":"1000000000"}}"#),
      .apns(#"{"headers":{"apns-expiration":"01893456000"}}"#, "E bad-apns-expiration"),
      .apns(#"{"headers":{"apns-expiration":"-1"}}"#, "E bad-apns-expiration"),
      .apns(#"{"headers":{"apns-expiration":""}}"#, "E bad-apns-expiration"),
      .apns(#"{"headers":{"apns-expiration":"{{soon}}"}}"#),
      .apns(#"{"headers":{"apns-expiration":"99999999999"}}"#),
      .apns(#"{"headers":{"apns-expiration":"100000000000"}}"#, "W millisecond-apns-expiration"),
      .apns(#"{"headers":{"apns-priority":"1"}}"#),
      .apns(#"{"headers":{"apns-priority":"0"}}"#, "E bad-apns-priority"),
      .apns(#"{"headers":{"apns-priority":" 10"}}"#, "E bad-apns-priority"),
      .apns(#"{"headers":{"apns-priority":"10.0"}}"#, "E bad-apns-priority"),
      .apns(#"{"headers":{"apns-id":"3F2B8A10-7C44-4E0D-9B51-08D6A1C7E2F9"}}"#, "W bad-apns-id"),
      .apns(#"{"headers":{"apns-id":"3f2b8a10-7c44-4e0d-9b51-8d6a1c7e2f9"}}"#, "E bad-apns-id"),
      .apns(#"{"payload":{"aps":{"alert":"x"},"headers":{"a":"b"}}}"#),
      .apns(
        #"{"payload":{"aps":{"alert":"x"},"headers":{"apns-priority":"5"}}}"#,
        "E headers-in-payload"),
      .apns(
        #"{"payload":{"aps":{"alert":"x"},"fcmOptions":{"image":"https://example.com/a.png"}}}"#,
        "W fcm-options-in-payload"),
    ]
    for vector in cases { vector.check() }
  }

  func testPayloads() {
    let cases: [AppleCase] = [
      .apns(#"{"aps":{"alert":"x"},"payload":{}}"#),
      .apns(#"{"payload":{"aps":null}}"#, "E payload-without-aps"),
      .apns(#"{"payload":{"aps":"{{aps}}"}}"#),
      .apns(#"{"payload":{"aps":{"alert":"x"},"n":9007199254740992}}"#),
      .apns(#"{"payload":{"aps":{"alert":"x"},"n":[-9007199254740993]}}"#, "W unsafe-integer"),
      .apns(#"{"payload":{"aps":{"alert":"x","badge":12345678901234567}}}"#, "W unsafe-integer"),
      .apns(#"{"payload":{"aps":{"alert":"x"},"n":1e30,"m":0.12345678901234567}}"#),
      .apns(#"{"payload":{"aps":{"alert":"x"},"google.c.a.e":"1"}}"#, "W reserved-payload-key"),
      .apns(
        #"{"payload":{"aps":{"alert":"x"},"Simulator Target Bundle":"a.b"}}"#,
        "W simulator-key-in-message"),
      .message(
        #""data":{"a":"1","from":"2"},"apns":{"payload":{"aps":{"alert":"x"},"a":1,"from":"2"}}"#,
        "W same-key-in-data-and-payload", "W reserved-payload-key"),
      .raw(#"{"aps":{},"google.c.a.e":"1","n":9007199254740993}"#),
      .raw(#"{"aps":{"alert":"x"},"simulator target bundle":"a.b"}"#, "W misspelt-simulator-key"),
      .raw(#"{"aps":{"alert":"x"},"gcm.message_id":"1"}"#),
      .raw(#"{"alert":"x"}"#, "E payload-without-aps"),
      .raw(#"["aps"]"#),
    ]
    for vector in cases { vector.check() }
  }

  /// What the project calls its own is no sample from documentation.
  func testTheProjectsOwnTopic() {
    let headers = #""headers":{"apns-topic":"#
    let cases = [
      (#""notification":{"title":"a"},"apns":{\#(headers)"com.example.app"}}"#, 0),
      (#""notification":{"title":"a"},"apns":{\#(headers)"com.example.other"}}"#, 1),
      (
        #""apns":{"live_activity_token":"a",\#(headers)"com.example.app.push-type.liveactivity"},"#
          + #""payload":{"aps":{"event":"end","timestamp":1782887000}}}"#, 0
      ),
    ]
    var configuration = Configuration()
    configuration.project = ProjectSettings(apnsTopic: "com.example.app")
    configuration.select = ["bad-apns-topic"]
    let linter = Linter(rules: Rulebook.all, configuration: configuration)
    for (members, count) in cases {
      let document = #"{"message":{"token":"{{token}}",\#(members)}}"#
      XCTAssertEqual(linter.lint(Array(document.utf8)).diagnostics.count, count, document)
    }
  }
}
