import FCMLint
import FCMLintWorkspace
import Foundation
import XCTest

/// JSON Lines that are read in pieces: the report must not depend on where a piece ends.
final class LongStreamTests: XCTestCase {
  /// About five megabytes, with a few bad lines.
  private func stream(_ end: String) -> (text: String, bad: [Int]) {
    let padding = String(repeating: "é", count: 2_000)
    let bad = [13, 1_100, 1_250, 1_298, 1_299]
    var lines: [String] = []
    for number in 0..<1_300 {
      let topic = bad.contains(number) ? "/topics/a" : "a"
      lines.append("{\"message\":{\"topic\":\"\(topic)\",\"data\":{\"k\":\"\(padding)\"}}}")
    }
    return (lines.joined(separator: end) + end, bad)
  }

  private var folder = ""

  override func setUpWithError() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

  func testPlacesCountFromTheStart() throws {
    let path = folder + "/long.jsonl"
    for end in ["\n", "\r\n"] {
      let (text, bad) = stream(end)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let lines = text.components(separatedBy: end)
      let run = CommandRun(["--format", "jsonl", "--select", "topic-prefix", path])
      let found = try run.output.split(separator: "\n").map { line in
        try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      XCTAssertEqual(found.compactMap { $0["document"] as? Int }, bad)
      XCTAssertEqual(Set(found.compactMap { $0["fingerprint"] as? String }).count, bad.count)
      for (finding, number) in zip(found, bad) {
        let start = try XCTUnwrap(finding["start"] as? [String: Int])
        let before = lines[..<number].reduce(0) { $0 + $1.utf8.count + end.utf8.count }
        XCTAssertEqual(start["line"], number + 1)
        XCTAssertEqual(start["column"], 21)
        XCTAssertEqual(start["byte"], before + 20)
        let fix = try XCTUnwrap((finding["fixes"] as? [[String: Any]])?.first)
        let edit = try XCTUnwrap((fix["edits"] as? [[String: Any]])?.first)
        XCTAssertEqual(edit["start"] as? Int, before + 21)
      }
      let full = CommandRun(["--select", "topic-prefix", path]).output
      XCTAssertTrue(
        full.contains("  > 1251 | {\"message\""), "the number of a line in a later piece")
      XCTAssertTrue(full.contains("… and 2 more topic-prefix in "))
      XCTAssertTrue(full.contains("\n5 errors in 1 file (1300 documents); 5 fixable\n"))
    }
  }

  func testALineLongerThanAPiece() throws {
    let long = String(repeating: " ", count: 9_000_000)
    let path = folder + "/long.jsonl"
    for end in ["", "\n", "\n{\"b\":2}\n"] {
      let text = "{\"a\":1}\n{\"message\":\(long){\"topic\":\"/topics/a\"}}" + end
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let run = CommandRun(["--format", "concise", "--select", "topic-prefix", path])
      XCTAssertEqual(
        run.output,
        "\(path):2:9000021: error: topic \"/topics/a\" includes the /topics/ prefix, so FCM rejects it [topic-prefix]\n"
      )
    }
  }
}
