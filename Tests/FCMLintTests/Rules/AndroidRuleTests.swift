import FCMLint
import XCTest

/// The rules about Android fields, as a table.
final class AndroidRuleTests: XCTestCase {
  /// The rules that report something in `android` with these members.
  private func rules(_ android: String) -> [String] {
    diagnose(#"{"message":{"topic":"n","android":{\#(android)}}}"#, select: ["android"])
      .map(\.rule)
  }

  private func notification(_ members: String) -> [String] {
    rules(#""notification":{\#(members)}"#)
  }

  private func lights(_ color: String, on: String = "1s") -> [String] {
    notification(
      #""light_settings":{"color":\#(color),"light_on_duration":"\#(on)","light_off_duration":"1s"}"#
    )
  }

  func testLifetimes() {
    for ttl in ["3600s", "0s", "2419200s", "3.5s", "-0s", "2419200.5s", "{{ttl}}"] {
      XCTAssertEqual(rules(#""ttl":"\#(ttl)""#), [], ttl)
    }
    for ttl in ["-1s", "-0.5s", "2419201s", "315576000000s"] {
      XCTAssertEqual(rules(#""ttl":"\#(ttl)""#), ["ttl-out-of-range"], ttl)
    }
    assertFindings(
      #"{"token":"a","android":{"ttl":2419201000},"notification":{"imageUrl":"https://a.b/c"}}"#,
      "ttl-out-of-range /android/ttl",
      of: ["ttl-out-of-range"])
  }

  func testColors() {
    for color in ["#7e55c3", "#ABCDEF", "{{color}}", "\\u00237e55c3"] {
      XCTAssertEqual(notification(#""color":"\#(color)""#), [], color)
    }
    let repairs: [(String, String?)] = [
      ("7e55c3", "#7e55c3"), ("#fff", "#ffffff"), ("#7e55c3ff", "#7e55c3"),
      ("#807e55c3", "#7e55c3"), ("0x7e55c3", "#7e55c3"), ("red", "#ff0000"), ("#12345", nil),
      ("rgb(1,2,3)", nil), ("#gggggg", nil), ("", nil),
    ]
    for (color, repair) in repairs {
      let json =
        #"{"message":{"topic":"n","android_v2":{"remote_notification":{"notification":{"color":"\#(color)"}}}}}"#
      let found = diagnose(json, select: ["bad-color"])
      XCTAssertEqual(found.map(\.rule), ["bad-color"], color)
      XCTAssertEqual(
        found.first?.fixes.first?.edits.first?.replacement, repair.map { "\"\($0)\"" }, color)
    }
    assertFindings(
      ##"{"token":"a","android":{"notification":{"color":"#11223","clickAction":"x"}},"data":{"a":"b"}}"##,
      "bad-color /android/notification/color",
      of: ["bad-color"])
  }

  func testResources() {
    for icon in [
      "ic_news", "drawable/ic_news", "@drawable/a", "com.example.app:mipmap/a", "{{icon}}",
      "news_2",
    ] {
      XCTAssertEqual(notification(#""icon":"\#(icon)""#), [], icon)
    }
    for icon in ["ic.png", "https://a.b/c", "/img/a", "@raw/a", "a\\\\b.xml"] {
      XCTAssertEqual(notification(#""icon":"\#(icon)""#), ["icon-not-a-resource"], icon)
    }
    for sound in ["default", "alarm", "a.b"] {
      XCTAssertEqual(notification(#""sound":"\#(sound)","channel_id":"a""#), [], sound)
    }
    for sound in ["alarm.mp3", "Alarm.WAV"] {
      XCTAssertEqual(
        notification(#""sound":"\#(sound)","channel_id":"a""#), ["sound-with-extension"], sound)
    }
  }

  func testLocalization() {
    XCTAssertEqual(notification(#""body_loc_args":["a"]"#), ["loc-args-without-key"])
    XCTAssertEqual(notification(#""body_loc_args":["a"],"bodyLocKey":"k""#), [])
    XCTAssertEqual(notification(#""\u0074itle_loc_args":["a"],"title_loc_key":"k""#), [])
    XCTAssertEqual(
      notification(#""titleLocArgs":["a"],"body_loc_key":"k""#), ["loc-args-without-key"])
    XCTAssertEqual(notification(#""title_loc_args":[]"#), [])
    XCTAssertEqual(notification(#""title":"t","title_loc_key":"k""#), ["literal-beats-loc-key"])
    XCTAssertEqual(notification(#""title":"","title_loc_key":"k""#), [])
    XCTAssertEqual(notification(#""body":"b","\u0074itle_loc_key":"k""#), [])
    XCTAssertEqual(
      notification(#""title":"t","\u0074itle_loc_key":"k""#), ["literal-beats-loc-key"])
    XCTAssertEqual(
      notification(#""title":"t","title-loc-key":"k""#), [], "FCM rejects the name")
    assertFindings(
      #"{"tokens":["a"],"android":{"notification":{"bodyLocArgs":["x"]}}}"#,
      "loc-args-without-key /android/notification/bodyLocArgs",
      of: ["android"])
  }

  func testVibration() {
    XCTAssertEqual(notification(#""vibrate_timings":["0s","0.5s"]"#), [])
    XCTAssertEqual(notification(#""vibrate_timings":["0.5s"]"#), ["short-vibrate-pattern"])
    XCTAssertEqual(notification(#""vibrate_timings":["0s","-1s"]"#), ["negative-duration"])
    XCTAssertEqual(notification(#""vibrate_timings":[{{pattern}}]"#), [])
    XCTAssertEqual(
      notification(#""default_vibrate_timings":true,"vibrate_timings":["0s","0.5s"]"#),
      ["ignored-vibrate-timings"])
  }

  func testLights() {
    XCTAssertEqual(lights(#"{"red":1}"#), [])
    XCTAssertEqual(lights(#"{"red":1,"alpha":null}"#), [])
    XCTAssertEqual(lights(#"{"red":"0.5"}"#), [])
    XCTAssertEqual(lights(##""#ff0000""##), ["light-color-as-string"])
    XCTAssertEqual(lights(#"{"red":255}"#), ["light-color-out-of-range"])
    XCTAssertEqual(lights(#"{"red":1.01,"alpha":-1}"#).count, 2)
    XCTAssertEqual(lights(#"{"red":0}"#), ["black-light"])
    XCTAssertEqual(lights(#"{"red":0,"alpha":0}"#), [])
    XCTAssertEqual(lights(#"{"red":0,"blue":{{blue}}}"#), [])
    XCTAssertEqual(lights(#"{"r":0}"#), [])
    XCTAssertEqual(lights(#"{"red":1}"#, on: "-1s"), ["negative-duration"])
    XCTAssertEqual(
      notification(
        #""default_light_settings":true,"light_settings":{"color":{"red":1},"light_on_duration":"1s","light_off_duration":"1s"}"#
      ), ["moot-default-light-settings"])
  }

  /// Each component of a color divided by 255, with three decimals.
  func testTheColorOfALightBecomesAnObject() {
    for (color, object) in [
      ("#010a63", #"{"red":0.004,"green":0.039,"blue":0.388}"#),
      ("#ff0080", #"{"red":1,"green":0,"blue":0.502}"#),
      ("#fe1a33", #"{"red":0.996,"green":0.102,"blue":0.2}"#),
    ] {
      let times = #""light_on_duration":"1s","light_off_duration":"1s""#
      let fixes = diagnose(
        #"{"message":{"topic":"n","android":{"notification":{"light_settings":{"color":"\#(color)","#
          + times + "}}}}}", select: ["light-color-as-string"]
      ).flatMap(\.fixes)
      XCTAssertEqual(fixes.first?.edits.first?.replacement, object, color)
    }
  }

  func testLightsOfTheSDK() {
    func sdk(_ settings: String, _ expected: String..., line: UInt = #line) {
      assertFindings(
        #"{"tokens":["a"],"android":{"notification":{"lightSettings":{\#(settings)}}}}"#, expected,
        of: [
          "black-light", "negative-duration", "light-color-as-string", "admin-bad-light-settings",
        ], level: .hint, line: line)
    }
    let place = "/android/notification/lightSettings"
    let times = ##","lightOnDurationMillis":1,"lightOffDurationMillis":1"##
    sdk(##""color":"#000000FF""## + times, "black-light \(place)/color")
    sdk(##""color":"#00000080""## + times)
    sdk(
      ##""color":"#ff0000","lightOnDurationMillis":-1,"lightOffDurationMillis":1"##,
      "admin-bad-light-settings \(place)/lightOnDurationMillis")
  }

  func testStringAsColorIsReportedOnce() {
    let json =
      ##"{"message":{"topic":"n","android":{"notification":{"title":"t","##
      + ##""light_settings":{"color":"#ff0000","light_on_duration":"1s","light_off_duration":"1s"}}}}}"##
    assertFindings(
      json, "light-color-as-string /message/android/notification/light_settings/color")
  }

  func testCounts() {
    for count in ["0", "3", "\"3\""] {
      XCTAssertEqual(notification(#""notification_count":\#(count)"#), [], count)
    }
    for count in ["-1", "\"-1\""] {
      XCTAssertEqual(
        notification(#""notification_count":\#(count)"#), ["negative-notification-count"], count)
    }
  }

  func testTheSuccessorOfAndroid() {
    func v2(_ members: String) -> [String] {
      diagnose(#"{"message":{"topic":"n","android_v2":{\#(members)}}}"#, select: ["android"])
        .map(\.rule)
    }
    XCTAssertEqual(v2(#""remote_notification":{"notification":{"title":"t"}}"#), [])
    XCTAssertEqual(v2(#""background_sync":{}"#), [])
    XCTAssertEqual(v2(""), ["android-v2-choice"])
    XCTAssertEqual(v2(#""notification":{"title":"t"}"#), [])
    XCTAssertEqual(
      v2(#""background_sync":{},"remote_notification":{"notification":{"title":"t"}}"#),
      ["android-v2-choice"])
    XCTAssertEqual(v2(#""remote_notification":{}"#), ["remote-notification-without-notification"])
    let both = #"{"message":{"topic":"n","android":{},"android_v2":{"background_sync":{}}}}"#
    assertFindings(both, "android-and-android-v2 /message/android_v2", of: ["android"])
    let null = #"{"message":{"topic":"n","android":null,"android_v2":{"background_sync":{}}}}"#
    assertFindings(null, of: ["android"], level: .hint)
  }

  func testPriorityAndPackage() {
    XCTAssertEqual(rules(#""priority":"high""#), ["high-priority-without-display"])
    XCTAssertEqual(rules(#""priority":"high","notification":{"title":"t"}"#), [])
    XCTAssertEqual(rules(#""priority":"normal""#), [])
    XCTAssertEqual(rules(#""restricted_package_name":"com.example""#), [])
    XCTAssertEqual(rules(#""restricted_package_name":"example""#), ["bad-package-name"])
    for name in ["Com.Zebra_9.a1", "a.b", "A.Z"] {
      XCTAssertEqual(rules("\"restricted_package_name\":\"\(name)\""), [], name)
    }
    for name in [
      "com..a", "com.1a", "com._a", "com.@a", "com.[a", "com.`a", "com.{a", "com.a-b", "com.a@b",
      "com.a[b", "com.a/b", "com.a:b", ".com.a", "com.a.", "com.é",
    ] {
      let found = rules("\"restricted_package_name\":\"\(name)\"")
      XCTAssertEqual(found, ["bad-package-name"], name)
    }
  }

  func testValidPayloadsHaveNoFindings() {
    for android in [
      #""ttl":"3.5s""#, #""priority":"HIGH","notification":{"title":"t"}"#,
      ##""notification":{"title":"t","color":"#7e55c3","notification_count":"3"}"##,
      #""notification":{"title":"t","vibrate_timings":["0s","0.5s"]}"#,
    ] {
      let json = #"{"message":{"topic":"n","notification":{"title":"t"},"android":{\#(android)}}}"#
      assertFindings(json)
    }
  }
}
