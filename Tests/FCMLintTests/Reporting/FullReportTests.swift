import FCMLintReporting
import FCMLintWorkspace
import XCTest

@testable import FCMLint

/// Parts of the full report that need artificial findings.
final class FullReportTests: XCTestCase {
  private let text = "{\n  \"a\": 1,\n  \"b\": {\n    \"c\": 2\n  },\n  \"a\": 3\n}\n"

  private func range(_ needle: String, last: Bool = false) -> ByteRange {
    let found = text.range(of: needle, options: last ? .backwards : [])
    let start = found.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    return ByteRange(start, start + needle.utf8.count)
  }

  private func report(_ diagnostic: Diagnostic) -> String {
    var reporter = ReportFormat.full.reporter(isQuiet: true)
    let source = SourceReport(
      path: "x.json", bytes: Array(text.utf8), diagnostics: [diagnostic], documents: 1)
    return reporter.begin() + reporter.report(source) + reporter.end(ReportSummary())
  }

  private func diagnostic(_ range: ByteRange) -> Diagnostic {
    Diagnostic(
      rule: "some-rule", severity: .warning, message: "something", help: nil, range: range,
      document: 0, kind: .message, pointer: "", notes: [], fixes: [])
  }

  func testNotesHaveTheirCodeFrames() {
    var finding = diagnostic(range("\"a\"", last: true))
    finding.notes = [
      Diagnostic.Note(message: "first used here", range: range("\"a\""), pointer: "/a")
    ]
    finding.help = "choose one"
    XCTAssertEqual(
      report(finding),
      """
      x.json:6:3  warning[some-rule]
        something

          4 |     "c": 2
          5 |   },
        > 6 |   "a": 3
            |   ^^^
          7 | }

        note: first used here (line 2)
        > 2 |   "a": 1,
            |   ---

        help: choose one


      """)
  }

  func testMoveShowsTheNewLine() {
    var finding = diagnostic(range("\"a\"", last: true))
    let removed = range(",\n  \"a\": 3")
    let place = range("2").end
    finding.fixes = [
      Fix(
        "move it", .unsafe,
        [Edit(removed, ""), Edit(ByteRange(place, place), ",\n    \"a\": 3")])
    ]
    XCTAssertEqual(
      report(finding),
      """
      x.json:6:3  warning[some-rule]
        something

          4 |     "c": 2
          5 |   },
        > 6 |   "a": 3
            |   ^^^
          7 | }

        fix: move it (unsafe)
        + 5 |     "a": 3
            |     ++++++


      """)
  }

  func testHelpThatOnlyRepeatsTheFixIsOmitted() {
    var finding = diagnostic(range("1"))
    finding.help = "write 2"
    finding.fixes = [Fix("write 2", .safe, [Edit(range("1"), "2")])]
    XCTAssertFalse(report(finding).contains("help:"))
    XCTAssertTrue(report(finding).contains("  fix: write 2 (safe)\n  + 2 |   \"a\": 2,\n"))
  }

  func testTheSummaryNamesWhatIsThere() {
    var reporter = ReportFormat.full.reporter()
    var summary = ReportSummary()
    XCTAssertEqual(reporter.end(summary), "")
    summary.files = 3
    XCTAssertEqual(reporter.end(summary), "No FCM documents in 3 files\n")
    summary.documents = 2
    summary.skipped = 1
    XCTAssertEqual(reporter.end(summary), "No problems in 3 files (2 documents, 1 skipped)\n")
    summary[.error] = 1
    summary[.hint] = 2
    summary.fixable = 1
    summary.filesWithFindings = 1
    XCTAssertEqual(
      reporter.end(summary),
      "1 error, 2 hints in 1 of 3 files (2 documents, 1 skipped); 1 fixable with --fix\n"
        + "run \"fcmlint explain RULE\" for details\n")
  }
}
