import FCMLint
import XCTest

/// The errors that the parser reports in valid, invalid and ambiguous documents, which are lines of
/// the files in `fixtures/json`, in the notation of the cases: the document, the kinds of the errors
/// between its marks and, after a second `→`, the document after their repairs.
final class CorpusTests: XCTestCase {
  func testDocumentsHaveTheirErrors() throws {
    for (name, bytes) in try Fixtures.files(in: "json") {
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      where !line.hasPrefix("# ") {
        let row = Self.row(CaseText(line.components(separatedBy: " → ")[0]))
        if row.line != line { XCTFail("\(name) says:\n\(line)\nThe parser says:\n\(row.line)") }
        if name != "either.txt" { XCTAssertEqual(row.kinds.isEmpty, name == "accept.txt", name) }
        if name == "duplicates.txt" { XCTAssertEqual(Set(row.kinds), ["duplicateKey"], row.line) }
      }
    }
  }

  /// What the parser makes of a document. After the repairs, only errors without one remain.
  static func row(_ text: CaseText) -> (line: String, kinds: [String]) {
    let errors = TapeCheck.read(text.bytes)
    let marked = text.markable(errors.map(\.range))
    let rows = errors.map { ("\($0.kind)", marked.contains($0.range)) }
    // Marks belong to the first kinds.
    let kinds = rows.filter(\.1).map(\.0) + rows.filter { !$0.1 }.map { "\($0.0) elsewhere" }
    var line = "\(text.marked(marked)) → \(kinds.isEmpty ? "ok" : kinds.joined(separator: ", "))"
    let repairs = errors.flatMap(\.repair)
    if !repairs.isEmpty {
      let repaired = EditApplication.apply(repairs, to: text.bytes)
      XCTAssertEqual(
        TapeCheck.read(repaired).map(\.kind), errors.filter(\.repair.isEmpty).map(\.kind), line)
      line += " → \(CaseText.line(repaired))"
    }
    return (line, kinds)
  }
}
