import XCTest

@testable import FCMLint
@testable import FCMLintReporting

/// GitHub's line hashes, with vectors that its upload action confirms.
final class PrimaryLocationLineHashTests: XCTestCase {
  private let five = ["{", "  \"message\": {", "    \"token\": \"a\"", "  }", "}"]

  private func names(_ text: String) -> [String] {
    var hashes = PrimaryLocationLineHash()
    // In two pieces, which must not make a difference.
    let end = text.utf8.firstIndex(of: 0x0A).map(text.utf8.index(after:)) ?? text.startIndex
    hashes.read(Array(text.utf8[..<end]), wanted: 1...10)
    hashes.read(Array(text.utf8[end...]), wanted: 11...20)
    hashes.finish()
    return (1...20).compactMap { hashes.name(of: $0) }
  }

  func testSmallFiles() {
    XCTAssertEqual(names(""), ["c129715d7a2bc9a3:1"])
    XCTAssertEqual(names("{\"message\":{\"token\":\"a\"}}"), ["748b23ba9e88c5f6:1"])
    XCTAssertEqual(
      names("{\"message\":{\"token\":\"a\"}}\n"), ["f3142a35118b16e4:1", "c129715d7a2bc9a3:1"])
  }

  func testEveryLineBreakCountsEqually() {
    let expected = [
      "7f85ebe9c60d29a8:1", "144a09db77421b27:1", "9f8affa11d48ea4f:1", "1da0d4c20a2cbb51:1",
      "32dce9ccfdbc9d3e:1", "c129715d7a2bc9a3:1",
    ]
    for lineBreak in ["\r\n", "\n", "\r"] {
      XCTAssertEqual(names(five.joined(separator: lineBreak) + lineBreak), expected)
    }
  }

  func testLettersBeyondASCIICountInUTF16() {
    var lines = five
    lines[2] = "    \"token\": \"é😀\""
    XCTAssertEqual(
      names(lines.joined(separator: "\n") + "\n"),
      [
        "962d422a2a8ace01:1", "39264834db25fb18:1", "d4a8800a43974b10:1", "1da0d4c20a2cbb51:1",
        "32dce9ccfdbc9d3e:1", "c129715d7a2bc9a3:1",
      ])
  }

  func testEqualLinesAreCounted() {
    let lines = String(repeating: String(repeating: "x", count: 120) + "\n", count: 3)
    let hashes = names(lines)
    XCTAssertEqual(hashes.prefix(2).map { $0.split(separator: ":")[1] }, ["1", "2"])
    XCTAssertEqual(Set(hashes.prefix(2).map { $0.split(separator: ":")[0] }).count, 1)
    var later = PrimaryLocationLineHash()
    later.read(Array(lines.utf8), wanted: [2])
    XCTAssertEqual(later.lines, 3, "a line is complete before the file ends")
    later.finish()
    XCTAssertEqual(later.lines, 4)
    XCTAssertEqual(later.name(of: 2), hashes[1], "the count does not depend on what is asked")
    XCTAssertNil(later.name(of: 1))
  }
}
