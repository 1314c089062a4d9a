import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// The safety of every fix, listed here independently of the rules.
final class FixSafetyTests: XCTestCase {
  func testEachFixHasItsListedSafety() {
    let found = Rulebook.all.compactMap { rule -> String? in
      var configuration = Configuration()
      configuration.level = .hint
      configuration.project = rule.project
      let linter = Linter(rules: [rule], configuration: configuration)
      let examples = rule.bad.map { example in
        linter.lint(MarkedText(example).bytes).diagnostics.flatMap(\.fixes)
          .map { $0.safety == .safe ? "s" : "u" }.joined()
      }
      let letters = examples.filter { !$0.isEmpty }.joined(separator: " ")
      return letters.isEmpty ? nil : "\(rule.id): \(letters)"
    }
    XCTAssertEqual(found.sorted(), Self.table.split(separator: "\n").map(String.init))
  }

  /// The rules with fixes, and a letter for each fix in an example: `s` for safe, `u` for unsafe.
  private static let table = """
    admin-bad-event-timestamp: u
    admin-bad-light-color: s
    admin-bad-vibrate-timings: s
    admin-deleted-aps-flag: s
    admin-null-value: sss ssss
    admin-rest-spelling: sss s
    admin-ttl-unit: s u
    admin-two-spellings: u u u
    admin-unconverted-name: s s
    alert-loc-args-without-key: s
    alert-text-in-aps: ss s s
    aps-key-beside-aps: uu u u u
    aps-key-spelling: ss us
    background-priority: s s s s
    background-without-content-available: s s
    backtick-string: s s
    bad-alert: su s
    bad-apns-id: s
    bad-apns-priority: s u
    bad-color: s s u u
    bad-condition: ss s s s s ss s s ss
    bad-direction: s
    bad-duration: s u u u uuu
    bad-escape: ss u
    bad-interruption-level: s
    bad-number: s s s s s s u
    bad-operation: s
    bad-push-type: s
    bad-registration-token: u
    bad-sound: s
    bad-timestamp: u s
    bad-topic-name: s
    bad-urgency: s u u
    bad-web-ttl: s u
    badge-not-a-number: s
    boolean-as-string: ss
    byte-order-mark: s
    comment: s s s
    control-character: s s
    double-quoted-topic: s
    duplicate-key: s
    empty-target: s
    escaped-quote: s s
    fcm-options-in-payload: s
    flag-not-one: s s s
    headers-in-payload: s s
    icon-not-a-resource: u u u
    ignored-vibrate-timings: u
    image-host-only: u
    image-not-https: u
    image-without-mutable-content: s u u s s
    insecure-web-resource: u
    legacy-field: s u ss sss
    legacy-payload: u u u
    light-color-as-string: u u
    light-color-out-of-range: uu
    link-not-https: u
    live-activity-milliseconds: u
    live-activity-priority: s
    live-activity-push-type: s
    live-activity-token-in-payload: s
    loc-args-without-key: s
    millisecond-apns-expiration: u
    mismatched-bracket: s
    misplaced-field: s su us s
    missing-braces: s s s s s
    missing-colon: s s s s s
    missing-comma: s s s s
    missing-group-field: u u
    missing-topic-prefix: s s
    misspelt-simulator-key: s
    mixed-operators: u u u
    mutable-content-in-headers: s s s
    nested-aps: s s
    nested-web-options: s
    no-members: s s s
    non-json-literal: s s
    non-string-loc-arg: s
    non-string-value: ssuu s
    notification-field-in-web-headers: s s s
    null-in-payload: s ss
    null-in-web-notification: sss
    output-only-field: s u
    resource-name: u u
    sdk-spelling: s s
    silent-with-vibrate: u
    simulator-key-in-message: s
    single-quoted-string: s sss
    single-topic-condition: s s
    sound-in-alert: s
    sound-not-a-resource: u
    sound-with-extension: u
    timestamp-in-seconds: u
    topic-prefix: s s
    trailing-comma: s
    transport-header: s s
    truthy-string: s s
    two-spellings: u s
    typographic-quote: ss s s
    unclosed-container: u s
    unexpected-token: s s s s u
    unknown-alert-key: u u u
    unknown-apns-header: u uuu
    unknown-aps-key: uu u
    unknown-enum-value: sss u s
    unknown-field: uu u u u
    unknown-sound-key: u u
    unknown-web-header: s uu u
    unknown-web-option: s s
    unquoted-key: ss s
    unsafe-integer: u u
    unterminated-string: s s
    unused-notification-key: u
    uppercase-apns-header: s
    web-click-action: s
    wrong-aps-type: s s s
    wrong-type: ss s ssuus
    """

  /// A number in data becomes a string of the same meaning, but a flag of Apple has no effect there.
  func testQuotingInData() {
    for (key, safety) in [
      ("id", Fix.Safety.safe), ("content_available", .unsafe), ("content-available", .unsafe),
      ("mutable_content", .unsafe), ("mutableContent", .unsafe),
    ] {
      let found = diagnose(
        #"{"message":{"topic":"n","data":{"\#(key)":1}}}"#, select: ["non-string-value"])
      XCTAssertEqual(found.map { $0.fixes.map(\.safety) }, [[safety]], key)
    }
  }
}
