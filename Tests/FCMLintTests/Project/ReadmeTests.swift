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
    let blocks = try text("docs/library.md").components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let examples = blocks.filter { $0.contains("struct PushSender") }
    XCTAssertEqual(examples, [try text("Tests/FCMLintTests/Project/ReadmeExample.swift")])
  }

  func testTheConfigurationWorksAsItIsWritten() throws {
    for page in ["README.md", "docs/configuration.md"] {
      let blocks = try text(page).components(separatedBy: "```jsonc\n").dropFirst()
      XCTAssertFalse(blocks.isEmpty)
      for block in blocks where !block.contains("../base") && !block.contains("-baseline") {
        let scratch = try ScratchFolder([
          ".fcmlint.jsonc": block.components(separatedBy: "```")[0], "a.json": ScratchFolder.bad,
          "b.json": ScratchFolder.good,
        ])
        let run = scratch.run("--format", "concise", "--level", "error")
        XCTAssertEqual(run.status, 1, run.errors)
        XCTAssertEqual(scratch.run("--level", "error", "b.json").status, 0, block)
      }
    }
  }

  /// The README and the configuration that `init` writes list the styles that are recognized.
  func testTheListsOfPlaceholdersAreComplete() throws {
    let styles = [
      "{{name}}", "${name}", "%{name}", "#{name}", "$(name)", "#(name)", "<%= name %>",
      "<?= name ?>", "{% name %}", "<name>", "<<name>>", "{name}", "$user.name", "$NAME", "[NAME]",
      "[this or that]", "YOUR_NAME", "DEVICE_TOKEN",
    ]
    let item = try XCTUnwrap(
      try text("docs/languages.md").components(separatedBy: "- The placeholders").last?
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

  /// The examples of comments do what the pages say.
  func testTheExampleOfACommentIsSilent() throws {
    for page in ["README.md", "docs/configuration.md"] {
      let block = try XCTUnwrap(try text(page).components(separatedBy: "```js\n").dropFirst().first)
      let code = block.components(separatedBy: "```")[0]
      let scratch = try ScratchFolder(["a.js": code])
      XCTAssertEqual(
        scratch.run("a.js").output, "No problems in 1 file (1 document); 1 suppressed\n")
      try scratch.write(code.components(separatedBy: "\n").dropFirst().joined(), to: "a.js")
      XCTAssertEqual(scratch.findings("a.js"), ["a.js bad-color"])
    }
  }

  /// The commands in code blocks have options that exist, and rules that exist.
  func testTheCommandsOfThePagesAreKnown() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Golden.root.appendingPathComponent("docs").path
    ).filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
    var count = 0
    for page in pages + ["README.md"] {
      for line in try text(page).split(separator: "\n") where line.hasPrefix("    fcmlint ") {
        let command = line.components(separatedBy: " #")[0].components(separatedBy: " | ")[0]
        let words = command.split(separator: " ").dropFirst().map(String.init)
        let name = words.first.flatMap(Command.init(rawValue:)) ?? .check
        let known = Set(name.spec.options.map { "--" + $0.name })
        for word in words where word.hasPrefix("--") {
          let option = word.components(separatedBy: "=")[0]
          XCTAssertTrue(known.contains(option), "\(page): \(line)")
        }
        if name == .explain, let word = words.dropFirst().first, !word.hasPrefix("\"") {
          XCTAssertEqual(CommandRun(["explain", word]).status, 0, "\(page): \(line)")
        }
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 20)
  }

  /// Links between the pages lead to files and headings that exist.
  func testTheLinksOfThePagesLeadSomewhere() throws {
    let docs = Golden.root.appendingPathComponent("docs")
    let pages = try FileManager.default.contentsOfDirectory(atPath: docs.path)
      .filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
    let link = try NSRegularExpression(pattern: #"\]\(([^)\s]+)\)"#)
    for page in pages + ["README.md"] {
      // Code blocks are at odd indices.
      let parts = try text(page).components(separatedBy: "```")
      let body = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }.joined()
      let folder = Golden.root.appendingPathComponent(page).deletingLastPathComponent()
      for match in link.matches(in: body, range: NSRange(body.startIndex..., in: body)) {
        let target = try XCTUnwrap(Range(match.range(at: 1), in: body).map { String(body[$0]) })
        if target.hasPrefix("https://") { continue }
        let parts = target.components(separatedBy: "#")
        let file =
          parts[0].isEmpty
          ? Golden.root.appendingPathComponent(page) : folder.appendingPathComponent(parts[0])
        XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), "\(page): \(target)")
        guard parts.count == 2 else { continue }
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" || $0 == " " }.lowercased().replacingOccurrences(
              of: " ", with: "-")
          }
        XCTAssertTrue(names.contains(parts[1]), "\(page): \(target)")
      }
    }
  }

  func testTheReadmeIsShort() throws {
    let words = try text("README.md").split { $0 == " " || $0 == "\n" }
    XCTAssertLessThanOrEqual(words.count, 1100)
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
