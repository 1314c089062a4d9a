import FCMLint
import XCTest

/// A slip in one name, or a member one level off: one finding, and none about what then lacks.
final class AppleTypoTests: XCTestCase {
  private static let image = #""fcm_options":{"image":"https://a.de/b.png"}"#

  /// A push with an image in which the flag has gone astray.
  private func image(_ payload: String, _ expected: String, line: UInt = #line) {
    AppleCase.apns(#"{"payload":\#(payload),\#(Self.image)}"#, expected, line: line).check()
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
    let cases: [AppleCase] = [
      .apns(#"{\#(headers),"payload":{"aps":{"conten-available":1}}}"#, "E unknown-aps-key"),
      .apns(
        #"{\#(headers),"payload":{"aps":{"thread-id":"a"},"content-available":1}}"#,
        "E aps-key-beside-aps"),
      .apns(
        #"{"headers":{"apns-push-type":"background","pns-priority":"5"},"#
          + #""payload":{"aps":{"content-available":1}}}"#,
        "W unknown-apns-header"),
      .apns(
        #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"alrt":"x"}}}"#,
        "E unknown-aps-key"),
    ]
    for vector in cases { vector.check() }
  }

  func testAKeyBesideApsIsAsGraveAsWhatIsLost() {
    let cases: [AppleCase] = [
      .apns(#"{"payload":{"aps":{"alert":"x"},"mutable-content":1}}"#, "W aps-key-beside-aps"),
      .apns(
        #"{"live_activity_token":"a","payload":{"aps":{"event":"update","timestamp":1782887000},"#
          + #""content-state":{"leg":2}}}"#, "E aps-key-beside-aps"),
      .apns(
        #"{"live_activity_token":"a","payload":{"aps":{"event":"end","timestamp":1782887000},"#
          + #""content-state":{"leg":2}}}"#, "W aps-key-beside-aps"),
      .apns(
        #"{"payload":{"alert":{"title":"a","body":"b"},"aps":{"sound":"default"}}}"#,
        "E aps-key-beside-aps"),
      .apns(
        #"{"live_activity_token":"a","payload":{"alert":"b","aps":{"event":"start","#
          + #""timestamp":1782887000,"content-state":{},"attributes-type":"A","attributes":{}}}}"#,
        "E aps-key-beside-aps"),
      .apns(#"{"payload":{"alert":"a","aps":{"badge":1}}}"#),
      .apns(#"{"payload":{"alert":"a","aps":{"sound":"default","content-available":1}}}"#),
      .message(
        #""notification":{"title":"a"},"apns":{"payload":{"alert":"a","aps":{"sound":"b.caf"}}}"#),
    ]
    for vector in cases { vector.check() }
  }

  func testNamesOfOtherPlacesInTheAlert() {
    let cases: [AppleCase] = [
      .aps(
        #"{"alert":{"title":"a","image":"https://a.de/b.png"},"mutable-content":1}"#,
        "W unknown-alert-key"),
      .aps(
        #"{"alert":{"body-loc-key":"K","body-loc-args":["a"]}}"#, "W unknown-alert-key"),
      .aps(
        #"{"alert":{"title":"a","title_loc_args":["a"],"title_loc_key":"K"}}"#,
        "W unknown-alert-key"),
      .aps(#"{"alert":{"loc-key":"K","body-loc-args":["a"]}}"#, "W unknown-alert-key"),
      .aps(#"{"alert":{"alert":{"title":"a"}},"sound":"default"}"#, "E nested-aps"),
      .aps(#"{"alert":{"title":"a","alert":"b"}}"#, "W unknown-alert-key"),
      .aps(#"{"alert":{"title":"a","aps":{"badge":1}}}"#, "W unknown-alert-key"),
      .aps(#"{"alert":{"title":"a","apns-priority":"5"}}"#, "W unknown-alert-key"),
      .aps(#"{"sound":"default","aps":{"alert":"x","badge":1}}"#, "E nested-aps"),
      .aps(#"{"alert":"x","click_action":"https://a.de/b"}"#, "E aps-key-spelling"),
      .aps(#"{"alert":"x","apns-push-type":"alert"}"#, "E headers-in-payload"),
      .aps(#"{"alert":"x","headers":{"apns-priority":"5"}}"#, "E headers-in-payload"),
      .raw(#"{"aps":{"alert":"x","apns-push-type":"alert"}}"#, "W unknown-aps-key"),
    ]
    for vector in cases { vector.check() }
  }

  /// A background push must have nothing to see or hear: that it is wrong besides is no second slip.
  func testBackgroundPushesThatPlayNothing() {
    let headers = #""headers":{"apns-push-type":"background","apns-priority":"5"}"#
    func push(_ aps: String, _ expected: String) -> AppleCase {
      .apns(#"{\#(headers),"payload":{"aps":{"content-available":1,\#(aps)}}}"#, expected)
    }
    push(#""sound":"""#, "E background-with-alert").check()
    push(#""alert":"""#, "E background-with-alert").check()
  }

  func testLiveActivities() {
    let cases: [AppleCase] = [
      .activity(
        #"{"evnt":"update","timestamp":1782887000,"content-state":{}}"#, "E unknown-aps-key"),
      .activity(#"{"event":"update","timstamp":1,"content-state":{}}"#, "W unknown-aps-key"),
      .activity(
        #"{"event":"update","timestamp":1782887000,"content-stat":{}}"#, "E unknown-aps-key"),
      .activity(
        #"{"event":"start","timestamp":1782887000,"attributes-type":"A","attribute":{},"#
          + #""content-state":{},"alert":"x"}"#, "E unknown-aps-key"),
      .activity(
        #"{"event":"update","timestamp":1782887000,"alert":{"body":"x","content-state":{}}}"#,
        "E unknown-alert-key"),
      .activity(
        #"{"event":"Update","timestamp":1782887000,"content-state":{}}"#,
        "E incomplete-live-activity"),
      .activity(
        #"{"event":"end","timestamp":1782887000,"attributes-type":"A","attributes":{}}"#,
        "W ineffective-live-activity-key"),
      .apns(
        #"{"headers":{"apns-push-type":"liveactivity","live_activity_token":"a"},"#
          + #""payload":{"aps":{"event":"end","timestamp":1782887000}}}"#, "W unknown-apns-header"),
    ]
    for vector in cases { vector.check() }
  }

  func testTextAndSound() {
    let cases: [AppleCase] = [
      .aps(#"{"alert":{"lockey":"K","loc-args":["a"]}}"#, "E unknown-alert-key"),
      .aps(#"{"alert":{"loc-kye":"K","loc-args":["a"]}}"#, "E unknown-alert-key"),
      .aps(#"{"alert":{"loc-args":["a"]},"loc-key":"K"}"#, "E unknown-aps-key"),
      .aps(#"{"alert":"x","sound":{"critical":1},"name":"a.caf"}"#, "W unknown-aps-key"),
      .aps(#"{"alert":"x","sound":{"critical":1}}"#, "W bad-sound"),
      .aps(#"{"alert":"x","sound":{"critical":1,"nmae":"a.caf"}}"#, "W unknown-sound-key"),
      .aps(#"{"alert":"x","sound":{"critcal":1,"name":"a.caf"}}"#, "W unknown-sound-key"),
      .aps(#"{"alert":"{\"title\": \"x\"}"}"#, "W bad-alert"),
      .aps(#"{"alert":"{curly} text"}"#),
    ]
    for vector in cases { vector.check() }
  }

  /// A block among its neighbour's headers, and the common notification inside `apns`.
  func testBlocksOneLevelOff() {
    let cases: [AppleCase] = [
      .apns(#"{"headers":{"apns-push-type":"alert","payload":{"aps":{"alert":"x"}}}}"#),
      .apns(#"{"headers":{"apns-push-type":"alert"},"notification":{"title":"x"}}"#),
    ]
    for vector in cases {
      vector.check()
      let found = diagnose(vector.document, as: .sendRequest).filter { $0.severity >= .warning }
      XCTAssertEqual(found.map(\.rule), ["misplaced-field"], vector.document)
    }
  }

  func testWebNotifications() {
    for tag in ["TAG", "thread-id"] {
      let text = """
        {"message":{"topic":"a","webpush":{"notification":{"title":"x","renotify":true,\
        "\(tag)":"b"}}}}
        """
      let found = diagnose(text).filter { $0.severity >= .warning }
      XCTAssertEqual(found.map(\.rule), ["unknown-web-option"], tag)
    }
  }

  /// Names that are plainly wrong are told in templates too, and each once.
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
      let found = diagnose(text).filter { $0.severity >= .warning }
      XCTAssertEqual(found.map(\.rule), expected, action)
    }
  }

  /// A brace that is missing moves what follows it into other objects, which is no slip of its own.
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
