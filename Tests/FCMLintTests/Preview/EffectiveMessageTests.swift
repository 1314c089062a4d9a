import FCMLint
import XCTest

/// The merge and display rules of each platform, one test for each group of facts.
final class EffectiveMessageTests: XCTestCase {
  private let common = #""notification": {"title": "T", "body": "B"}"#

  // MARK: Text

  func testTheCommonTextIsUsedOnAllPlatforms() {
    for platform in PayloadSize.Platform.allCases {
      assertPreview(
        request(common), platform, .notification,
        [.title: "T @/notification/title", .body: "B @/notification/body"])
    }
  }

  func testPlatformTextsReplaceCommonOnes() {
    assertPreview(
      request(common + #", "android": {"notification": {"title": "A"}}"#), .android, .notification,
      [.title: "A @/android/notification/title", .body: "B @/notification/body"])
    assertPreview(
      request(common + #", "webpush": {"notification": {"body": "W"}}"#), .web, .notification,
      [.title: "T @/notification/title", .body: "W @/webpush/notification/body"])
    let alert = #", "apns": {"payload": {"aps": {"alert": {"title": "A", "body": "C"}}}}"#
    assertPreview(
      request(common + alert), .apple, .notification,
      [
        .title: "A @/apns/payload/aps/alert/title", .body: "C @/apns/payload/aps/alert/body",
      ])
  }

  func testABlockWithoutTextKeepsTheCommonText() {
    assertPreview(
      request(common + #", "android": {"notification": {"icon": "bell"}}"#), .android,
      .notification, [.title: "T @/notification/title", .icon: "bell @/android/notification/icon"])
    assertPreview(
      request(common + #", "apns": {"payload": {"aps": {"category": "INVITE"}}}"#), .apple,
      .notification,
      [.title: "T @/notification/title", .buttons: "INVITE @/apns/payload/aps/category"])
    assertPreview(
      request(common + #", "webpush": {"notification": {"icon": "https://h/i.png"}}"#), .web,
      .notification, [.body: "B @/notification/body"])
  }

  func testTextOfOnePlatformOnly() {
    let android = request(#""android": {"notification": {"title": "A", "body": "B"}}"#)
    assertPreview(android, .android, .notification, [.title: "A @/android/notification/title"])
    assertPreview(android, .apple, .nothing)
    assertPreview(android, .web, .nothing)
  }

  func testAnIncompleteAlertBesideCommonTextIsOpen() {
    assertPreview(
      request(common + #", "apns": {"payload": {"aps": {"alert": {"title": "A"}}}}"#), .apple,
      .notification,
      [.title: "A @/apns/payload/aps/alert/title", .body: "B ? @/notification/body"])
    assertPreview(
      request(common + #", "apns": {"payload": {"aps": {"alert": {"subtitle": "S"}}}}"#), .apple,
      .notification,
      [
        .title: "T ? @/notification/title", .subtitle: "S @/apns/payload/aps/alert/subtitle",
        .body: "B ? @/notification/body",
      ])
    assertPreview(
      request(common + #", "apns": {"payload": {"aps": {"alert": "S"}}}"#), .apple, .notification,
      [.title: "T ? @/notification/title", .body: "S @/apns/payload/aps/alert"])
  }

  func testNoTitle() {
    let body = request(#""notification": {"body": "B"}"#)
    assertPreview(body, .android, .notification, [.title: "none"])
    assertPreview(body, .apple, .notification, [.title: "none"])
    assertPreview(
      body, .web, .notification, [.title: "none: the browser displays its own text"])
  }

  func testNullIsAbsent() {
    assertPreview(
      request(common + #", "android": null, "webpush": {"notification": {"title": null}}"#), .web,
      .notification, [.title: "T @/notification/title"])
  }

  func testTextsInDataAreNotDisplayed() {
    let data = request(#""data": {"title": "T", "body": "B", "image": "https://h/i.png"}"#)
    assertPreview(data, .android, .background, [.title: "", .image: "", .data: "3 keys @/data"])
    assertPreview(data, .apple, .nothing, [.title: "", .data: "3 keys @/data"])
    assertPreview(data, .web, .background, [.title: "", .data: "3 keys @/data"])
  }

  // MARK: Images

  func testTheCommonImage() {
    let image = request(#""notification": {"title": "T", "image": "https://h/i.png"}"#)
    let place = "@/notification/image"
    assertPreview(image, .android, .notification, [.image: "https://h/i.png \(place)"])
    assertPreview(image, .apple, .notification, [.image: "https://h/i.png ? \(place)"])
    assertPreview(image, .web, .notification, [.image: "https://h/i.png ? \(place)"])
  }

  func testPlatformImages() {
    let images = request(
      #"""
      "notification": {"title": "T", "image": "https://h/c.png"},
      "android": {"notification": {"image": "https://h/a.png"}},
      "apns": {"payload": {"aps": {"mutable-content": 1}},
        "fcm_options": {"image": "https://h/p.png"}},
      "webpush": {"notification": {"image": "https://h/w.png"}}
      """#)
    assertPreview(
      images, .android, .notification, [.image: "https://h/a.png @/android/notification/image"])
    assertPreview(
      images, .apple, .notification, [.image: "https://h/p.png @/apns/fcm_options/image"])
    assertPreview(
      images, .web, .notification, [.image: "https://h/w.png @/webpush/notification/image"])
  }

  func testAnImageThatNoExtensionLoads() {
    assertPreview(
      request(common + #", "apns": {"fcm_options": {"image": "https://h/p.png"}}"#), .apple,
      .notification, [.image: "none @/apns/fcm_options/image"])
    let header =
      #"{"headers": {"mutable-content": "1"}, "fcm_options": {"image": "https://h/p.png"}}"#
    assertPreview(
      request(common + #", "apns": "# + header), .apple, .notification,
      [.image: "none @/apns/fcm_options/image"])
    assertPreview(
      request(common + #", "webpush": {"headers": {"image": "https://h/w.png"}}"#), .web,
      .notification, [.image: ""])
  }

  // MARK: Without a notification

  func testABackgroundPush() {
    let push =
      #""apns": {"headers": {"apns-priority": "5", "apns-push-type": "background"}, "#
      + #""payload": {"aps": {"content-available": 1}}}"#
    assertPreview(
      request(push), .apple, .background,
      [
        .background: "the system may wake the app @/apns/payload/aps/content-available",
        .priority: "5 @/apns/headers/apns-priority",
      ])
    assertPreview(
      request(push.replacingOccurrences(of: #""5""#, with: #""10""#)), .apple, .nothing)
    assertPreview(
      request(
        common + #", "apns": {"headers": {"apns-push-type": "background"}, "payload": "#
          + #"{"aps": {"content-available": 1}}}"#), .apple, .open)
    assertPreview(
      request(common + #", "apns": {"payload": {"aps": {"content-available": 1}}}"#), .apple,
      .notification,
      [
        .title: "T @/notification/title",
        .background: "the system may wake the app @/apns/payload/aps/content-available",
      ])
  }

  func testTheSecondFormForAndroid() {
    assertPreview(
      request(#""android_v2": {"remote_notification": {"notification": {"title": "A"}}}"#),
      .android, .notification,
      [
        .title: "A @/android_v2/remote_notification/notification/title",
        .priority: "without delay ?", .collapse: "",
      ])
  }

  func testAPlatformWithNothing() {
    assertPreview(
      request(#""android": {"data": {"a": "1"}}"#), .web, .nothing, [.title: "", .data: ""])
  }

  func testOnlyABadgeOrASound() {
    assertPreview(
      request(#""apns": {"payload": {"aps": {"badge": 3}}}"#), .apple, .badge,
      [.badge: "3 @/apns/payload/aps/badge", .title: ""])
    assertPreview(
      request(#""apns": {"payload": {"aps": {"sound": "default"}}}"#), .apple, .badge,
      [.sound: "default @/apns/payload/aps/sound", .badge: "unchanged"])
  }

  func testANotificationWithoutTextOnAndroidIsOpen() {
    assertPreview(
      request(#""android": {"notification": {"icon": "bell"}}"#), .android, .open,
      [.icon: "bell @/android/notification/icon"])
  }

  func testNotificationWithData() {
    let both = request(common + #", "data": {"a": "1"}"#)
    for platform in PayloadSize.Platform.allCases {
      assertPreview(both, platform, .notification, [.data: "1 key @/data"])
    }
  }

  func testPlatformDataReplacesCommonData() {
    assertPreview(
      request(
        #""data": {"a": "1"}, "android": {"data": {"b": "2", "c": "3"}}, "#
          + #""webpush": {"data": {"d": "4"}}"#), .android, .background,
      [.data: "2 keys @/android/data"])
    assertPreview(
      request(#""data": {"a": "1", "b": "2"}, "webpush": {"data": {"d": "4"}}"#), .web,
      .background, [.data: "1 key @/webpush/data"])
  }
}
