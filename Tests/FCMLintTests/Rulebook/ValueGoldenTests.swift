import FCMLint
import XCTest

/// All findings in the documents of `fixtures/values`, with a folder for each kind: lists of common
/// values and names for one field, valid and invalid.
final class ValueGoldenTests: XCTestCase {
  func testValues() throws {
    for kind in DocumentKind.allCases where kind != .message {
      for (name, bytes) in try Fixtures.files(in: "values/\(kind.word)") {
        guard name.hasSuffix(".jsonl") else { continue }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let findings = lines.map { diagnose(Array($0), as: kind).map(\.goldenText).joined() }
        let text = findings.enumerated().map { "line \($0 + 1)\n\($1)" }.joined()
        let stem = name.dropLast(".jsonl".count)
        try Golden.compare(text, with: "fixtures/values/\(kind.word)/\(stem).expected")
      }
    }
  }
}
