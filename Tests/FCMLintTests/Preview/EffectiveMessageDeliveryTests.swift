import FCMLint
import XCTest

/// Priority, lifetime, replacement and the foreground, with the notes about them, and what the kind of
/// document changes.
final class EffectiveMessageDeliveryTests: XCTestCase {
  private let text = #""notification": {"title": "T", "body": "B"}"#
  private let v2 = #""remote_notification": {"notification": {"title": "A", "tag": "t", "id": 5}}"#

  private func apns(_ headers: String) -> String {
    request(text + #", "apns": {"headers": {\#(headers)}}"#)
  }

  // MARK: Priority

  func testEffectsOfPriorities() {
    let android = [
      "normal": "waits while the device sleeps (Doze)",
      "HIGH": "wakes the device; FCM may lower it if no notification follows",
    ]
    for (priority, note) in android {
      assertPreview(
        request(text + #", "android": {"priority": "\#(priority)"}"#), .android, .notification,
        [.priority: "\(priority) @/android/priority"], notes: [.priority: note])
    }
    let apple = [
      "10": "delivered at once", "5": "may be delayed and grouped to save power",
      "1": "never wakes the device",
    ]
    for (priority, note) in apple {
      assertPreview(
        apns(#""apns-priority": "\#(priority)""#), .apple, .notification,
        [.priority: "\(priority) @/apns/headers/apns-priority"], notes: [.priority: note])
    }
    assertPreview(
      request(text + #", "webpush": {"headers": {"Urgency": "very-low"}}"#), .web, .notification,
      notes: [.priority: "the browser's power saving decides what waits"])
  }

  func testDefaultPriorities() {
    let plain = request(text)
    assertPreview(
      plain, .android, .notification, notes: [.priority: "the default with a notification"])
    let data = request(#""data": {"a": "1"}"#)
    assertPreview(
      data, .android, .background,
      notes: [.priority: "the default without a notification; waits while the device is in Doze"])
    assertPreview(data, .apple, .nothing, notes: [.priority: "set apns-priority to 5"])
    assertPreview(
      request(#""android_v2": {"background_sync": {}, "data": {"a": "1"}}"#), .android, .background,
      [.priority: "late or in batches ?"])
  }

  func testOneDisplayLevelIsNoPriority() {
    assertPreview(
      request(text + #", "apns": {"payload": {"aps": {"interruption-level": "critical"}}}"#),
      .apple, .notification, [.priority: "10"],
      notes: [.lockScreen: "if the app has the capability"])
    assertPreview(
      request(text + #", "apns": {"payload": {"aps": {"interruption-level": "passive"}}}"#),
      .apple, .notification, notes: [.lockScreen: "added to the list, without sound or lit screen"])
  }

  // MARK: Lifetime

  func testALifetimeOfZero() {
    let now = "delivered at once or never"
    assertPreview(
      request(text + #", "android": {"ttl": "0s"}"#), .android, .notification,
      [.lifetime: "0 seconds @/android/ttl"], notes: [.lifetime: now])
    assertPreview(
      request(text + #", "webpush": {"headers": {"TTL": "0"}}"#), .web, .notification,
      notes: [.lifetime: now])
    assertPreview(
      apns(#""apns-expiration": "0""#), .apple, .notification, notes: [.lifetime: "one attempt"])
    assertPreview(
      apns(#""apns-expiration": "1798761600""#), .apple, .notification,
      notes: [.lifetime: "a Unix time in seconds"])
  }

  func testALifetimeIsThatOfOnePlatform() {
    let android = request(text + #", "android": {"ttl": "60s"}"#)
    assertPreview(android, .apple, .notification, [.lifetime: "30 days"])
    assertPreview(android, .web, .notification, [.lifetime: "4 weeks"])
    assertPreview(
      apns(#""apns-expiration": "0""#), .android, .notification, [.lifetime: "4 weeks"])
  }

  // MARK: Replacing

  func testNotesAboutReplacing() {
    assertPreview(
      request(text + #", "android": {"collapse_key": "k"}"#), .android, .notification,
      notes: [.collapse: "whether a message with a notification keeps its own key is contested"])
    let waiting = "replaces a message with this key that is still waiting"
    assertPreview(
      request(#""data": {"a": "1"}, "android": {"collapse_key": "k"}"#), .android, .background,
      notes: [.collapse: waiting])
    assertPreview(
      request(#""android_v2": {"collapse_key": "k", \#(v2)}"#), .android, .notification,
      [.collapse: "k @/android_v2/collapse_key"], notes: [.collapse: waiting])
    assertPreview(
      request(#""android_v2": {\#(v2)}"#), .android, .notification,
      [.collapse: "", .replaces: "t @/android_v2/remote_notification/notification/tag"])
    let identified =
      #""android_v2": {"remote_notification": {"notification": {"title": "a", "id": 7}}}"#
    assertPreview(
      request(identified), .android, .notification,
      [.replaces: "7 @/android_v2/remote_notification/notification/id"],
      notes: [.replaces: "replaces the notification with the same tag and ID on the screen"])
    assertPreview(
      apns(#""apns-collapse-id": "a""#), .apple, .notification,
      notes: [.replaces: "replaces the notification with the same ID, displayed or still waiting"])
    assertPreview(
      request(text + #", "webpush": {"notification": {"tag": "a"}}"#), .web, .notification,
      notes: [.replaces: "replaces the notification with the same tag, not in Safari"])
  }

  // MARK: Time and channel

  func testTimeAndChannel() {
    assertPreview(
      request(
        text + #", "android": {"notification": {"event_time": "2026-01-01T00:00:00Z", "#
          + #""channel_id": "news"}}"#), .android, .notification,
      notes: [
        .time: "displayed, and sorts the notifications",
        .channel: "if the app has created it; else the channel in its manifest or "
          + "\"Miscellaneous\"",
      ])
    assertPreview(
      request(text + #", "webpush": {"notification": {"timestamp": 1798761600000}}"#), .web,
      .notification, notes: [.time: "displayed by Chromium"])
  }

  func testOptionsThatDoNotDecideWhetherItIsShown() {
    for option in [#""proxy": "DENY""#, #""local_only": true"#, #""sticky": true"#] {
      assertPreview(
        request(text + #", "android": {"notification": {\#(option)}}"#), .android, .notification,
        [.title: "T @/notification/title"])
    }
    assertPreview(
      request(text + #", "android": {"direct_boot_ok": true}"#), .android, .notification)
  }

  // MARK: Foreground

  func testTheForeground() {
    let plain = request(text)
    assertPreview(
      plain, .android, .notification,
      [.foreground: "nothing is displayed; onMessageReceived runs"])
    assertPreview(
      plain, .apple, .notification,
      [.foreground: "displayed only if the app's willPresent allows it"])
    assertPreview(
      plain, .web, .notification,
      [.foreground: "nothing is displayed while a page of the site is visible; its onMessage runs"])
    assertPreview(
      request(#""android_v2": {\#(v2)}"#), .android, .notification,
      [.foreground: "displayed, too, unless the app prevents it"])
    assertPreview(request(#""data": {"a": "1"}"#), .android, .background, [.foreground: ""])
  }

  // MARK: Kinds of documents

  func testTextsOfALiveActivity() {
    let title = #""title": {"loc-key": "K", "loc-args": ["1"]}"#
    let alert = #""alert": {\#(title), "body": "B", "sound": "s.caf"}"#
    let activity = request(
      #""apns": {"live_activity_token": "x", "payload": {"aps": {"event": "start", \#(alert), "#
        + #""attributes-type": "A", "attributes": {}, "content-state": {}}}}"#)
    assertPreview(
      activity, .apple, .liveActivity,
      [
        .title: #"the app's text K with ["1"] @/apns/payload/aps/alert/title/loc-key"#,
        .body: "B @/apns/payload/aps/alert/body", .sound: "s.caf @/apns/payload/aps/alert/sound",
      ], notes: [.priority: "set apns-priority to 5 or 10"])
  }

  func testALegacyBodyIsNotDelivered() {
    assertPreview(
      #"{"to": "/topics/news", "notification": {"title": "T"}}"#, .android, .notification,
      summary: "a notification is displayed, once converted: FCM no longer accepts legacy requests")
  }

  func testTheDeliveryOfARawPayloadIsElsewhere() {
    assertPreview(
      #"{"aps": {"alert": "Hi"}}"#, .apple, .notification, [.lifetime: "", .replaces: ""],
      notes: [.priority: "priority, lifetime and collapse ID are headers"])
  }

  func testFlagsOfTheAdminSDK() {
    for (flags, isKept) in [
      (#""mutableContent": true, "contentAvailable": true"#, true),
      (#""mutable-content": true, "content-available": 1"#, true),
      (#""mutableContent": "1", "contentAvailable": "true""#, false),
    ] {
      assertPreview(
        #"{"tokens": ["a:b"], "notification": {"title": "T"}, "apns": {"fcmOptions": "#
          + #"{"imageUrl": "https://h/i.png"}, "payload": {"aps": {\#(flags)}}}}"#,
        .apple, .notification,
        [.image: (isKept ? "https://h/i.png" : "none") + " @/apns/fcmOptions/imageUrl"],
        kind: .adminNode)
    }
  }

  func testPlaceholdersAreShownAsWritten() {
    let note = "a placeholder: the value is known when the template is filled"
    assertPreview(
      request(
        #""notification": {"title": "{{title}}"}, "android": {"priority": "{{p}}", "ttl": "{{t}}"}"#
      ), .android, .notification,
      [.title: "{{title}} @/notification/title", .priority: "{{p}} @/android/priority"],
      notes: [.title: note, .priority: note, .lifetime: note])
  }
}
