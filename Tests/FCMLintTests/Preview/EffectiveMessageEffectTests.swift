import FCMLint
import XCTest

/// Sound, tap, priority, lifetime and replacement on each platform.
final class EffectiveMessageEffectTests: XCTestCase {
  private func request(_ block: String) -> String {
    FCMLintTests.request(#""notification": {"title": "T", "body": "B"}, \#(block)"#)
  }

  private func android(_ members: String) -> String {
    request(#""android": {"notification": {\#(members)}}"#)
  }

  private func aps(_ members: String) -> String {
    request(#""apns": {"payload": {"aps": {\#(members)}}}"#)
  }

  private func web(_ members: String) -> String {
    request(#""webpush": {"notification": {\#(members)}}"#)
  }

  private var plain: String { request(#""android": {}"#) }

  // MARK: Sound, badge, icon, channel

  func testSound() {
    assertPreview(
      android(#""sound": "bell""#), .android, .notification,
      [.sound: "bell @/android/notification/sound"])
    assertPreview(
      android(#""default_sound": true"#), .android, .notification,
      [.sound: "the default sound @/android/notification/default_sound"])
    assertPreview(
      android(#""default_sound": true, "sound": "bell""#), .android, .notification,
      [.sound: "bell ? @/android/notification/sound"])
    assertPreview(
      plain, .android, .notification,
      [.sound: "none before Android 8; since then the channel decides"])
    assertPreview(plain, .apple, .notification, [.sound: "none", .badge: "unchanged"])
    assertPreview(
      aps(#""sound": {"critical": 1, "name": "alarm.caf", "volume": 0.5}"#), .apple, .notification,
      [.sound: "alarm.caf @/apns/payload/aps/sound/name"])
    assertPreview(
      web(#""silent": true"#), .web, .notification,
      [.sound: "none @/webpush/notification/silent"])
    assertPreview(
      web(#""sound": "bell""#), .web, .notification,
      [.sound: "the browser and the system decide"])
  }

  func testBadge() {
    assertPreview(
      android(#""notification_count": 7"#), .android, .notification,
      [.badge: "7 @/android/notification/notification_count"])
    assertPreview(
      aps(#""badge": 0"#), .apple, .notification, [.badge: "0 @/apns/payload/aps/badge"])
    assertPreview(
      web(#""badge": "https://h/b.png""#), .web, .notification,
      [.badge: "https://h/b.png @/webpush/notification/badge"])
  }

  func testIconColorAndChannel() {
    assertPreview(
      android(##""icon": "bell", "color": "#ff0000", "channel_id": "news""##), .android,
      .notification,
      [
        .icon: "bell @/android/notification/icon", .color: "#ff0000 @/android/notification/color",
        .channel: "news @/android/notification/channel_id",
      ])
    assertPreview(
      plain, .android, .notification,
      [.channel: #"the channel in the app's manifest or "Miscellaneous""#, .icon: ""])
  }

  // MARK: Tap

  func testTap() {
    assertPreview(plain, .android, .notification, [.tap: "opens the app"])
    assertPreview(plain, .apple, .notification, [.tap: "opens the app"])
    assertPreview(
      plain, .web, .notification,
      [.tap: "closes the notification and opens nothing, because no link is set"])
    assertPreview(
      android(#""click_action": "OPEN_NEWS""#), .android, .notification,
      [.tap: "OPEN_NEWS @/android/notification/click_action"])
    assertPreview(
      request(#""webpush": {"fcm_options": {"link": "https://h/a"}}"#), .web, .notification,
      [.tap: "https://h/a @/webpush/fcm_options/link"])
    assertPreview(
      request(#""webpush": {"fcm_options": {"link": "/a"}}"#), .web, .notification,
      [.tap: "/a ? @/webpush/fcm_options/link"])
    assertPreview(
      web(#""click_action": "https://h/b""#), .web, .notification,
      [.tap: "https://h/b @/webpush/notification/click_action"])
    assertPreview(
      FCMLintTests.request(
        #""data": {"a": "1"}, "webpush": {"fcm_options": {"link": "https://h/a"}}"#), .web,
      .background, [.tap: ""])
  }

  func testButtons() {
    assertPreview(
      web(#""actions": [{"action": "a", "title": "Yes"}, {"action": "b", "title": "No"}]"#), .web,
      .notification, [.buttons: "Yes, No @/webpush/notification/actions"])
  }

  // MARK: Priority and lifetime

  func testPriority() {
    assertPreview(plain, .android, .notification, [.priority: "high"])
    assertPreview(plain, .apple, .notification, [.priority: "10"])
    assertPreview(plain, .web, .notification, [.priority: "normal"])
    let data = FCMLintTests.request(#""data": {"a": "1"}"#)
    assertPreview(data, .android, .background, [.priority: "normal"])
    assertPreview(data, .apple, .nothing, [.priority: "not documented ?"])
    assertPreview(data, .web, .background, [.priority: "normal"])
    assertPreview(
      request(#""android": {"priority": "NORMAL"}"#), .android, .notification,
      [.priority: "NORMAL @/android/priority"])
    assertPreview(
      request(#""webpush": {"headers": {"Urgency": "low"}}"#), .web, .notification,
      [.priority: "low @/webpush/headers/Urgency"])
    assertPreview(
      android(#""notification_priority": "PRIORITY_LOW""#), .android, .notification,
      [.priority: "high"])
  }

  func testLifetime() {
    assertPreview(plain, .android, .notification, [.lifetime: "4 weeks"])
    assertPreview(plain, .apple, .notification, [.lifetime: "30 days"])
    assertPreview(plain, .web, .notification, [.lifetime: "4 weeks"])
    let own = request(
      #""android": {"ttl": "3600.5s"}, "apns": {"headers": {"apns-expiration": "0"}}, "#
        + #""webpush": {"headers": {"TTL": "90"}}"#)
    assertPreview(own, .android, .notification, [.lifetime: "1 hour @/android/ttl"])
    assertPreview(
      own, .apple, .notification, [.lifetime: "0 seconds @/apns/headers/apns-expiration"])
    assertPreview(own, .web, .notification, [.lifetime: "90 seconds @/webpush/headers/TTL"])
    assertPreview(
      #"{"tokens": ["a:b"], "notification": {"title": "T"}, "android": {"ttl": 5400000}}"#,
      .android, .notification, [.lifetime: "90 minutes @/android/ttl"], kind: .adminNode)
    assertPreview(
      request(#""android": {"ttl": "{{ttl}}"}"#), .android, .notification,
      [.lifetime: "{{ttl}} @/android/ttl"])
  }

  // MARK: Replacing

  func testReplacing() {
    for platform in PayloadSize.Platform.allCases {
      let key = platform == .apple ? "apns-collapse-id" : "a tag"
      let none = "nothing: without \(key), every message is a new notification"
      assertPreview(plain, platform, .notification, [.replaces: none, .collapse: ""])
    }
    assertPreview(
      android(#""tag": "a""#), .android, .notification,
      [.replaces: "a @/android/notification/tag"])
    assertPreview(
      request(#""apns": {"headers": {"apns-collapse-id": "a"}}"#), .apple, .notification,
      [.replaces: "a @/apns/headers/apns-collapse-id"])
    assertPreview(
      web(#""tag": "a""#), .web, .notification, [.replaces: "a @/webpush/notification/tag"])
    assertPreview(
      request(#""android": {"collapse_key": "k"}"#), .android, .notification,
      [.collapse: "k ? @/android/collapse_key"])
    assertPreview(
      FCMLintTests.request(#""data": {"a": "1"}, "android": {"collapse_key": "k"}"#), .android,
      .background, [.collapse: "k @/android/collapse_key"])
    assertPreview(
      request(#""webpush": {"headers": {"Topic": "t"}}"#), .web, .notification,
      [.collapse: "t @/webpush/headers/Topic"])
    assertPreview(
      aps(#""thread-id": "t""#), .apple, .notification, [.group: "t @/apns/payload/aps/thread-id"])
  }

  func testTimeAndLockScreen() {
    assertPreview(
      android(#""event_time": "2026-01-01T00:00:00Z", "visibility": "PUBLIC""#), .android,
      .notification,
      [
        .time: "2026-01-01T00:00:00Z @/android/notification/event_time",
        .lockScreen: "PUBLIC @/android/notification/visibility",
      ])
    assertPreview(
      plain, .android, .notification,
      [.lockScreen: "private: the content is hidden on a secure lock screen"])
    assertPreview(
      aps(#""interruption-level": "passive""#), .apple, .notification,
      [.lockScreen: "passive @/apns/payload/aps/interruption-level"])
  }

  // MARK: Localization

  func testLocalizedTexts() {
    let keys = #""title_loc_key": "K", "title_loc_args": ["1", "2"]"#
    assertPreview(
      FCMLintTests.request(#""android": {"notification": {\#(keys)}}"#), .android, .notification,
      [.title: #"the app's text K with ["1", "2"] @/android/notification/title_loc_key"#])
    assertPreview(
      android(keys), .android, .notification, [.title: "T @/notification/title"])
    assertPreview(
      aps(#""alert": {"title": "L", "title-loc-key": "K", "loc-key": "BODY"}"#), .apple,
      .notification,
      [
        .title: "the app's text K @/apns/payload/aps/alert/title-loc-key",
        .body: "the app's text BODY @/apns/payload/aps/alert/loc-key",
      ])
  }

  // MARK: Kinds of documents

  func testLiveActivities() {
    let activity = #"""
      {"message": {"token": "abc:def", "apns": {"live_activity_token": "x",
        "headers": {"apns-priority": "10"}, "payload": {"aps": {"timestamp": 1, "event": "update",
        "content-state": {}}}}}}
      """#
    assertPreview(activity, .apple, .liveActivity, [.title: ""])
    assertPreview(activity, .android, .nothing)
    assertPreview(activity, .web, .nothing)
  }

  func testARawPayload() {
    assertPreview(
      #"{"aps": {"alert": "Hi", "sound": "default"}}"#, .apple, .notification,
      [.body: "Hi @/aps/alert", .priority: "not in this file", .lifetime: ""])
  }

  func testAMessageOfTheAdminSDK() {
    assertPreview(
      #"""
      {"tokens": ["a:b"], "notification": {"title": "T", "imageUrl": "https://h/i.png"},
        "apns": {"payload": {"aps": {"contentAvailable": true, "mutableContent": true}}}}
      """#, .apple, .notification,
      [
        .image: "https://h/i.png @/notification/imageUrl",
        .background: "the system may wake the app @/apns/payload/aps/contentAvailable",
      ], kind: .adminNode)
  }

  func testALegacyBodyIsConvertedFirst() {
    assertPreview(
      #"""
      {"to": "/topics/news", "notification": {"title": "T", "body": "B", "sound": "default"},
        "time_to_live": 60}
      """#, .android, .notification, [.title: "T", .lifetime: "1 minute"])
    assertPreview(
      #"{"to": "/topics/news", "notification": {"title": "T", "sound": "default"}}"#, .apple,
      .notification, [.sound: "default"])
  }

  func testSizes() {
    assertPreview(
      FCMLintTests.request(#""data": {"ab": "cd"}"#), .android, .background,
      [.size: "4 of 4096 bytes"])
    assertPreview(
      FCMLintTests.request(#""data": {"ab": "{{x}}"}"#), .android, .background,
      [.size: "at least 2 of 4096 bytes"])
  }
}
