import FCMLint
import FCMLintReporting
import XCTest

@testable import FCMLintServer

/// Long documents of repeated tokens: the server answers every request about them.
///
/// `make bench-server` measures the time.
final class LongDocumentTests: XCTestCase {
  private static let texts = [
    String(repeating: "[", count: 20_000), String(repeating: #"{"a":"#, count: 20_000),
    String(repeating: "\"", count: 20_000),
    #"{"message":{"topic":"a","data":{"# + String(repeating: "\"k\":\"v\",\n", count: 5000),
    #"{"message":{"condition":""# + String(repeating: "'a' in topics && ", count: 2000),
    #"{"message":{"topic":""# + String(repeating: "{{", count: 10_000),
    #"{"message":{"topic":""# + String(repeating: "\\", count: 20_001),
    #"{"message":{"topic":"a"}}"# + String(repeating: "\r", count: 20_000),
  ]

  private static let uri = "file:///project/a.json"

  private static func request(_ id: Int, _ method: String) -> String {
    let params: JSONValue = [
      "textDocument": ["uri": .string(uri)], "position": ["line": 0, "character": 14],
    ]
    return ServerMessage.request("\(id)", "textDocument/" + method, params).line
  }

  /// Gives the server a message, and what it does when no other one is waiting.
  private func send(_ message: String, to server: LanguageServer) -> [[String: Any]] {
    (server.receive(Array(message.utf8)) + server.lintChanged()).map(ServerRun.object)
  }

  private func server(_ text: String) -> LanguageServer {
    let server = MemoryHost().server()
    server.knowsPauses = true
    _ = send(ServerRun.hello, to: server)
    let published = send(ServerRun.open(Self.uri, text), to: server)
    XCTAssertEqual(published.map { $0["method"] as? String }, ["textDocument/publishDiagnostics"])
    return server
  }

  /// The next keystroke in a long document once waited for the findings in all of it.
  func testLongDocumentsAreLintedInAPause() {
    let bad = #"{"message":{"topic":"/topics/a","notification":{"title":"a"}}}"#
    let server = server(bad + String(repeating: " ", count: 1 << 18))
    let edited = bad + String(repeating: "\n", count: 1 << 18)
    XCTAssertTrue(send(ServerRun.change(Self.uri, edited), to: server).isEmpty)
    XCTAssertTrue(send(Self.request(2, "codeAction"), to: server).isEmpty)
    XCTAssertTrue(send(Self.request(3, "diagnostic"), to: server).isEmpty)
    for (id, method) in [(4, "hover"), (5, "completion")] {
      let answers = send(Self.request(id, method), to: server)
      XCTAssertEqual(answers.map { $0["id"] as? String }, ["\(id)"])
      XCTAssertNotNil(answers.first?["result"] as? [String: Any], method)
    }
    let canceled = send(ServerRun.notification("$/cancelRequest", #"{"id":"2"}"#), to: server)
    XCTAssertEqual(canceled.map { $0["id"] as? String }, ["2"])
    XCTAssertNotNil(canceled.first?["error"])
    XCTAssertTrue(server.needsPause)
    let answers = server.lintInPause().map(ServerRun.object)
    XCTAssertEqual(answers.map { $0["id"] as? String }, [nil, "3"])
    XCTAssertEqual((answers[0]["params"] as? [String: Any])?["version"] as? Int, 2)
    XCTAssertEqual(((answers[1]["result"] as? [String: Any])?["items"] as? [Any])?.count, 1)
    XCTAssertFalse(server.needsPause)
    let actions = send(Self.request(6, "codeAction"), to: server)
    XCTAssertEqual(actions.map { $0["id"] as? String }, ["6"])
  }

  /// A request that waits for a pause is answered at the end, too.
  func testShortDocumentsAreLintedAtOnce() {
    let server = server("{}")
    XCTAssertEqual(send(ServerRun.change(Self.uri, "[]"), to: server).count, 1)
    XCTAssertFalse(server.needsPause)
    _ = send(ServerRun.change(Self.uri, String(repeating: " ", count: 1 << 19)), to: server)
    XCTAssertTrue(server.needsPause)
    XCTAssertTrue(send(Self.request(2, "codeAction"), to: server).isEmpty)
    let answers = send(ServerRun.shutdown, to: server)
    XCTAssertTrue(answers.contains { $0["id"] as? String == "2" && $0["result"] != nil })
    XCTAssertFalse(server.needsPause)
  }

  func testEveryRequestIsAnswered() {
    for text in Self.texts {
      let uri = "file:///project/a.json"
      let place = #""textDocument":{"uri":"\#(uri)"}"#
      let range = #"{"start":{"line":0,"character":0},"end":{"line":9999,"character":0}}"#
      var messages = [ServerRun.hello, ServerRun.open(uri, text)]
      for version in 2..<30 {
        let edit =
          #"{"range":{"start":{"line":0,"character":9},"end":{"line":0,"character":9}},"text":" "}"#
        messages.append(
          ServerRun.notification(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[\#(edit)]}"#
          ))
      }
      let methods = [
        "hover", "completion", "codeAction", "codeLens", "documentColor", "inlayHint",
        "documentSymbol", "foldingRange",
      ]
      for (id, method) in methods.enumerated() {
        messages.append(
          #"{"jsonrpc":"2.0","id":\#(id + 10),"method":"textDocument/\#(method)","params":{\#(place),"#
            + #""position":{"line":0,"character":500},"range":\#(range),"context":{"diagnostics":[]}}}"#
        )
      }
      let run = ServerRun(messages + ServerRun.goodbye)
      XCTAssertEqual(run.status, 0, String(text.prefix(40)))
      let ids = Set(run.objects.compactMap { $0["id"] as? Int })
      XCTAssertTrue(ids.isSuperset(of: 10..<10 + methods.count), "\(ids) \(text.prefix(40))")
    }
  }
}
