import XCTest

/// Typical mistakes for Android and browsers.
final class TypicalAndroidAndWebDefectsTests: XCTestCase {
  func testAndroid() {
    assertFindings(#""ttl":«3600»"#, "bad-duration", in: .android)
    assertFindings(#""ttl":«"3600"»"#, "bad-duration", in: .android)
    assertFindings(#""ttl":«"1h"»"#, "bad-duration", in: .android)
    assertFindings(#""ttl":«"500ms"»"#, "bad-duration", in: .android)
    assertFindings(#""ttl":«"PT1H"»"#, "bad-duration", in: .android)
    assertFindings(#""ttl":«"1.5"»"#, "bad-duration", in: .android)
    assertFindings(#""ttl":«"5S"»"#, "bad-duration", in: .android)
    assertFindings(#""ttl":«""»"#, "bad-duration", in: .android)
    assertFindings(#""ttl":«"-1s"»"#, "ttl-out-of-range", in: .android)
    assertFindings(#""ttl":«"2419201s"»"#, "ttl-out-of-range", in: .android)
    assertFindings(#""priority":«"urgent"»"#, "unknown-enum-value", in: .android)
    assertFindings(#""priority":«"PRIORITY_HIGH"»"#, "unknown-enum-value", in: .android)
    assertFindings(#""priority":«"max"»"#, "unknown-enum-value", in: .android)
    assertFindings(#"«"time_to_live"»:60"#, "legacy-field", in: .android)
    assertFindings(#"«"sound"»:"default""#, "misplaced-field", in: .android)
    assertFindings(#"«"channel_id"»:"x""#, "misplaced-field", in: .android)
    assertFindings(#""restricted_package_name":«"myapp"»"#, "bad-package-name", in: .android)
    assertFindings(#""direct_boot_ok":«1»"#, "wrong-type", in: .android)
    assertFindings(#""direct_boot_ok":«"true"»"#, "boolean-as-string", in: .android)
    assertFindings(#"«"priority"»:"high""#, "misplaced-field", in: .shown)
    assertFindings(#""notification_priority":«"HIGH"»"#, "unknown-enum-value", in: .shown)
    assertFindings(#""visibility":«"HIDDEN"»"#, "unknown-enum-value", in: .shown)
    assertFindings(#""proxy":«"YES"»"#, "unknown-enum-value", in: .shown)
    assertFindings(#""color":«"7e55c3"»"#, "bad-color", in: .shown)
    assertFindings(##""color":«"#fff"»"##, "bad-color", in: .shown)
    assertFindings(#""color":«"red"»"#, "bad-color", in: .shown)
    assertFindings(##""color":«"#7e55c3ff"»"##, "bad-color", in: .shown)
    assertFindings(#""icon":«"https://h/i.png"»"#, "icon-not-a-resource", in: .shown)
    assertFindings(#""sound":«"alarm.mp3"»"#, "sound-with-extension", in: .shown)
    assertFindings(#""body_loc_args":«["a"]»"#, "loc-args-without-key", in: .shown)
    assertFindings(#""title":"x","title_loc_key":«"K"»"#, "literal-beats-loc-key", in: .shown)
    assertFindings(
      #""default_vibrate_timings":true,"vibrate_timings":«["0s","1s"]»"#, "ignored-vibrate-timings",
      in: .shown)
  }

  func testAndroidMore() {
    assertFindings(#""vibrate_timings":«["0.5s"]»"#, "short-vibrate-pattern", in: .shown)
    assertFindings(#""vibrate_timings":["0s",«"-1s"»]"#, "negative-duration", in: .shown)
    assertFindings(#""vibrate_timings":[«500»,"1s"]"#, "bad-duration", in: .shown)
    assertFindings(
      #"«"light_settings"»:{"color":{"red":1},"light_on_duration":"1s"}"#, "missing-field",
      in: .shown)
    assertFindings(
      ##"""
      "light_settings":{"color":«"#ff0000"»,"light_on_duration":"1s",\##
      "light_off_duration":"1s"}
      """##, "light-color-as-string", in: .shown)
    assertFindings(
      #"""
      "light_settings":{"color":{"red":«255»},"light_on_duration":"1s",\#
      "light_off_duration":"1s"}
      """#, "light-color-out-of-range", in: .shown)
    assertFindings(
      #""light_settings":{"color":«{}»,"light_on_duration":"1s","light_off_duration":"1s"}"#,
      "black-light", in: .shown)
    assertFindings(#""event_time":«"2024-02-30T00:00:00Z"»"#, "bad-timestamp", in: .shown)
    assertFindings(#""event_time":«1700000000»"#, "bad-timestamp", in: .shown)
    assertFindings(#""event_time":«"2024-02-01"»"#, "bad-timestamp", in: .shown)
    assertFindings(#""notification_count":«-1»"#, "negative-notification-count", in: .shown)
    assertFindings(#""notification_count":«3.5»"#, "number-out-of-range", in: .shown)
    assertFindings(#""notification_count":«3000000000»"#, "number-out-of-range", in: .shown)
    assertFindings(#"«"bypass_proxy_notification"»:true"#, "deprecated-field", in: .shown)
    assertFindings(
      #"""
      {"message":{"topic":"news","notification":{"title":"t"},"android":{"ttl":"1s"},\#
      «"android_v2"»:{"background_sync":{}}}}
      """#, "android-and-android-v2")
  }

  func testAndroidEvenMore() {
    assertFindings(#"«"android_v2"»:{"ttl":"1s"}"#, "android-v2-choice", in: .message)
    assertFindings(
      #""android_v2":{"background_sync":{},«"priority"»:"HIGH"}"#, "misplaced-field", in: .message)
    assertFindings(#""android_v2":{"background_sync":{«"a"»:1}}"#, "unknown-field", in: .message)
    assertFindings(
      #""android_v2":{«"remote_notification"»:{}}"#, "remote-notification-without-notification",
      in: .message)
  }

  func testWeb() {
    assertFindings(#""TTL":«86400»"#, "non-string-value", in: .webHeader)
    assertFindings(#""TTL":«"86400s"»"#, "bad-web-ttl", in: .webHeader)
    assertFindings(#""TTL":«"-1"»"#, "bad-web-ttl", in: .webHeader)
    assertFindings(#""TTL":«"1790000000"»"#, "bad-web-ttl", in: .webHeader)
    assertFindings(#""TTL":«"2419201"»"#, "web-ttl-out-of-range", in: .webHeader)
    assertFindings(#""Urgency":«"High"»"#, "bad-urgency", in: .webHeader)
    assertFindings(#""Urgency":«"10"»"#, "bad-urgency", in: .webHeader)
    assertFindings(#""Topic":«"a b"»"#, "bad-web-topic", in: .webHeader)
    assertFindings(#""Topic":«"\#(a(33))"»"#, "bad-web-topic", in: .webHeader)
    assertFindings(
      #"«"image"»:"https://h/a.png""#, "notification-field-in-web-headers", in: .webHeader)
    assertFindings(#"«"ttl"»:"60""#, "unknown-web-header", in: .webHeader)
    assertFindings(#"«"priority"»:"high""#, "unknown-web-header", in: .webHeader)
    assertFindings(#"«"Authorization"»:"x""#, "transport-header", in: .webHeader)
    assertFindings(#""title":"t","renotify":«true»"#, "renotify-without-tag", in: .web)
    assertFindings(#""title":"t","silent":true,"vibrate":«[]»"#, "silent-with-vibrate", in: .web)
    assertFindings(#""title":"t","dir":«"left"»"#, "bad-direction", in: .web)
    assertFindings(#""title":"t","actions":[«{»"action":"a"}]"#, "incomplete-action", in: .web)
    assertFindings(
      #"""
      "title":"t","actions":«[{"action":"a","title":"A"},{"action":"b","title":"B"},\#
      {"action":"c","title":"C"}]»
      """#, "too-many-actions", in: .web)
    assertFindings(#""title":"t","badge":«5»"#, "numeric-web-badge", in: .web)
    assertFindings(#""title":"t","timestamp":«1700000000»"#, "timestamp-in-seconds", in: .web)
    assertFindings(#""title":"t","requireInteraction":«"false"»"#, "truthy-string", in: .web)
    assertFindings(#""title":"t",«"require_interaction"»:true"#, "unknown-web-option", in: .web)
    assertFindings(#""title":"t",«"sound"»:"x""#, "unknown-web-option", in: .web)
    assertFindings(#""title":"t","vibrate":[200,«-1»]"#, "bad-vibrate", in: .web)
    assertFindings(#""title":"t",«"click_action"»:"https://h/x""#, "web-click-action", in: .web)
    assertFindings(#""title":"t",«"data"»:{"a":1}"#, "overwritten-web-data", in: .web)
    assertFindings(
      #""webpush":{"fcm_options":{"link":«"http://h/x"»}}"#, "link-not-https", in: .message)
    assertFindings(
      #""webpush":{"fcm_options":{"link":«"/inbox"»}}"#, "link-not-absolute", in: .message)
  }

  func testWebMore() {
    assertFindings(
      #""data":{"a":"b"},"webpush":{"fcm_options":{"link":«"https://h/x"»}}"#,
      "link-without-notification", in: .bare)
    assertFindings(
      #""webpush":{"fcm_options":{«"image"»:"https://h/a.png"}}"#, "misplaced-field", in: .message)
    assertFindings(#""webpush":{"notification":«"hello"»}"#, "wrong-type", in: .message)
    assertFindings(#""webpush":{«"link"»:"https://h/x"}"#, "misplaced-field", in: .message)
    assertFindings(#""webpush":{«"ttl"»:"60"}"#, "misplaced-field", in: .message)
  }
}
