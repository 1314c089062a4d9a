import FCMLint
import FCMLintWeb
import Foundation
import XCTest

/// Completion and hover as functions of the WebAssembly module.
final class EditorEngineTests: XCTestCase {
  private struct Answer: Decodable {
    struct Edit: Decodable {
      let start: Int, end: Int
      let replacement: String
    }
    struct Item: Decodable {
      let label, kind, documentation, text: String
      let detail, snippet: String?
      let isDeprecated: Bool
      let start: Int, end: Int
      let edits: [Edit]
    }
    var items: [Item]?
    var text: String?
    var start, end: Int?
    var error: String?
    var needs: String?
  }

  /// Calls a function at the place of `|` in a text, with further options.
  private func call(
    _ function: ([UInt8], [UInt8], [UInt8]) -> String, _ marked: String,
    path: String = "push.json", _ options: String = ""
  ) throws -> Answer {
    let parts = marked.components(separatedBy: "|")
    XCTAssertEqual(parts.count, 2)
    let all = #"{"offset":\#(parts[0].utf8.count)\#(options.isEmpty ? "" : ",")\#(options)}"#
    let text = function(Array(parts.joined().utf8), Array(path.utf8), Array(all.utf8))
    return try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
  }

  private func complete(
    _ marked: String, path: String = "push.json", _ options: String = ""
  ) throws -> Answer {
    try call({ EditorEngine.complete($0, path: $1, options: $2) }, marked, path: path, options)
  }

  private func hover(
    _ marked: String, path: String = "push.json", _ options: String = ""
  ) throws -> Answer {
    try call({ EditorEngine.hover($0, path: $1, options: $2) }, marked, path: path, options)
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  func testNamesAreOfferedWithTheirValues() throws {
    let answer = try complete(#"{"message":{"topic":"é","andr|"}}"#)
    let item = try XCTUnwrap(answer.items?.first)
    XCTAssertEqual(item.label, "android")
    XCTAssertEqual(item.kind, "property")
    XCTAssertEqual([item.start, item.end], [25, 31])
    XCTAssertEqual(item.text, #""android": {}"#)
    XCTAssertEqual(item.snippet, #""android": { $1 }"#)
    XCTAssertTrue(item.documentation.contains("Source: FCM REST reference, https://"))
    XCTAssertEqual(item.edits.count, 0)
    XCTAssertFalse(item.isDeprecated)
  }

  func testAMissingCommaIsAnEdit() throws {
    let item = try XCTUnwrap(
      try complete("{\"message\":{\n  \"topic\": \"a\"\n  \"dat|\"\n}}").items?.first)
    XCTAssertEqual(item.label, "data")
    let edit = try XCTUnwrap(item.edits.first)
    XCTAssertEqual([edit.start, edit.end], [27, 27])
    XCTAssertEqual(edit.replacement, ",")
  }

  func testTheKindAndTheNameDecideWhatIsOffered() throws {
    let kind = #""kind":"device-group""#
    XCTAssertEqual(try complete(#"{"op|"}"#, kind).items?.first?.label, "operation")
    XCTAssertEqual(try complete(#"{"ap|"}"#, path: "a.apns").items?.first?.label, "aps")
    let lines = #"{"message":{"topic":"a"}}"# + "\n" + #"{"message":{"android":{"prio|"}}}"#
    XCTAssertEqual(try complete(lines, path: "a.jsonl").items?.first?.label, "priority")
    XCTAssertEqual(try complete(#"{"scripts":{},"ver|"}"#).items?.count, 0)
  }

  func testTheConfigurationApplies() throws {
    let channels = #"{"rules":{"a-new-rule":"off"},"project":{"androidChannels":["news"]}}"#
    let place = #"{"message":{"android":{"notification":{"channel_id":"|"}}}}"#
    let labels = try complete(place, #""configuration":"# + quoted(channels)).items?.map(\.label)
    XCTAssertEqual(labels, ["news"])
    let excluded = #""configuration":"# + quoted(#"{"exclude":["*.json"]}"#)
    XCTAssertEqual(try complete("|", excluded).items?.count, 0)
    XCTAssertGreaterThan(try XCTUnwrap(try complete("|").items?.count), 0)
    XCTAssertNil(try hover(#"{"message":{"to|pic":"a"}}"#, excluded).text)
    let file = #""directory":"/team","configurationFile":".fcmlint.json""#
    XCTAssertEqual(try complete(place, file).needs, "/team/.fcmlint.json")
  }

  func testFieldsAndValuesAreDescribed() throws {
    let field = try hover(#"{"message":{"topic":"é","android":{"prio|rity":"HIGH"}}}"#)
    XCTAssertEqual([field.start, field.end], [36, 46])
    let text = try XCTUnwrap(field.text)
    XCTAssertTrue(text.hasPrefix("priority: "), text)
    XCTAssertTrue(text.contains("\n- \"HIGH\": "), text)
    XCTAssertTrue(text.contains("Source: FCM REST reference, https://"), text)
    let value = try hover(#"{"message":{"android":{"ttl":"864|00s"}}}"#)
    XCTAssertEqual(value.text?.hasPrefix("= 1 day\n"), true, value.text ?? "")
    XCTAssertNil(try hover(#"{"message":{"top|ics":"a"}}"#).text)
    XCTAssertNil(try hover(#"{"name":"a|pp"}"#).text)
  }

  func testAnyOffsetIsAccepted() throws {
    for text in ["", "\n", "é", #"{"message":{"topic":"é\ud83d"}}"#, "\u{FEFF}{}\n\n"] {
      let bytes = Array(text.utf8)
      for offset in [0, 1, 2, bytes.count, bytes.count + 1, Int(Int32.max)] {
        for path in ["a.json", "a.jsonl"] {
          let options = Array(#"{"offset":\#(offset)}"#.utf8)
          let answers = [
            EditorEngine.complete(bytes, path: Array(path.utf8), options: options),
            EditorEngine.hover(bytes, path: Array(path.utf8), options: options),
          ]
          for answer in answers { XCTAssertFalse(answer.contains("error"), answer) }
        }
      }
    }
    for wrong in ["-1", "\"1\"", "0.5"] {
      let answer = EditorEngine.hover([], path: [], options: Array(#"{"offset":\#(wrong)}"#.utf8))
      XCTAssertEqual(answer, #"{ "error": "\"offset\" must be a number of bytes" }"# + "\n")
    }
  }
}
