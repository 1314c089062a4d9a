import FCMLint
import XCTest

/// What each effect depends on: the notes, and the questions that the sources leave open.
final class EffectiveMessageNoteTests: XCTestCase {
  private let text = #""notification": {"title": "T", "body": "B"}"#

  private func android(_ members: String) -> String {
    request(text + #", "android": {"notification": {\#(members)}}"#)
  }

  private func aps(_ members: String) -> String {
    request(text + #", "apns": {"payload": {"aps": {\#(members)}}}"#)
  }

  private func web(_ members: String) -> String {
    request(text + #", "webpush": {"notification": {\#(members)}}"#)
  }

  // MARK: Texts and images

  func testTextOfOnePlatformWithoutCommonText() {
    assertPreview(
      request(#""apns": {"payload": {"aps": {"alert": {"title": "A"}}}}"#), .apple, .notification,
      [.title: "A @/apns/payload/aps/alert/title", .body: "none"])
    assertPreview(
      request(#""webpush": {"notification": {"title": "A"}}"#), .web, .notification,
      [.title: "A @/webpush/notification/title", .body: "none"])
  }

  func testWhenAndHowAnImageAppears() {
    let image = #""notification": {"title": "T", "image": "https://h/i.png"}"#
    assertPreview(
      request(image), .android, .notification,
      notes: [
        .image: "a large icon and a big picture, if it has up to 1 MiB and loads within 5 seconds; "
          + "else only the text is displayed"
      ])
    assertPreview(
      request(image + #", "apns": {"payload": {"aps": {"mutable-content": 1}}}"#), .apple,
      .notification,
      notes: [
        .image: "an attachment, if the app has a service extension that loads it"
      ])
    assertPreview(
      web(#""image": "https://h/w.png""#), .web, .notification,
      notes: [.image: "a large picture in Chromium; Firefox and Safari ignore it"])
  }

  func testImagesOfTypesThatAPlatformDoesNotShow() {
    func common(_ type: String) -> String {
      request(
        #""notification": {"title": "T", "image": "https://h/i.\#(type)"}, "#
          + #""apns": {"payload": {"aps": {"mutable-content": 1}}}"#)
    }
    assertPreview(
      common("webp"), .apple, .notification, [.image: "none @/notification/image"],
      notes: [.image: "this platform does not show .webp files"])
    assertPreview(
      common("webp"), .android, .notification,
      [.image: "https://h/i.webp @/notification/image"])
    assertPreview(
      common("svg?x=1"), .android, .notification, [.image: "none @/notification/image"])
    assertPreview(
      common("mp4"), .apple, .notification, [.image: "https://h/i.mp4 @/notification/image"])
    assertPreview(
      web(#""image": "https://h/i.mp4""#), .web, .notification,
      [.image: "none @/webpush/notification/image"])
    assertPreview(
      common("{{type}}"), .apple, .notification,
      [.image: "https://h/i.{{type}} @/notification/image"])
  }

  func testAnImageWithoutTextIsNotDisplayedByApple() {
    assertPreview(
      request(
        #""apns": {"payload": {"aps": {"mutable-content": 1}}, "#
          + #""fcm_options": {"image": "https://h/p.png"}}"#), .apple, .nothing, [.image: ""])
  }

  func testWhyAnImageIsUncertain() {
    let image = request(#""notification": {"title": "T", "image": "https://h/i.png"}"#)
    assertPreview(
      image, .apple, .notification,
      notes: [.image: "without mutable-content: 1 in aps, reports disagree"])
    assertPreview(
      image, .web, .notification,
      notes: [.image: "not documented for browsers; set webpush.notification.image"])
    assertPreview(
      request(text + #", "apns": {"fcm_options": {"image": "{{image}}"}}"#), .apple, .notification,
      [.image: "none @/apns/fcm_options/image"],
      notes: [.image: "mutable-content: 1 is missing in aps"])
  }

  func testLocalizedTextsDependOnTheApp() {
    assertPreview(
      request(#""android": {"notification": {"title_loc_key": "K"}}"#), .android, .notification,
      notes: [.title: "if the app has a string with this name; else there is no title"])
    assertPreview(
      android(#""title_loc_key": "K""#), .android, .notification,
      notes: [.title: "the literal text is used, not the app's text"])
    assertPreview(
      aps(#""alert": {"title-loc-key": "K", "body": "B"}"#), .apple, .notification,
      notes: [.title: "if the app has a text with this key"])
    let fallback = "for an unknown key, reports disagree between the literal text and the key"
    assertPreview(
      aps(#""alert": {"title": "L", "title-loc-key": "K", "body": "L", "loc-key": "K"}"#), .apple,
      .notification, notes: [.title: fallback, .body: fallback])
  }

  // MARK: Without a notification

  func testDataOnly() {
    let data = request(#""data": {"a": "1"}"#)
    assertPreview(
      data, .android, .background,
      summary: "nothing is displayed; the app's onMessageReceived runs")
    assertPreview(
      data, .apple, .nothing,
      summary: "nothing is displayed, and the app is not woken without content-available: 1")
    assertPreview(
      data, .web, .background,
      [.background: "onBackgroundMessage should display a notification"],
      summary: "nothing is displayed; the service worker's onBackgroundMessage runs",
      notes: [
        .background: "else Chromium displays \"This site has been updated in the background\", and "
          + "Safari may withdraw the permission"
      ])
  }

  func testABackgroundPush() {
    let push = #""apns": {"headers": {"apns-priority": "5"}, "payload": {"aps": {"#
    assertPreview(
      request(push + #""content-available": 1}}}"#), .apple, .background,
      notes: [
        .background: "two or three times an hour, and not after the person has closed the app"
      ])
    let urgent = push.replacingOccurrences(of: #""5""#, with: #""10""#)
    assertPreview(
      request(urgent + #""content-available": 1}}}"#), .apple, .nothing,
      summary: "FCM is documented to reject a background push with apns-priority 10; use 5")
  }

  func testAMessageWithoutContent() {
    let open =
      "nothing is displayed, because no text is for this platform; whether anything is delivered is not documented"
    for platform in PayloadSize.Platform.allCases {
      assertPreview(request(#""fcm_options": {}"#), platform, .nothing, summary: open)
    }
  }

  // MARK: Sound, badge, icon

  func testSounds() {
    let channel = "only before Android 8; since then the channel decides"
    assertPreview(
      android(#""sound": "bell""#), .android, .notification,
      notes: [
        .sound: "a file in the app, else the default sound; since Android 8 the channel decides"
      ]
    )
    assertPreview(
      android(#""sound": "default""#), .android, .notification, notes: [.sound: channel])
    assertPreview(
      aps(#""sound": "bell.caf""#), .apple, .notification,
      notes: [.sound: "a file in the app, else the default sound"])
    assertPreview(
      aps(#""sound": {"critical": 1, "name": "default"}"#), .apple, .notification,
      notes: [.sound: "critical alerts need an entitlement from Apple"])
  }

  func testBadgesAndIcons() {
    assertPreview(
      android(#""notification_count": 7, "icon": "bell""#), .android, .notification,
      notes: [
        .badge: "the launcher decides whether it shows the number; 0 means that the launcher "
          + "counts",
        .icon: "a drawable or mipmap of the app; else the icon in its manifest or its launcher "
          + "icon",
      ])
    assertPreview(aps(#""badge": 0"#), .apple, .notification, notes: [.badge: "removes the badge"])
    assertPreview(
      web(#""badge": "https://h/b.png", "icon": "https://h/i.png""#), .web, .notification,
      notes: [
        .badge: "an icon for the status bar of Android",
        .icon: "Safari displays the icon of the site instead",
      ])
  }

  // MARK: Tap

  func testConditionsOfATap() {
    assertPreview(
      android(#""click_action": "OPEN""#), .android, .notification,
      notes: [
        .tap:
          "opens the activity of the app with this action in an intent filter; a URL, a class or a package opens nothing"
      ])
    assertPreview(
      aps(#""category": "INVITE""#), .apple, .notification, [.tap: "opens the app"],
      notes: [.buttons: "if the app has registered the category"])
    assertPreview(
      web(#""actions": [{"action": "a", "title": "Yes"}]"#), .web, .notification,
      notes: [.buttons: "the service worker must handle their clicks; Safari has no buttons"])
  }

  private func link(_ link: String) -> String {
    request(text + #", "webpush": {"fcm_options": {"link": "\#(link)"}}"#)
  }

  func testConditionsOfALink() {
    let host =
      "opened only if it has the host of the site; if a window of the site is open, that window "
      + "gets the focus instead"
    let plain = "must be https, but FCM has been observed to deliver http"
    for address in ["https://h/a", "http://localhost:5000/a"] {
      assertPreview(link(address), .web, .notification, notes: [.tap: host])
    }
    assertPreview(
      link("/a"), .web, .notification,
      notes: [.tap: "the browser's SDK accepts a path, FCM requires https"])
    assertPreview(
      link("http://h.example/a"), .web, .notification,
      [.tap: "http://h.example/a ? @/webpush/fcm_options/link"],
      notes: [.tap: plain])
    assertPreview(
      web(#""click_action": "http://h.example/a""#), .web, .notification, notes: [.tap: plain])
    for address in ["myapp://inbox", "https://"] {
      assertPreview(
        link(address), .web, .notification, [.tap: address + " @/webpush/fcm_options/link"],
        notes: [.tap: "not a web URL, so a click opens nothing"])
    }
    assertPreview(
      request(
        text + #", "webpush": {"notification": {"click_action": "https://h/b"}, "#
          + #""fcm_options": {"link": ""}}"#), .web, .notification,
      [.tap: "https://h/b @/webpush/notification/click_action"])
    assertPreview(
      request(
        text + #", "webpush": {"notification": {"click_action": "https://h/b"}, "#
          + #""fcm_options": {"link": "https://h/a"}}"#), .web, .notification,
      [.tap: "https://h/a @/webpush/fcm_options/link"])
  }
}
