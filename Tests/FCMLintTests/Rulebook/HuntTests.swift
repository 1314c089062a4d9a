import FCMLint
import Foundation
import XCTest

/// Documents that were written without looking at the rules: wrong ones are reported where they are
/// wrong, and right ones cause no errors and warnings.
final class HuntTests: XCTestCase {
  /// One line of a file in `fixtures/hunt`. A document is the last member, and used byte for byte.
  private struct Line: Decodable {
    var why: String
    /// Where the fault is, in a document of the file.
    var pointer: String?
    /// Any of these rules names the fault.
    var rule: [String]?
    /// The name of the file; its extension matters.
    var file: String?
    /// The content of the file, unless it is the document.
    var text: String?
  }

  private func lines(_ name: String) throws -> [(line: Line, file: Corpus.File)] {
    let file = try XCTUnwrap(Fixtures.files(in: "hunt").first { $0.name == name })
    return try file.bytes.split(separator: UInt8(ascii: "\n")).map { bytes in
      let line = try JSONDecoder().decode(Line.self, from: Data(bytes))
      let text = String(decoding: bytes, as: UTF8.self)
      let document = text.range(of: #", "document": "#).map { text[$0.upperBound...].dropLast() }
      let content = try XCTUnwrap(line.text ?? document.map { String($0) })
      return (line, Corpus.File(name: line.file ?? "push.json", bytes: Array(content.utf8)))
    }
  }

  func testFaultsAreReportedInTheirPlace() throws {
    try check("wrong.jsonl", holds: 597, missing: 6)
    try check("more-wrong.jsonl", holds: 378, missing: 5)
    try check("fresh-wrong.jsonl", holds: 581, missing: 13)
  }

  private func check(_ name: String, holds count: Int, missing: Int) throws {
    let lines = try lines(name)
    var missed: [String] = []
    for (line, file) in lines {
      let rules = try XCTUnwrap(line.rule)
      let isFound = Corpus.lint(file, level: .info).diagnostics.contains {
        $0.pointer == line.pointer && rules.contains("\($0.rule)")
      }
      if !isFound { missed.append(line.why) }
    }
    XCTAssertGreaterThanOrEqual(lines.count, count, name)
    XCTAssertLessThanOrEqual(missed.count, missing, "\(missed)")
  }

  func testNothingIsWrongWithRightDocuments() throws {
    for (line, file) in try lines("right.jsonl") + lines("more-right.jsonl")
      + lines("fresh-right.jsonl")
    {
      let report = Corpus.lint(file, level: .warning)
      XCTAssertEqual(report.diagnostics.map { "\($0.rule) \($0.pointer)" }, [], line.why)
      XCTAssertGreaterThan(report.documents, 0, line.why)
    }
  }
}
