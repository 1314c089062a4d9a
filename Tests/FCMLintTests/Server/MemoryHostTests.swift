import FCMLint
import Foundation
import XCTest

@testable import FCMLintServer

/// The server without a file system: the client sends the files.
final class MemoryHostTests: XCTestCase {
  private let configuration = "file:///project/.fcmlint.json"
  private let document = "file:///project/a.json"

  func testConfigurationComesFromTheClient() {
    var session = MemorySession(files: [configuration: #"{"rules": {"topic-prefix": "off"}}"#])
    session.open(document, ScratchFolder.bad)
    XCTAssertEqual(session.rules(document), [])
    session.send(file: configuration, #"{"rules": {"topic-prefix": "warning"}}"#)
    XCTAssertEqual(session.rules(document), ["topic-prefix"])
    session.send(file: configuration, nil)
    XCTAssertEqual(session.rules(document), ["topic-prefix"])
  }

  /// As on the command line, the name of a file permits the comments of its format.
  func testTheNameOfAFileCounts() {
    var session = MemorySession(files: [configuration: "{}"])
    session.open("file:///project/b.jsonc", "// a comment\n" + ScratchFolder.bad)
    XCTAssertEqual(session.rules("file:///project/b.jsonc"), ["topic-prefix"])
    session.open(document, "// a comment\n" + ScratchFolder.bad)
    XCTAssertEqual(session.rules(document), ["comment", "topic-prefix"])
  }

  func testBrokenConfigurationKeepsTheLastValidOne() {
    var session = MemorySession(files: [configuration: #"{"rules": {"topic-prefix": "off"}}"#])
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
    var session = MemorySession(files: [:])
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
    var session = MemorySession(files: [:])
    session.open("git:/project/a.json?ref", ScratchFolder.bad)
    session.open("vscode-vfs://github/o/r/a.json", ScratchFolder.bad)
    session.open("untitled:Untitled-1", ScratchFolder.bad)
    XCTAssertEqual(
      session.published.keys.sorted(), ["untitled:Untitled-1", "vscode-vfs://github/o/r/a.json"])
  }
}
