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
    for end in Sweep.part(of: ["\r\n", "\n"], every: 2) {
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
      XCTAssertTrue(full.contains("\n5 errors in 1 file (1300 documents); 5 fixable with --fix\n"))
    }
  }

  /// A piece ends early if it has many findings; the report does not depend on that.
  func testPiecesWithManyFindings() throws {
    let path = folder + "/many.jsonl"
    let text = String(repeating: "1\r\n\r\n1\n", count: 5_000)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let places = (0..<5_000).flatMap { [3 * $0 + 1, 3 * $0 + 3] }
    for jobs in Sweep.part(of: ["3", "1"], every: 2) {
      let arguments = ["--kind", "send-request", "--jobs", jobs, path]
      let run = CommandRun(["--format", "concise"] + arguments)
      XCTAssertEqual(
        run.output.split(separator: "\n").map { $0.dropFirst(path.count + 1).prefix { $0 != ":" } },
        places.map { "\($0)" })
      let sarif = CommandRun(["--format", "sarif"] + arguments)
      XCTAssertEqual(
        sarif.output.components(separatedBy: "\"primaryLocationLineHash\":").count, 10_001)
      let records = CommandRun(["--format", "records"] + arguments)
      let lines = records.output.split(separator: "\n")
      XCTAssertEqual(lines.count, 15_000)
      XCTAssertEqual(lines.filter { $0.contains("\"errors\":1,") }.count, 10_000)
      XCTAssertTrue(lines[14_999].hasPrefix("{\"line\":15000,"))
    }
  }

  func testLinesAreFixedInPieces() throws {
    let path = folder + "/fixes.jsonl"
    let line = #"{"message":{"topic":"a","data":{"a":1}}}"# + "\r\n"
    try Data(String(repeating: line, count: 9_000).utf8).write(to: URL(fileURLWithPath: path))
    let run = CommandRun(["--fix", "--format", "concise", path])
    XCTAssertEqual(run.output, "")
    XCTAssertTrue(run.errors.contains("applied 9000 fixes in 1 file"), run.errors)
    XCTAssertEqual(
      try String(contentsOfFile: path, encoding: .utf8),
      String(repeating: line.replacingOccurrences(of: ":1}", with: ":\"1\"}"), count: 9_000))
  }

  func testALineLongerThanAPiece() throws {
    let long = String(repeating: " ", count: 9_000_000)
    let path = folder + "/long.jsonl"
    for end in Sweep.part(of: ["\n{\"b\":2}\n", "", "\n"], every: 3) {
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
