import FCMLint
import XCTest

/// Misplaced names, and the place where each belongs.
final class RelocationTests: XCTestCase {
  private struct Row {
    var path: String
    var value: String
    var rule: String
    var locations: [String]
    var line: UInt

    init(
      _ path: String, _ value: String, _ rule: String, _ locations: String..., line: UInt = #line
    ) {
      (self.path, self.value, self.rule, self.locations, self.line) = (
        path, value, rule, locations, line
      )
    }

    /// A request with the value at the path, and a topic.
    var text: String {
      let parts = path.split(separator: ".").map(String.init)
      let inner = parts.dropFirst().dropFirst().reversed().reduce(value) { "{\"\($1)\": \($0)}" }
      return "{\"message\": {\"topic\": \"news\", \"\(parts[1])\": \(inner)}}"
    }
  }

  private let aps = "message.apns.payload.aps"

  private func check(_ rows: [Row]) {
    for row in rows {
      let found = diagnose(row.text, as: .sendRequest).filter {
        ["unknown-field", "misplaced-field", "legacy-field", "sdk-spelling"].contains($0.rule)
      }
      XCTAssertEqual(found.map(\.rule), [row.rule], row.text, line: row.line)
      let pointer = "/" + row.path.split(separator: ".").joined(separator: "/")
      XCTAssertEqual(found.first?.pointer, pointer, line: row.line)
      for location in row.locations {
        XCTAssertTrue(
          found.first?.help?.contains(location) == true,
          "\(row.path): \(location) is missing in \(found.first?.help ?? "")", line: row.line)
      }
    }
  }

  func testMessage() {
    check([
      Row("message.to", "\"a\"", "legacy-field", "token", "fid"),
      Row("message.registration_ids", "[\"a\"]", "legacy-field", "one request"),
      Row("message.tokens", "[\"a\"]", "sdk-spelling", "one request"),
      Row(
        "message.priority", "\"high\"", "misplaced-field", "message.android.priority",
        "message.apns.headers.apns-priority", "message.webpush.headers.Urgency"),
      Row(
        "message.time_to_live", "5", "legacy-field", "message.android.ttl",
        "message.apns.headers.apns-expiration", "message.webpush.headers.TTL"),
      Row("message.ttl", "\"5s\"", "misplaced-field", "message.android.ttl"),
      Row(
        "message.collapse_key", "\"a\"", "misplaced-field", "message.android.collapse_key",
        "message.apns.headers.apns-collapse-id", "message.webpush.headers.Topic"),
      Row("message.content_available", "true", "legacy-field", aps + ".content-available"),
      Row("message.contentAvailable", "true", "legacy-field", aps + ".content-available"),
      Row("message.mutable_content", "true", "legacy-field", aps + ".mutable-content"),
      Row("message.dry_run", "true", "legacy-field", "next to \"message\""),
      Row("message.validate_only", "true", "misplaced-field", "next to \"message\""),
      Row("message.validateOnly", "true", "misplaced-field", "next to \"message\""),
      Row(
        "message.restricted_package_name", "\"a.b\"", "misplaced-field",
        "message.android.restricted_package_name"),
      Row("message.delay_while_idle", "true", "legacy-field", "remove"),
      Row("message.analytics_label", "\"a\"", "misplaced-field", "fcm_options.analytics_label"),
      Row(
        "message.fcm_options.image", "\"a\"", "misplaced-field", "message.apns.fcm_options.image"),
      Row("message.fcm_options.link", "\"a\"", "misplaced-field", "webpush.fcm_options.link"),
    ])
  }

  func testNotification() {
    let note = "message.android.notification"
    check([
      Row("message.notification.content_available", "true", "legacy-field", aps),
      Row(
        "message.notification.sound", "\"a\"", "misplaced-field", note + ".sound", aps + ".sound"),
      Row(
        "message.notification.badge", "1", "misplaced-field", aps + ".badge",
        note + ".notification_count"),
      Row("message.notification.icon", "\"a\"", "misplaced-field", note + ".icon"),
      Row("message.notification.color", "\"#aabbcc\"", "misplaced-field", note + ".color"),
      Row("message.notification.tag", "\"a\"", "misplaced-field", note + ".tag"),
      Row(
        "message.notification.click_action", "\"a\"", "misplaced-field", note + ".click_action",
        aps + ".category", "message.webpush.fcm_options.link"),
      Row("message.notification.android_channel_id", "\"a\"", "legacy-field", note + ".channel_id"),
      Row("message.notification.channelId", "\"a\"", "misplaced-field", note + ".channel_id"),
      Row("message.notification.subtitle", "\"a\"", "misplaced-field", aps + ".alert.subtitle"),
      Row("message.notification.imageUrl", "\"a\"", "sdk-spelling", "rename it to \"image\""),
      Row("message.notification.image_url", "\"a\"", "sdk-spelling", "rename it to \"image\""),
      Row("message.notification.data", "{}", "misplaced-field", "message.data"),
      Row(
        "message.notification.title_loc_key", "\"a\"", "misplaced-field", note + ".title_loc_key",
        aps + ".alert.title-loc-key"),
      Row(
        "message.notification.bodyLocArgs", "[]", "misplaced-field", note + ".body_loc_args",
        aps + ".alert.loc-args"),
      Row("message.notification.priority", "\"high\"", "misplaced-field", "android.priority"),
    ])
  }

  func testAndroid() {
    let note = "message.android.notification"
    let names = [
      "sound", "icon", "color", "title", "body", "channel_id", "click_action", "image", "tag",
      "sticky", "visibility",
    ]
    check(names.map { Row("message.android.\($0)", "\"a\"", "misplaced-field", note + ".\($0)") })
    let v2 = "message.android_v2.remote_notification.notification"
    check([
      Row("message.android.time_to_live", "5", "legacy-field", "rename it to \"ttl\""),
      Row(
        note + ".priority", "\"high\"", "misplaced-field", "notification_priority",
        "message.android.priority"),
      Row(note + ".android_channel_id", "\"a\"", "legacy-field", "rename it to \"channel_id\""),
      Row(note + ".imageUrl", "\"a\"", "sdk-spelling", "rename it to \"image\""),
      Row(note + ".ttl", "\"5s\"", "misplaced-field", "message.android.ttl"),
      Row(note + ".data", "{}", "misplaced-field", "message.android.data"),
      Row(
        note + ".vibrateTimingsMillis", "[0, 5]", "sdk-spelling",
        "convert it to \"vibrate_timings\""),
      Row(note + ".eventTimestamp", "\"a\"", "sdk-spelling", "rename it to \"event_time\""),
      Row("message.android_v2.priority", "\"HIGH\"", "misplaced-field", "remote_notification"),
      Row("message.android_v2.notification", "{}", "misplaced-field", v2),
      Row("message.android_v2.title", "\"a\"", "misplaced-field", v2 + ".title"),
      Row(v2 + ".proxy", "\"ALLOW\"", "misplaced-field", "android_v2 does not support it"),
    ])
  }

  func testAppleAndWeb() {
    check([
      Row("message.apns.aps", "{}", "misplaced-field", aps),
      Row("message.apns.alert", "\"a\"", "misplaced-field", aps + ".alert"),
      Row("message.apns.thread-id", "\"a\"", "misplaced-field", aps + ".thread-id"),
      Row("message.apns.apns-priority", "\"5\"", "misplaced-field", "headers.apns-priority"),
      Row("message.apns.notification", "{}", "misplaced-field", aps + ".alert"),
      Row("message.apns.notification", #"{"title":"a"}"#, "misplaced-field", aps + ".alert"),
      Row("message.apns.image", "\"a\"", "misplaced-field", "message.apns.fcm_options.image"),
      Row("message.apns.priority", "\"5\"", "misplaced-field", "headers.apns-priority"),
      Row("message.apns.ttl", "\"5\"", "misplaced-field", "headers.apns-expiration"),
      Row("message.apns.fcm_options.imageUrl", "\"a\"", "sdk-spelling", "rename it to \"image\""),
      Row("message.webpush.link", "\"a\"", "misplaced-field", "message.webpush.fcm_options.link"),
      Row("message.webpush.ttl", "\"5\"", "misplaced-field", "message.webpush.headers.TTL"),
      Row("message.webpush.TTL", "\"5\"", "misplaced-field", "message.webpush.headers.TTL"),
      Row("message.webpush.urgency", "\"high\"", "misplaced-field", "headers.Urgency"),
      Row("message.webpush.icon", "\"a\"", "misplaced-field", "message.webpush.notification.icon"),
      Row(
        "message.webpush.fcm_options.icon", "\"a\"", "misplaced-field", "webpush.notification.icon"),
    ])
  }

  func testNotificationForAppleWithTextsAndOtherMembers() {
    for (other, help) in [
      (
        #""sound":"default""#,
        "move its texts to apns.payload.aps.alert, and the rest to apns.payload.aps"
      ),
      (#""body":"b""#, "move it to message.apns.payload.aps.alert"),
    ] {
      let text = #"{"message":{"topic":"a","apns":{"notification":{"title":"a",\#(other)}}}}"#
      let found = diagnose(text, select: ["misplaced-field"]).first
      XCTAssertEqual(found?.help, help)
    }
  }

  /// Free-form objects and maps of strings may contain any name.
  func testFreeFormObjectsHaveNoUnknownNames() {
    let text = """
      {"message": {"topic": "news", "data": {"imageUrl": "a", "to": "b"},
        "apns": {"headers": {"x-own": "1"}, "payload": {"aps": {"alert": "a"}, "to": 1, "ttl": 2}},
        "webpush": {"headers": {"x-own": "1"}, "notification": {"title": "a", "own": {"to": 1}}}}}
      """
    let found = diagnose(text).map(\.rule)
    for rule in ["unknown-field", "misplaced-field", "legacy-field", "sdk-spelling"] {
      XCTAssertFalse(found.contains(rule), rule)
    }
  }

  /// Members that are missing because of a reported mistake are not reported.
  func testConsequencesOfAMistakeAreNotReported() {
    let texts = [
      #"{"mesage": {"topic": "news", "notification": {"title": "t"}}}"#,
      #"{"message": {"to": "/topics/news", "notification": {"title": "t"}}}"#,
      #"{"message": {"Topic": "news", "notification": {"title": "t"}}}"#,
      #"{"message": {"tokens": ["a"], "notification": {"title": "t"}}}"#,
      #"{"message": {"topic": "a", "android_v2": {"notification": {"title": "t"}}}}"#,
      #"{"message": {"notification": {"title": "t"}}, "topic": "a"}"#,
    ]
    for text in texts {
      let grave = diagnose(text, as: .sendRequest).filter { $0.severity >= .warning }
      XCTAssertEqual(grave.count, 1, "\(text): \(grave.map(\.rule))")
    }
  }

  /// In a message for the SDK, its own names are valid, and similar names are typos.
  func testSDKMessages() {
    let text = """
      {"tokens": ["a", "b"], "notification": {"title": "t", "image_url": "https://a.example/b.png"},
        "android": {"notification": {"vibrateTimingsMillis": [0, 5]}}}
      """
    let found = diagnose(text).filter { $0.severity == .error }
    XCTAssertEqual(found.map(\.rule), ["unknown-field"])
    XCTAssertEqual(found.first?.help, "did you mean \"imageUrl\"?")
  }

  func testManySDKNamesAreReportedOnce() {
    let text = """
      {"message": {"topic": "a", "notification": {"title": "t", "imageUrl": "https://a.b/c.png"},
        "android": {"notification": {"vibrateTimingsMillis": [0, 5], "eventTimestamp": "x"}}}}
      """
    let found = diagnose(text).filter { $0.rule == "sdk-spelling" }
    // Names that only need renaming are one finding; all others have their own.
    XCTAssertEqual(found.map(\.pointer).map { $0.hasSuffix("imageUrl") }, [true, false])
    XCTAssertEqual(found.map { $0.help?.contains("2 more SDK names") }, [true, false])
  }

  /// A document whose kind is configured must be an object.
  func testRootsThatAreNotObjects() {
    for kind in DocumentKind.allCases {
      for text in ["5", "\"a\"", "null", "true"] {
        let found = diagnose(text, as: kind)
        XCTAssertEqual(found.map(\.rule), ["wrong-type"], "\(kind): \(text)")
        XCTAssertEqual(found.first?.pointer, "")
      }
      XCTAssertEqual(diagnose("[]", as: kind).map(\.rule), [])
      let hints = ["missing-simulator-bundle", "unresolved-placeholder"]
      let rules = Set(diagnose("{{message}}", as: kind).map(\.rule))
      XCTAssertTrue(rules.isSubset(of: hints), "\(kind): \(rules)")
    }
  }
}
