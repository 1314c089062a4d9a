import FCMLint
import XCTest

/// The checks of the Admin SDK for Node.js before it sends.
final class AdminSDKRuleTests: XCTestCase {
  private func check(
    _ text: String, _ expected: [String], and others: [String] = [], fixing: Bool = true,
    line: UInt
  ) {
    assertFindings(
      text, expected, of: ["legacy", "admin-sdk"] + others, level: .hint, fixing: fixing,
      line: line)
  }

  private func check(_ text: String, _ expected: String..., line: UInt = #line) {
    check(text, expected, line: line)
  }

  private func ttl(_ value: String, _ expected: String..., line: UInt = #line) {
    check(
      #"{"tokens":["{{a}}"],"data":{"k":"v"},"android":{"ttl":\#(value)}}"#, expected, line: line)
  }

  func testEmptyImageOfTheNotification() {
    assertFindings(
      #"{"tokens":["{{a}}"],"notification":{"title":"t","imageUrl":«""»}}"#, "E image-not-a-url",
      of: ["image-not-a-url"])
  }

  func testLifetime() {
    for refused in [
      #""""#, #""abc""#, #""123""#, #""-123s""#, #""1.2.3s""#, #""As""#, #""s""#, #""1s""#, "-1",
      "true", "[]", "{}", #""3600s""#,
    ] {
      ttl(refused, "E admin-ttl-unit /android/ttl")
    }
    for seconds in [
      "1", "60", "999", "1800", "3600", "7200", "14400", "21600", "43200", "86400", "172800",
      "259200", "604800", "1209600", "2419200",
    ] {
      ttl(seconds, "W admin-ttl-unit /android/ttl")
    }
    for right in [
      "0", "1000", "5000", "60000", "3600000", "86400000", "2419200000", "{{ttl}}", "null",
    ] {
      ttl(right)
    }
  }

  /// Misplaced fields are moved with the names and units of the SDK.
  func testMoves() {
    func moved(_ members: String) -> String {
      let text = #"{"tokens":["{{a}}"],"# + members + "}"
      var bytes = Array(text.utf8)
      while let fix = diagnose(
        String(decoding: bytes, as: UTF8.self), as: .adminNode,
        select: ["misplaced-field", "legacy-field"]
      ).flatMap(\.fixes).first {
        bytes = EditApplication.apply(fix.edits, to: bytes)
      }
      return String(String(decoding: bytes, as: UTF8.self).dropFirst(20).dropLast())
    }
    let title = #""notification":{"title":"Hi"}"#
    XCTAssertEqual(
      moved(##""notification":{"title":"Hi","color":"#ff0000","channelId":"news"}"##),
      title + ##","android":{"notification":{"color":"#ff0000","channelId":"news"}}"##)
    XCTAssertEqual(
      moved(title + #","time_to_live":60"#), title + #","android":{"ttl":60000}"#)
    XCTAssertEqual(moved(title + #","ttl":60000"#), title + #","android":{"ttl":60000}"#)
    XCTAssertEqual(moved(title + #","ttl":60"#), title + #","ttl":60"#)
    XCTAssertEqual(
      moved(title + #","android":{"click_action":"A"}"#),
      title + #","android":{"notification":{"clickAction":"A"}}"#)
    let taken = #""contentAvailable":true,"apns":{"payload":{"aps":{"contentAvailable":true}}}"#
    XCTAssertEqual(moved(taken), taken)
  }

  func testReceivers() {
    let texts = #""notification":{"title":"a","body":"b"}"#
    func list(_ count: Int) -> String {
      "[" + repeatElement(#""{{a}}""#, count: count).joined(separator: ",") + "]"
    }
    check(#"{"tokens":\#(list(500)),\#(texts)}"#)
    check(#"{"tokens":\#(list(501)),\#(texts)}"#, "E admin-too-many-tokens /tokens")
    check(#"{"tokens":\#(list(300)),"fids":\#(list(200)),\#(texts)}"#)
    check(
      #"{"fids":\#(list(201)),"tokens":\#(list(300)),\#(texts)}"#,
      "E admin-too-many-tokens /tokens")
    check(#"{"fids":\#(list(501)),\#(texts)}"#, "E admin-too-many-tokens /fids")
    check(#"{"tokens":[],\#(texts)}"#, "E admin-no-tokens /tokens")
    check(#"{"tokens":[],"fids":[],\#(texts)}"#, "E admin-no-tokens /tokens")
    check(#"{"fids":[],\#(texts)}"#, "E admin-no-tokens /fids")
    check(#"{"tokens":[],"fids":["{{a}}"],\#(texts)}"#)
  }

  private func android(
    _ members: String, _ expected: String..., and others: [String] = [], fixing: Bool = true,
    line: UInt = #line
  ) {
    check(
      #"{"tokens":["{{a}}"],"android":{"notification":{"title":"a",\#(members)}}}"#, expected,
      and: others, fixing: fixing, line: line)
  }

  func testVibration() {
    let place = "/android/notification/vibrateTimingsMillis"
    android(#""vibrateTimingsMillis":[0,250,100.5]"#)
    android(#""vibrateTimingsMillis":[null,500]"#, "E admin-bad-vibrate-timings \(place)/0")
    android(#""vibrateTimingsMillis":[-100]"#, "E admin-bad-vibrate-timings \(place)/0")
    android(#""vibrateTimingsMillis":[]"#, "E admin-bad-vibrate-timings \(place)")
    android(#""vibrateTimingsMillis":100"#, "E admin-bad-vibrate-timings \(place)")
    android(#""vibrateTimingsMillis":"{{pattern}}""#)
  }

  private func light(_ color: String, _ expected: String..., line: UInt = #line) {
    check(
      #"{"tokens":["{{a}}"],"android":{"notification":{"title":"a","lightSettings":{"color":"#
        + color + #","lightOnDurationMillis":1,"lightOffDurationMillis":0}}}}"#, expected,
      line: line)
  }

  func testLights() {
    let place = "/android/notification/lightSettings"
    for refused in [
      #""""#, #""foo""#, "123", ##""#AABBCX""##, #""112233""#, ##""#11223""##, "{}",
      ##""#1122334""##,
    ] {
      light(refused, "E admin-bad-light-color \(place)/color")
    }
    light(##""#aabbcc""##)
    light(##""#AABBCC80""##)
    light(#""{{color}}""#)
    android(
      ##""lightSettings":{"color":"#aabbcc"}"##, "E admin-bad-light-settings \(place)")
    android(
      ##""lightSettings":{"color":"#aabbcc","lightOnDurationMillis":-1,"##
        + #""lightOffDurationMillis":"1s"}"#,
      "E admin-bad-light-settings \(place)/lightOnDurationMillis",
      "E admin-bad-light-settings \(place)/lightOffDurationMillis")
  }

  func testEventTimestamp() {
    let place = "/android/notification/eventTimestamp"
    android(#""eventTimestamp":"2026-05-04T05:12:44Z""#, "E admin-bad-event-timestamp \(place)")
    android(#""eventTimestamp":1777871564000"#, "E admin-bad-event-timestamp \(place)")
    android(#""eventTimestamp":"{{now}}""#)
  }

  private func aps(_ members: String, _ expected: String..., line: UInt = #line) {
    check(
      #"{"tokens":["{{a}}"],"apns":{"payload":{"aps":{"alert":"a",\#(members)}}}}"#, expected,
      line: line)
  }

  func testApsFlags() {
    let place = "/apns/payload/aps"
    for kept in ["true", "1", "false", "null", "{{flag}}", #""{{flag}}""#, "1.0"] {
      aps(#""mutable-content":\#(kept)"#)
      aps(#""contentAvailable":\#(kept)"#)
    }
    for removed in ["0", #""1""#, #""true""#, "2", "[]"] {
      aps(#""mutable-content":\#(removed)"#, "W admin-deleted-aps-flag \(place)/mutable-content")
      aps(
        #""contentAvailable":\#(removed)"#, "W admin-deleted-aps-flag \(place)/contentAvailable")
    }
  }

  func testTwoNamesForOneField() {
    let place = "/apns/payload/aps"
    aps(#""thread-id":"a","threadId":"a""#, "E admin-two-spellings \(place)/threadId")
    aps(#""mutableContent":true,"category":"a""#)
    check(
      #"{"tokens":["{{a}}"],"apns":{"fcmOptions":{"imageUrl":"https://a.b/c.png","#
        + #""image":"https://a.b/c.png"}}}"#,
      "E admin-two-spellings /apns/fcmOptions/image")
  }

  func testNamesOfRest() {
    let place = "/android/notification"
    android(
      #""channel_id":"a","click_action":"b""#, "I admin-rest-spelling \(place)/channel_id",
      "I admin-rest-spelling \(place)/click_action")
    android(#""vibrate_timings":["1s"]"#, "I admin-rest-spelling \(place)/vibrate_timings")
    android(
      #""notificationPriority":"PRIORITY_MAX""#,
      "I admin-rest-spelling \(place)/notificationPriority")
    android(#""channelId":"a","clickAction":"b","notificationCount":1"#)
    aps(#""thread-id":"a","interruption-level":"active","custom_key":1"#)
    check(
      #"{"tokens":["{{a}}"],"fcm_options":{"analyticsLabel":"a"},"data":{"snake_key":"v"}}"#,
      "I admin-rest-spelling /fcm_options")
  }

  /// In a message for the REST API, both spellings are valid.
  func testRestDocumentsKeepTheirNames() {
    check(#"{"message":{"topic":"n","android":{"notification":{"channel_id":"a"}}}}"#)
    check(#"{"topic":"n","android":{"notification":{"channel_id":"a"}}}"#)
  }

  /// An object with the name of the REST API is checked as the REST API does.
  func testObjectsThatTheSDKPassesOn() {
    let place = "/android/notification"
    // With the SDK's name, its color is required, which is the next finding.
    android(
      #""light_settings":{"color":{"red":1},"light_on_duration":"1s","light_off_duration":"1s"}"#,
      "I admin-rest-spelling \(place)/light_settings", fixing: false)
    android(
      #""light_settings":{"color":{"red":1},"lightOnDurationMillis":1,"lightOffDurationMillis":1}"#,
      "E admin-unconverted-name \(place)/light_settings", fixing: false)
    check(
      #"{"tokens":["{{a}}"],"apns":{"fcm_options":{"image":"https://h.io/a.png"}}}"#,
      "I admin-rest-spelling /apns/fcm_options")
    check(
      #"{"tokens":["{{a}}"],"apns":{"fcm_options":{"imageUrl":"https://h.io/a.png"}}}"#,
      "E admin-unconverted-name /apns/fcm_options")
  }

  func testSameFactUnderTwoNamesIsOneFinding() {
    for (members, expected) in [
      (#""click_action":"a","clickAction":"b""#, "W two-spellings"),
      (#""vibrate_timings":["1s","1s"],"vibrateTimingsMillis":[1,1]"#, "I admin-rest-spelling"),
    ] {
      let name = members.split(separator: "\"")[0]
      android(members, "\(expected) /android/notification/\(name)", and: ["schema"])
    }
    check(
      #"{"tokens":["{{a}}"],"fcmOptions":{"analyticsLabel":"a"},"fcm_options":{}}"#,
      ["E two-spellings /fcm_options"], and: ["schema"], line: #line)
  }

  func testNull() {
    for name in ["data", "apns", "webpush", "fcmOptions", "notification"] {
      check(
        #"{"tokens":["{{a}}"],"android":{"notification":{"title":"a"}},"\#(name)":null}"#,
        "E admin-null-object /\(name)")
    }
    android(#""body":null"#)
    aps(#""badge":null"#)
    android(#""lightSettings":null"#, "E admin-null-object /android/notification/lightSettings")
    check(
      #"{"tokens":["{{a}}"],"fcm_options":null,"webpush":{"notification":null,"headers":{}}}"#)
  }

  func testImageURLs() {
    for refused in [
      "https://h.io//a.png", "https://h.io/a&b.png", "https://h.io/ä.png", "https://a_b.io/c.png",
      "https://h.io/a b.png", "https://-h.io/a.png", "https://h.io/a[1].png", "https://h.io./a.png",
    ] {
      android(
        #""imageUrl":"\#(refused)""#, "E admin-bad-image-url /android/notification/imageUrl")
      android(
        #""image":"\#(refused)""#, "I admin-rest-spelling /android/notification/image")
    }
    for right in [
      "https://h.io", "https://h.io/", "https://h.io/a/", "http://localhost:8080/a.png",
      "https://[::1]/a.png", "https://u:p@h.io/a.png", "https://h.io/%C3%A4(1).png?a&b//c#d&e",
      "https://h.io/a/..//b", "https://xn--bcher-kva.example/a.png", "https://1.2.3.4/a@2x.png",
    ] {
      android(#""imageUrl":"\#(right)""#)
    }
  }
}
