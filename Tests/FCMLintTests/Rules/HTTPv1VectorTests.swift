import FCMLint
import FCMLintWorkspace
import XCTest

/// Fragments of send requests with all their findings, from warnings upwards.
final class HTTPv1VectorTests: XCTestCase {
  private func check(
    _ text: String, _ rules: String..., in place: DocumentPlace = .document, line: UInt = #line
  ) {
    assertFindings(text, rules, in: place, as: .sendRequest, line: line)
  }

  func testTargets() {
    let long = String(repeating: "a", count: 900)
    check(#"{"message":{"topic":"news","notification":{"title":"t"}}}"#)
    check(
      #"{"topic":"news","notification":{"title":"t"}}"#, "missing-field")
    check(
      #"{"message":{"notification":{"title":"t"}}}"#, "missing-target")
    check(#"{"message":{"token":"a","topic":"b"}}"#, "multiple-targets")
    check(#"{"message":{"token":"a","topic":null}}"#)
    check(#"{"message":{"token":"","topic":"b"}}"#, "empty-target")
    check(#"{"message":{"topic":"/topics/news"}}"#, "topic-prefix")
    check(#"{"message":{"topic":"foo bar"}}"#, "bad-topic-name")
    check(#"{"message":{"topic":"bad#topic!name"}}"#, "bad-topic-name")
    check(#"{"message":{"topic":"\#(long)a"}}"#, "bad-topic-name")
    check(#"{"message":{"topic":"\#(long)"}}"#)
    check(#"{"message":{"topic":"a-b_c.d~e%f"}}"#)
    check(#"{"message":{"fid":"not-a-fid"}}"#, "bad-fid")
  }

  func testConditions() {
    let six = (1...6).map { "'t\($0)' in topics" }.joined(separator: " || ")
    func condition(_ text: String, _ rules: String..., line: UInt = #line) {
      assertFindings(text, rules, in: .condition, as: .sendRequest, line: line)
    }
    condition("'a' in topics && ('b' in topics || 'c' in topics)")
    condition(six, "too-many-topics")
    condition("'a' in topics && 'b' in topics || 'c' in topics", "mixed-operators")
    condition(#"\"a\" in topics"#, "double-quoted-topic")
    condition("!('a' in topics)")
    condition("'a' in topics &&", "bad-condition")
    condition("('a' in topics", "bad-condition")
    condition("a in topics", "bad-condition")
    condition("'a' in topics & 'b' in topics", "bad-condition")
  }

  func testData() {
    check(#""data":{"n":1}"#, "non-string-value", in: .message)
    check(#""data":{"b":true}"#, "non-string-value", in: .message)
    check(#""data":{"o":{}}"#, "non-string-value", in: .message)
    check(#""data":{"n":"1"}"#, in: .message)
    check(#""data":{"from":"x"}"#, "reserved-data-key", in: .message)
    check(#""data":{"google.x":"1"}"#, "reserved-data-key", in: .message)
    check(
      #""data":{"gcm.notification.x":"1"}"#, "reserved-data-key", in: .message)
    check(
      #""data":{"message_type":"x"}"#, "reserved-data-key", in: .message)
    check(#""data":{"gcm":"1"}"#, "stripped-data-key", in: .message)
    check(#""data":{"gcm.x":"1"}"#, "stripped-data-key", in: .message)
    check(
      #""data":{"collapse_key":"x"}"#, "stripped-data-key", in: .message)
    check(#""data":{"googly":"1"}"#, in: .message)
  }

  func testAndroid() {
    check(#""ttl":"3600s""#, in: .android)
    check(#""ttl":"0s""#, in: .android)
    check(#""ttl":"2419200s""#, in: .android)
    check(#""ttl":"3.5s""#, in: .android)
    check(#""ttl":3600"#, "bad-duration", in: .android)
    check(#""ttl":"3600""#, "bad-duration", in: .android)
    check(#""ttl":"1h""#, "bad-duration", in: .android)
    check(#""ttl":"500ms""#, "bad-duration", in: .android)
    check(#""ttl":"-1s""#, "ttl-out-of-range", in: .android)
    check(#""ttl":"2419201s""#, "ttl-out-of-range", in: .android)
    check(#""priority":"high""#, in: .android)
    check(#""priority":"HIGH""#, in: .android)
    check(#""priority":"normal""#, in: .android)
    check(#""priority":"urgent""#, "unknown-enum-value", in: .android)
    check(
      #""priority":"PRIORITY_HIGH""#, "unknown-enum-value", in: .android)
    check(#""priority":"max""#, "unknown-enum-value", in: .android)
    check(#""priority":"high""#, "misplaced-field", in: .shown)
    check(
      #""notification_priority":"HIGH""#, "unknown-enum-value", in: .shown)
    check(##""color":"#7e55c3""##, in: .shown)
    check(#""color":"7e55c3""#, "bad-color", in: .shown)
    check(##""color":"#fff""##, "bad-color", in: .shown)
    check(##""color":"#7e55c3ff""##, "bad-color", in: .shown)
    check(#""color":"red""#, "bad-color", in: .shown)
    check(#""body_loc_args":["a"]"#, "loc-args-without-key", in: .shown)
    check(
      #""event_time":"2024-02-30T00:00:00Z""#, "bad-timestamp", in: .shown)
    check(#""notification_count":"3""#, in: .shown)
    check(
      #""notification_count":3.5"#, "number-out-of-range", in: .shown)
    check(
      #""notification_count":-1"#, "negative-notification-count", in: .shown)
    check(
      #""notification_count":3000000000"#, "number-out-of-range", in: .shown)
    check(#""sticky":"true""#, "boolean-as-string", in: .shown)
    check(
      #""bypass_proxy_notification":true"#, "deprecated-field", in: .shown)
  }

  func testVibrationAndLight() {
    let times = #""light_on_duration":"1s","light_off_duration":"1s""#
    check(#""vibrate_timings":["0s","0.5s"]"#, in: .shown)
    check(
      #""vibrate_timings":["0.5s"]"#, "short-vibrate-pattern", in: .shown)
    check(#""vibrate_timings":[500,500]"#, "bad-duration", "bad-duration", in: .shown)
    check(
      #""vibrate_timings":["-1s","1s"]"#, "negative-duration", in: .shown)
    check(#""light_settings":{"color":{"red":1},\#(times)}"#, in: .shown)
    check(
      ##""light_settings":{"color":"#ff0000",\##(times)}"##, "light-color-as-string", in: .shown)
    check(
      #""light_settings":{"color":{"red":255},\#(times)}"#, "light-color-out-of-range", in: .shown)
    check(
      #""light_settings":{"color":{"red":1},"light_on_duration":"1s"}"#, "missing-field",
      in: .shown)
    check(
      #""default_vibrate_timings":true,"vibrate_timings":["0s","1s"]"#, "ignored-vibrate-timings",
      in: .shown)
  }

  func testAndroidV2() {
    let shown = #""remote_notification":{"notification":{"title":"t"}}"#
    func v2(_ members: String, _ rules: String..., line: UInt = #line) {
      assertFindings(
        #""android_v2":{\#(members)}"#, rules, in: .bare, as: .sendRequest, line: line)
    }
    check(
      #"{"message":{"topic":"a","android":{},"android_v2":{\#(shown)}}}"#, "android-and-android-v2")
    v2(shown)
    v2(#""background_sync":{}"#)
    v2("", "android-v2-choice")
    v2(#""background_sync":{},\#(shown)"#, "android-v2-choice")
    v2(#""priority":"HIGH",\#(shown)"#, "misplaced-field")
    v2(#""notification":{"title":"t"}"#, "misplaced-field")
    v2(#""background_sync":{"a":1}"#, "unknown-field")
    v2(
      #""remote_notification":{"mutable_content":1,"notification":{"title":"t"}}"#, "wrong-type")
  }

  func testNamesAndOptions() {
    let label = String(repeating: "a", count: 50)
    check(
      #""fcm_options":{"analytics_label":"a b"}"#, "bad-analytics-label", in: .message)
    check(
      #""fcm_options":{"analytics_label":"\#(label)a"}"#, "bad-analytics-label", in: .message)
    check(#""fcm_options":{"analytics_label":""}"#, in: .message)
    check(
      #""fcm_options":{"analytics_label":"\#(label)"}"#, in: .message)
    check(
      #""fcm_options":{"image":"https://a.example/b.png"}"#, "misplaced-field", in: .message)
    check(
      #""fcm_options":{"link":"https://a.example/"}"#, "misplaced-field", in: .message)
    check(
      #"{"message":{"topic":"a","notification":{"title":"t","sound":"default"}}}"#,
      "misplaced-field")
    check(#""validate_only":true"#, "misplaced-field", in: .message)
    check(
      #"{"message":{"topic":"a","data":{"a":"b"}},"validate_only":true}"#, "validate-only-left-on")
    check(#""androidNotification":{}"#, "unknown-field", in: .message)
    check(#""Android":{}"#, "unknown-field", in: .message)
    check(#""fcmoptions":{}"#, "unknown-field", in: .message)
    check(#""collapseKey":"a""#, "misplaced-field", in: .message)
    check(
      #""fcm_options":{},"fcmOptions":{}"#, "two-spellings", in: .message)
    check(
      #"{"message":{"topic":"a","notification":{"title":"t","title":"u"}}}"#, "duplicate-key")
    check(
      #"{"message":{"topic":"a","notification":{"title":"t",}}}"#, "trailing-comma")
    check(
      #"{"message":{"topic":"a","notification"{"title":"t"}}}"#, "missing-colon")
  }

  func testSizeAndImages() {
    let full = String(repeating: "x", count: 4095)
    func image(_ url: String, _ rules: String..., line: UInt = #line) {
      assertFindings(
        #""notification":{"title":"t","image":"\#(url)"}"#, rules, in: .bare, as: .sendRequest,
        line: line)
    }
    check(#"{"message":{"token":"a","data":{"k":"\#(full)"}}}"#)
    check(
      #"{"message":{"token":"a","data":{"k":"\#(full)x"}}}"#, "payload-too-large")
    image("http://h.example/a.png", "image-not-https")
    image("foo", "image-not-a-url")
    image("https://foo.bar.pizza-monster.png", "image-host-only")
  }
}
