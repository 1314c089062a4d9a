import FCMLint
import Foundation
import XCTest

@testable import FCMLintServer
@testable import fcmlint_cli

/// Baselines that configurations name, in the language server.
final class ServerBaselineTests: XCTestCase {
  private let configuration = "file:///project/.fcmlint.json"
  private let document = "file:///project/a.json"
  private let bad = ScratchFolder.bad
  private let empty = "{\"version\":1,\"findings\":[]}"
  private let known = #"""
    {"version":1,"findings":[
    {"path":"a.json","rule":"topic-prefix","pointer":"/message/topic","ordinal":0}]}
    """#

  func testAFileOfTheClientApplies() throws {
    let baseline = "file:///project/known.json"
    var session = MemorySession(
      files: [configuration: #"{"baseline":"known.json"}"#, baseline: known])
    session.open(document, bad)
    XCTAssertEqual(session.rules(document), [])
    session.send(file: baseline, empty)
    XCTAssertEqual(session.rules(document), ["topic-prefix"])
    session.send(file: baseline, nil)
    XCTAssertTrue(
      session.shown.last?.contains("1:13: cannot read the baseline \"known.json\"") ?? false,
      session.shown.last ?? "no message")
    session.send(file: baseline, known)
    XCTAssertEqual(session.rules(document), [])
    session.open(baseline, known)
    XCTAssertEqual(session.published[baseline] ?? [], [])
  }

  func testTheActionEditsTheConfiguredFile() throws {
    let baseline = "file:///project/known.json"
    var session = MemorySession(
      files: [configuration: #"{"baseline":"known.json"}"#, baseline: empty],
      capabilities: #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    session.open(document, bad)
    let range: JSONValue = [
      "start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0],
    ]
    let actions =
      session.request(
        "textDocument/codeAction", document, ["range": range, "context": ["diagnostics": []]])
      as? [[String: Any]] ?? []
    let action = try XCTUnwrap(
      actions.first { ($0["title"] as? String ?? "").hasSuffix("to the baseline") })
    let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: Any]
    XCTAssertEqual(changes.map { Array($0.keys) }, [baseline])
  }

  /// The server reads the file again when it changes, and watches one with an unusual name.
  func testAFileOnDiskIsReadAgain() throws {
    let scratch = try ScratchFolder([
      "sub/.fcmlint.json": #"{"baseline":"../accepted.json"}"#, "sub/a.json": bad,
    ])
    XCTAssertEqual(scratch.run("-q", "--write-baseline", "accepted.json").status, 0)
    let options = try CheckOptions(Arguments([], for: .lsp))
    let server = LanguageServer(.fileSystem(options))
    func receive(_ message: String) -> [String] {
      server.receive(Array(message.utf8)) + server.lintChanged()
    }
    func rules(_ messages: [String]) -> [[String]] {
      messages.map(ServerRun.object)
        .filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
        .map { message in
          let params = message["params"] as? [String: Any]
          let list = params?["diagnostics"] as? [[String: Any]] ?? []
          return list.map { $0["code"] as? String ?? "" }
        }
    }
    let root = "file://" + scratch.path
    let hello: JSONValue = [
      "workspaceFolders": [["uri": .string(root), "name": "project"]],
      "capabilities": .text(
        #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#),
    ]
    _ = receive(ServerMessage.request("1", "initialize", hello).line)
    let opened = receive(ServerRun.open(root + "/sub/a.json", bad))
    XCTAssertEqual(rules(opened), [[]])
    XCTAssertTrue(opened.contains { $0.contains(#""**/accepted.json""#) }, "\(opened)")
    try scratch.write(empty, to: "accepted.json")
    let change = "{\"changes\":[{\"uri\":\"\(root)/accepted.json\",\"type\":2}]}"
    let changed = receive(ServerRun.notification("workspace/didChangeWatchedFiles", change))
    XCTAssertEqual(rules(changed), [["topic-prefix"]])
  }
}
