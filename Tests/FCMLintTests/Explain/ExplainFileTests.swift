import Foundation
import XCTest

/// `explain` with a file.
final class ExplainFileTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ text: String, name: String = "push.json") throws -> String {
    let place = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: place)
    return place.path
  }

  func testErrorPointsIntoTheFile() throws {
    let text = #"{"message":{"topic":"a","data":{"k":"x","n":12},"android":{"collapseKey":"c"}}}"#
    let path = try file(text)
    let value = CommandRun([
      "explain", "Invalid value at 'message.data[1].value' (TYPE_STRING), 12", path,
    ])
    XCTAssertEqual(value.status, 0)
    XCTAssertTrue(
      value.output.hasPrefix(
        "A value in data or headers must be a string.\n\nFindings in \(path)\n  1:45  "
          + "error[non-string-value]"), value.output)
    for absent in ["message.android.collapse_key", "message.android.ttl"] {
      let run = CommandRun(["explain", "Invalid value at '\(absent)'", path])
      let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      XCTAssertTrue(words.contains("No finding in \(path) is at \(absent)."), run.output)
    }
    XCTAssertEqual(CommandRun(["explain", "INVALID_ARGUMENT", path + ".json"]).status, 2)
  }

  /// The first lines of the answer, and the title of the page in it.
  private func assert(
    _ question: String, _ text: String, place: String, finding: String,
    line: UInt = #line
  ) throws {
    let path = try file(text)
    let run = CommandRun(["explain", question, path])
    XCTAssertEqual(run.status, 0, line: line)
    let first = "\n\nFindings in \(path)\n  \(place)  \(finding)"
    XCTAssertTrue(run.output.contains(first), run.output, line: line)
    // The finding says it.
    XCTAssertFalse(run.output.contains("Rules that explain it"), run.output, line: line)
  }

  func testWordsFindTheirFindingsInTheFile() throws {
    try assert(
      "Topic name contains invalid characters.",
      #"{"message":{"topic":"a b","notification":{"title":"x"}}}"#,
      place: "1:21", finding: "error[bad-topic-name]")
    // A later candidate is first if the file has only its finding.
    try assert(
      "Invalid registration token",
      #"{"message":{"token":"\#(token)","data":{"a":"b"},"apns":{"headers":{"apns-priority":"10","apns-push-type":"background"},"payload":{"aps":{"content-available":1}}}}}"#,
      place: "1:221", finding: "warning[background-priority]")
  }

  private let token =
    "dQw4w9WgXcQ_aBcDeFgHi1:APA91bHPRgkFLJu5hPpXhLwKqTnYs3kqzYx8vQ2bNcLm0RtUaWePoIyKjHgFdSaQwErTyUiOpLkJhGfDsAzXcVbNm1234567890-_qazWSXedcRFVtgbYHNujm"

  func testAnyErrorMayBeTheCauseOfAVagueOne() throws {
    let text = #"{"message":{"topic":"a","android":{"ttl":"2592000s"},"data":{"k":"x"}}}"#
    for question in ["Request contains an invalid argument.", "400"] {
      try assert(question, text, place: "1:42", finding: "error[ttl-out-of-range]")
    }
  }

  /// What the preview shows, the findings about the symptom, then all others.
  func testSymptomsAreExplainedByPreviewAndFindings() throws {
    let path = try file(
      #"{"message":{"topic":"a b","notification":{"title":"x","image":"https://a.b/c.png"}}}"#)
    let run = CommandRun(["explain", "image not shown on ios", path])
    XCTAssertEqual(run.status, 0)
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    XCTAssertTrue(
      words.hasPrefix(
        "\(path): the image is not shown (Apple devices) 1 error: the message may be"),
      run.output)
    XCTAssertTrue(run.output.contains("\n  Apple: a notification is displayed\n"), run.output)
    XCTAssertTrue(
      run.output.contains("Findings in \(path)\n  1:63  hint[image-without-mutable-content]"),
      run.output)
    XCTAssertTrue(run.output.contains("Other findings\n  1:21  error[bad-topic-name]"), run.output)
    XCTAssertTrue(run.output.contains("\nOutside the payload\n  - the app has no"), run.output)
    XCTAssertFalse(run.output.contains("not at fault"), run.output)
    XCTAssertFalse(run.output.contains("Android"), run.output)
    let elsewhere = CommandRun(["explain", "UNREGISTERED", path])
    XCTAssertTrue(elsewhere.output.hasPrefix("The token has expired"), elsewhere.output)
  }

  func testThePayloadIsNotAtFaultOnlyIfNothingExplainsTheSymptom() throws {
    let good = try file(#"{"message":{"topic":"a","notification":{"title":"x","body":"y"}}}"#)
    let tap = CommandRun(["explain", "tap opens wrong screen on iphone", good])
    XCTAssertTrue(tap.output.contains("The payload is not at fault"), tap.output)
    let set = try file(
      #"{"message":{"topic":"a","notification":{"title":"x","body":"y"},"android":{"notification":{"click_action":"OPEN"}}}}"#
    )
    for question in ["tap opens nothing on android", "notification not shown on android"] {
      let run = CommandRun(["explain", question, set])
      XCTAssertFalse(run.output.contains("not at fault"), run.output)
    }
  }

  /// Legacy bodies and code are read as what they become.
  func testLegacyBodiesAndCodeAreExplained() throws {
    let legacy = try file(#"{"to":"/topics/a","notification":{"title":"x","sound":"bell"}}"#)
    let silent = CommandRun(["explain", "no sound on android", legacy])
    XCTAssertTrue(
      silent.output.contains("once converted  info[sound-without-channel]"), silent.output)
    XCTAssertTrue(silent.output.contains("error[legacy-payload]"), silent.output)
    let code = try file(
      "import { getMessaging } from 'firebase-admin/messaging';\ngetMessaging().send({ topic: 'a', "
        + "notification: { title: 'x' }, android: { notification: { sound: 'bell.mp3' } } });\n",
      name: "send.js")
    let sound = CommandRun(["explain", "no sound on android", code])
    XCTAssertTrue(sound.output.contains("warning[sound-with-extension]"), sound.output)
  }

  func testTheLineWithAFindingIsShown() throws {
    let path = try file(
      #"{"message":{"topic":"a","data":{"k":"x"}}}"# + "\n"
        + #"{"message":{"topic":"a","data":{"k":1}}}"# + "\n", name: "push.jsonl")
    let value = "Invalid value at 'message.data[0].value' (TYPE_STRING), 1"
    let run = CommandRun(["explain", value, path])
    XCTAssertTrue(run.output.contains("Findings in \(path)\n  2:37  error[non"), run.output)
  }

  func testThePageIsThatOfTheFinding() throws {
    try assert(
      "Invalid JSON payload received. Unknown name \"sound\" at 'message.notification': Cannot find field.",
      #"{"message":{"topic":"a","notification":{"title":"x","sound":"default"}}}"#,
      place: "1:53", finding: "error[misplaced-field]")
  }

  private func violation(_ field: String, _ text: String) -> String {
    #"{"error":{"code":400,"message":"Request contains an invalid argument.","status":"#
      + #""INVALID_ARGUMENT","details":[{"fieldViolations":[{"field":"\#(field)","#
      + #""description":"\#(text)"}]}]}}"#
  }

  func testViolationsOfFieldsSayWhatIsWrong() throws {
    let known = violation("message.webpush.headers.TTL", "TTL must be a non-negative integer.")
    try assert(
      known, #"{"message":{"topic":"a","webpush":{"headers":{"TTL":"-5"}},"data":{"a":"b"}}}"#,
      place: "1:53", finding: "error[bad-web-ttl]")
    let alone = CommandRun(["explain", known])
    XCTAssertTrue(alone.output.contains("\n    The web TTL must be a whole"), alone.output)
    let other = CommandRun(["explain", violation("message.apns", "Strange headers")])
    XCTAssertTrue(
      other.output.hasPrefix("FCM rejects message.apns: Strange headers.\n"), other.output)
  }
}
