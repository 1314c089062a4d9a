import FCMLint
import XCTest

/// A misspelled name, or a member one level off: one finding, and none about a missing member.
final class AppleTypoTests: XCTestCase {
  private static let image = #""fcm_options":{"image":"https://a.de/b.png"}"#

  /// A push with an image in which the flag is misplaced.
  private func image(_ payload: String, _ expected: String, line: UInt = #line) {
    assertFindings(
      #"{"payload":\#(payload),\#(Self.image)}"#, expected, in: .deviceAPNs,
      line: line)
  }

  func testTheFlagOfAnImage() {
    let typos = ["mutable-contnt", "mutablecontentt", "utable-content", "mutable-conten"]
    for typo in typos { image(#"{"aps":{"alert":"x","\#(typo)":1}}"#, "E unknown-aps-key") }
    image(#"{"aps":{"alert":"x","mutableContent":1}}"#, "E aps-key-spelling")
    image(#"{"aps":{"alert":"x"},"mutable-content":1}"#, "E aps-key-beside-aps")
    image(#"{"aps":{"alert":{"body":"x","mutable-content":1}}}"#, "E unknown-alert-key")
    image(#"{"aps":{"alrt":"x","mutable-content":1}}"#, "E unknown-aps-key")
    image(#"{"aps":{"ALERT":"x","mutable-content":1}}"#, "E aps-key-spelling")
    image(#"{"aps":{"alert":"x"}}"#, "E image-without-mutable-content")
  }

  func testBackgroundPushes() {
    let headers = #""headers":{"apns-push-type":"background","apns-priority":"5"}"#
    assertFindings(
      #"{\#(headers),"payload":{"aps":{"conten-available":1}}}"#, "E unknown-aps-key",
      in: .deviceAPNs)
    assertFindings(
      #"{\#(headers),"payload":{"aps":{"thread-id":"a"},"content-available":1}}"#,
      "E aps-key-beside-aps", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"background","pns-priority":"5"},"#
        + #""payload":{"aps":{"content-available":1}}}"#, "W unknown-apns-header", in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"alrt":"x"}}}"#,
      "E unknown-aps-key", in: .deviceAPNs)
  }

  func testSeverityOfAKeyNextToApsDependsOnWhatIsLost() {
    assertFindings(
      #"{"payload":{"aps":{"alert":"x"},"mutable-content":1}}"#, "W aps-key-beside-aps",
      in: .deviceAPNs)
    assertFindings(
      #"{"live_activity_token":"a","payload":{"aps":{"event":"update","timestamp":1782887000},"#
        + #""content-state":{"leg":2}}}"#, "E aps-key-beside-aps", in: .deviceAPNs)
    assertFindings(
      #"{"live_activity_token":"a","payload":{"aps":{"event":"end","timestamp":1782887000},"#
        + #""content-state":{"leg":2}}}"#, "W aps-key-beside-aps", in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"alert":{"title":"a","body":"b"},"aps":{"sound":"default"}}}"#,
      "E aps-key-beside-aps", in: .deviceAPNs)
    assertFindings(
      #"{"live_activity_token":"a","payload":{"alert":"b","aps":{"event":"start","#
        + #""timestamp":1782887000,"content-state":{},"attributes-type":"A","attributes":{}}}}"#,
      "E aps-key-beside-aps", in: .deviceAPNs)
    assertFindings(#"{"payload":{"alert":"a","aps":{"badge":1}}}"#, in: .deviceAPNs)
    assertFindings(
      #"{"payload":{"alert":"a","aps":{"sound":"default","content-available":1}}}"#,
      in: .deviceAPNs)
    assertFindings(
      #""notification":{"title":"a"},"apns":{"payload":{"alert":"a","aps":{"sound":"b.caf"}}}"#,
      in: .device)
  }

  func testNamesOfOtherPlacesInTheAlert() {
    assertFindings(
      #"{"alert":{"title":"a","image":"https://a.de/b.png"},"mutable-content":1}"#,
      "W unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":{"body-loc-key":"K","body-loc-args":["a"]}}"#, "W unknown-alert-key",
      in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":"a","title_loc_args":["a"],"title_loc_key":"K"}}"#, "W unknown-alert-key",
      in: .deviceAps)
    assertFindings(
      #"{"alert":{"loc-key":"K","body-loc-args":["a"]}}"#, "W unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":{"alert":{"title":"a"}},"sound":"default"}"#, "E nested-aps", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":"a","alert":"b"}}"#, "W unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":"a","aps":{"badge":1}}}"#, "W unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":{"title":"a","apns-priority":"5"}}"#, "W unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"sound":"default","aps":{"alert":"x","badge":1}}"#, "E nested-aps", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","click_action":"https://a.de/b"}"#, "E aps-key-spelling", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","apns-push-type":"alert"}"#, "E headers-in-payload", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","headers":{"apns-priority":"5"}}"#, "E headers-in-payload", in: .deviceAps)
    assertFindings(
      #"{"aps":{"alert":"x","apns-push-type":"alert"}}"#, "W unknown-aps-key", as: .apnsPayload)
  }

  /// A background push must show and play nothing: that it does is not a second finding.
  func testBackgroundPushesThatPlayNothing() {
    let headers = #""headers":{"apns-push-type":"background","apns-priority":"5"}"#
    for (silence, rule) in [
      (#""sound":"""#, "E bad-sound"), (#""alert":"""#, "E background-with-alert"),
    ] {
      assertFindings(
        #"{\#(headers),"payload":{"aps":{"content-available":1,\#(silence)}}}"#,
        rule, in: .deviceAPNs)
    }
  }

  func testLiveActivities() {
    assertFindings(
      #"{"evnt":"update","timestamp":1782887000,"content-state":{}}"#, "E unknown-aps-key",
      in: .activityAps)
    assertFindings(
      #"{"event":"update","timstamp":1,"content-state":{}}"#, "W unknown-aps-key", in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":1782887000,"content-stat":{}}"#, "E unknown-aps-key",
      in: .activityAps)
    assertFindings(
      #"{"event":"start","timestamp":1782887000,"attributes-type":"A","attribute":{},"#
        + #""content-state":{},"alert":"x"}"#, "E unknown-aps-key", "W incomplete-live-activity",
      in: .activityAps)
    assertFindings(
      #"{"event":"update","timestamp":1782887000,"alert":{"body":"x","content-state":{}}}"#,
      "E unknown-alert-key", in: .activityAps)
    assertFindings(
      #"{"event":"Update","timestamp":1782887000,"content-state":{}}"#,
      "E incomplete-live-activity", in: .activityAps)
    assertFindings(
      #"{"event":"end","timestamp":1782887000,"attributes-type":"A","attributes":{}}"#,
      "W ineffective-live-activity-key", in: .activityAps)
    assertFindings(
      #"{"headers":{"apns-push-type":"liveactivity","live_activity_token":"a"},"#
        + #""payload":{"aps":{"event":"end","timestamp":1782887000}}}"#, "W unknown-apns-header",
      in: .deviceAPNs)
  }

  func testTextAndSound() {
    assertFindings(
      #"{"alert":{"lockey":"K","loc-args":["a"]}}"#, "E unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":{"loc-kye":"K","loc-args":["a"]}}"#, "E unknown-alert-key", in: .deviceAps)
    assertFindings(
      #"{"alert":{"loc-args":["a"]},"loc-key":"K"}"#, "E unknown-aps-key", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1},"name":"a.caf"}"#, "W unknown-aps-key", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1}}"#, "W bad-sound", in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critical":1,"nmae":"a.caf"}}"#, "W unknown-sound-key",
      in: .deviceAps)
    assertFindings(
      #"{"alert":"x","sound":{"critcal":1,"name":"a.caf"}}"#, "W unknown-sound-key", in: .deviceAps)
    assertFindings(#"{"alert":"{\"title\": \"x\"}"}"#, "W bad-alert", in: .deviceAps)
    assertFindings(#"{"alert":"{curly} text"}"#, in: .deviceAps)
  }

  /// An object in the headers next to it, and the common notification inside `apns`.
  func testBlocksOneLevelOff() {
    assertFindings(
      #"{"headers":{"apns-push-type":"alert","payload":{"aps":{"alert":"x"}}}}"#, "misplaced-field",
      in: .deviceAPNs)
    assertFindings(
      #"{"headers":{"apns-push-type":"alert"},"notification":{"title":"x"}}"#, "misplaced-field",
      in: .deviceAPNs)
  }

  func testWebNotifications() {
    for tag in ["TAG", "thread-id"] {
      let text = """
        {"message":{"topic":"a","webpush":{"notification":{"title":"x","renotify":true,\
        "\(tag)":"b"}}}}
        """
      assertFindings(text, "unknown-web-option")
    }
  }

  /// Names that are certainly wrong are also reported in templates, once each.
  func testMembersOfActions() {
    let cases = [
      (#"{"action":"a","titel":"A"}"#, ["incomplete-action"]),
      (#"{"action":"a","title":"A","icn":"/a.png"}"#, ["unknown-web-option"]),
      (#"{"action":"a","title":"A","type":"text"}"#, []),
      (#"{"action":"{{a}}","title":"{{b}}","iconn":"{{c}}"}"#, ["unknown-web-option"]),
    ]
    for (action, expected) in cases {
      let text = """
        {"message":{"topic":"a","webpush":{"notification":{"title":"x","actions":[\(action)]}}}}
        """
      assertFindings(text, expected)
    }
  }

  /// A missing brace moves the following members into other objects, which is not reported again.
  func testAMissingBrace() {
    let texts = [
      #"{"message":{"topic":"a","notification":{"title":"x","apns":{"headers":{}}}}"#,
      #"{"message":{"topic":"a","data":{"a":"b","android":{"ttl":"5s"}}}"#,
      #"{"message":{"topic":"a","webpush":{"notification":{"title":"x","#
        + #""actions":["action":"a","title":"A"}]}}}}"#,
    ]
    for text in texts {
      let found = diagnose(text).filter { $0.severity >= .warning }
      XCTAssertEqual(found.count, 1, "\(text): \(found.map(\.rule))")
    }
  }
}
