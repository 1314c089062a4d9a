import XCTest

/// What people get wrong for Android and browsers.
final class TypicalAndroidAndWebDefectsTests: XCTestCase {
  func testAndroid() {
    check([
      Defect(.android, "bad-duration", #""ttl":«3600»"#),
      Defect(.android, "bad-duration", #""ttl":«"3600"»"#),
      Defect(.android, "bad-duration", #""ttl":«"1h"»"#),
      Defect(.android, "bad-duration", #""ttl":«"500ms"»"#),
      Defect(.android, "bad-duration", #""ttl":«"PT1H"»"#),
      Defect(.android, "bad-duration", #""ttl":«"1.5"»"#),
      Defect(.android, "bad-duration", #""ttl":«"5S"»"#),
      Defect(.android, "bad-duration", #""ttl":«""»"#),
      Defect(.android, "ttl-out-of-range", #""ttl":«"-1s"»"#),
      Defect(.android, "ttl-out-of-range", #""ttl":«"2419201s"»"#),
      Defect(.android, "unknown-enum-value", #""priority":«"urgent"»"#),
      Defect(.android, "unknown-enum-value", #""priority":«"PRIORITY_HIGH"»"#),
      Defect(.android, "unknown-enum-value", #""priority":«"max"»"#),
      Defect(.android, "legacy-field", #"«"time_to_live"»:60"#),
      Defect(.android, "misplaced-field", #"«"sound"»:"default""#),
      Defect(.android, "misplaced-field", #"«"channel_id"»:"x""#),
      Defect(.android, "bad-package-name", #""restricted_package_name":«"myapp"»"#),
      Defect(.android, "wrong-type", #""direct_boot_ok":«1»"#),
      Defect(.android, "boolean-as-string", #""direct_boot_ok":«"true"»"#),
      Defect(.shown, "misplaced-field", #"«"priority"»:"high""#),
      Defect(.shown, "unknown-enum-value", #""notification_priority":«"HIGH"»"#),
      Defect(.shown, "unknown-enum-value", #""visibility":«"HIDDEN"»"#),
      Defect(.shown, "unknown-enum-value", #""proxy":«"YES"»"#),
      Defect(.shown, "bad-color", #""color":«"7e55c3"»"#),
      Defect(.shown, "bad-color", ##""color":«"#fff"»"##),
      Defect(.shown, "bad-color", #""color":«"red"»"#),
      Defect(.shown, "bad-color", ##""color":«"#7e55c3ff"»"##),
      Defect(.shown, "icon-not-a-resource", #""icon":«"https://h/i.png"»"#),
      Defect(.shown, "sound-with-extension", #""sound":«"alarm.mp3"»"#),
      Defect(.shown, "loc-args-without-key", #""body_loc_args":«["a"]»"#),
      Defect(.shown, "literal-beats-loc-key", #""title":"x","title_loc_key":«"K"»"#),
      Defect(
        .shown, "ignored-vibrate-timings",
        #""default_vibrate_timings":true,"vibrate_timings":«["0s","1s"]»"#),
    ])
  }

  func testAndroidMore() {
    check([
      Defect(.shown, "short-vibrate-pattern", #""vibrate_timings":«["0.5s"]»"#),
      Defect(.shown, "negative-duration", #""vibrate_timings":["0s",«"-1s"»]"#),
      Defect(.shown, "bad-duration", #""vibrate_timings":[«500»,"1s"]"#),
      Defect(
        .shown, "missing-field",
        #"«"light_settings"»:{"color":{"red":1},"light_on_duration":"1s"}"#),
      Defect(
        .shown, "light-color-as-string",
        ##"""
        "light_settings":{"color":«"#ff0000"»,"light_on_duration":"1s",\##
        "light_off_duration":"1s"}
        """##),
      Defect(
        .shown, "light-color-out-of-range",
        #"""
        "light_settings":{"color":{"red":«255»},"light_on_duration":"1s",\#
        "light_off_duration":"1s"}
        """#),
      Defect(
        .shown, "black-light",
        #""light_settings":{"color":«{}»,"light_on_duration":"1s","light_off_duration":"1s"}"#),
      Defect(.shown, "bad-timestamp", #""event_time":«"2024-02-30T00:00:00Z"»"#),
      Defect(.shown, "bad-timestamp", #""event_time":«1700000000»"#),
      Defect(.shown, "bad-timestamp", #""event_time":«"2024-02-01"»"#),
      Defect(.shown, "negative-notification-count", #""notification_count":«-1»"#),
      Defect(.shown, "number-out-of-range", #""notification_count":«3.5»"#),
      Defect(.shown, "number-out-of-range", #""notification_count":«3000000000»"#),
      Defect(.shown, "deprecated-field", #"«"bypass_proxy_notification"»:true"#),
      Defect(
        .document, "android-and-android-v2",
        #"""
        {"message":{"topic":"news","notification":{"title":"t"},"android":{"ttl":"1s"},\#
        «"android_v2"»:{"background_sync":{}}}}
        """#),
    ])
  }

  func testAndroidEvenMore() {
    check([
      Defect(.message, "android-v2-choice", #"«"android_v2"»:{"ttl":"1s"}"#),
      Defect(
        .message, "misplaced-field",
        #""android_v2":{"background_sync":{},«"priority"»:"HIGH"}"#),
      Defect(.message, "unknown-field", #""android_v2":{"background_sync":{«"a"»:1}}"#),
      Defect(
        .message, "remote-notification-without-notification",
        #""android_v2":{«"remote_notification"»:{}}"#),
    ])
  }

  func testWeb() {
    check([
      Defect(.webHeader, "non-string-value", #""TTL":«86400»"#),
      Defect(.webHeader, "bad-web-ttl", #""TTL":«"86400s"»"#),
      Defect(.webHeader, "bad-web-ttl", #""TTL":«"-1"»"#),
      Defect(.webHeader, "bad-web-ttl", #""TTL":«"1790000000"»"#),
      Defect(.webHeader, "web-ttl-out-of-range", #""TTL":«"2419201"»"#),
      Defect(.webHeader, "bad-urgency", #""Urgency":«"High"»"#),
      Defect(.webHeader, "bad-urgency", #""Urgency":«"10"»"#),
      Defect(.webHeader, "bad-web-topic", #""Topic":«"a b"»"#),
      Defect(.webHeader, "bad-web-topic", #""Topic":«"\#(a(33))"»"#),
      Defect(.webHeader, "notification-field-in-web-headers", #"«"image"»:"https://h/a.png""#),
      Defect(.webHeader, "unknown-web-header", #"«"ttl"»:"60""#),
      Defect(.webHeader, "unknown-web-header", #"«"priority"»:"high""#),
      Defect(.webHeader, "transport-header", #"«"Authorization"»:"x""#),
      Defect(.web, "renotify-without-tag", #""title":"t","renotify":«true»"#),
      Defect(.web, "silent-with-vibrate", #""title":"t","silent":true,"vibrate":«[]»"#),
      Defect(.web, "bad-direction", #""title":"t","dir":«"left"»"#),
      Defect(.web, "incomplete-action", #""title":"t","actions":[«{»"action":"a"}]"#),
      Defect(
        .web, "too-many-actions",
        #"""
        "title":"t","actions":«[{"action":"a","title":"A"},{"action":"b","title":"B"},\#
        {"action":"c","title":"C"}]»
        """#),
      Defect(.web, "numeric-web-badge", #""title":"t","badge":«5»"#),
      Defect(.web, "timestamp-in-seconds", #""title":"t","timestamp":«1700000000»"#),
      Defect(.web, "truthy-string", #""title":"t","requireInteraction":«"false"»"#),
      Defect(.web, "unknown-web-option", #""title":"t",«"require_interaction"»:true"#),
      Defect(.web, "unknown-web-option", #""title":"t",«"sound"»:"x""#),
      Defect(.web, "bad-vibrate", #""title":"t","vibrate":[200,«-1»]"#),
      Defect(.web, "web-click-action", #""title":"t",«"click_action"»:"https://h/x""#),
      Defect(.web, "overwritten-web-data", #""title":"t",«"data"»:{"a":1}"#),
      Defect(.message, "link-not-https", #""webpush":{"fcm_options":{"link":«"http://h/x"»}}"#),
      Defect(.message, "link-not-absolute", #""webpush":{"fcm_options":{"link":«"/inbox"»}}"#),
    ])
  }

  func testWebMore() {
    check([
      Defect(
        .bare, "link-without-notification",
        #""data":{"a":"b"},"webpush":{"fcm_options":{"link":«"https://h/x"»}}"#),
      Defect(
        .message, "misplaced-field",
        #""webpush":{"fcm_options":{«"image"»:"https://h/a.png"}}"#),
      Defect(.message, "wrong-type", #""webpush":{"notification":«"hello"»}"#),
      Defect(.message, "misplaced-field", #""webpush":{«"link"»:"https://h/x"}"#),
      Defect(.message, "misplaced-field", #""webpush":{«"ttl"»:"60"}"#),
    ])
  }
}
