import FCMLint
import FCMLintWorkspace
import Foundation
import XCTest

@testable import FCMLintServer
@testable import fcmlint_cli

/// Complete conversations of an editor with the language server.
final class ConversationTests: XCTestCase {
  /// Each line of `NAME.session` is a message of the editor, and of `NAME.expected` one of the
  /// server.
  func testConversationsGoAsExpected() throws {
    for name in try Golden.inputs("fixtures/server", [".session"]) {
      let path = "fixtures/server/\(name)"
      let text = try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
      let run = ServerRun(text.split(separator: "\n").map(String.init))
      XCTAssertEqual(run.status, 0, name)
      XCTAssertEqual(run.errors, "", name)
      let actual = run.texts.map { $0 + "\n" }.joined()
      try Golden.compare(
        actual, with: path.replacingOccurrences(of: ".session", with: ".expected"))
    }
  }

  func testTheStatusSaysHowTheConversationEnded() {
    let hello = ServerRun.hello
    XCTAssertEqual(ServerRun([hello, ServerRun.shutdown, ServerRun.exit]).status, 0)
    XCTAssertEqual(ServerRun([hello, ServerRun.shutdown]).status, 0)
    XCTAssertEqual(ServerRun([hello, ServerRun.exit]).status, 1)
    XCTAssertEqual(ServerRun([hello]).status, 1)
    XCTAssertEqual(ServerRun([]).status, 1)
  }

  func testInvalidConversationEndsWithAReason() {
    let cases = [
      "{}\r\n\r\n": "missing Content-Length header",
      "Content-Length: many\r\n\r\n{}": "invalid Content-Length",
      "Content-Length: -1\r\n\r\n": "invalid Content-Length",
      "Content-Length: 99999999999999999999\r\n\r\n": "invalid Content-Length",
      "Content-Length: 20\r\n\r\n{}": "unexpected end of input in a message",
      String(repeating: "x", count: 5000): "header is too long",
    ]
    for (text, reason) in cases {
      let run = ServerRun(bytes: Array(text.utf8))
      XCTAssertEqual(run.status, 2, reason)
      XCTAssertEqual(run.errors, "fcmlint: lsp: \(reason)\n")
    }
  }

  func testHeadersAreAcceptedInAnyForm() {
    let count = ServerRun.hello.utf8.count
    for header in [
      "content-length:\(count)\n\n", "CONTENT-LENGTH:   \(count)  \r\n\r\n",
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: \(count)\r\n\r\n",
    ] {
      let run = ServerRun(bytes: Array((header + ServerRun.hello).utf8))
      XCTAssertEqual(run.texts.count, 1, header)
    }
  }

  func testOnlyTheLastOfManyChangesIsLinted() {
    let uri = "file:///project/a.json"
    let run = ServerRun(
      [ServerRun.hello, ServerRun.open(uri, "{")]
        + (0..<50).map { ServerRun.change(uri, "{\"message\":{\"topic\":\"\($0)") }
        + [ServerRun.change(uri, ScratchFolder.bad)] + ServerRun.goodbye)
    XCTAssertEqual(run.published.map { $0.map { $0["code"] as? String } }, [["topic-prefix"]])
  }

  func testAnAnswerComesBeforeTheInputEnds() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = try BuiltProgram.location()
    process.arguments = ["lsp", "--stdio"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let message = ServerRun.framed(ServerRun.hello)
    try input.fileHandleForWriting.write(contentsOf: Data(message.prefix(30)))
    try input.fileHandleForWriting.write(contentsOf: Data(message.dropFirst(30)))
    let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    XCTAssertTrue(answer.contains("\"serverInfo\""), answer)
    try input.fileHandleForWriting.write(
      contentsOf: Data(ServerRun.goodbye.flatMap(ServerRun.framed)))
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
  }

  /// An editor that was killed may leave the pipe open in another process.
  func testTheServerEndsWithItsEditor() throws {
    let editor = Process()
    editor.executableURL = URL(fileURLWithPath: "/bin/sh")
    editor.arguments = ["-c", "exit 0"]
    try editor.run()
    editor.waitUntilExit()
    let server = Process()
    let input = Pipe()
    server.executableURL = try BuiltProgram.location()
    server.arguments = ["lsp"]
    server.standardInput = input
    server.standardOutput = FileHandle.nullDevice
    try server.run()
    let hello =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":"#
      + "\(editor.processIdentifier)}}"
    try input.fileHandleForWriting.write(contentsOf: Data(ServerRun.framed(hello)))
    server.waitUntilExit()
    XCTAssertEqual(server.terminationStatus, 1)
    withExtendedLifetime(input) {}
  }

  func testAReaderThatIsGoneEndsTheServer() {
    let streams = CapturedStreams()
    streams.input = InputReader(([ServerRun.hello] + ServerRun.goodbye).flatMap(ServerRun.framed))
    streams.pipeHolds = 0
    XCTAssertEqual(
      Program(streams: streams) { _ in nil }.run([Array("lsp".utf8)]), .findings)
  }

  func testTheMostSevereOfManyFindingsAreShown() {
    let mild = #"{"message":{"topic":"a","data":{"a":"b"}}},"#
    let text = "[" + String(repeating: mild, count: 3000) + ScratchFolder.bad + "]"
    let run = ServerRun(
      [ServerRun.hello, ServerRun.open("file:///project/a.json", text)] + ServerRun.goodbye)
    let shown = run.published.first ?? []
    XCTAssertEqual(shown.count, LSPDiagnostic.limit + 1)
    XCTAssertEqual(shown.last?["code"] as? String, "topic-prefix")
    XCTAssertEqual(
      shown.first?["message"] as? String,
      "only the 1000 most severe of 3001 findings are shown")
    XCTAssertEqual(shown.dropFirst().first?["code"] as? String, "data-only-on-apple")
  }

  /// No input of an editor terminates the server other than with its own exit status.
  func testInvalidConversationsAreSurvived() throws {
    var shuffle = Shuffle(state: 5)
    for name in try Golden.inputs("fixtures/server", [".session"]) {
      let file = Golden.root.appendingPathComponent("fixtures/server/\(name)")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for _ in 0..<Sweep.size(150, or: 8) {
        var messages = lines.map { Array($0.utf8) }
        for _ in 0..<Int.random(in: 1...6, using: &shuffle) {
          let line = Int.random(in: 0..<messages.count, using: &shuffle)
          let place = Int.random(in: 0..<max(1, messages[line].count), using: &shuffle)
          switch Int.random(in: 0..<4, using: &shuffle) {
          case 0: messages[line] = Array(messages[line].prefix(place))
          case 1 where !messages[line].isEmpty:
            messages[line][place] = UInt8.random(in: .min ... .max, using: &shuffle)
          case 2: messages.swapAt(line, place % messages.count)
          default: messages.insert(messages[line], at: place % messages.count)
          }
        }
        let bytes = messages.flatMap { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
        let run = ServerRun(bytes: bytes)
        XCTAssertTrue((0...1).contains(run.status), run.errors)
        for text in run.texts { XCTAssertFalse(ServerRun.object(text).isEmpty, text) }
      }
    }
  }
}
