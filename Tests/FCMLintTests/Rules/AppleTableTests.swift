import FCMLint
import XCTest

/// The tables of the Apple fact sheet: push types, headers beside payloads, spellings.
final class AppleTableTests: XCTestCase {
  func testPushTypes() {
    let shown = #""payload":{"aps":{"alert":"x"}}"#
    for type in ["alert"] {
      AppleCase.apns(#"{"headers":{"apns-push-type":"\#(type)"},\#(shown)}"#).check()
    }
    for type in [
      "widgets", "controls", "complication", "location", "voip", "pushtotalk", "fileprovider",
      "mdm",
    ] {
      AppleCase.apns(
        #"{"headers":{"apns-push-type":"\#(type)"},\#(shown)}"#, "W undeliverable-push-type"
      ).check()
    }
    for type in ["Alert", "ALERT", "allert", "notification", "", "alert "] {
      AppleCase.apns(#"{"headers":{"apns-push-type":"\#(type)"},\#(shown)}"#, "E bad-push-type")
        .check()
    }
    AppleCase.apns(
      #"{"headers":{"apns-push-type":"VoIP"},\#(shown)}"#, "E bad-push-type",
      "W undeliverable-push-type"
    ).check()
  }

  func testTopics() {
    func topic(_ text: String, _ expected: String..., line: UInt = #line) {
      var vector = AppleCase.apns(#"{"headers":{"apns-topic":"\#(text)"}}"#, line: line)
      vector.expected = expected
      vector.check()
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
    AppleCase.apns(
      """
      {"live_activity_token":"{{t}}","headers":{"apns-topic":"org.kantorei.app"},"payload":\
      {"aps":{"event":"update","timestamp":1685952000,"content-state":{}}}}
      """, "W bad-apns-topic"
    ).check()
  }

  func testHeadersBesidePayloads() {
    let background = #""apns-push-type":"background""#
    let five = #""apns-priority":"5""#
    let wake = #""payload":{"aps":{"content-available":1}}"#
    let cases: [AppleCase] = [
      .apns(#"{"headers":{\#(background),"apns-priority":"1"},\#(wake)}"#),
      .apns(
        #"{"headers":{\#(background),"apns-priority":"high"},\#(wake)}"#,
        "E background-priority"),
      .apns(
        #"{"headers":{\#(background),\#(five)},"payload":{"aps":{"thread-id":"a"}}}"#,
        "E background-without-content-available"),
      .apns(#"{"headers":{\#(background),\#(five)}}"#, "E background-without-content-available"),
      .apns(
        #"{"headers":{\#(background),\#(five)},"payload":{"aps":{"content-available":0}}}"#,
        "E background-without-content-available"),
      .apns(
        #"{"headers":{\#(background),\#(five)},"payload":{"aps":{"contentAvailable":1}}}"#,
        "E aps-key-spelling"),
      .apns(#"{"headers":{\#(background),\#(five)},"payload":{"aps":{}}}"#, "E empty-aps"),
      .apns(#"{"headers":{\#(background),\#(five)},"payload":{"a":1}}"#, "E payload-without-aps"),
      .apns(
        #"{"headers":{\#(background),\#(five)},"payload":{"aps":{"alert":"x"}}}"#,
        "E background-with-alert"),
      .apns(#"{"headers":{"apns-priority":"10"},\#(wake)}"#, "E background-priority"),
      .apns(
        #"{"headers":{"Apns-Priority":"10"},\#(wake)}"#, "W uppercase-apns-header",
        "E background-priority"),
      .apns(
        #"{"headers":{"apns-priority":"10"},"payload":{"aps":{"content_available":1}}}"#,
        "E background-priority", "E aps-key-spelling"),
      .apns(#"{"headers":{"apns-priority":"5"},\#(wake)}"#),
      .apns(#"{\#(wake)}"#),
      .apns(#"{"headers":{"apns-push-type":"alert"},\#(wake)}"#, "W alert-type-without-alert"),
      .apns(#"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"badge":0}}}"#),
      .apns(
        #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"Alert":"x"}}}"#,
        "E aps-key-spelling"),
      .apns(#"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{{aps}}}}"#),
      .message(
        #""notification":{"title":"x"},"apns":{"headers":{\#(background),\#(five)}}"#,
        "E background-with-alert"),
      .message(#""notification":{"title":"x"},"apns":{"headers":{"apns-priority":"10"},\#(wake)}"#),
      .message(#""data":{"a":"b"},"apns":{\#(wake)}"#),
    ]
    for vector in cases { vector.check() }
  }

  func testDataOnly() {
    AppleCase.message(#""data":{"a":"b"}"#, "H data-only-on-apple").check(level: .hint)
    AppleCase.message(#""data":{"a":"b"},"android":{"ttl":"1s"}"#).check(level: .hint)
    AppleCase.message(
      """
      "data":{"a":"b"},"apns":{"headers":{"apns-push-type":"background","apns-priority":"5"},\
      "payload":{"aps":{"content-available":1}}}
      """
    ).check(level: .hint)
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
      AppleCase.aps(#"{ "alert": "x", "\#(key)": \#(value) }"#, "E aps-key-spelling").check()
      AppleCase.raw(#"{ "aps": { "alert": "x", "\#(key)": \#(value) } }"#, "E aps-key-spelling")
        .check()
    }
    AppleCase.aps(
      #"{ "alert": "x", "threadId": "a", "thread-id": "a" }"#, "E aps-key-spelling"
    ).check()
  }

  func testOtherKeysOfAps() {
    let cases: [AppleCase] = [
      .aps(#"{ "alert": "x", "bagde": 3 }"#, "W unknown-aps-key"),
      .aps(#"{ "alert": "x", "article": 3 }"#, "W unknown-aps-key"),
      .aps(#"{ "alert": "x", "loc-key": "K" }"#, "W unknown-aps-key"),
      .aps(#"{ "alert": "x", "icon": "a" }"#, "W unknown-aps-key"),
      .aps(#"{ "alert": "x", "priority": "high" }"#, "W unknown-aps-key"),
      .aps(#"{ "alert": "x", "{{key}}": "high" }"#),
      .raw(#"{ "aps": { "alert": "x", "article": 3 } }"#, "W unknown-aps-key"),
      .message(
        #""data":{"article":"3"},"apns":{"payload":{"aps":{"alert":"x","article":3}}}"#,
        "W unknown-aps-key"),
    ]
    for vector in cases { vector.check() }
  }

  func testSpellingsOfTheAlert() {
    for key in [
      "title_loc_key", "titleLocKey", "locKey", "loc_key", "bodyLocKey", "body_loc_key",
      "launchImage", "subTitle", "tilte", "click_action", "image", "icon", "color", "badge",
      "threadId", "message", "article",
    ] {
      AppleCase.aps(#"{ "alert": { "title": "x", "\#(key)": "K" } }"#, "W unknown-alert-key")
        .check()
    }
  }
}
