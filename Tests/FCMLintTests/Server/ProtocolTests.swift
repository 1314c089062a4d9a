import FCMLint
import FCMLintReporting
import FCMLintWorkspace
import Foundation
import XCTest

@testable import FCMLintServer

/// Details of the protocol that clients depend on.
final class ProtocolTests: XCTestCase {
  private let uri = "file:///project/a.json"

  private func change(_ uri: String, version: Int, _ changes: JSONValue) -> String {
    let params: JSONValue = [
      "textDocument": ["uri": .string(uri), "version": .number(version)],
      "contentChanges": changes,
    ]
    return ServerMessage.notification("textDocument/didChange", params).line
  }

  func testAnEmptyChangeHasItsVersion() {
    var session = MemorySession(files: [:])
    session.open(uri, ScratchFolder.bad)
    session.receive(change(uri, version: 7, []))
    XCTAssertEqual(session.rules(uri), ["topic-prefix"])
    XCTAssertEqual(session.server.documents[DocumentURI(uri)]?.version, 7)
    XCTAssertEqual(session.versions[uri], 7)
  }

  func testAllKindsOfActionsAreRequestedByAnEmptyKind() throws {
    var session = MemorySession(
      files: [:], capabilities: #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    session.open(uri, ScratchFolder.bad)
    let start = LSPPosition(line: 0, unit: 0)
    let range = LSPRange(start: start, end: LSPPosition(line: 9, unit: 0)).json
    func kinds(_ only: [String]) -> Set<String> {
      let actions = session.request(
        "textDocument/codeAction", uri,
        ["range": range, "context": ["diagnostics": [], "only": .strings(only)]])
      return Set((actions as? [[String: Any]] ?? []).compactMap { $0["kind"] as? String })
    }
    XCTAssertEqual(kinds([""]), ["quickfix", "source.fixAll.fcmlint"])
    XCTAssertEqual(kinds(["quickfix"]), ["quickfix"])
    XCTAssertEqual(kinds(["refactor"]), [])
    XCTAssertEqual(kinds([]), [])
  }

  /// A client that pulls diagnostics gets the same notice as one to which they are pushed.
  func testANoticeSaysThatFindingsAreNotShown() throws {
    let mild = #"{"message":{"topic":"a","data":{"a":"b"}}},"#
    var session = MemorySession(
      files: [:], capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    session.open(
      uri, "[" + String(repeating: mild, count: 1500) + ScratchFolder.bad + "]")
    let report = session.request("textDocument/diagnostic", uri) as? [String: Any]
    let items = try XCTUnwrap(report?["items"] as? [[String: Any]])
    XCTAssertEqual(items.count, LSPDiagnostic.limit + 1)
    XCTAssertEqual(
      items.first?["message"] as? String, "only the 1000 most severe of 1501 findings are shown")
  }

  func testANoticeSaysThatErrorsOfAConfigurationAreNotShown() throws {
    let names = (0..<1200).map { "\"x\($0)\": 1" }.joined(separator: ",")
    var session = MemorySession(files: [:])
    let configuration = "file:///project/.fcmlint.json"
    session.open(configuration, "{\(names)}")
    XCTAssertEqual(session.rules(configuration).count, LSPDiagnostic.limit + 1)
    XCTAssertEqual(
      session.messages[configuration]?.first,
      "only the first 1000 of 1200 errors are shown")
  }

  func testFoldersComeAndGo() {
    let files = [
      "file:///one/.fcmlint.json": #"{"rules": {"topic-prefix": "off"}}"#,
      "file:///two/.fcmlint.json": #"{"rules": {"topic-prefix": "of"}}"#,
    ]
    var session = MemorySession(files: files, folders: ["file:///one"])
    session.open("file:///one/a.json", ScratchFolder.bad)
    XCTAssertEqual(session.rules("file:///one/a.json"), [])
    func event(added: [String], removed: [String]) -> String {
      let (new, old) = (added.map(folder), removed.map(folder))
      return ServerMessage.notification(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["added": .array(new), "removed": .array(old)]]
      ).line
    }
    func folder(_ uri: String) -> JSONValue { ["uri": .string(uri), "name": "x"] }
    session.receive(event(added: ["file:///two"], removed: []))
    session.open("file:///two/b.json", ScratchFolder.bad)
    XCTAssertEqual(session.shown.count, 1)
    XCTAssertEqual(session.rules("file:///two/.fcmlint.json"), ["configuration"])
    session.receive(
      ServerRun.notification(
        "textDocument/didClose", #"{"textDocument":{"uri":"file:///two/b.json"}}"#))
    session.receive(event(added: [], removed: ["file:///two"]))
    XCTAssertEqual(session.rules("file:///two/.fcmlint.json"), [])
    XCTAssertEqual(session.rules("file:///one/a.json"), [])
    XCTAssertEqual(session.server.workspace.roots.map { $0.uri.text }, ["file:///one"])
    session.receive(event(added: [], removed: ["file:///one"]))
    XCTAssertEqual(session.server.workspace.roots.count, 0, "no unnamed folder")
  }

  /// Documents with a scheme of their own are linted, and find the configuration of their scheme.
  func testVirtualDocumentsAreCompleted() {
    var session = MemorySession(files: [:])
    let uri = "vscode-vfs://github/o/r/a.json"
    session.open(uri, #"{"message":{"notification":{"ti"}}}"#)
    let position: JSONValue = ["line": 0, "character": 31]
    let result =
      session.request("textDocument/completion", uri, ["position": position]) as? [String: Any]
    let items = result?["items"] as? [[String: Any]]
    XCTAssertEqual(items?.first?["label"] as? String, "title")
    XCTAssertEqual(
      (items?.first?["textEdit"] as? [String: Any])?["newText"] as? String, "\"title\": \"\"")
    session.open("git:/project/b.json?ref", "{")
    XCTAssertNil(
      session.request(
        "textDocument/completion", "git:/project/b.json?ref", ["position": position])
        as? [String: Any])
  }

  /// The memory of many documents with many findings is returned to the system when they are closed.
  func testTheMemoryOfClosedDocumentsIsFreed() throws {
    #if os(Linux)
      try XCTSkipUnless(Sweep.isComplete, "needs half a minute")
      let message = #"{"message":{"topic":"/topics/a","data":{"a":"b"}}},"#
      let text = "[" + String(repeating: message, count: 400) + ScratchFolder.bad + "]"
      var session = MemorySession(files: [:])
      func cycle(_ count: Int) {
        for index in 0..<count { session.open("file:///project/\(index).json", text) }
        for index in 0..<count {
          session.receive(
            ServerRun.notification(
              "textDocument/didClose",
              "{\"textDocument\":{\"uri\":\"file:///project/\(index).json\"}}"))
        }
      }
      cycle(10)
      FreeMemory.release()
      let before = try Self.memory()
      cycle(250)
      XCTAssertEqual(session.server.takeClosedBytes(), 260 * text.utf8.count)
      FreeMemory.release()
      // With their findings, the documents need more than 50 MB.
      XCTAssertLessThan(try Self.memory() - before, 16)
    #endif
  }

  /// The memory of the process in megabytes.
  private static func memory() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (try XCTUnwrap(pages)) * 4096 / 1_000_000
  }
}
