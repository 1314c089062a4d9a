import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// The answers that `explain` prints.
final class ExplainAnswerTests: XCTestCase {
  /// Texts whose cause is not in the payload, with words of the answer.
  private let facts: [(text: String, words: String)] = [
    (
      "Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
      "no access token"
    ),
    (
      "Permission 'cloudmessaging.messages.create' denied on resource '//cloudresourcemanager.googleapis.com/projects/shop' (or it may not exist).",
      "service account"
    ),
    (
      "Firebase Cloud Messaging API has not been used in project 123 before or it is disabled.",
      "enable it"
    ),
    ("The request was missing an Authentication Key", "no access token"),
    ("UNAVAILABLE 503", "retry"), ("UNAVAILABLE", "retry"),
    (#"{"errorCode": "UNAVAILABLE"}"#, "retry"), ("503 Service Unavailable", "retry"),
    ("invalid_grant", "clock"),
    ("Error fetching access token: invalid_grant (Invalid JWT Signature.)", "clock"),
    (
      "TypeError: admin.messaging(...).sendMulticast is not a function", "sendEachForMulticast"
    ),
    ("TypeError: messaging.sendAll is not a function", "call sendEach."),
    ("sendToDevice is not a function", "call send."),
    ("sendToTopic is not a function", "call send."),
    (
      "module 'firebase_admin.messaging' has no attribute 'send_multicast'",
      "send_each_for_multicast"
    ),
    ("The service is currently unavailable.", "retry"),
    ("This site has been updated in the background", "service worker"),
  ]

  /// Symptoms with words of a cause outside the payload.
  private let symptoms: [(text: String, words: String)] = [
    ("onMessageReceived not called in background", "send only data"),
    ("onMessageReceived not triggered when app is in background", "send only data"),
    ("onMessageReceived is not called when the app is closed on Android", "send only data"),
    ("notification not shown in foreground", "gets the message and must show"),
    ("notifications are not displayed while the app is open", "gets the message and must show"),
    ("data payload empty on ios", "the keys of data are in userInfo"),
    ("no heads-up on android", "fcm_fallback_notification_channel"),
    ("only the last one arrives after the phone was offline", "APNs may keep only the last"),
    ("arrives late when the phone sleeps on android", "a message with normal priority"),
    ("background fetch is not triggered after force quit", "swiped it away"),
  ]

  /// Texts with a rule that is among the first three.
  private let rules: [(text: String, rule: String)] = [
    ("no sound on iphone", "silent-on-apple"),
    ("custom sound not playing on Android 8", "sound-without-channel"),
    ("new push overwrites the old one", "collapse-key-without-tag"),
    ("users receive notification in wrong language", "literal-beats-loc-key"),
    ("silent push throttled", "background-priority"),
    ("messages arrive hours late on android", "high-priority-without-display"),
    ("wrong language on iphone", "literal-with-alert-loc-key"),
    ("image unavailable", "image-not-a-url"), ("unrecognized token", "bad-registration-token"),
    ("doze", "high-priority-without-display"),
    ("LightSettings.color must be in the form #RRGGBB or #RRGGBBAA.", "admin-bad-light-color"),
    ("ttl duration must not be negative", "ttl-out-of-range"),
    ("AndroidConfig.ttl must not be negative.", "ttl-out-of-range"),
    ("vibrateTimingsMillis must not be negative", "admin-bad-vibrate-timings"),
    ("UNErrorDomain Code=101", "unsupported-image-type"),
    ("Invalid attachment file type", "unsupported-image-type"),
    (#"Unknown name "token": Cannot find field."#, "missing-field"),
    (
      #"Invalid JSON payload received. Unknown name \"notification\": Cannot find field."#,
      "missing-field"
    ),
  ]

  /// Texts with their first rule.
  private let first: [(text: String, rule: String)] = [
    ("priority must be 'normal' or 'high'", "unknown-enum-value"),
    (#"AndroidConfig.priority must be "high" or "normal"."#, "unknown-enum-value"),
    ("CriticalSound.name must be a non-empty string", "bad-sound"),
    ("Message.topic must be a string", "wrong-type"),
    ("Message.data must be a string", "non-string-value"),
    ("Message.condition must be a non-empty string", "empty-target"),
    ("invalid character '}' looking for beginning of object key string", "trailing-comma"),
    ("invalid character ']' looking for beginning of value", "trailing-comma"),
    (#"invalid character '\'' looking for beginning of value"#, "single-quoted-string"),
    ("invalid character 'T' looking for beginning of value", "non-json-literal"),
    ("invalid character '\"' after object key:value pair", "missing-comma"),
    ("invalid character '{' after top-level value", "extra-content"),
    (
      "Unexpected character ('}' (code 125)): was expecting double-quote to start field name",
      "trailing-comma"
    ),
    (
      "Unexpected character ('\"' (code 34)): was expecting comma to separate Object entries",
      "missing-comma"
    ),
    ("Unrecognized token 'True': was expecting (JSON String, Number)", "non-json-literal"),
    ("Unterminated object at line 3 column 5 path $.message", "missing-comma"),
    ("PayloadEmpty", "payload-without-aps"),
    (#"{"reason":"PayloadEmpty"}"#, "payload-without-aps"),
  ]

  private func ids(_ text: String) -> [String] {
    SymptomCauses(text).rules.map(\.id)
  }

  func testCausesOutsideThePayload() {
    for (text, expected) in facts {
      let run = CommandRun(["explain", text])
      let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      XCTAssertEqual(run.status, 0, text)
      XCTAssertTrue(words.contains(expected), "\(text): \(words)")
      XCTAssertTrue(words.contains("The payload is not at fault."), "\(text): \(words)")
      XCTAssertFalse(words.contains("Rules that explain it"), text)
    }
  }

  func testSymptomsHaveCausesOutsideThePayload() {
    for (text, expected) in symptoms {
      let run = CommandRun(["explain", text])
      let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      XCTAssertTrue(words.contains(expected), "\(text): \(words)")
      XCTAssertFalse(words.contains("not at fault"), "\(text): \(words)")
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      XCTAssertLessThanOrEqual(lines.count, 31, text)
    }
  }

  func testRulesAreAmongTheFirst() {
    for (text, rule) in rules {
      XCTAssertTrue(ids(text).prefix(3).contains(rule), "\(text): \(ids(text))")
    }
    for (text, rule) in first { XCTAssertEqual(ids(text).first, rule, text) }
  }

  func testFieldsOfAMessageNeedTheirWrapper() {
    let run = CommandRun(["explain", #"Unknown name "token": Cannot find field."#])
    XCTAssertTrue(run.output.contains("wrap the message as\n{"), run.output)
    let nested = CommandRun([
      "explain", #"Unknown name "token" at 'message.android': Cannot find field."#,
    ])
    XCTAssertFalse(nested.output.contains("wrap the"), nested.output)
  }

  func testWordsThatOnlyLookLikeAnError() {
    let data = CommandRun(["explain", "data payload empty on ios"])
    XCTAssertTrue(data.output.hasPrefix("data is missing or wrong in the app"), data.output)
    XCTAssertEqual(CommandRun(["explain", "deprecated-legacy-api"]).status, 2)
    for word in ["content-available", "target-content-id", "time-to-live", "legacy-api"] {
      XCTAssertLessThan(CommandRun(["explain", word]).status, 2, word)
    }
  }
}
