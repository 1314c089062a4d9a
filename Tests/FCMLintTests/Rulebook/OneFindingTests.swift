import FCMLint
import XCTest

/// One mistake has one finding, by the rule that can fix it, and no two rules contradict.
final class OneFindingTests: XCTestCase {
  private func check(
    _ document: String, _ expected: String..., kind: DocumentKind? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertFindings(document, expected, as: kind, level: .info, file: file, line: line)
  }

  private func device(
    _ members: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(
      #"{ "message": { "token": "{{token}}", "# + members + " } }", expected, file: file, line: line
    )
  }

  func testWordsForPriorityAndPushType() {
    device(
      #""apns": { "headers": { "apns-push-type": "background", "apns-priority": "high" }, "#
        + #""payload": { "aps": { "content-available": 1 } } }"#, "background-priority")
    assertFindings(
      #"{ "message": { "token": "{{token}}", "apns": { "headers": { "apns-priority": "high" }, "#
        + #""payload": { "aps": { "content-available": 1 } } } } }"#,
      "background-priority", "data-only-on-apple", level: .info)
    device(
      #""apns": { "live_activity_token": "{{a}}", "headers": { "apns-push-type": "Alert" }, "#
        + #""payload": { "aps": { "event": "update", "timestamp": 1782887000, "#
        + #""content-state": {} } } }"#, "bad-push-type")
  }

  func testSoundsAndNulls() {
    device(
      #""apns": { "payload": { "aps": { "alert": "x", "sound": { "name": "" } } } }"#, "bad-sound")
    device(
      #""apns": { "payload": { "aps": { "alert": "x", "sound": { "critical": 1, "name": null } } } }"#,
      "bad-sound")
    for state in [
      #""timestamp": null, "content-state": {}"#,
      #""timestamp": 1782887000, "content-state": null"#,
    ] {
      device(
        #""apns": { "live_activity_token": "{{a}}", "payload": { "aps": { "event": "update", "#
          + state + " } } }", "incomplete-live-activity")
    }
    device(
      #""apns": { "fcm_options": { "image": "https://example.com/a.png" }, "#
        + #""payload": { "aps": { "alert": "x", "mutable-content": null } } }"#,
      "image-without-mutable-content")
  }

  func testLifetimeInAnUncertainUnitIsNotCompared() {
    device(
      #""notification": { "title": "x" }, "android": { "ttl": "0s" }, "#
        + #""apns": { "headers": { "apns-expiration": "3600" } }"#, "relative-apns-expiration")
    check(
      #"{ "topic": "x", "notification": { "title": "a" }, "android": { "ttl": 60 }, "#
        + #""apns": { "headers": { "apns-expiration": "1893456000" } } }"#, "admin-ttl-unit",
      kind: .adminNode)
    check(
      #"{ "topic": "x", "notification": { "title": "a" }, "android": { "ttl": 500 }, "#
        + #""webpush": { "headers": { "TTL": "3600" } } }"#, "admin-ttl-unit", kind: .adminNode)
  }

  func testMisplacedFieldIsNotMissing() {
    for name in ["title", "body"] {
      device(#""android_v2": { "\#(name)": "x" }"#, "misplaced-field")
      device(#""android_v2": { "remote_notification": { "\#(name)": "x" } }"#, "misplaced-field")
      device(
        #""webpush": { "\#(name)": "x", "fcm_options": { "link": "https://example.com/" } }"#,
        "misplaced-field")
    }
    device(
      #""android": { "notification": { "title": "t", "link": "https://example.com/" } }"#,
      "misplaced-field")
    device(
      #""notification": { "title": "t" }, "mutable_content": true, "#
        + #""apns": { "fcm_options": { "image": "https://example.com/a.png" } }"#, "legacy-field")
    // Without the member, the common notification is empty.
    for member in [#""sound": "x""#, #""title_loc_key": "x""#, #""tag": "x""#] {
      assertFindings(
        #""notification": { \#(member) }"#, "misplaced-field", in: .device, level: .info,
        fixing: false)
    }
  }

  /// An object nested in itself, and other names that need a special message.
  func testHelpForNamesWithoutAPlace() {
    for (members, help) in [
      (
        #""notification": { "title": "a", "notification": { "title": "b" } }"#,
        "remove the inner object and keep its members"
      ),
      (#""registration_ids": ["a"]"#, "send one request per device, with \"token\" or \"fid\""),
      (
        #""android_v2": { "priority": "HIGH" }"#,
        "remove it: remote_notification or background_sync sets the priority"
      ),
    ] {
      let found = diagnose(
        #"{ "message": { "token": "{{token}}", \#(members) } }"#,
        select: ["misplaced-field", "legacy-field"])
      XCTAssertEqual(found.first?.help, help, members)
    }
  }

  func testOneCauseOneFinding() {
    device(
      #""apns": { "payload": { "aps": { "alert": "x", "event": "end", "timestamp": 1782887000, "#
        + #""live_activity_token": "x" } } }"#, "unknown-aps-key")
    device(
      #""apns": { "headers": { "apns-push-type": "background", "apns-priority": "5" }, "#
        + #""payload": { "aps": { "alert": "", "content-available": 1 } } }"#,
      "background-with-alert")
    check(
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" }, "apns": { "headers": "#
        + #"{ "apns-id": "123E4567-E89B-12D3-A456-4266554400A0" } } } }"#, "bad-apns-id")
    check(
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" }, "#
        + #""apns": { "live_activity_token": "" } } }"#, "empty-live-activity-token")
    check(
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } }, "dry_run": true }"#,
      "legacy-field")
  }

  /// A member that a template may add is not reported as missing.
  func testKeysOfTemplates() {
    let news = #"{ "message": { "topic": "news", "notification": { "title": "Hi" }, "#
    check(news + #""apns": { "payload": { "{{k}}": "x" } } } }"#)
    check(news + #""android": { "notification": { "light_settings": { "{{k}}": "x" } } } } }"#)
    check(
      news + #""webpush": { "notification": { "title": "x", "renotify": true, "{{k}}": "x" } } } }"#
    )
    check(
      news + #""webpush": { "notification": { "title": "x", "actions": [{ "{{k}}": "x" }] } } } }"#)
    check(
      #"{ "operation": "add", "notification_key_name": "crew", "{{k}}": "x", "#
        + #""registration_ids": ["{{a}}"] }"#)
  }

  /// A member is missing if the template cannot add it there.
  func testKeysOfTemplatesElsewhere() {
    let image = #""fcm_options": { "image": "https://example.com/a.png" }"#
    device(
      #""apns": { "payload": { "aps": { "alert": "x" }, "{{k}}": 1 }, \#(image) }"#,
      "image-without-mutable-content")
    device(
      #""data": { "{{k}}": "x" }, "apns": { "payload": { "aps": { "alert": "x" } }, \#(image) }"#,
      "image-without-mutable-content")
    check(
      #"{ "message": { "token": "{{token}}", "apns": { "payload": { "aps": { "alert": "x", "#
        + #""{{k}}": 1 } }, \#(image) } } }"#)
  }

  func testEmptyNamesOfGroups() {
    check(
      #"{ "operation": "create", "notification_key_name": "", "registration_ids": ["{{a}}"] }"#,
      "missing-group-field")
    check(
      #"{ "operation": "add", "notification_key_name": "crew", "notification_key": "", "#
        + #""registration_ids": ["{{a}}"] }"#, "missing-group-field")
  }

  func testHalfATopicBatch() {
    for text in [
      #"{ "to": 5, "registration_tokens": ["{{a}}"] }"#, #"{ "registration_tokens": [] }"#,
    ] {
      XCTAssertTrue(
        diagnose(text, as: .topicBatch).map(\.rule).contains("missing-topic-prefix"), text)
    }
    for text in [
      #"{ "to": "/topics/fog" }"#, #"{ "to": "/topics/fog", "registration_tokens": null }"#,
    ] {
      let found = diagnose(text, as: .topicBatch, level: .warning)
      XCTAssertEqual(found.map(\.rule), ["no-members"], text)
    }
  }
}
