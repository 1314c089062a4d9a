import FCMLint
import XCTest

/// Following the help of a finding resolves it.
final class HelpTests: XCTestCase {
  private func help(_ document: String, _ rule: String) -> String? {
    diagnose(document, select: [rule]).first?.help
  }

  private func news(_ members: String) -> String {
    #"{"message":{"topic":"news","notification":{"title":"t"},"# + members + "}}"
  }

  private func aps(_ members: String, _ rest: String = "") -> String {
    #"{"message":{"token":"abc:def","apns":{"payload":{"aps":{"alert":"x","# + members + "}}" + rest
      + "}}}"
  }

  func testPlaces() {
    XCTAssertEqual(
      help(news(#""webpush":{"headers":{"data":"x"}}"#), "notification-field-in-web-headers"),
      "move it to webpush.data")
    XCTAssertEqual(
      help(
        news(#""webpush":{"notification":{"fcm_options":{"link":"https://example.com/"}}}"#),
        "unknown-web-option"),
      "move it to webpush.fcm_options")
    XCTAssertEqual(
      help(news(#""webpush":{"notification":{"collapse_key":"x"}}"#), "unknown-web-option"),
      #"use the header "Topic" in webpush.headers"#)
    XCTAssertEqual(
      help(
        #"{"message":{"topic":"n","notification":{"title":"t","priority":"PRIORITY_LOW"}}}"#,
        "misplaced-field"),
      "move it to message.android.notification.notification_priority")
  }

  func testPlacesThatAreAlreadySet() {
    let there = "message.android.notification.click_action"
    let document = { (action: String) in
      #"{"message":{"topic":"n","notification":{"title":"t","click_action":"A"},"#
        + #""android":{"notification":{"click_action":"\#(action)"}}}}"#
    }
    XCTAssertEqual(
      help(document("A"), "misplaced-field"), "remove it: \(there) is set already")
    XCTAssertEqual(
      help(document("B"), "misplaced-field"),
      "move it to message.apns.payload.aps.category or message.webpush.fcm_options.link")
    XCTAssertEqual(
      help(news(#""android":{"notification":{"title":"x","titel":"y"}}"#), "unknown-field"),
      #"remove it: "title" is there already"#)
    XCTAssertEqual(
      help(#"{"aps":{"alert":"x"},"content_available":true}"#, "aps-key-beside-aps"),
      #"move it to aps and rename it to "content-available""#)
  }

  /// "Set already" is used only for a member that exists and that the fix does not move.
  func testPlacesThatTheFixMovesTo() {
    let sounds =
      #"{"message":{"topic":"n","notification":{"title":"t","sound":"default"},"#
      + #""apns":{"payload":{"aps":{"sound":"default"}}}}}"#
    XCTAssertEqual(
      help(sounds, "misplaced-field"), "move it to message.android.notification.sound")
    let actions = #""actions":[{"action":"a","title":"A"}]"#
    XCTAssertEqual(
      help(
        #"{"message":{"topic":"n","notification":{"title":"t",\#(actions)},"#
          + #""webpush":{\#(actions)}}}"#, "misplaced-field"),
      "move it to message.webpush.notification.actions")
    XCTAssertEqual(
      help(news(#""apns":{"priority":"10","apns-priority":"10"}"#), "misplaced-field"),
      "move it to message.apns.headers.apns-priority")
  }

  func testValues() {
    XCTAssertEqual(
      help(news(#""apns":{"payload":{"aps":null}}"#), "payload-without-aps"),
      #"write an object: "aps": { … }"#)
    XCTAssertEqual(
      help(news(#""android":{"ttl":"99999999999999999999s"}"#), "bad-duration"),
      #"write at most "2419200s""#)
    let image = #","fcm_options":{"image":"https://example.com/a.png"}"#
    for flag in [#""0""#, #""false""#, "2"] {
      let document = aps(#""mutable-content":\#(flag)"#, image)
      XCTAssertEqual(help(document, "flag-not-one"), "write 1", document)
    }
    XCTAssertEqual(
      help(aps(#""mutable-content":"0""#), "flag-not-one"), "remove it, or write 0")
    XCTAssertEqual(
      help(
        aps(#""event":"update","content-state":{},"relevance-score":"5""#),
        "relevance-score-out-of-range"),
      "write a number")
  }

  func testBrackets() {
    XCTAssertEqual(
      help(#"{"message":{"topic":"news","notification":{"title":"t"}]}"#, "mismatched-bracket"),
      "write } in place of ]")
    XCTAssertEqual(
      help(
        #"{"message":{"topic":"n","android":{"data":{"a":"b"},"x":["a"}}}"#, "mismatched-bracket"),
      "add ] at the end of its content")
  }

  func testGroups() {
    func help(of operation: String) -> Diagnostic? {
      let tokens = (0...20).map { "\"m\($0)\"" }.joined(separator: ",")
      return diagnose(
        #"{"operation":"\#(operation)","notification_key_name":"a","notification_key":"k","#
          + #""registration_ids":[\#(tokens)]}"#, select: ["too-many-members"]
      ).first
    }
    XCTAssertEqual(help(of: "add")?.severity, .error)
    XCTAssertEqual(help(of: "remove")?.severity, .warning)
    XCTAssertEqual(help(of: "remove")?.help, "name only members of the group")
  }

  /// A move that may hide the common title is unsafe; into an existing alert it is safe.
  func testSubtitles() {
    func safety(_ rest: String) -> [Fix.Safety] {
      diagnose(
        #"{"message":{"topic":"n","notification":{"title":"t","subtitle":"s"}"# + rest + "}}",
        select: ["misplaced-field"]
      ).flatMap { $0.fixes.map(\.safety) }
    }
    XCTAssertEqual(safety(""), [.unsafe])
    XCTAssertEqual(safety(#","apns":{"payload":{"aps":{"alert":{"title":"t"}}}}"#), [.safe])
  }
}
