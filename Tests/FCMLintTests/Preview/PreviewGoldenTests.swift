import Foundation
import XCTest

/// The output of `fcmlint preview` for the documents in `fixtures/preview`.
final class PreviewGoldenTests: XCTestCase {
  private let folder = "fixtures/preview"

  private func output(_ name: String, _ options: String..., columns: Int? = nil) -> String {
    let run = CommandRun(
      ["preview", "--no-config"] + options + ["\(folder)/\(name)"], columns: columns)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(run.errors, "")
    return run.output
  }

  func testEveryPreviewIsAsExpected() throws {
    for name in try Golden.inputs(folder, [".json", ".jsonl", ".apns"]) {
      try Golden.compare(output(name), with: "\(folder)/\(name).preview")
    }
    let json = output("wrong.json", "--format", "json")
    try Golden.compare(json, with: "\(folder)/wrong.json.preview-json")
  }

  /// The JSON has the texts of the other form, in its order.
  func testTheJSONHasTheTextsOfThePreview() throws {
    func words(_ text: String) -> String {
      text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
    for name in try Golden.inputs(folder, [".json", ".jsonl", ".apns"]) {
      let json = Data(output(name, "--format", "json").utf8)
      let report = try XCTUnwrap(JSONSerialization.jsonObject(with: json) as? [String: Any])
      let previews = try XCTUnwrap(report["previews"] as? [[String: Any]])
      let platforms = previews.flatMap { $0["platforms"] as? [[String: Any]] ?? [] }
      XCTAssertFalse(platforms.isEmpty, name)
      let texts = platforms.flatMap { platform in
        let rows = platform["rows"] as? [[String: Any]] ?? []
        return [platform["summary"]] + rows.flatMap { [$0["value"], $0["pointer"], $0["note"]] }
      }
      var rest = words(output(name))[...]
      for text in texts.compactMap({ $0 as? String }) where !text.isEmpty {
        let place = rest.range(of: words(text))
        XCTAssertNotNil(place, "\(name): \(text)")
        rest = place.map { rest[$0.upperBound...] } ?? rest
      }
    }
  }

  func testThePreviewFitsTheTerminal() throws {
    for name in try Golden.inputs(folder, [".json", ".jsonl", ".apns"]) {
      for columns in [60, 80, 120] {
        for line in output(name, columns: columns).split(separator: "\n") {
          XCTAssertLessThanOrEqual(line.count, columns, "\(name): \(line)")
        }
      }
    }
    try Golden.compare(
      output("wrong.json", columns: 60), with: "\(folder)/wrong.json.preview-60")
  }

  func testThePayloadForTheSimulator() throws {
    for name in ["customized.json", "image.json", "admin.json", "raw.apns", "data-only.json"] {
      try Golden.compare(
        output(name, "--format", "apns"), with: "\(folder)/\(name).simulator")
    }
  }

  func testAFlagThatTheSDKDoesNotSendHasNoEffect() {
    func preview(_ flag: String) -> String {
      let code = """
        from firebase_admin import messaging
        aps = messaging.Aps(mutable_content=\(flag))
        messaging.send(messaging.Message(topic='news', apns=messaging.APNSConfig(
          payload=messaging.APNSPayload(aps=aps),
          fcm_options=messaging.APNSFCMOptions(image='https://h.example/i.png')),
          notification=messaging.Notification(title='T')))

        """
      return CommandRun(
        ["preview", "--no-config", "--platform", "apple", "--stdin-filename", "a.py", "-"],
        input: Array(code.utf8)
      ).output
    }
    XCTAssertTrue(preview("1").contains("mutable-content: 1 is missing in aps"), preview("1"))
    XCTAssertTrue(preview("True").contains("an attachment"), preview("True"))
  }

  func testThePlaceOfAValueInCodeIsThatInTheSource() throws {
    let code = """
      await getMessaging().send({ topic: 'news',
        notification: { title: 'Hé 🚀', body: text } });

      """
    let run = CommandRun(
      ["preview", "--no-config", "--format", "json", "--stdin-filename", "a.js", "-"],
      input: Array(code.utf8))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let preview = try XCTUnwrap((report?["previews"] as? [[String: Any]])?.first)
    let platform = try XCTUnwrap((preview["platforms"] as? [[String: Any]])?.first)
    let rows = try XCTUnwrap(platform["rows"] as? [[String: Any]])
    let title = try XCTUnwrap(rows.first { $0["aspect"] as? String == "title" })
    XCTAssertEqual(title["start"] as? [String: Int], ["line": 2, "column": 26, "utf16Column": 26])
    XCTAssertEqual(title["end"] as? [String: Int], ["line": 2, "column": 32, "utf16Column": 33])
    XCTAssertNil(rows.first { $0["aspect"] as? String == "channel" }?["start"], "a default")
  }

  func testOnlyOnePlatform() {
    let apple = output("customized.json", "--platform", "apple")
    XCTAssertTrue(apple.contains("  Apple: "))
    XCTAssertFalse(apple.contains("  Android: "))
  }

  func testThePayloadForTheSimulatorNeedsOneMessage() {
    let lines = CommandRun(["preview", "--format", "apns", "\(folder)/legacy.json"])
    XCTAssertEqual(lines.status, 2)
    XCTAssertEqual(
      lines.errors, "fcmlint: --format apns requires one message for Apple devices, but got 0\n")
  }

  func testAForeignDocument() {
    let run = CommandRun(["preview", "-"], input: Array(#"{"name": "x"}"#.utf8))
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.errors, "fcmlint: no FCM document found\n")
  }

  func testAMissingFile() {
    let run = CommandRun(["preview", "nowhere.json"])
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.errors, "fcmlint: nowhere.json: no such file or directory\n")
  }

  func testAClosedPipe() {
    let run = CommandRun(["preview", "fixtures/preview"], pipeHolds: 10)
    XCTAssertEqual(run.status, 0)
  }
}
