import FCMLint
import FCMLintReporting
import FCMLintRules
import Foundation
import XCTest

/// Questions to `explain`, and the symptoms on the pages of rules.
final class ExplainQuestionTests: XCTestCase {
  /// Written as people ask before the first run.
  private let questions: [(text: String, rule: String)] = [
    ("ios push image doesn't show up", "image-without-mutable-content"),
    ("pictures only appear on Android, not on iPhones", "image-without-mutable-content"),
    ("why is there no picture in my iphone notification", "image-without-mutable-content"),
    ("UNNotificationServiceExtension is never called", "image-without-mutable-content"),
    ("my image is an svg and never shows", "unsupported-image-type"),
    ("notification sound not playing on Android Oreo", "sound-with-extension"),
    ("android plays the default sound instead of my custom one", "sound-with-extension"),
    ("iphone plays default sound instead of my mp3", "unsupported-sound-type"),
    ("my silent push never wakes the app", "background-without-content-available"),
    (
      "content-available push doesn't wake the app in background",
      "background-without-content-available"
    ),
    ("nothing happens when I tap the notification", "click-action-url"),
    ("clicking the notification in Chrome does nothing", "web-click-action"),
    ("action buttons missing on iphone", "category-not-an-identifier"),
    ("users get the same push twice", "duplicate-member"),
    ("app icon badge never increases", "badge-not-a-number"),
    ("badge number does not change ios", "badge-not-a-number"),
    ("small icon is a gray box on android", "icon-not-a-resource"),
    ("my accent color is not applied", "bad-color"),
    ("numbers in data are rejected", "non-string-value"),
    ("can I send nested json in data?", "non-string-value"),
    ("fcm says success but the device receives nothing", "validate-only-left-on"),
    ("{{name}} placeholder shows up literally in the notification", "unresolved-placeholder"),
    ("ttl longer than 4 weeks", "ttl-out-of-range"),
    ("time sensitive notification does not break through focus", "bad-interruption-level"),
    ("live activity stuck, doesn't update", "incomplete-live-activity"),
    (
      "data message arrives late in doze although priority is high", "high-priority-without-display"
    ),
    ("old fcm server key api returns 404", "legacy-payload"),
    ("topic subscribers receive nothing when I send to /topics/news", "topic-prefix"),
    ("send to more than 500 tokens at once", "admin-too-many-tokens"),
    ("umlauts and emoji show as question marks", "invalid-utf8"),
    ("title is not translated on ios", "literal-with-alert-loc-key"),
    ("my json has a comma too many after the last member", "trailing-comma"),
    ("phone does not vibrate", "short-vibrate-pattern"),
    ("voip push never rings", "undeliverable-push-type"),
    ("custom keys inside aps are missing in userInfo", "unknown-aps-key"),
    ("thread-id is ignored, notifications are not grouped", "aps-key-spelling"),
    ("iphone was offline and never got the notification later", "relative-apns-expiration"),
    ("web notification shows date of 1970", "timestamp-in-seconds"),
    ("a key of my data disappears in the app", "stripped-data-key"),
    ("title and body in data, nothing displayed when the app is closed", "display-keys-in-data"),
    ("push only works when the app is in the foreground", "display-keys-in-data"),
    ("token and topic in the same message", "multiple-targets"),
    ("node ttl in seconds expires too fast", "admin-ttl-unit"),
    ("notification channel not found on android 13", "unknown-channel"),
    ("android drops common data when android.data is set", "replaced-data"),
    ("led light does not blink", "black-light"),
    ("my app receives [object Object]", "data-value-object-text"),
    ("big order id loses digits in the ios app", "unsafe-integer"),
    ("picture is not shown in chrome", "notification-field-in-web-headers"),
    ("notifications pile up on android instead of replacing", "collapse-key-without-tag"),
    ("quotes copied from word", "typographic-quote"),
    ("only two action buttons shown in chrome", "too-many-actions"),
    ("clicking opens relative link in the browser does nothing", "link-not-absolute"),
    ("400", "wrong-type"),
    ("the server answers 400", "wrong-type"),
    ("400 Bad Request", "wrong-type"),
    ("FCM: HTTP status 404", "legacy-payload"),
    ("webp", "unsupported-image-type"),
    ("iPhone app is not woken up in the background", "background-without-content-available"),
  ]

  func testQuestionsHaveTheirFirstAnswer() {
    var wrong: [String] = []
    for (text, rule) in questions {
      let first = SymptomCauses(text, rules: Rulebook.all).rules.first?.id
      if first != rule { wrong.append("\(text): \(first ?? "none"), not \(rule)") }
    }
    XCTAssertGreaterThanOrEqual(questions.count, 45)
    XCTAssertEqual(wrong, [])
  }

  func testPagesShowSymptomsAndErrorTexts() throws {
    let page = CommandRun(["explain", "--all", "bad-duration"]).output
    XCTAssertTrue(page.contains("\nSymptoms\n  a message comes too late"), page)
    XCTAssertTrue(page.contains("\nError texts\n"), page)
    XCTAssertTrue(page.contains("\n  Invalid duration format\n"), page)
    let short = CommandRun(["explain", "bad-duration"]).output
    XCTAssertFalse(short.contains("\nSymptoms\n") || short.contains("\nError texts\n"), short)
    XCTAssertTrue(short.contains("\n--all shows all rules, examples"), short)
    let silent = CommandRun(["explain", "--all", "bad-ignore"]).output
    XCTAssertFalse(silent.contains("Symptoms") || silent.contains("Error texts"), silent)
  }

  /// The program, the page of all rules and the playground show the same texts.
  func testListsHaveTheTextsOfTheTables() throws {
    let text = CommandRun(["rules", "--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let rules = try XCTUnwrap(object?["rules"] as? [[String: Any]])
    for rule in rules {
      let id = try XCTUnwrap(rule["id"] as? String)
      let known = try XCTUnwrap(Rulebook.all.first { $0.id == id })
      XCTAssertEqual(rule["symptoms"] as? [String], RulePage(known).symptoms, id)
      XCTAssertEqual(rule["errorTexts"] as? [String], KnownError.texts(of: id), id)
    }
  }
}
