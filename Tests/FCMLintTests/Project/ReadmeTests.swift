import Foundation
import XCTest

/// The examples and lists of the README are what the program does.
final class ReadmeTests: XCTestCase {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
  }

  func testTheExampleIsTheCodeThatIsTested() throws {
    let blocks = try text("README.md").components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let examples = blocks.filter { $0.contains("struct PushSender") }
    XCTAssertEqual(examples, [try text("Tests/FCMLintTests/Project/ReadmeExample.swift")])
  }

  func testTheConfigurationWorksAsItIsWritten() throws {
    let blocks = try text("README.md").components(separatedBy: "```jsonc\n").dropFirst()
    XCTAssertEqual(blocks.count, 1)
    let block = try XCTUnwrap(blocks.first).components(separatedBy: "```")[0]
    let scratch = try ScratchFolder([".fcmlint.json": block, "a.json": ScratchFolder.bad])
    let run = scratch.run("--format", "concise")
    XCTAssertEqual(run.status, 1, run.errors)
  }

  func testAMessageWithAnErrorIsNotSent() async throws {
    let (sender, record) = Self.sender()
    let payload = Data(#"{ "message": { "topic": "/topics/news", "data": { "id": "7" } } }"#.utf8)
    do {
      try await sender.send(payload)
      XCTFail("it is sent")
    } catch let error as PushSender.InvalidMessage {
      XCTAssertEqual(error.errors.map(\.rule), ["topic-prefix"])
    }
    XCTAssertEqual(record.payloads, [])
  }

  func testAMessageWithAWarningIsSentAndLogged() async throws {
    let (sender, record) = Self.sender()
    let payload = Data(
      """
      { "message": {
        "topic": "news",
        "notification": { "title": "Sale", "image": "http://shop.example/sale.png" }
      } }
      """.utf8)
    try await sender.send(payload)
    XCTAssertEqual(record.payloads, [payload])
    XCTAssertEqual(record.lines.count, 1, "\(record.lines)")
    XCTAssertEqual(record.lines.first?.hasPrefix("3:47 warning["), true, "\(record.lines)")
  }

  func testAGoodMessageIsSent() async throws {
    let (sender, record) = Self.sender()
    let payload = Data(#"{ "message": { "topic": "news", "data": { "id": "7" } } }"#.utf8)
    try await sender.send(payload)
    XCTAssertEqual(record.payloads, [payload])
    XCTAssertEqual(record.lines, [])
  }

  /// What a sender posts and logs, in one task.
  private final class Record: @unchecked Sendable {
    var payloads: [Data] = []
    var lines: [String] = []
  }

  private static func sender() -> (PushSender, Record) {
    let record = Record()
    let sender = PushSender(
      post: { record.payloads.append($0) }, log: { record.lines.append($0) })
    return (sender, record)
  }
}
