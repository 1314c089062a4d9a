import FCMLint
import FCMLintRules
import Foundation
import XCTest

/// Any name in any place: every fix of the schema rules removes its finding and causes no new error
/// or warning.
final class MoveFixTests: XCTestCase {
  private let names = [
    "to", "tokens", "registration_ids", "notification_key", "priority", "ttl", "time_to_live",
    "collapse_key", "content_available", "mutable_content", "dry_run", "validate_only",
    "delay_while_idle", "restricted_package_name", "sound", "badge", "icon", "color", "colour",
    "tag", "click_action", "android_channel_id", "channel_id", "subtitle", "imageUrl", "image",
    "data", "title_loc_key", "body_loc_args", "notification", "aps", "alert", "link", "titel",
    "body", "proxy", "thread-id", "apns-priority", "Urgency", "TTL", "headers", "payload", "fid",
    "topic", "condition", "sticky", "visibility", "notification_priority", "light_settings",
    "vibrateTimingsMillis", "eventTimestamp", "event_time", "analytics_label", "fcm_options",
    "channelId", "clickAction", "bodyLocArgs",
  ]
  private let values = [
    "\"a\"", "3600", "true", "[\"a\"]", "{\"title\": \"x\"}", "\"https://example.com/a.png\"",
  ]
  private let holders = [
    #"{"message":{"topic":"n","notification":{"title":"t"},X}}"#,
    #"{"message":{"topic":"n","notification":{"title":"t",X}}}"#,
    #"{"message":{"topic":"n","notification":{"title":"t"},"android":{X}}}"#,
    #"{"message":{"topic":"n","notification":{"title":"t"},"android":{"notification":{X}}}}"#,
    #"{"message":{"topic":"n","notification":{"title":"t"},"apns":{X}}}"#,
    #"{"message":{"topic":"n","notification":{"title":"t"},"webpush":{X}}}"#,
    #"{"message":{"topic":"n","notification":{"title":"t"},"fcm_options":{X}}}"#,
    #"{X,"message":{"topic":"n","notification":{"title":"t"}}}"#,
    """
    {"message":{"topic":"n","android_v2":{X,"remote_notification":{"notification":{"title":"t"}}}}}
    """,
  ]

  private let sdkHolders = [
    #"{"topic":"n","notification":{"title":"t"},X}"#,
    #"{"topic":"n","notification":{"title":"t",X}}"#,
    #"{"tokens":["a"],"notification":{"title":"t"},"android":{X}}"#,
    #"{"tokens":["a"],"notification":{"title":"t"},"android":{"notification":{X}}}"#,
    #"{"tokens":["a"],"notification":{"title":"t"},"apns":{X}}"#,
    #"{"tokens":["a"],"notification":{"title":"t"},"webpush":{X}}"#,
    #"{"tokens":["a"],"notification":{"title":"t"},"fcmOptions":{X}}"#,
    """
    {"topic":"n","notification":{"title":"t"},"apns":{"payload":{"aps":{"alert":"t"}}},X}
    """,
  ]

  func testEveryFixKeepsTheInvariant() {
    XCTAssertGreaterThan(countOfFixes(in: holders, TestLinter.of()), Sweep.size(300, or: 50))
  }

  func testEveryFixOfAnSDKMessageKeepsTheInvariant() {
    var configuration = Configuration()
    configuration.kind = .adminNode
    let linter = TestLinter.of(configuration)
    XCTAssertGreaterThan(countOfFixes(in: sdkHolders, linter), Sweep.size(100, or: 15))
  }

  private func countOfFixes(in holders: [String], _ linter: Linter) -> Int {
    let schema = Set(Rulebook.all.filter { $0.family == .schema }.map(\.id))
    var fixes = 0
    for holder in holders {
      for name in Sweep.part(of: names, every: 3) {
        for value in values {
          let text = holder.replacingOccurrences(of: "X", with: "\"\(name)\":\(value)")
          let bytes = Array(text.utf8)
          let before = linter.lint(bytes).diagnostics
          for finding in before where schema.contains(finding.rule) {
            for fix in finding.fixes {
              fixes += 1
              check(fix, for: finding.rule, bytes, before, linter)
            }
          }
        }
      }
    }
    return fixes
  }

  private func check(
    _ fix: Fix, for rule: String, _ bytes: [UInt8], _ before: [Diagnostic], _ linter: Linter
  ) {
    let fixed = EditApplication.apply(fix.edits, to: bytes)
    let after = linter.lint(fixed).diagnostics
    let count = { (found: [Diagnostic]) in found.filter { $0.rule == rule }.count }
    // A key of the right type is checked together with the common title, which it was not before.
    let isTyping = rule == "wrong-type"
    let grave = Set(
      after.filter {
        $0.severity >= .warning && !(isTyping && $0.rule == "literal-beats-loc-key")
      }.map(\.rule))
    let story = "\(rule): \(String(decoding: fixed, as: UTF8.self))"
    XCTAssertLessThan(count(after), count(before), story)
    XCTAssertEqual(grave.subtracting(before.map(\.rule)), [], story)
  }
}
