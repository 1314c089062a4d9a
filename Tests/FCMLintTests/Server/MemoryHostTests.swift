import FCMLint
import Foundation
import XCTest

@testable import FCMLintServer

/// The server without a file system: the client sends the files.
final class MemoryHostTests: XCTestCase {
  private let configuration = "file:///project/.fcmlint.json"
  private let document = "file:///project/a.json"

  func testConfigurationComesFromTheClient() {
    var session = Session(files: [configuration: #"{"rules": {"topic-prefix": "off"}}"#])
    session.open(document, ScratchFolder.bad)
    XCTAssertEqual(session.rules(document), [])
    session.send(file: configuration, #"{"rules": {"topic-prefix": "warning"}}"#)
    XCTAssertEqual(session.rules(document), ["topic-prefix"])
    session.send(file: configuration, nil)
    XCTAssertEqual(session.rules(document), ["topic-prefix"])
  }

  func testBrokenConfigurationKeepsTheLastValidOne() {
    var session = Session(files: [configuration: #"{"rules": {"topic-prefix": "off"}}"#])
    session.open(document, ScratchFolder.bad)
    XCTAssertEqual(session.rules(document), [])
    session.send(file: configuration, #"{"rules": {"topic-prefix": "off""#)
    XCTAssertEqual(session.rules(document), [])
    XCTAssertEqual(session.shown.count, 1)
    XCTAssertTrue(
      session.shown.first?.hasSuffix(
        "The last valid configuration applies until the file is corrected.") ?? false,
      session.shown.first ?? "no message")
    XCTAssertNotEqual(session.published[configuration], [])
    session.send(file: configuration, "{}")
    XCTAssertEqual(session.rules(document), ["topic-prefix"])
    XCTAssertEqual(session.published[configuration], [])
  }

  func testHundredsOfDocumentsGiveTheirMemoryBack() {
    var session = Session(files: [:])
    for index in 0..<300 { session.open("file:///project/\(index).json", ScratchFolder.bad) }
    XCTAssertEqual(session.server.documents.count, 300)
    for index in 0..<300 {
      session.receive(
        ServerRun.notification(
          "textDocument/didClose",
          "{\"textDocument\":{\"uri\":\"file:///project/\(index).json\"}}"))
    }
    XCTAssertTrue(session.server.documents.isEmpty)
    XCTAssertTrue(session.server.changed.isEmpty)
    XCTAssertTrue(session.server.files.reports.isEmpty)
  }

  func testViewsOfSourceControlAreNotLinted() {
    var session = Session(files: [:])
    session.open("git:/project/a.json?ref", ScratchFolder.bad)
    session.open("vscode-vfs://github/o/r/a.json", ScratchFolder.bad)
    session.open("untitled:Untitled-1", ScratchFolder.bad)
    XCTAssertEqual(
      session.published.keys.sorted(), ["untitled:Untitled-1", "vscode-vfs://github/o/r/a.json"])
  }
}

/// A conversation with a server in memory.
private struct Session {
  let server = MemoryHost().server()
  /// The IDs of the rules in the last published list of each file.
  var published: [String: [String]] = [:]
  /// The messages that the client shows.
  var shown: [String] = []

  init(files: [String: String]) {
    let list = files.map {
      JSONValue.object([("uri", .string($0.key)), ("text", .string($0.value))])
    }
    let params: JSONValue = [
      "workspaceFolders": [["uri": "file:///project", "name": "project"]], "capabilities": [:],
      "initializationOptions": ["files": .array(list)],
    ]
    receive(ServerMessage.request("1", "initialize", params).line)
  }

  mutating func receive(_ message: String) {
    for text in server.receive(Array(message.utf8)) + server.lintChanged() {
      let object = ServerRun.object(text)
      let params = object["params"] as? [String: Any]
      if object["method"] as? String == "window/showMessage" {
        shown.append(params?["message"] as? String ?? "")
      }
      guard let uri = params?["uri"] as? String,
        let list = params?["diagnostics"] as? [[String: Any]]
      else { continue }
      published[uri] = list.map { $0["code"] as? String ?? "" }
    }
  }

  mutating func open(_ uri: String, _ text: String) { receive(ServerRun.open(uri, text)) }

  mutating func send(file: String, _ text: String?) {
    let files: JSONValue = [
      "files": [["uri": .string(file), "text": text.map { .string($0) } ?? .null]]
    ]
    receive(ServerRun.notification("fcmlint/files", files.line))
  }

  func rules(_ uri: String) -> [String] { published[uri] ?? ["not published"] }
}
