import FCMLint
import XCTest

/// Images: what each platform shows, loads and rejects.
final class ImageVectorTests: XCTestCase {
  private func apple(_ image: String, aps: String = #"{"mutable-content":1}"#) -> String {
    """
    { "message": { "topic": "news", "notification": { "title": "Hi" },
      "apns": { "payload": { "aps": \(aps) }, "fcm_options": { "image": "\(image)" } } } }
    """
  }

  private func common(_ image: String) -> String {
    """
    { "message": { "topic": "news", "notification": { "title": "Hi", "image": "\(image)" } } }
    """
  }

  private func check(_ document: String, _ expected: String..., line: UInt = #line) {
    assertFindings(document, expected, level: .warning, line: line)
  }

  func testHostsThatUsersCannotReach() {
    for host in [
      "localhost", "app.localhost", "127.0.0.1", "[::1]", "10.0.2.2", "172.16.0.1",
      "172.31.255.1", "192.168.1.20:8080", "169.254.1.1",
    ] {
      assertFindings(
        common("https://\(host)/a.png"), ["I image-on-local-host"], level: .info)
    }
    for host in [
      "localhost.example.com", "11.0.0.1", "172.15.0.1", "172.32.0.1", "192.169.1.1",
      "169.253.0.1", "10.example.com", "192.168.1", "local.example.com", "shop.london",
    ] {
      assertFindings(common("https://\(host)/a.png"), [], level: .info)
    }
    assertFindings(common("https://NAS.Local/a.png"), ["I image-on-local-host"], level: .info)
    assertFindings(
      common("http://nas.local/a.png"), ["W image-not-https", "I image-on-local-host"],
      level: .info)
  }

  func testPagesThatShowAFile() {
    for page in [
      "drive.google.com/file/d/1/view", "drive.google.com/open?id=1", "DRIVE.google.com/file/d/1",
      "www.dropbox.com/s/1/a.png?dl=0", "dropbox.com/scl/fi/1/a.jpg?rlkey=2&dl=0",
      "imgur.com/a1b2", "www.imgur.com/gallery/a1b2", "photos.app.goo.gl/1", "photos.google.com/1",
    ] {
      check(common("https://\(page)"), "W page-as-image")
    }
    for file in [
      "drive.google.com/uc?export=view&id=1", "www.dropbox.com/s/1/a.png?raw=1",
      "dropbox.com/scl/fi/1/a.jpg?rlkey=2&dl=1", "i.imgur.com/a1b2", "imgur.com/a1b2.gif",
      "imgur.com", "dropbox.com/help", "example.com/file/d/1", "drive.google.com.example.com/open",
    ] {
      check(common("https://\(file)"))
    }
  }

  func testEnvelopeOfTheImage() {
    check(apple("https://foo.bar.pizza-monster.png"), "E image-host-only")
    check(apple("https://h/cat.jpg?alt=media&token=1"))
    check(
      apple("https://h/cat.jpg", aps: #"{"sound":"default"}"#), "E image-without-mutable-content")
    check(
      apple("https://h/cat.jpg", aps: #"{"mutable-content":"{{flag}}"}"#))
    check(
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "mutable-content": 1,
        "badge": 1 } }, "fcm_options": { "image": "https://h/cat.jpg" } } } }
      """, "W image-without-alert")
    check(
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "mutable-content": 1,
        "alert": { "loc-key": "A" } } }, "fcm_options": { "image": "https://h/cat.jpg" } } } }
      """)
    check(
      """
      { "message": { "topic": "news", "notification": { "title": "Hi", "image": "https://h/a.png" },
        "apns": { "payload": { "aps": { "sound": "default" } } } } }
      """, "I image-without-mutable-content")
  }

  func testFixInsertsTheFlag() throws {
    let text = apple("https://h/cat.jpg", aps: #"{"sound":"default"}"#)
    let fix = try XCTUnwrap(diagnose(text).first?.fixes.first)
    let fixed = String(
      decoding: EditApplication.apply(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    XCTAssertEqual(
      fixed, apple("https://h/cat.jpg", aps: #"{"sound":"default","mutable-content":1}"#))
  }

  func testNoFixMakesADuplicate() throws {
    let null = apple("https://h/cat.jpg", aps: #"{"sound":"default","mutable-content":null}"#)
    let found = diagnose(null)
    XCTAssertEqual(found.map(\.rule), ["image-without-mutable-content"])
    XCTAssertEqual(found.last?.fixes, [])
  }

  func testMisspelledFlagsHaveTheirRule() {
    let text = apple("https://h/cat.jpg", aps: #"{"sound":"default","mutable_content":1}"#)
    XCTAssertFalse(diagnose(text).map(\.rule).contains("image-without-mutable-content"))
  }

  /// File names and their effect on Apple devices.
  func testExtensionsOnApple() {
    check(apple("https://h/a/cat.jpg"))
    check(apple("https://h/cat.GIF"))
    check(apple("https://h/film.mp4"))
    check(apple("https://h/sound.aiff"))
    check(apple("https://h/img?file=cat.jpg"), "W image-without-extension")
    check(apple("https://h/0f3c9b"), "W image-without-extension")
    check(apple("https://h/clip"), "W image-without-extension")
    check(apple("https://h/pic.webp"), "W unsupported-image-type")
    check(apple("https://h/pic.svg"), "W unsupported-image-type")
    check(apple("https://h/render.php"), "W unsupported-image-type")
    check(apple("http://h/cat.jpg"), "W image-not-https")
    for text in ["img/cat.jpg", "gs://b/cat.jpg", "file:///cat.jpg"] {
      check(apple(text), "E image-not-a-url")
    }
    check(apple("data:image/png;base64,AA"), "W image-not-a-url")
    check(apple("https:\\/\\/h\\/c\\u0061t.jpg"))
  }

  func testCommonImages() {
    check(common("http://h/a.png"), "W image-not-https")
    check(common("foo"), "E image-not-a-url")
    check(common("https://foo.bar.pizza-monster.png"), "E image-host-only")
    check(common("https://h/a.gif"))
    check(common("https://h/9f31"))
    check(common("https://h/a.webp"), "I unsupported-image-type")
    check(common("https://h/a.mov"), "W unsupported-image-type")
    check(common("https://h/a b.png"), "W image-not-a-url")
    check(common("https://h/{{name}}"))
  }

  func testRawPayloads() {
    let document = { (aps: String, image: String) in
      """
      { "Simulator Target Bundle": "com.example.app", "aps": \(aps),
        "fcm_options": { "image": "\(image)" } }
      """
    }
    check(
      document(#"{"alert":"Hi"}"#, "https://h/a.png"), "E image-without-mutable-content")
    check(document(#"{"alert":"Hi","mutable-content":1}"#, "https://h/a.png"))
    check(
      document(#"{"alert":"Hi","mutable-content":1}"#, "https://h/a"), "W image-without-extension")
    check(document(#"{"sound":"a","mutable-content":1}"#, "https://h/a.png"), "image-without-alert")
  }

  func testNodeMessages() {
    check(
      """
      { "tokens": ["{{token}}"], "notification": { "title": "Hi" }, "apns": { "payload": {
        "aps": { "sound": "default" } }, "fcmOptions": { "imageUrl": "https://h/a.png" } } }
      """, "E image-without-mutable-content")
    check(
      """
      { "tokens": ["{{token}}"], "notification": { "title": "Hi" }, "apns": { "payload": {
        "aps": { "mutableContent": true } }, "fcmOptions": { "imageUrl": "https://h/a.png" } } }
      """)
  }
}
