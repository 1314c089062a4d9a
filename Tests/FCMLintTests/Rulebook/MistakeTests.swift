import FCMLint
import Foundation
import XCTest

/// Documents that were written without looking at the rules: wrong ones are reported where they are
/// wrong, the cause of what people ask is found, and right ones cause no errors and warnings.
final class MistakeTests: XCTestCase {
  /// One line of a file in `fixtures/mistakes`. A document is the last member, and used byte for byte.
  private struct Line: Decodable {
    /// The mistake, or the question that the document comes with.
    var why: String
    /// Where the mistake is, if the line says it.
    var pointer: String?
    /// Any of these rules names the mistake.
    var rule: [String]?
    /// The name of the file; its extension matters.
    var file: String?
    /// The content of the file, unless it is the document.
    var text: String?
    /// No rule reports the mistake yet.
    var missed: Bool?
    /// Only a hint reports the mistake.
    var hint: Bool?

    func isFound(in file: Corpus.File, at level: Severity) -> Bool {
      Corpus.lint(file, level: level).diagnostics.contains {
        (pointer == nil || $0.pointer == pointer) && rule?.contains($0.rule) == true
      }
    }
  }

  private func lines(_ bytes: [UInt8]) throws -> [(line: Line, file: Corpus.File)] {
    try bytes.split(separator: UInt8(ascii: "\n")).map { bytes in
      let line = try JSONDecoder().decode(Line.self, from: Data(bytes))
      let text = String(decoding: bytes, as: UTF8.self)
      let document = text.range(of: #", "document": "#).map { text[$0.upperBound...].dropLast() }
      let content = try XCTUnwrap(line.text ?? document.map { String($0) }, line.why)
      return (line, Corpus.File(name: line.file ?? "push.json", bytes: Array(content.utf8)))
    }
  }

  func testMistakesAreReportedInTheirPlace() throws {
    for (name, bytes) in try Fixtures.files(in: "mistakes") where name != "right.jsonl" {
      for (line, file) in try lines(bytes) {
        let place = "\(name): \(line.why), \(line.pointer ?? "")"
        XCTAssertNotNil(line.rule, place)
        for finding in Corpus.lint(file, level: .error).diagnostics {
          let isSaid = RulebookTests.effects.contains { finding.message.contains($0) }
          XCTAssertTrue(isSaid, "\(finding.rule): \(finding.message)")
        }
        let isReported = line.isFound(in: file, at: .info)
        XCTAssertEqual(isReported, line.missed == nil && line.hint == nil, "\(place): as an info")
        if !isReported {
          let isHinted = line.isFound(in: file, at: .hint)
          XCTAssertEqual(isHinted, line.hint == true, "\(place): as a hint")
        }
      }
    }
  }

  func testNothingIsWrongWithRightDocuments() throws {
    for (name, bytes) in try Fixtures.files(in: "mistakes") where name == "right.jsonl" {
      for (line, file) in try lines(bytes) {
        let report = Corpus.lint(file, level: .warning)
        XCTAssertEqual(report.diagnostics.map { "\($0.rule) \($0.pointer)" }, [], line.why)
        XCTAssertGreaterThan(report.documents, 0, line.why)
      }
    }
  }
}
