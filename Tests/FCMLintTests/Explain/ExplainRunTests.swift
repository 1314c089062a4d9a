import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// `explain` with symptoms and error texts.
final class ExplainRunTests: XCTestCase {
  private let symptoms: [(text: String, rule: String)] = [
    ("image not shown on iphone", "image-without-mutable-content"),
    ("the picture does not appear on ios", "image-without-mutable-content"),
    ("notification service extension is not called", "image-without-mutable-content"),
    ("no sound android 8", "sound-with-extension"),
    ("custom sound is not played on android", "sound-with-extension"),
    ("mp3 sound is not played on iphone", "unsupported-sound-type"),
    ("app not woken in background", "background-without-content-available"),
    ("silent push not received", "background-without-content-available"),
    ("click does nothing", "click-action-url"), ("tap does nothing android", "click-action-url"),
    ("click does nothing in the browser", "web-click-action"),
    ("notification twice", "duplicate-member"), ("duplicate notifications", "duplicate-member"),
    ("badge does not change", "badge-not-a-number"),
    ("badge is not updated on iphone", "badge-not-a-number"),
    ("white square icon", "icon-not-a-resource"),
    ("gray square instead of the icon", "icon-not-a-resource"),
    ("notification color is wrong", "bad-color"), ("payload is too big", "payload-too-large"),
    ("more than four weeks ttl", "ttl-out-of-range"),
    ("placeholder shown in notification", "unresolved-placeholder"),
    ("live activity does not update", "incomplete-live-activity"),
    ("voip push is not delivered", "undeliverable-push-type"),
    ("nested data object", "non-string-value"),
    ("success but nothing arrives", "validate-only-left-on"),
    ("legacy api stopped working", "legacy-payload"), ("trailing comma", "trailing-comma"),
    ("notifications pile up on ios", "long-collapse-id"),
    ("focus mode hides the notification", "bad-interruption-level"),
    ("high priority message is downgraded", "high-priority-without-display"),
  ]

  private let errors: [(text: String, rule: String?)] = [
    ("400 invalid argument", "wrong-type"), ("third party auth error", nil),
    ("Invalid value at 'message.data[0].value' (TYPE_STRING), 12", "non-string-value"),
    (
      #"Invalid JSON payload received. Unknown name "sound" at 'message.notification': Cannot find field."#,
      "unknown-field"
    ),
    (#"Unknown name \"to\": Cannot find field."#, "legacy-field"),
    ("Field 'ttl', Illegal duration format; duration must end with 's'", "bad-duration"),
    (
      "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set 'topic'",
      "multiple-targets"
    ),
    ("Expected , or } after key:value pair.", "missing-comma"),
    ("Expected : between key:value pair.", "missing-colon"),
    ("Closing quote expected in string.", "unterminated-string"),
    ("Parsing terminated before end of input.", "extra-content"),
    ("Proto field is not repeating, cannot start list.", "wrong-type"),
    ("Recipient of the message is not set.", "missing-target"),
    ("The registration token is not a valid FCM registration token", "bad-registration-token"),
    ("Topic name contains invalid characters.", "bad-topic-name"),
    ("Invalid condition expression provided.", "bad-condition"),
    ("Request contains an invalid argument.", "bad-condition"),
    ("Message is too large. The maximum is 4K (4096 bytes).", "payload-too-large"),
    ("iOS message is too big", "payload-too-large"),
    ("Invalid data payload key: from", "reserved-data-key"),
    ("TTL must be a non-negative integer.", "bad-web-ttl"),
    ("Value for APS key [mutable-content] is either 0 or 1.", "flag-not-one"),
    ("Requested entity was not found.", nil), ("SENDER_ID_MISMATCH", nil), ("UNREGISTERED", nil),
    ("QUOTA_EXCEEDED", nil), ("MismatchSenderId", nil), ("BadDeviceToken", nil),
    ("TopicDisallowed", "bad-apns-topic"), ("BadCollapseId", "long-collapse-id"),
    ("BadExpirationDate", "bad-apns-expiration"), ("InvalidPushType", "bad-push-type"),
    ("PayloadTooLarge", "payload-too-large"), ("messaging/mismatched-credential", nil),
    ("messaging/registration-token-not-registered", nil), ("403 Forbidden", nil),
    ("messaging/invalid-payload", "wrong-type"), ("PERMISSION_DENIED", nil),
    // The SDKs for Node.js, Java, Python and Go.
    ("Exactly one of fid, topic, token or condition is required", "missing-target"),
    ("Exactly one of topic, token or condition is required", "missing-target"),
    ("Exactly one of token, topic or condition must be specified", "missing-target"),
    ("tokens list must not contain more than 500 items", "admin-too-many-tokens"),
    ("MulticastMessage.tokens must not contain more than 500 tokens.", "admin-too-many-tokens"),
    ("tokens list must not contain more than 1000 items", "too-many-registration-tokens"),
    ("android.notification.color must be in the form #RRGGBB", "bad-color"),
    ("Malformed topic name", "bad-topic-name"), ("Auth error from APNS or Web Push Service", nil),
    ("notification.imageUrl must be a valid URL string", "admin-bad-image-url"),
    // As they are pasted from logs.
    (
      #"Invalid value at 'message.android.priority' (type.googleapis.com/google.firebase.fcm.v1.AndroidConfig.AndroidMessagePriority), "urgent""#,
      "unknown-enum-value"
    ),
    (
      #"{"error":{"code":400,"message":"Request contains an invalid argument.","status":"INVALID_ARGUMENT"}}"#,
      "bad-condition"
    ),
    (
      #"Invalid JSON payload received. Unknown name "registration_ids": Cannot find field."#,
      "legacy-payload"
    ),
    (
      "Invalid value at 'message.android.ttl' (type.googleapis.com/google.protobuf.Duration), Field 'ttl', Illegal duration format; duration must end with 's'",
      "bad-duration"
    ),
    (
      "Invalid value at 'message.android.notification.notification_count' (TYPE_INT32), 3.5",
      "number-out-of-range"
    ),
    ("Repeated map key: 'x' is already set.", "duplicate-key"),
    ("Starting an object on a scalar field", "wrong-type"),
    ("Encountered non UTF-8 code points.", "invalid-utf8"),
    (
      "firebase_admin._messaging_utils.UnregisteredError: Requested entity was not found.", nil
    ),
    (
      "com.google.firebase.messaging.FirebaseMessagingException: SenderId mismatch", nil
    ),
    (
      "firebase_admin.exceptions.InvalidArgumentError: The registration token is not a valid FCM registration token",
      "bad-registration-token"
    ),
    ("ValueError: Message.data must not contain non-string values.", "non-string-value"),
    ("Error: messaging/third-party-auth-error", nil),
    ("messaging/message-rate-exceeded", nil), (#"{"reason":"BadTopic"}"#, "bad-apns-topic"),
    (#"{"reason":"ExpiredToken","timestamp":1}"#, nil), ("results: [{error: NotRegistered}]", nil),
    (#"{"reason":"BadUrgency"}"#, "bad-urgency"),
    ("APNSAlert.loc_key is required when specifying loc_args.", "loc-args-without-key"),
    ("Value type for APS key [badge] is a number.", "badge-not-a-number"),
    ("The APNs payload must contain an [aps] key", "payload-without-aps"),
    // JSON.parse and json.loads.
    ("SyntaxError: Unexpected token } in JSON at position 120", "trailing-comma"),
    ("Expected double-quoted property name in JSON at position 45", "trailing-comma"),
    ("Expected ',' or '}' after property value in JSON at position 30", "missing-comma"),
    (
      "json.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: line 5 column 3 (char 88)",
      "trailing-comma"
    ),
    ("json.decoder.JSONDecodeError: Extra data: line 2 column 1 (char 30)", "extra-content"),
    ("json.decoder.JSONDecodeError: Expecting ',' delimiter: line 4 column 5", "missing-comma"),
    // Browsers.
    (
      "TypeError: Failed to execute 'showNotification' on 'ServiceWorkerRegistration': Notifications which set the renotify flag must specify a non-empty tag.",
      "renotify-without-tag"
    ),
    ("Silent notifications must not specify vibration patterns.", "silent-with-vibrate"),
    ("Failed to execute 'showNotification': No notification permission has been granted", nil),
  ]

  func testSymptomsHaveTheirFirstAnswer() {
    XCTAssertGreaterThanOrEqual(symptoms.count + errors.count, 60)
    for (text, rule) in symptoms {
      let causes = SymptomCauses(text)
      XCTAssertNotEqual(causes.error?.rules, [], text)
      XCTAssertEqual(causes.rules.first?.id, rule, text)
    }
  }

  func testErrorsHaveTheirFirstAnswer() throws {
    for (text, rule) in errors {
      let error = try XCTUnwrap(KnownError.first(in: text), text)
      XCTAssertEqual(error.rules.first, rule, text)
      if rule == nil {
        XCTAssertTrue(error.meaning.contains("The payload is not at fault"), text)
      }
    }
  }

  func testTheMeaningsOfErrors() throws {
    var listing = ""
    for error in KnownError.all {
      listing +=
        "\(error.texts.joined(separator: "\n"))\n  \(error.meaning)\n  \(error.rules.joined(separator: " "))\n"
    }
    try Golden.compare(listing, with: "fixtures/texts/known-errors.expected")
  }

  func testNearestRulesAreListedIfThereAreAny() {
    for (question, hasNearest) in [
      ("my hamster eats", false), ("purple hamster with a port", false),
    ] {
      let run = CommandRun(["explain", question])
      XCTAssertTrue(run.output.hasPrefix("No rule explains this.\n\n"), run.output)
      XCTAssertEqual(run.output.contains("\nNearest rules:\n"), hasNearest, run.output)
    }
  }

  func testTablesNameRules() {
    let ids = Set(Rulebook.all.map(\.id))
    for id in KnownError.all.flatMap(\.rules) + SymptomRow.all.values.flatMap(\.rules) {
      XCTAssertTrue(ids.contains(id), id)
    }
  }

  func testWordsThatExplainNothing() {
    let run = CommandRun(["explain", "xyzzy", "plugh"])
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.output.hasPrefix("No rule explains this."))
  }
}
