import FCMLint
import XCTest

/// The fields that the icon and the image of a legacy body become.
final class LegacyImageTests: XCTestCase {
  private let data = #""data": { "k": "v" }"#

  private func migrated(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let fix = diagnose(text, select: ["legacy-payload"]).first?.fixes.first
    return fix.map { spaced(EditApplication.apply($0.edits, to: bytes)) }
  }

  /// Members next to a target, and the members of the message they become.
  private func check(
    _ member: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(
      migrated(#"{"to":"/topics/n","dry_run":false,"data":{"k":"v"},"# + member + "}"),
      #"{ "message": { "topic": "n", "# + expected + " } }", file: file, line: line)
  }

  /// A file name is a resource on Android; only a URL is usable on the web.
  func testIcons() {
    for (icon, block) in [
      ("myappIcon.png", #""android": { "notification": { "icon": "myappIcon" } }"#),
      ("ic_stat.9.png", #""android": { "notification": { "icon": "ic_stat" } }"#),
      ("{{a.icon}}", #""android": { "notification": { "icon": "{{a.icon}}" } }"#),
      ("/a/i.png", #""webpush": { "notification": { "icon": "/a/i.png" } }"#),
      (
        "https://a.example/i.png",
        #""webpush": { "notification": { "icon": "https://a.example/i.png" } }"#
      ),
    ] {
      check(#""notification":{"icon":"\#(icon)"}"#, data + ", " + block)
    }
  }

  func testAnImageMayBeFetchedOnAppleDevices() {
    let (legacy, image) = (
      #""image":"https://a.example/x.jpg"}"#, #""image": "https://a.example/x.jpg" }, "#
    )
    let flag = #", "apns": { "payload": { "aps": { "mutable-content": 1 } } }"#
    let shown = #""notification":{"title":"a","# + legacy
    let result = #""notification": { "title": "a", "# + image + data
    check(shown, result + flag)
    check(shown + #","mutable_content":true"#, result + flag)
    check(shown + #","mutable_content":false"#, result)
    check(#""notification":{"# + legacy, #""notification": { "# + image + data)
    // Any text makes the notification visible.
    for name in ["title", "body", "title_loc_key", "body_loc_key", "subtitle"] {
      let body = #"{"to":"/topics/n","notification":{"\#(name)":"a","# + legacy + "}"
      XCTAssertEqual(
        migrated(body)?.contains("mutable-content"), name != "subtitle", body)
    }
    for image in ["x.jpg", "x.webp", "x", "{{x}}"] {
      let body = #"{"to":"/topics/n","# + shown.replacingOccurrences(of: "x.jpg", with: image) + "}"
      let request = migrated(body) ?? ""
      XCTAssertTrue(request.contains(image), body)
      XCTAssertEqual(diagnose(request, level: .warning).map(\.rule), [], request)
    }
  }
}
