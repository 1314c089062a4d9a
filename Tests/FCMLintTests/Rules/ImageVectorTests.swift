import FCMLint
import XCTest

/// Images: what each platform shows, loads and refuses.
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

  private func check(
    _ document: String, _ id: String?, _ severity: Severity? = nil, line: UInt = #line
  ) {
    Vectors.check(document, id, severity, line: line)
  }

  func testEnvelopeOfTheImage() {
    check(apple("https://foo.bar.pizza-monster.png"), "image-host-only", .error)
    check(apple("https://h/cat.jpg?alt=media&token=1"), nil)
    check(
      apple("https://h/cat.jpg", aps: #"{"sound":"default"}"#), "image-without-mutable-content",
      .error)
    check(
      apple("https://h/cat.jpg", aps: #"{"mutable-content":"{{flag}}"}"#), nil)
    check(
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "mutable-content": 1,
        "badge": 1 } }, "fcm_options": { "image": "https://h/cat.jpg" } } } }
      """, "image-without-alert", .warning)
    check(
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "mutable-content": 1,
        "alert": { "loc-key": "A" } } }, "fcm_options": { "image": "https://h/cat.jpg" } } } }
      """, nil)
    check(
      """
      { "message": { "topic": "news", "notification": { "title": "Hi", "image": "https://h/a.png" },
        "apns": { "payload": { "aps": { "sound": "default" } } } } }
      """, "image-without-mutable-content", .info)
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

  func testMisspeltFlagsHaveARuleOfTheirOwn() {
    let text = apple("https://h/cat.jpg", aps: #"{"sound":"default","mutable_content":1}"#)
    XCTAssertFalse(Vectors.rules(text).contains("image-without-mutable-content"))
  }

  /// The table of file names and what becomes of them on Apple devices.
  func testExtensionsOnApple() {
    check(apple("https://h/a/cat.jpg"), nil)
    check(apple("https://h/cat.GIF"), nil)
    check(apple("https://h/film.mp4"), nil)
    check(apple("https://h/sound.aiff"), nil)
    check(apple("https://h/img?file=cat.jpg"), "image-without-extension", .warning)
    check(apple("https://h/0f3c9b"), "image-without-extension", .warning)
    check(apple("https://h/clip"), "image-without-extension", .warning)
    check(apple("https://h/pic.webp"), "unsupported-image-type", .warning)
    check(apple("https://h/pic.svg"), "unsupported-image-type", .warning)
    check(apple("https://h/render.php"), "unsupported-image-type", .warning)
    check(apple("http://h/cat.jpg"), "image-not-https", .warning)
    for text in ["img/cat.jpg", "gs://b/cat.jpg", "data:image/png;base64,AA", "file:///cat.jpg"] {
      check(apple(text), "image-not-a-url", .error)
    }
    check(apple("https:\\/\\/h\\/c\\u0061t.jpg"), nil)
  }

  func testCommonImages() {
    check(common("http://h/a.png"), "image-not-https", .warning)
    check(common("foo"), "image-not-a-url", .error)
    check(common("https://foo.bar.pizza-monster.png"), "image-host-only", .error)
    check(common("https://h/a.gif"), nil)
    check(common("https://h/9f31"), nil)
    check(common("https://h/a.webp"), "unsupported-image-type", .info)
    check(common("https://h/a.mov"), "unsupported-image-type", .warning)
    check(common("https://h/a b.png"), "image-not-a-url", .warning)
    check(common("https://h/{{name}}"), nil)
  }

  func testRawPayloads() {
    let document = { (aps: String, image: String) in
      """
      { "Simulator Target Bundle": "com.example.app", "aps": \(aps),
        "fcm_options": { "image": "\(image)" } }
      """
    }
    check(
      document(#"{"alert":"Hi"}"#, "https://h/a.png"), "image-without-mutable-content", .error)
    check(document(#"{"alert":"Hi","mutable-content":1}"#, "https://h/a.png"), nil)
    check(
      document(#"{"alert":"Hi","mutable-content":1}"#, "https://h/a"), "image-without-extension",
      .warning)
    check(document(#"{"sound":"a","mutable-content":1}"#, "https://h/a.png"), "image-without-alert")
  }

  func testNodeMessages() {
    check(
      """
      { "tokens": ["{{token}}"], "notification": { "title": "Hi" }, "apns": { "payload": {
        "aps": { "sound": "default" } }, "fcmOptions": { "imageUrl": "https://h/a.png" } } }
      """, "image-without-mutable-content", .error)
    check(
      """
      { "tokens": ["{{token}}"], "notification": { "title": "Hi" }, "apns": { "payload": {
        "aps": { "mutableContent": true } }, "fcmOptions": { "imageUrl": "https://h/a.png" } } }
      """, nil)
  }
}
