import FCMLint
import FCMLintWorkspace
import XCTest

/// Fragments of send requests, and what has to be said about each: nothing less, and nothing more
/// from a warning upwards.
final class HTTPv1VectorTests: XCTestCase {
  private func check(_ vectors: [Vector]) {
    for vector in vectors {
      let found = diagnose(vector.text, as: .sendRequest)
      let ids = Set(found.map(\.rule))
      let grave = Set(found.filter { $0.severity >= .warning }.map(\.rule))
      XCTAssertTrue(
        Set(vector.rules).isSubset(of: ids),
        "\(vector.text.prefix(200)): \(vector.rules), found \(ids)", line: vector.line)
      XCTAssertTrue(
        grave.isSubset(of: vector.rules),
        "\(vector.text.prefix(200)): only \(vector.rules), found \(grave)", line: vector.line)
    }
  }

  func testTargets() {
    let long = String(repeating: "a", count: 900)
    check([
      Vector(#"{"message":{"topic":"news","notification":{"title":"t"}}}"#),
      Vector(#"{"topic":"news","notification":{"title":"t"}}"#, "missing-field"),
      Vector(#"{"message":{"notification":{"title":"t"}}}"#, "missing-target"),
      Vector(#"{"message":{"token":"a","topic":"b"}}"#, "multiple-targets"),
      Vector(#"{"message":{"token":"a","topic":null}}"#),
      Vector(#"{"message":{"token":"","topic":"b"}}"#, "empty-target"),
      Vector(#"{"message":{"topic":"/topics/news"}}"#, "topic-prefix"),
      Vector(#"{"message":{"topic":"foo bar"}}"#, "bad-topic-name"),
      Vector(#"{"message":{"topic":"bad#topic!name"}}"#, "bad-topic-name"),
      Vector(#"{"message":{"topic":"\#(long)a"}}"#, "bad-topic-name"),
      Vector(#"{"message":{"topic":"\#(long)"}}"#),
      Vector(#"{"message":{"topic":"a-b_c.d~e%f"}}"#),
      Vector(#"{"message":{"fid":"not-a-fid"}}"#, "bad-fid"),
    ])
  }

  func testConditions() {
    let six = (1...6).map { "'t\($0)' in topics" }.joined(separator: " || ")
    func condition(_ text: String, _ rules: String..., line: UInt = #line) -> Vector {
      var vector = Vector(#"{"message":{"condition":"\#(text)","data":{"a":"b"}}}"#, line: line)
      vector.rules = rules
      return vector
    }
    check([
      condition("'a' in topics && ('b' in topics || 'c' in topics)"),
      condition(six, "too-many-topics"),
      condition("'a' in topics && 'b' in topics || 'c' in topics", "mixed-operators"),
      condition(#"\"a\" in topics"#, "double-quoted-topic"),
      condition("!('a' in topics)"),
      condition("'a' in topics &&", "bad-condition"),
      condition("('a' in topics", "bad-condition"),
      condition("a in topics", "bad-condition"),
      condition("'a' in topics & 'b' in topics", "bad-condition"),
    ])
  }

  func testData() {
    check([
      Vector(message: #""data":{"n":1}"#, "non-string-value"),
      Vector(message: #""data":{"b":true}"#, "non-string-value"),
      Vector(message: #""data":{"o":{}}"#, "non-string-value"),
      Vector(message: #""data":{"n":"1"}"#),
      Vector(message: #""data":{"from":"x"}"#, "reserved-data-key"),
      Vector(message: #""data":{"google.x":"1"}"#, "reserved-data-key"),
      Vector(message: #""data":{"gcm.notification.x":"1"}"#, "reserved-data-key"),
      Vector(message: #""data":{"message_type":"x"}"#, "reserved-data-key"),
      Vector(message: #""data":{"gcm":"1"}"#, "stripped-data-key"),
      Vector(message: #""data":{"gcm.x":"1"}"#, "stripped-data-key"),
      Vector(message: #""data":{"collapse_key":"x"}"#, "stripped-data-key"),
      Vector(message: #""data":{"googly":"1"}"#),
    ])
  }

  func testAndroid() {
    check([
      Vector(android: #""ttl":"3600s""#), Vector(android: #""ttl":"0s""#),
      Vector(android: #""ttl":"2419200s""#), Vector(android: #""ttl":"3.5s""#),
      Vector(android: #""ttl":3600"#, "bad-duration"),
      Vector(android: #""ttl":"3600""#, "bad-duration"),
      Vector(android: #""ttl":"1h""#, "bad-duration"),
      Vector(android: #""ttl":"500ms""#, "bad-duration"),
      Vector(android: #""ttl":"-1s""#, "ttl-out-of-range"),
      Vector(android: #""ttl":"2419201s""#, "ttl-out-of-range"),
      Vector(android: #""priority":"high""#), Vector(android: #""priority":"HIGH""#),
      Vector(android: #""priority":"normal""#),
      Vector(android: #""priority":"urgent""#, "unknown-enum-value"),
      Vector(android: #""priority":"PRIORITY_HIGH""#, "unknown-enum-value"),
      Vector(android: #""priority":"max""#, "unknown-enum-value"),
      Vector(shown: #""priority":"high""#, "misplaced-field"),
      Vector(shown: #""notification_priority":"HIGH""#, "unknown-enum-value"),
      Vector(shown: ##""color":"#7e55c3""##),
      Vector(shown: #""color":"7e55c3""#, "bad-color"),
      Vector(shown: ##""color":"#fff""##, "bad-color"),
      Vector(shown: ##""color":"#7e55c3ff""##, "bad-color"),
      Vector(shown: #""color":"red""#, "bad-color"),
      Vector(shown: #""body_loc_args":["a"]"#, "loc-args-without-key"),
      Vector(shown: #""event_time":"2024-02-30T00:00:00Z""#, "bad-timestamp"),
      Vector(shown: #""notification_count":"3""#),
      Vector(shown: #""notification_count":3.5"#, "number-out-of-range"),
      Vector(shown: #""notification_count":-1"#, "negative-notification-count"),
      Vector(shown: #""notification_count":3000000000"#, "number-out-of-range"),
      Vector(shown: #""sticky":"true""#, "boolean-as-string"),
      Vector(shown: #""bypass_proxy_notification":true"#, "deprecated-field"),
    ])
  }

  func testVibrationAndLight() {
    let times = #""light_on_duration":"1s","light_off_duration":"1s""#
    check([
      Vector(shown: #""vibrate_timings":["0s","0.5s"]"#),
      Vector(shown: #""vibrate_timings":["0.5s"]"#, "short-vibrate-pattern"),
      Vector(shown: #""vibrate_timings":[500,500]"#, "bad-duration"),
      Vector(shown: #""vibrate_timings":["-1s","1s"]"#, "negative-duration"),
      Vector(shown: #""light_settings":{"color":{"red":1},\#(times)}"#),
      Vector(shown: ##""light_settings":{"color":"#ff0000",\##(times)}"##, "light-color-as-string"),
      Vector(
        shown: #""light_settings":{"color":{"red":255},\#(times)}"#, "light-color-out-of-range"),
      Vector(
        shown: #""light_settings":{"color":{"red":1},"light_on_duration":"1s"}"#, "missing-field"),
      Vector(
        shown: #""default_vibrate_timings":true,"vibrate_timings":["0s","1s"]"#,
        "ignored-vibrate-timings"),
    ])
  }

  func testAndroidV2() {
    let shown = #""remote_notification":{"notification":{"title":"t"}}"#
    func v2(_ members: String, _ rules: String..., line: UInt = #line) -> Vector {
      var vector = Vector(
        #"{"message":{"topic":"news","android_v2":{\#(members)}}}"#, line: line)
      vector.rules = rules
      return vector
    }
    check([
      Vector(
        #"{"message":{"topic":"a","android":{},"android_v2":{\#(shown)}}}"#,
        "android-and-android-v2"),
      v2(shown), v2(#""background_sync":{}"#), v2("", "android-v2-choice"),
      v2(#""background_sync":{},\#(shown)"#, "android-v2-choice"),
      v2(#""priority":"HIGH",\#(shown)"#, "misplaced-field"),
      v2(#""notification":{"title":"t"}"#, "misplaced-field"),
      v2(#""background_sync":{"a":1}"#, "unknown-field"),
      v2(
        #""remote_notification":{"mutable_content":1,"notification":{"title":"t"}}"#, "wrong-type"),
    ])
  }

  func testNamesAndOptions() {
    let label = String(repeating: "a", count: 50)
    check([
      Vector(message: #""fcm_options":{"analytics_label":"a b"}"#, "bad-analytics-label"),
      Vector(message: #""fcm_options":{"analytics_label":"\#(label)a"}"#, "bad-analytics-label"),
      Vector(message: #""fcm_options":{"analytics_label":""}"#),
      Vector(message: #""fcm_options":{"analytics_label":"\#(label)"}"#),
      Vector(message: #""fcm_options":{"image":"https://a.example/b.png"}"#, "misplaced-field"),
      Vector(message: #""fcm_options":{"link":"https://a.example/"}"#, "misplaced-field"),
      Vector(
        #"{"message":{"topic":"a","notification":{"title":"t","sound":"default"}}}"#,
        "misplaced-field"),
      Vector(message: #""validate_only":true"#, "misplaced-field"),
      Vector(
        #"{"message":{"topic":"a","data":{"a":"b"}},"validate_only":true}"#, "validate-only-left-on"
      ),
      Vector(message: #""androidNotification":{}"#, "unknown-field"),
      Vector(message: #""Android":{}"#, "unknown-field"),
      Vector(message: #""fcmoptions":{}"#, "unknown-field"),
      Vector(message: #""collapseKey":"a""#, "misplaced-field"),
      Vector(message: #""fcm_options":{},"fcmOptions":{}"#, "two-spellings"),
      Vector(
        #"{"message":{"topic":"a","notification":{"title":"t","title":"u"}}}"#, "duplicate-key"),
      Vector(#"{"message":{"topic":"a","notification":{"title":"t",}}}"#, "trailing-comma"),
      Vector(#"{"message":{"topic":"a","notification"{"title":"t"}}}"#, "missing-colon"),
    ])
  }

  func testSizeAndImages() {
    let full = String(repeating: "x", count: 4095)
    func image(_ url: String, _ rules: String..., line: UInt = #line) -> Vector {
      var vector = Vector(
        #"{"message":{"topic":"a","notification":{"title":"t","image":"\#(url)"}}}"#, line: line)
      vector.rules = rules
      return vector
    }
    check([
      Vector(#"{"message":{"token":"a","data":{"k":"\#(full)"}}}"#),
      Vector(#"{"message":{"token":"a","data":{"k":"\#(full)x"}}}"#, "payload-too-large"),
      image("http://h.example/a.png", "image-not-https"), image("foo", "image-not-a-url"),
      image("https://foo.bar.pizza-monster.png", "image-host-only"),
    ])
  }
}
