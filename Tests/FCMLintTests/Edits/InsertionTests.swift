import FCMLint
import XCTest

/// Inserting members where they belong, with or without the objects around them.
final class InsertionTests: XCTestCase {
  /// The document after inserting a value at a path of the message; nil if that is impossible.
  private func placed(
    _ json: String, at path: String, in text: String, as kind: DocumentKind = .sendRequest
  ) -> String? {
    let path = path.split(separator: ".").map(String.init)
    let rule = Rule(
      "placing", .schema, .error, on: .field(.root).in(.all), summary: "", why: "", source: "",
      bad: [],
      good: []
    ) { root, message in
      guard let edit = message.placing(json, at: path) else { return [] }
      return [Finding(at: root, "").fix("", .safe, edit)]
    }
    var configuration = Configuration()
    configuration.kind = kind
    let bytes = Array(text.utf8)
    let report = Linter(rules: [rule], configuration: configuration).lint(bytes)
    return report.diagnostics.first?.fixes.first.map {
      String(decoding: EditApplication.apply($0.edits, to: bytes), as: UTF8.self)
    }
  }

  func testMissingObjectsAreMade() {
    XCTAssertEqual(
      placed("\"a\"", at: "android.notification.sound", in: #"{"message": {"topic": "x"}}"#),
      #"{"message": {"topic": "x", "android": {"notification": {"sound": "a"}}}}"#)
    XCTAssertEqual(
      placed("1", at: "apns.payload.aps.badge", in: #"{"message": {"apns": {"headers": {}}}}"#),
      #"{"message": {"apns": {"headers": {}, "payload": {"aps": {"badge": 1}}}}}"#)
  }

  func testObjectsAreFoundInBothSpellings() {
    XCTAssertEqual(
      placed("\"a\"", at: "fcm_options.analytics_label", in: #"{"message": {"fcmOptions": {}}}"#),
      #"{"message": {"fcmOptions": {"analytics_label": "a"}}}"#)
  }

  func testExistingMembersAreKept() {
    let texts = [
      #"{"message": {"fcmOptions": {"analyticsLabel": "b"}}}"#, #"{"message": {"fcm_options": 1}}"#,
      #"{"message": {"fcm_options": {"analytics_label": null}}}"#, #"{"message": []}"#, "[]", "{}",
    ]
    for text in texts {
      XCTAssertNil(placed("\"a\"", at: "fcm_options.analytics_label", in: text), text)
    }
  }

  func testOtherKinds() {
    XCTAssertEqual(
      placed("\"5s\"", at: "android.ttl", in: #"{"android": {}}"#, as: .message),
      #"{"android": {"ttl": "5s"}}"#)
    XCTAssertEqual(
      placed("1", at: "apns.payload.aps.badge", in: #"{"aps": {}}"#, as: .apnsPayload),
      #"{"aps": {"badge": 1}}"#)
    XCTAssertNil(placed("1", at: "android.ttl", in: #"{"aps": {}}"#, as: .apnsPayload))
    XCTAssertNil(placed("1", at: "android.ttl", in: "{}", as: .legacy))
  }
}
