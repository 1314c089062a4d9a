import FCMLint
import FCMLintReporting
import Foundation
import XCTest

@testable import FCMLintServer

/// Completion and hover as an editor requests them.
final class CompanionTests: XCTestCase {
  private let uri = "file:///project/a.json"
  private let configuration = "file:///project/.fcmlint.json"

  /// A session with an open document, and the position of `¦` in it.
  private func session(
    _ text: String, in uri: String, files: [String: String] = [:], encoding: String = "utf-16"
  ) -> (MemorySession, LSPPosition) {
    let capabilities = #"""
      {"general": {"positionEncodings": ["\#(encoding)"]}, "textDocument": {
        "hover": {"contentFormat": ["markdown"]},
        "completion": {"completionItem": {"snippetSupport": true, "documentationFormat": ["markdown"],
          "tagSupport": {"valueSet": [1]}, "insertTextModeSupport": {"valueSet": [1, 2]}}},
        "codeAction": {"codeActionLiteralSupport": {}}}}
      """#
    let parts = text.components(separatedBy: "¦")
    var session = MemorySession(files: files, capabilities: capabilities)
    session.open(uri, parts.joined())
    let encoding = PositionEncoding(rawValue: encoding) ?? .utf16
    return (session, LSPLines(Array(text.utf8), encoding).place(of: parts[0].utf8.count))
  }

  private func items(
    _ text: String, in uri: String? = nil, files: [String: String] = [:],
    encoding: String = "utf-16", context: JSONValue? = nil
  ) -> [[String: Any]] {
    let (session, position) = session(text, in: uri ?? self.uri, files: files, encoding: encoding)
    let result = session.request(
      "textDocument/completion", uri ?? self.uri,
      ["position": position.json, "context": context])
    return (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
  }

  private func labels(_ items: [[String: Any]]) -> [String] {
    items.compactMap { $0["label"] as? String }
  }

  private func hover(
    _ text: String, in uri: String? = nil, encoding: String = "utf-16"
  ) -> (words: String, range: [String: Any])? {
    let (session, position) = session(text, in: uri ?? self.uri, encoding: encoding)
    let result = session.request(
      "textDocument/hover", uri ?? self.uri, ["position": position.json])
    guard let object = result as? [String: Any],
      let contents = object["contents"] as? [String: Any]
    else { return nil }
    return (contents["value"] as? String ?? "", object["range"] as? [String: Any] ?? [:])
  }

  // MARK: Completion

  /// The edits are at the right place in every encoding, with `\r\n`, emoji and combining marks.
  func testEditsAreAtThePositionOfTheClient() throws {
    let text =
      "{\"message\":{\r\n \"notification\":{\"title\":\"🎬 e\u{301}\", \"bo¦\": \"x\"},\r\n"
      + " \"topic\":\"a\"}}"
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let item = try XCTUnwrap(items(text, encoding: encoding).first, encoding)
      XCTAssertEqual(item["label"] as? String, "body")
      XCTAssertEqual(item["filterText"] as? String, "\"body\"")
      let edit = try XCTUnwrap(item["textEdit"] as? [String: Any])
      XCTAssertEqual(edit["newText"] as? String, "\"body\"")
      let place = try XCTUnwrap(LSPPlace(edit["range"]))
      let lines = text.replacingOccurrences(of: "¦", with: "").components(separatedBy: "\r\n")
      let before = lines[1].components(separatedBy: "\"bo\"")[0]
      let count =
        switch encoding {
        case "utf-8": before.utf8.count
        case "utf-16": before.utf16.count
        default: before.unicodeScalars.count
        }
      XCTAssertEqual(place.start, LSPPosition(line: 1, unit: count), encoding)
      XCTAssertEqual(place.end, LSPPosition(line: 1, unit: count + 4), encoding)
    }
  }

  func testItemsAreComplete() throws {
    let items = items(#"{"message":{"notification":{"title":"a"},"to¦"}}"#)
    XCTAssertEqual(Array(labels(items).prefix(2)), ["topic", "token"])
    let topic = items[0]
    XCTAssertEqual(topic["kind"] as? Int, 10)
    XCTAssertEqual(topic["insertTextFormat"] as? Int, 2)
    XCTAssertEqual(topic["insertTextMode"] as? Int, 1)
    XCTAssertEqual(topic["sortText"] as? String, "0000")
    XCTAssertEqual((topic["textEdit"] as? [String: Any])?["newText"] as? String, #""topic": "$1""#)
    let words = (topic["documentation"] as? [String: Any])?["value"] as? String ?? ""
    XCTAssertTrue(words.hasPrefix("The topic whose subscribers"), words)
    XCTAssertTrue(words.contains("](https://firebase.google.com/docs/reference/fcm/"), words)
    XCTAssertNil(topic["tags"])
    XCTAssertEqual(items[1]["tags"] as? [Int], [1])
  }

  func testAMissingCommaIsAdded() throws {
    let item = try XCTUnwrap(items("{\"message\":{\"topic\":\"a\"\n\"not¦\"}}").first)
    let edits = try XCTUnwrap(item["additionalTextEdits"] as? [[String: Any]])
    XCTAssertEqual(edits.count, 1)
    XCTAssertEqual(edits[0]["newText"] as? String, ",")
    XCTAssertEqual(LSPPlace(edits[0]["range"])?.start, LSPPosition(line: 0, unit: 23))
  }

  func testOnlyUsefulCharactersTrigger() {
    func context(_ character: String) -> JSONValue {
      ["triggerKind": 2, "triggerCharacter": .string(character)]
    }
    let open = #"{"message":{"topic":"a","android":{"priority":"#
    XCTAssertEqual(labels(items(open + "¦", context: context(":"))), ["NORMAL", "HIGH"])
    XCTAssertEqual(labels(items(open + " ¦", context: context(" "))), ["NORMAL", "HIGH"])
    XCTAssertEqual(labels(items(open + " \"¦\"", context: context("\""))), ["NORMAL", "HIGH"])
    XCTAssertEqual(labels(items(open + " \"HIGH\"¦", context: context("\""))), [])
    XCTAssertEqual(labels(items(open + " \"HIGH\", ¦", context: context(" "))), [])
    XCTAssertEqual(labels(items(#"{"message":{ "a ¦"}}"#, context: context(" "))), [])
  }

  func testTheWorkspaceSuppliesTopicsAndTheProject() {
    let files = [
      configuration: #"{"project": {"androidChannels": ["news"]}}"#,
      "file:///project/b.json": #"{"message":{"topic":"sport-1"}}"#,
      "file:///project/c.json": #"{"message":{"condition":"'tv' in topics && 'x y' in topics"}}"#,
    ]
    XCTAssertEqual(labels(items(#"{"message":{"topic":"¦"}}"#, files: files)), ["sport-1", "tv"])
    XCTAssertEqual(
      labels(
        items(
          #"{"message":{"topic":"a","android":{"notification":{"channel_id":¦}}}}"#, files: files)),
      ["news"])
  }

  func testLinesAreCompletedOneByOne() {
    let text = "{\"message\":{\"topic\":\"a\"}}\n{\"operation\":\"create\",\"noti¦\n{\"aps\":{"
    XCTAssertEqual(
      labels(items(text, in: "file:///project/a.jsonl")),
      ["notification_key_name", "notification_key"])
  }

  // MARK: Configuration

  func testAConfigurationIsCompleted() {
    XCTAssertEqual(
      labels(items(#"{ "rules": {}, // a comment"# + "\n ¦ }", in: configuration)).sorted(),
      [
        "$schema", "baseline", "defaultPlaceholders", "documents", "embedded", "exclude", "extends",
        "failOn", "ignore",
        "overrides", "placeholders", "project", "requiredVersion", "root",
      ])
    let rules = items(#"{ "rules": { "topic-p¦" } }"#, in: configuration)
    XCTAssertEqual(labels(rules).first, "topic-prefix")
    let words = (rules.first?["documentation"] as? [String: Any])?["value"] as? String ?? ""
    XCTAssertTrue(words.contains("prefix"), words)
    XCTAssertEqual(
      labels(items(#"{ "rules": { "apns": ¦ } }"#, in: configuration)),
      ["error", "warning", "info", "hint", "off"])
    XCTAssertEqual(
      labels(items(#"{ "documents": [{ "files": ["a"], "kind": "¦" }] }"#, in: configuration)),
      DocumentKind.allCases.map(\.word))
    XCTAssertEqual(
      labels(items(#"{ "project": { ¦"#, in: configuration)),
      ["apnsTopic", "webOrigins", "androidChannels", "apnsCategories"])
    XCTAssertEqual(
      Array(labels(items(#"{ "ignore": [ { ¦"#, in: configuration)).prefix(3)),
      ["files", "rule", "reason"])
  }

  func testAConfigurationIsExplained() {
    XCTAssertEqual(
      hover(#"{ "ru¦les": {} }"#, in: configuration)?.words,
      "**rules**: severities of rules, by rule ID or family")
    let rule = hover(#"{ "rules": { "topic-¦prefix": "off" } }"#, in: configuration)?.words
    XCTAssertTrue(rule?.contains("topic-prefix") == true && rule?.contains("Source:") == true)
    XCTAssertNil(hover(#"{ "unknown¦": 1 }"#, in: configuration))
  }

  func testMistakesInAConfigurationHaveQuickFixes() {
    let cases = [
      (#"{ "rule¦z": {} }"#, #"{ "rules": {} }"#),
      (#"{ "rules": { "apns": "eror¦" } }"#, #"{ "rules": { "apns": "error" } }"#),
      (#"{ "failOn": "eror¦" }"#, #"{ "failOn": "error" }"#),
      (#"{ "root": "true¦" }"#, #"{ "root": true }"#),
      (#"{ "exclude": "a¦" }"#, #"{ "exclude": ["a"] }"#),
      (
        #"{ "documents": [{ "kind": "message"¦ }] }"#,
        #"{ "documents": [{ "kind": "message", "files": ["**/*.json"] }] }"#
      ),
    ]
    for (text, expected) in cases {
      let (session, position) = session(text, in: configuration)
      let range: JSONValue = ["start": position.json, "end": position.json]
      let actions =
        session.request(
          "textDocument/codeAction", configuration,
          ["range": range, "context": ["diagnostics": [], "only": [""]]]) as? [[String: Any]]
      let plain = text.replacingOccurrences(of: "¦", with: "")
      XCTAssertEqual(actions?.first.map { EditorText(plain).applying($0) }, expected, text)
    }
  }

  // MARK: Hover

  func testFieldsAreExplained() throws {
    let ttl = try XCTUnwrap(
      hover("{\"message\":{\"topic\":\"🎬\",\r\n\"android\":{\"ttl\":\"864¦00s\"}}}"))
    XCTAssertTrue(ttl.words.hasPrefix("= 1 day\n\n**ttl**: duration in seconds"), ttl.words)
    XCTAssertTrue(ttl.words.contains("in `message.android`"), ttl.words)
    XCTAssertTrue(ttl.words.contains("4 weeks"), ttl.words)
    XCTAssertEqual(LSPPlace(ttl.range)?.start, LSPPosition(line: 1, unit: 17))
    let word = try XCTUnwrap(
      hover(#"{"message":{"topic":"a","android":{"priority":"HI¦GH"}}}"#))
    XCTAssertTrue(word.words.hasPrefix("`\"HIGH\"`: Wakes a sleeping device."), word.words)
    let time = try XCTUnwrap(
      hover(#"{"message":{"topic":"a","apns":{"headers":{"apns-expiration":"1893456¦000"}}}}"#))
    XCTAssertTrue(time.words.hasPrefix("= 2030-01-01 00:00 UTC"), time.words)
    let element = try XCTUnwrap(
      hover(#"{"message":{"topic":"a","android":{"notification":{"title_loc_args":["b¦c"]}}}}"#))
    XCTAssertTrue(element.words.hasPrefix("**title_loc_args**"), element.words)
    let message = try XCTUnwrap(hover(#"{"mess¦age":{"topic":"a","data":{"a":"b"}}}"#))
    XCTAssertTrue(message.words.contains(" of 4096 B"), message.words)
  }

  /// A finding adds the page of its rule.
  func testFindingsAreExplainedAfterTheirField() throws {
    let found = try XCTUnwrap(
      hover(#"{"message":{"topic":"/topics/¦a","notification":{"title":"x"}}}"#))
    let pages = found.words.components(separatedBy: "\n\n---\n\n")
    XCTAssertEqual(pages.count, 2)
    XCTAssertTrue(pages[0].hasPrefix("**topic**"), pages[0])
    XCTAssertTrue(pages[1].contains("topic-prefix"), pages[1])
  }

  /// Objects within 64 others have no symbols.
  func testTheOutlineHasALimitedDepth() throws {
    for (depth, symbols) in [(63, 63), (64, 64), (65, 64), (70, 64)] {
      let text =
        String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
      let (session, _) = session(text + "¦", in: uri)
      let found = session.request("textDocument/documentSymbol", uri) as? [[String: Any]]
      XCTAssertEqual(found?.count, symbols, "\(depth)")
    }
  }

  func testOtherFilesAreNotExplained() {
    XCTAssertNil(hover(#"{"na¦me":"a","version":"1"}"#))
    XCTAssertNil(hover(#"{"message":{"topic":"a"}¦}"#))
  }
}

/// A range in a message of the server.
private struct LSPPlace {
  var start: LSPPosition
  var end: LSPPosition

  init?(_ range: Any?) {
    guard let range = range as? [String: [String: Int]], let start = range["start"],
      let end = range["end"]
    else { return nil }
    func position(_ place: [String: Int]) -> LSPPosition {
      LSPPosition(line: place["line"] ?? -1, unit: place["character"] ?? -1)
    }
    self.start = position(start)
    self.end = position(end)
  }
}
