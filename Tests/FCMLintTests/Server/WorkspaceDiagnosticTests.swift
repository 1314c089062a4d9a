import FCMLint
import Foundation
import XCTest

@testable import FCMLintServer
@testable import fcmlint_cli

/// The diagnostics of files that are not open, for clients that request them.
final class WorkspaceDiagnosticTests: XCTestCase {
  private let files = ["a.json": ScratchFolder.bad, "b.json": ScratchFolder.good]

  /// A server with files in `/project`, which the client names as in old versions of the protocol.
  private func server(_ root: JSONValue = ["rootPath": "/project"]) -> LanguageServer {
    let server = MemoryHost().server()
    let list = files.sorted { $0.key < $1.key }.map { name, text in
      JSONValue.object([("uri", .string("file:///project/" + name)), ("text", .string(text))])
    }
    var params = root
    params["capabilities"] = ["textDocument": ["diagnostic": [:]]]
    params["initializationOptions"] = ["files": .array(list)]
    _ = send(ServerMessage.request("1", "initialize", params).line, to: server)
    return server
  }

  private func send(_ message: String, to server: LanguageServer) -> [[String: Any]] {
    var answers = server.receive(Array(message.utf8)) + server.lintChanged()
    while server.hasWork { answers += server.continueWork() }
    return answers.map(ServerRun.object)
  }

  private func request(
    _ id: Int, _ server: LanguageServer, since known: [(String, String)] = []
  ) -> [[String: Any]] {
    let known = known.map { uri, value in
      JSONValue.object([("uri", .string(uri)), ("value", .string(value))])
    }
    let params: JSONValue = ["previousResultIds": .array(known)]
    return send(ServerMessage.request("\(id)", "workspace/diagnostic", params).line, to: server)
  }

  /// The rules of the findings in each file of the answer with this id; nil without an answer.
  private func rules(_ messages: [[String: Any]], _ id: Int) -> [String: [String]]? {
    items(messages, id)?.mapValues { item in
      let list = item["items"] as? [[String: Any]]
      return list?.compactMap { $0["code"] as? String } ?? [item["kind"] as? String ?? ""]
    }
  }

  private func items(_ messages: [[String: Any]], _ id: Int) -> [String: [String: Any]]? {
    let result = messages.first { $0["id"] as? String == "\(id)" }?["result"] as? [String: Any]
    let items = result?["items"] as? [[String: Any]]
    return items.map { list in
      Dictionary(list.map { ($0["uri"] as? String ?? "", $0) }) { first, _ in first }
    }
  }

  private let all = ["file:///project/a.json": ["topic-prefix"], "file:///project/b.json": []]

  func testAllFilesOfTheFolderAreReported() {
    for root: JSONValue in [
      ["rootPath": "/project"], ["rootUri": "file:///project"],
      ["workspaceFolders": [["uri": "file:///project", "name": "project"]]],
    ] {
      XCTAssertEqual(rules(request(2, server(root)), 2), all, root.line)
    }
    XCTAssertEqual(rules(request(2, server(["rootPath": "/other"])), 2), [:])
  }

  /// The server searches no folder that no client named: not its current directory, and not one of the
  /// same path in another file system.
  func testWithoutAFolderNothingIsSearched() throws {
    XCTAssertEqual(rules(request(2, server([:])), 2), [:])
    var host = ServerHost.fileSystem(try CheckOptions(Arguments([], for: .lsp)))
    host.sources = { root in
      XCTFail("searches \(root.text)")
      return []
    }
    for params in [
      "", #""rootUri":null"#, #""rootUri":"vscode-vfs://github/tmp""#, #""rootUri":"untitled:a""#,
    ] {
      let server = LanguageServer(host)
      let hello =
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{\#(params)}}"#
      _ = send(hello, to: server)
      XCTAssertEqual(rules(request(2, server), 2), [:], params)
      let uri = "file:///project/a.json"
      _ = send(ServerRun.open(uri, #"{"message":{"topic":""}}"#), to: server)
      let completion =
        #"{"jsonrpc":"2.0","id":"3","method":"textDocument/completion","params":{"textDocument":"#
        + #"{"uri":"\#(uri)"},"position":{"line":0,"character":21}}}"#
      XCTAssertTrue(send(completion, to: server).contains { $0["id"] as? String == "3" })
    }
  }

  /// Edits and hover are answered while the files of the workspace are linted, and a canceled request ends.
  func testOtherRequestsComeFirst() {
    let server = server()
    let request = ServerMessage.request("2", "workspace/diagnostic", [:]).line
    XCTAssertEqual(server.receive(Array(request.utf8)), [])
    var steps = 0
    var answers: [[String: Any]] = []
    while server.hasWork {
      let uri = "file:///project/open\(steps).json"
      _ = server.receive(Array(ServerRun.open(uri, ScratchFolder.bad).utf8))
      let hover =
        #"{"jsonrpc":"2.0","id":"hover","method":"textDocument/hover","params":{"textDocument":"#
        + #"{"uri":"\#(uri)"},"position":{"line":0,"character":25}}}"#
      let found = server.receive(Array(hover.utf8)).map(ServerRun.object)
      XCTAssertTrue(found.contains { $0["result"] is [String: Any] }, "\(found)")
      answers += server.continueWork().map(ServerRun.object)
      steps += 1
    }
    // Listing the files, each of two files, and the answer.
    XCTAssertEqual(steps, 4)
    XCTAssertEqual(rules(answers, 2), all)
    _ = send(ServerRun.notification("fcmlint/files", #"{"files":[]}"#), to: server)
    XCTAssertEqual(server.receive(Array(request.utf8)), [])
    _ = server.continueWork()
    let cancel = ServerRun.notification("$/cancelRequest", #"{"id":"2"}"#)
    XCTAssertNotNil(server.receive(Array(cancel.utf8)).map(ServerRun.object).first?["error"])
    XCTAssertFalse(server.hasWork)
    XCTAssertEqual(rules(send(request, to: server), 2), all)
  }

  func testKnownResultsAreNotSentAgain() throws {
    let first = server()
    let found = try XCTUnwrap(items(request(2, first), 2)?["file:///project/a.json"])
    let id = try XCTUnwrap(found["resultId"] as? String)
    let again = server()
    let known = [("file:///project/a.json", id), ("file:///project/b.json", "x")]
    XCTAssertEqual(
      rules(request(2, again, since: known), 2),
      ["file:///project/a.json": ["unchanged"], "file:///project/b.json": []])
    let gone = [("file:///project/gone.json", id)]
    XCTAssertEqual(rules(request(2, server(), since: gone), 2)?["file:///project/gone.json"], [])
  }

  /// A request that waits is answered when a file changes on disk or is no longer open.
  func testARequestWaitsForAChangeOfOneFile() {
    let uri = "file:///project/b.json"
    let changed = ServerRun.notification(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(uri)","type":2}]}"#)
    let closed = ServerRun.notification(
      "textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    for (before, message) in [(nil, changed), (ServerRun.open(uri, ScratchFolder.bad), closed)] {
      let server = server()
      if let before { _ = send(before, to: server) }
      XCTAssertNotNil(rules(request(2, server), 2))
      XCTAssertNil(rules(request(3, server), 3))
      XCTAssertEqual(rules(send(message, to: server), 3), all)
    }
  }

  func testARequestWaitsForAChange() {
    let server = server()
    XCTAssertEqual(rules(request(2, server), 2), all)
    XCTAssertNil(rules(request(3, server), 3))
    let changed: JSONValue = [
      "files": [["uri": "file:///project/b.json", "text": .string(ScratchFolder.bad)]]
    ]
    let message = ServerRun.notification("fcmlint/files", changed.line)
    let answer = rules(send(message, to: server), 3)
    XCTAssertEqual(answer?["file:///project/b.json"], ["topic-prefix"])
    XCTAssertNil(rules(request(4, server), 4))
    // A later request takes the place of the first.
    let both = request(5, server)
    XCTAssertEqual(rules(both, 4), [:])
    XCTAssertNil(rules(both, 5))
    let cancel = send(ServerRun.notification("$/cancelRequest", #"{"id":"4"}"#), to: server)
    XCTAssertTrue(cancel.isEmpty)
    let end = send(ServerRun.notification("$/cancelRequest", #"{"id":"5"}"#), to: server)
    XCTAssertNotNil(end.first { $0["id"] as? String == "5" }?["error"])
  }
}
