import FCMLint
import Foundation
import XCTest

@testable import fcmlint_cli

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

  /// The README and the configuration that `init` writes list the styles that are recognized.
  func testTheListsOfPlaceholdersAreComplete() throws {
    let styles = [
      "{{name}}", "${name}", "%{name}", "#{name}", "$(name)", "#(name)", "<%= name %>",
      "<?= name ?>", "{% name %}", "<name>", "<<name>>", "$user.name", "$NAME", "[NAME]",
      "[this or that]", "YOUR_NAME", "DEVICE_TOKEN",
    ]
    let item = try XCTUnwrap(
      try text("README.md").components(separatedBy: "- The placeholders").last?
        .components(separatedBy: " are treated as unknown values")[0])
    let spans = item.components(separatedBy: "`")
    XCTAssertEqual(spans.indices.filter { $0 % 2 == 1 }.map { spans[$0] }, styles)
    var rest = InitCommand.text
    for style in styles {
      let place = try XCTUnwrap(rest.range(of: style), style)
      rest = String(rest[place.upperBound...])
      JSONTree.read(Array(#"{"token":"\#(style)"}"#.utf8)) { tree in
        XCTAssertEqual(tree.root?.members.map(\.value.isOpaque), [true], style)
      }
    }
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
