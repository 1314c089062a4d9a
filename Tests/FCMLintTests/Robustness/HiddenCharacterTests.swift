import FCMLint
import FCMLintReporting
import Foundation
import XCTest

@testable import fcmlint_cli

/// Characters of payloads, names and arguments that a terminal obeys or hides: every command and every
/// message of the server shows their escapes.
final class HiddenCharacterTests: XCTestCase {
  /// Controls, bidirectional controls and tags.
  private static let hidden = [
    0x01...0x09, 0x0B...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E,
    0x2028...0x2029, 0x2066...0x2069, 0xE0000...0xE007F,
  ].flatMap { $0 }.compactMap { Unicode.Scalar($0 as Int) }

  /// All of them, also those that are errors in JSON, and a text so short that nothing of it is elided.
  private static let texts = [text(hidden), "\u{9B}1m\u{202E}\u{61C}\u{2066}\u{200F}\u{E0041}"]

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private func document(_ text: String) -> String {
    #"""
    { "message": { "topic": "/topics/\#(text)", "condition": "'\#(text)' in \#(text)", "\#(text)": 1,
      "data": { "\#(text)": 2, "k": "\#(text)", "from": "\#(text)" },
      "notification": { "title": "\#(text)", "body": "b\#(text)", "imge": "\#(text)" },
      "android": { "ttl": "\#(text)", "priority": "\#(text)", "collapse_key": "\#(text)",
        "notification": { "color": "\#(text)", "sound": "\#(text).mp3", "tag": "\#(text)" } },
      "webpush": { "headers": { "\#(text)": "\#(text)", "TTL": "\#(text)" } },
      "apns": { "headers": { "apns-collapse-id": "\#(text)", "\#(text)": "\#(text)" },
        "payload": { "aps": { "badge": "\#(text)", "category": "\#(text)" }, "\#(text)": "\#(text)" } }
    } }
    """#
  }

  private func expectVisible(_ output: String, _ what: String, line: UInt = #line) {
    let found = output.unicodeScalars.filter { $0 != "\n" && Self.hidden.contains($0) }
    let codes = found.map { String($0.value, radix: 16) }
    XCTAssertEqual(codes, [], "\(what): \(output.debugDescription)", line: line)
  }

  func testNoCommandShowsThem() throws {
    for text in Self.texts {
      let name = String(text.unicodeScalars.prefix(20)) + ".json"
      let files = [
        name: document(text), "a.json": document(text), "lines.jsonl": #"{"topic": "\#(text)"}"#,
        "with-extra.json": "{ \(text) }",
      ]
      let scratch = try ScratchFolder(files)
      var runs = ReportFormat.allCases.map { ["--level", "hint", "--format", $0.rawValue, "."] }
      runs += ["text", "json", "apns"].map { ["preview", "--format", $0, "a.json"] }
      runs += [
        ["preview", name], ["--verbose", "--statistics", "--sizes", "."],
        ["--fix", "--show-fixes", "a.json"],
        ["explain", text], ["explain", text, "a.json"], ["explain", "Invalid value at '\(text)'"],
        ["explain", #"Unknown name "\#(text)" at 'message'"#, "a.json"],
        ["rules", text], ["config", name], ["--\(text)"], ["--select", text], ["no-\(text)"],
        ["--kind", text], ["--exclude", "[\(text)", "."], ["schema", "--kind", text],
        ["--config", name, "."], ["--baseline", name, "."],
      ]
      for arguments in runs {
        let run = CommandRun(arguments, folder: scratch.path)
        XCTAssertFalse((run.output + run.errors).isEmpty, "\(arguments)")
        expectVisible(run.output + run.errors, "\(arguments)")
      }
    }
  }

  /// A diff must apply, so it contains the lines as they are; help says so.
  func testADiffShowsLinesAsTheyAre() throws {
    let text = "\u{202E}\u{E0041}"
    let scratch = try ScratchFolder(["a.json": document(text)])
    XCTAssertTrue(scratch.run("--diff", "a.json").output.contains(text))
    let help = scratch.run("check", "--help").output.split { $0.isWhitespace }.joined(
      separator: " ")
    XCTAssertTrue(help.contains("lines of the file as they are"), help)
  }

  func testNoMessageOfTheServerShowsThem() throws {
    for text in Self.texts {
      let scratch = try ScratchFolder(["a.json": document(text)])
      let uri = "file://\(scratch.path)/a.json"
      let place = #""textDocument":{"uri":"\#(uri)"}"#
      let range = #""range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}"#
      let root =
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"#
        + #""rootUri":"file://\#(scratch.path)","capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}},"#
        + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}}}"#
      var messages = [root, ServerRun.open(uri, document(text))]
      for (id, method) in [
        "documentSymbol", "codeLens", "documentColor", "inlayHint", "foldingRange", "codeAction",
      ].enumerated() {
        messages.append(
          request(id + 10, method, #"\#(place),\#(range),"context":{"diagnostics":[]}"#))
      }
      for line in 0..<10 {
        for character in stride(from: 4, to: 60, by: 14) {
          let position = #""position":{"line":\#(line),"character":\#(character)}"#
          messages += ["hover", "completion"].map {
            request(100 + line * 100 + character, $0, "\(place),\(position)")
          }
        }
      }
      messages.append(
        #"{"jsonrpc":"2.0","id":9,"method":"workspace/executeCommand","#
          + #""params":{"command":"fcmlint.preview","arguments":["\#(uri)"]}}"#)
      let run = ServerRun(messages + ServerRun.goodbye)
      XCTAssertGreaterThan(run.texts.count, 60)
      for (text, object) in zip(run.texts, run.objects) {
        expectVisible(text, "a message")
        for shown in Self.shown(object) { expectVisible(shown, "a text of \(text)") }
      }
    }
  }

  private func request(_ id: Int, _ method: String, _ params: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/\#(method)","params":{\#(params)}}"#
  }

  /// All strings in a message, except the bytes of edits, which are those of the document.
  private static func shown(_ value: Any) -> [String] {
    if let text = value as? String { return [text] }
    if let list = value as? [Any] { return list.flatMap(shown) }
    guard let members = value as? [String: Any] else { return [] }
    return members.filter { !["newText", "filterText"].contains($0.key) }
      .flatMap { [$0.key] + shown($0.value) }
  }
}
