import FCMLint
import XCTest

/// Tables for Apple: push types, headers with payloads, spellings.
final class AppleTableTests: XCTestCase {
  func testPushTypes() {
    let shown = #""payload":{"aps":{"alert":"x"}}"#
    for type in ["alert"] {
      assertFindings(
        #"{"headers":{"apns-push-type":"\#(type)"},\#(shown)}"#, in: .deviceAPNs)
    }
    for type in [
      "widgets", "controls", "complication", "location", "voip", "pushtotalk", "fileprovider",
      "mdm",
    ] {
      assertFindings(
        #"{"headers":{"apns-push-type":"\#(type)"},\#(shown)}"#, "W undeliverable-push-type",
        in: .deviceAPNs)
    }
    for type in ["Alert", "ALERT", "allert", "notification", "", "alert "] {
      assertFindings(
        #"{"headers":{"apns-push-type":"\#(type)"},\#(shown)}"#, "E bad-push-type", in: .deviceAPNs)
    }
    assertFindings(
      #"{"headers":{"apns-push-type":"VoIP"},\#(shown)}"#, "E bad-push-type",
      "W undeliverable-push-type", in: .deviceAPNs)
  }

  func testTopics() {
    func topic(_ text: String, _ expected: String..., line: UInt = #line) {
      assertFindings(
        #"{"headers":{"apns-topic":"\#(text)"}}"#, expected, in: .deviceAPNs, line: line)
    }
    topic("org.kantorei.app")
    topic("org.kantorei.app-2.Beta")
    topic("org.kantorei.voip")
    topic("{{bundle}}")
    topic("", "W bad-apns-topic")
    topic("org.kantorei app", "W bad-apns-topic")
    topic("org..app", "W bad-apns-topic")
    topic("com.example.app", "W bad-apns-topic")
    topic("io.flutter.plugins.firebase.messaging", "W bad-apns-topic")
    topic("org.kantorei.app.push-type.liveactivity", "W bad-apns-topic")
    topic("org.kantorei.app.voip", "W bad-apns-topic")
    assertFindings(
      """
      {"live_activity_token":"{{t}}","headers":{"apns-topic":"org.kantorei.app"},"payload":\
      {"aps":{"event":"update","timestamp":1685952000,"content-state":{}}}}
      """, "E bad-apns-topic", in: .deviceAPNs)
  }

  func testHeadersBesidePayloads() {
    let background = #""apns-push-type":"background""#
    let five = #""apns-priority":"5""#
    let wake = #""payload":{"aps":{"content-available":1}}"#
    assertFindings(
      #"{"headers":{\#(background),"apns-priority":"1"},\#(wake)}"#, in: .deviceAPNs)
    assertFindings(
      #"{"headers":{\#(background),"apns-priority":"high"},\#(wake)}"#, "W background-priority",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{\#(background),\#(five)},"payload":{"aps":{"thread-id":"a"}}}"#,
      "E background-without-content-available", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{\#(background),\#(five)}}"#, "E background-without-content-available",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{\#(background),\#(five)},"payload":{"aps":{"content-available":0}}}"#,
      "E background-without-content-available", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{\#(background),\#(five)},"payload":{"aps":{"contentAvailable":1}}}"#,
      "E aps-key-spelling", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{\#(background),\#(five)},"payload":{"aps":{}}}"#, "E empty-aps",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{\#(background),\#(five)},"payload":{"a":1}}"#, "E payload-without-aps",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{\#(background),\#(five)},"payload":{"aps":{"alert":"x"}}}"#,
      "E background-with-alert", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-priority":"10"},\#(wake)}"#, "W background-priority", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"Apns-Priority":"10"},\#(wake)}"#, "W uppercase-apns-header",
      "W background-priority", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-priority":"10"},"payload":{"aps":{"content_available":1}}}"#,
      "W background-priority", "W aps-key-spelling", in: .deviceAPNs)
    assertFindings(#"{"headers":{"apns-priority":"5"},\#(wake)}"#, in: .deviceAPNs)
    assertFindings(#"{\#(wake)}"#, in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"alert"},\#(wake)}"#, "W alert-type-without-alert",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"badge":0}}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"Alert":"x"}}}"#,
      "E aps-key-spelling", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{{aps}}}}"#, in: .deviceAPNs)
    assertFindings(
      #""notification":{"title":"x"},"apns":{"headers":{\#(background),\#(five)}}"#,
      "E background-with-alert", in: .device)
    assertFindings(
      #""notification":{"title":"x"},"apns":{"headers":{"apns-priority":"10"},\#(wake)}"#,
      in: .device)
    assertFindings(#""data":{"a":"b"},"apns":{\#(wake)}"#, in: .device)
  }

  func testDataOnly() {
    assertFindings(
      #""data":{"a":"b"}"#, "H data-only-on-apple", in: .device, of: ["apns"], level: .hint)
    assertFindings(
      #""data":{"a":"b"},"android":{"ttl":"1s"}"#, in: .device, of: ["apns"], level: .hint)
    assertFindings(
      """
      "data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background","apns-priority":"5"},\
      "payload":{"aps":{"content-available":1}}}
      """, in: .device, of: ["apns"], level: .hint)
  }

  func testSpellingsOfAps() {
    let table = [
      "content_available": "1", "contentAvailable": "true", "mutable_content": "1",
      "mutableContent": "true", "thread_id": "\"a\"", "threadId": "\"a\"",
      "target_content_id": "\"a\"", "targetContentIdentifier": "\"a\"",
      "interruption_level": "\"passive\"", "interruptionLevel": "\"time_sensitive\"",
      "relevance_score": "0.5", "relevanceScore": "75", "loc_key": "\"K\"", "locKey": "\"K\"",
      "body-loc-key": "\"K\"", "bodyLocKey": "\"K\"", "title_loc_key": "\"K\"",
      "titleLocKey": "\"K\"", "title_loc_args": "[\"a\"]", "launchImage": "\"a.png\"",
      "contentState": "{}", "content_state": "{}", "staleDate": "1685952000",
      "dismissalDate": "1685952000", "attributesType": "\"A\"", "imageUrl": "\"u\"",
      "image": "\"u\"", "attachment-url": "\"u\"", "media-url": "\"u\"",
      "click_action": "\"OPEN\"", "Badge": "3", "Content-Available": "1",
    ]
    for (key, value) in table.sorted(by: { $0.key < $1.key }) {
      // Sources disagree about this one.
      let severity = key == "content_available" ? "W" : "E"
      assertFindings(
        #"{ "alert": "x", "\#(key)": \#(value) }"#, "\(severity) aps-key-spelling",
        in: .deviceAps)
      assertFindings(
        #"{ "aps": { "alert": "x", "\#(key)": \#(value) } }"#, "E aps-key-spelling",
        as: .apnsPayload)
    }
    assertFindings(
      #"{ "alert": "x", "threadId": "a", "thread-id": "a" }"#, "E aps-key-spelling", in: .deviceAps)
  }

  func testOtherKeysOfAps() {
    assertFindings(
      #"{ "alert": "x", "bagde": 3 }"#, "W unknown-aps-key", in: .deviceAps)
    assertFindings(
      #"{ "alert": "x", "article": 3 }"#, "W unknown-aps-key", in: .deviceAps)
    assertFindings(
      #"{ "alert": "x", "loc-key": "K" }"#, "W unknown-aps-key", in: .deviceAps)
    assertFindings(
      #"{ "alert": "x", "icon": "a" }"#, "W unknown-aps-key", in: .deviceAps)
    assertFindings(
      #"{ "alert": "x", "priority": "high" }"#, "W unknown-aps-key", in: .deviceAps)
    assertFindings(#"{ "alert": "x", "{{key}}": "high" }"#, in: .deviceAps)
    assertFindings(
      #"{ "aps": { "alert": "x", "article": 3 } }"#, "W unknown-aps-key", as: .apnsPayload)
    assertFindings(
      #""data":{"article":"3"},"apns":{"payload":{"aps":{"alert":"x","article":3}}}"#,
      "W unknown-aps-key", in: .device)
  }

  func testSpellingsOfTheAlert() {
    for key in [
      "title_loc_key", "titleLocKey", "locKey", "loc_key", "bodyLocKey", "body_loc_key",
      "launchImage", "subTitle", "tilte", "click_action", "image", "icon", "color", "badge",
      "threadId", "message", "article",
    ] {
      assertFindings(
        #"{ "alert": { "title": "x", "\#(key)": "K" } }"#, "W unknown-alert-key", in: .deviceAps)
    }
  }
}
