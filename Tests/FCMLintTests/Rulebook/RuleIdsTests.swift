import FCMLint
import FCMLintRules
import Foundation
import XCTest

/// Rule IDs are permanent, because configurations, baselines and dashboards contain them.
final class RuleIdsTests: XCTestCase {
  func testEveryIdExists() {
    let ids = Set(Rulebook.all.map(\.id))
    XCTAssertEqual(Self.ids.filter { !ids.contains($0) }, [], "an ID is missing")
  }

  func testEveryIdIsListed() {
    let ids = Set(Self.ids)
    XCTAssertEqual(ids.count, Self.ids.count)
    let new = Rulebook.all.map(\.id).filter { !ids.contains($0) }
    XCTAssertEqual(new, [], "add the ID to this list; IDs are permanent")
  }

  func testEveryFileOfARuleIsInTheRulebook() throws {
    let rules = Golden.root.appendingPathComponent("rules").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: rules)
      .filter { $0.hasSuffix(".swift") && $0.contains("/") }
    XCTAssertEqual(files.count, Rulebook.all.count)
  }

  func testFormerIdsStillNameTheirRules() throws {
    let text = #"{"token":"{{a}}","notification":{"title":"a","imageUrl":null}}"#
    let (former, id) = ("admin-null-object", "admin-null-value")
    XCTAssertEqual(FormerID.all.map(\.former), [former])
    var configuration = Configuration()
    XCTAssertEqual(Linter(configuration: configuration).lint(text).diagnostics.map(\.rule), [id])
    configuration.select = [former]
    configuration.severities = [former: .warning]
    XCTAssertEqual(
      Linter(configuration: configuration).lint(text).diagnostics.map(\.severity), [.warning])
    var commented = Configuration()
    commented.ignore = ["comment"]
    let comment = "// fcmlint-ignore \(former): as seen\n\(text)"
    XCTAssertEqual(
      Linter(configuration: commented).lint(comment).suppressed.map(\.diagnostic.rule), [id])
    let settings =
      #"{"rules":{"\#(former)":"off"},"#
      + #""ignore":[{"files":["*"],"rule":"\#(former)","reason":"a"}]}"#
    let file = ConfigurationReader.read(Array(settings.utf8), ruleNames: [id])
    XCTAssertEqual(file.problems.map(\.message), [])
    XCTAssertEqual(file.file.rules.map(\.name) + file.file.ignores.map(\.rule), [id, id])
    let baseline = Baseline.read(
      Array(
        #"{"version":1,"findings":[{"path":"a","rule":"\#(former)","pointer":"","ordinal":0}]}"#
          .utf8))
    XCTAssertEqual(try baseline.get().entries.map(\.rule), [id])
  }

  private static let ids: [String] = """
    admin-bad-event-timestamp admin-bad-image-url admin-bad-light-color admin-bad-light-settings
    admin-bad-vibrate-timings admin-deleted-aps-flag admin-no-tokens admin-null-value
    admin-rest-spelling admin-too-many-tokens admin-ttl-unit admin-two-spellings
    admin-unconverted-name alert-loc-args-without-key alert-text-in-aps alert-type-without-alert
    android-and-android-v2 android-v2-choice aps-in-data aps-key-beside-aps aps-key-spelling
    background-priority background-with-alert background-without-content-available backtick-string
    bad-alert bad-analytics-label bad-apns-expiration bad-apns-id bad-apns-priority bad-apns-topic
    bad-color bad-condition bad-direction bad-duration bad-escape bad-fid bad-ignore
    bad-interruption-level bad-number bad-operation bad-package-name bad-push-type bad-registration-token bad-sound
    bad-timestamp bad-topic-name bad-urgency bad-vibrate bad-web-timestamp bad-web-topic bad-web-ttl
    badge-not-a-number black-light boolean-as-string byte-order-mark category-not-an-identifier
    click-action-not-an-action click-action-url collapse-key-without-tag comment control-character data-only-on-apple
    data-value-object-text declarative-web-push deprecated-field deprecated-token
    display-keys-in-data double-quoted-topic duplicate-action duplicate-apns-header duplicate-key
    duplicate-member empty-alert empty-aps empty-live-activity-token empty-notification empty-source
    empty-target enum-as-number escaped-quote extra-content fcm-options-in-payload flag-not-one
    headers-in-payload high-priority-without-display icon-not-a-resource ignored-vibrate-timings
    image-host-only image-not-a-url image-not-https image-on-local-host image-without-alert
    image-without-extension image-without-mutable-content incomplete-action incomplete-live-activity
    ineffective-live-activity-key ineffective-web-vibrate insecure-web-resource interruption-level-sound invalid-utf8
    large-topic-payload leaked-credential legacy-field legacy-payload lifetime-mismatch
    light-color-as-string light-color-out-of-range link-in-action link-not-absolute link-not-https
    link-on-other-host link-on-other-origin link-without-notification literal-beats-loc-key
    literal-with-alert-loc-key live-activity-key-in-alert live-activity-milliseconds
    live-activity-priority live-activity-push-type live-activity-token-in-payload
    live-activity-token-is-fcm live-activity-without-target loc-args-without-key lone-surrogate
    long-collapse-id merge-conflict message-without-content millisecond-apns-expiration
    mismatched-bracket misplaced-field missing-braces missing-colon missing-comma missing-field
    missing-group-field missing-simulator-bundle missing-target missing-topic-prefix missing-value
    misspelt-simulator-key mixed-legacy-and-v1 mixed-operators moot-default-light-settings
    multiple-targets mutable-content-in-headers mutable-content-without-alert navigate-and-link negative-duration
    negative-notification-count nested-aps nested-web-options no-members non-json-literal
    non-string-loc-arg non-string-value notification-field-in-web-headers null-in-payload
    null-in-web-notification number-out-of-range numeric-web-badge obsolete-alert-key
    one-sided-click-action output-only-field overwritten-web-data page-as-image past-apns-expiration
    payload-near-limit payload-too-large payload-without-aps quoted-placeholder
    real-registration-token relative-apns-expiration relative-live-activity-time
    relevance-score-out-of-range remote-notification-without-notification renotify-without-tag
    repeated-topic replaced-data reserved-data-key reserved-payload-key resource-name
    retired-batch-call retiring-endpoint same-key-in-data-and-payload sdk-dropped-value
    sdk-int-overflow sdk-mangled-color sdk-repeated-key sdk-spelling sdk-ttl-unit short-vibrate-pattern
    silent-on-apple silent-with-vibrate simulator-key-in-message single-quoted-string
    single-topic-condition sound-in-alert sound-not-a-file sound-not-a-resource
    sound-object-without-critical sound-with-default-sound sound-with-extension
    sound-without-channel stripped-data-key timestamp-in-seconds too-deep too-many-actions
    too-many-findings too-many-members too-many-registration-tokens too-many-topics topic-prefix
    trailing-comma transport-header truncated-value truthy-string ttl-out-of-range
    two-live-activity-pushes two-spellings typographic-quote unclosed-container
    undeliverable-push-type unexpected-token unknown-alert-key unknown-apns-header unknown-aps-key
    unknown-category unknown-channel unknown-enum-value unknown-field unknown-group-field
    unknown-sound-key unknown-web-header unknown-web-option unquoted-key unresolved-placeholder
    unsafe-integer unsupported-image-type unsupported-sound-type unterminated-string unused-ignore
    unused-notification-key uppercase-apns-header validate-only-left-on web-click-action
    web-option-not-text web-ttl-out-of-range wrong-aps-type wrong-type zero-web-ttl
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
