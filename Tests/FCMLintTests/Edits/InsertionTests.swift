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

  // MARK: Moves

  /// The document after the first fix for the first finding of a rule, and its safety.
  private func repaired(_ rule: String, _ text: String) -> String? {
    guard let fix = diagnose(text, as: .sendRequest).first(where: { $0.rule == rule })?.fixes.first
    else { return nil }
    XCTAssertEqual(Set(fix.edits.map(\.range)).count, fix.edits.count, "two edits at one place")
    let fixed = EditApplication.apply(fix.edits, to: Array(text.utf8))
    return "\(fix.safety) " + String(decoding: fixed, as: UTF8.self)
  }

  func testTheDefaultSoundGoesToBothPlatforms() {
    XCTAssertEqual(
      repaired(
        "misplaced-field",
        #"{"message": {"topic": "a", "notification": {"title": "t", "sound": "default"}}}"#),
      #"unsafe {"message": {"topic": "a", "notification": {"title": "t"}, "android": {"#
        + #""notification": {"sound": "default"}}, "apns": {"payload": {"aps": {"#
        + #""sound": "default"}}}}}"#)
    XCTAssertEqual(
      repaired(
        "misplaced-field",
        #"{"message": {"topic": "a", "sound": "default", "android": {"notification": {}}, "#
          + #""apns": {"payload": {"aps": {"badge": 1}}}}}"#),
      #"unsafe {"message": {"topic": "a", "android": {"notification": {"sound": "default"}}, "#
        + #""apns": {"payload": {"aps": {"badge": 1, "sound": "default"}}}}}"#)
  }

  func testUnambiguousMistakesAreFixed() {
    XCTAssertEqual(
      repaired("wrong-type", #"{"message": {"topic": "a", "data": [{"key": "b", "value": "c"}]}}"#),
      #"unsafe {"message": {"topic": "a", "data": {"b": "c"}}}"#)
    XCTAssertEqual(
      repaired(
        "wrong-type",
        #"{"message": {"topic": "a", "data": [{"name": "b", "value": "c"}, {"name": "d", "value": "e"}]}}"#
      ),
      #"unsafe {"message": {"topic": "a", "data": {"b": "c", "d": "e"}}}"#)
    XCTAssertNil(
      repaired(
        "wrong-type",
        #"{"message": {"topic": "a", "data": [{"key": "b", "value": "c"}, {"key": "b", "value": "d"}]}}"#
      ))
    XCTAssertEqual(
      repaired("bad-condition", #"{"message": {"condition": "topics in 'a' && 'b' in topics"}}"#),
      #"safe {"message": {"condition": "'a' in topics && 'b' in topics"}}"#)
    XCTAssertEqual(
      repaired("bad-topic-name", #"{"message": {"topic": "'a' in topics || 'b' in topics"}}"#),
      #"safe {"message": {"condition": "'a' in topics || 'b' in topics"}}"#)
    XCTAssertEqual(
      repaired("bad-registration-token", #"{"message": {"token": "/topics/a"}}"#),
      #"unsafe {"message": {"topic": "a"}}"#)
  }

  func testMoves() {
    XCTAssertEqual(
      repaired("misplaced-field", #"{"message": {"topic": "a", "validate_only": true}}"#),
      #"safe {"message": {"topic": "a"}, "validate_only": true}"#)
    XCTAssertEqual(
      repaired("misplaced-field", #"{"message": {"validate_only": true, "topic": "a"}}"#),
      #"safe {"message": {"topic": "a"}, "validate_only": true}"#)
    XCTAssertEqual(
      repaired("misplaced-field", #"{"message": {"topic": "a", "validateOnly": 1}}"#), nil)
    XCTAssertEqual(
      repaired(
        "misplaced-field", #"{"message": {"topic": "a", "apns": {"aps": {"sound": "x"}}}}"#),
      #"safe {"message": {"topic": "a", "apns": {"payload": {"aps": {"sound": "x"}}}}}"#)
    XCTAssertEqual(
      repaired("misplaced-field", #"{"message": {"topic": "a", "notification": {"badge": "1"}}}"#),
      #"unsafe {"message": {"topic": "a", "apns": {"payload": {"aps": {"badge": 1}}}}}"#)
    XCTAssertEqual(
      repaired(
        "misplaced-field",
        ##"{"message": {"topic": "a", "color": "#aabbcc", "android_v2": {"remoteNotification": {}}}}"##
      ), nil, "the notification would have no text")
    XCTAssertNil(
      repaired(
        "misplaced-field",
        ##"{"message": {"topic": "a", "android_v2": {"background_sync": {}}, "color": "#aabbcc"}}"##
      ))
  }

  func testLegacyNames() {
    XCTAssertEqual(
      repaired("legacy-field", #"{"message": {"to": "/topics/a", "data": {"b": "c"}}}"#),
      #"safe {"message": {"topic": "a", "data": {"b": "c"}}}"#)
    XCTAssertEqual(
      repaired("legacy-field", #"{"message": {"to": "abc", "data": {"b": "c"}}}"#),
      #"unsafe {"message": {"topic": "abc", "data": {"b": "c"}}}"#)
    XCTAssertEqual(
      repaired("legacy-field", #"{"message": {"topic": "a", "android": {"time_to_live": 60}}}"#),
      #"safe {"message": {"topic": "a", "android": {"ttl": "60s"}}}"#)
    XCTAssertNil(repaired("legacy-field", #"{"message": {"topic": "a", "to": "b"}}"#))
    XCTAssertEqual(
      repaired("legacy-field", #"{"message": {"topic": "a", "dry_run": true}}"#),
      #"safe {"message": {"topic": "a"}, "validate_only": true}"#)
  }

  func testSDKNames() {
    XCTAssertEqual(
      repaired(
        "sdk-spelling",
        #"{"message": {"topic": "a", "notification": {"imageUrl": "https://a.b/c.png"}}}"#),
      #"safe {"message": {"topic": "a", "notification": {"image": "https://a.b/c.png"}}}"#)
    let both = """
      {"message": {"topic": "a", "notification": {"image": "https://a.b/c.png", "imageUrl": "x"}}}
      """
    XCTAssertNil(repaired("sdk-spelling", both))
  }

  func testWrongTypes() {
    func mendedField(_ member: String) -> String? {
      let text = #"{"message": {"topic": "a", "android": {\#(member)}}}"#
      return repaired("wrong-type", text).map {
        $0.replacingOccurrences(of: #"{"message": {"topic": "a", "android": {"#, with: "")
      }
    }
    XCTAssertEqual(mendedField(#""data": []"#), #"safe "data": {}}}}"#)
    XCTAssertEqual(mendedField(#""direct_boot_ok": 1"#), #"safe "direct_boot_ok": true}}}"#)
    XCTAssertEqual(mendedField(#""direct_boot_ok": "yes""#), #"unsafe "direct_boot_ok": true}}}"#)
    XCTAssertEqual(mendedField(#""collapse_key": 5"#), #"safe "collapse_key": "5"}}}"#)
    XCTAssertEqual(mendedField(#""ttl": {"seconds": 5}"#), #"unsafe "ttl": "5s"}}}"#)
    XCTAssertEqual(mendedField(#""priority": ["high"]"#), #"safe "priority": "high"}}}"#)
    XCTAssertNil(mendedField(#""notification": []"#))
  }
}
