import FCMLintReporting
import FCMLintRules
import XCTest

@testable import FCMLint

/// A line has the same findings in a session that linted others as in a new one.
final class SessionReuseTests: XCTestCase {
  private static let linter: Linter = {
    var configuration = Configuration()
    configuration.level = .hint
    return TestLinter.of(configuration)
  }()

  /// The nodes and the fields of a session after its last line.
  private static func state(_ session: LintSession) -> [[UInt32]] {
    let core = session.tree.core.pointee
    let entries = (0..<core.count).map { index in
      let entry = core.entries[index]
      return [entry.start, entry.end, entry.next, UInt32(entry.kind.rawValue)]
    }
    let long = (0..<core.longCount).map { core.longStrings[$0] }
    let places = UnsafeBufferPointer(start: session.validator.places, count: Field.allCases.count)
    return entries + [long, Array(places), [UInt32(core.depth), core.hasLongNumber ? 1 : 0]]
  }

  private static func words(_ report: Linter.Report) -> [String] {
    report.diagnostics.map {
      "\($0.rule) \($0.range) \($0.pointer) \($0.message) \($0.help ?? "") \($0.fixes.flatMap(\.edits))"
    }
  }

  private static func lint(_ session: LintSession, _ bytes: [UInt8]) -> Linter.Report {
    bytes.withUnsafeBufferPointer { session.lint($0, layout: .lines) }
  }

  func testLinesHaveTheFindingsOfSingleLines() {
    var random = Shuffle(state: 7)
    let documents = Rulebook.all.flatMap { $0.good + $0.bad.prefix(1) }
    let session = LintSession(Self.linter)
    for (number, document) in Sweep.part(of: documents.enumerated(), every: 7) {
      let bytes = MarkedText(document).bytes
      for line in Restuffed.lines(bytes, count: 3, mask: random.next(), seed: number) {
        let fresh = LintSession(Self.linter)
        let (together, alone) = (Self.lint(session, line), Self.lint(fresh, line))
        let text = String(decoding: line.prefix(400), as: UTF8.self)
        XCTAssertEqual(Self.words(together), Self.words(alone), text)
        XCTAssertEqual(together.documents, alone.documents, text)
        XCTAssertEqual(together.skipped, alone.skipped, text)
        if alone.documents > 0 { XCTAssertEqual(Self.state(session), Self.state(fresh), text) }
      }
    }
  }

  func testMistakeAfterManyCleanLinesIsFound() {
    let session = LintSession(Self.linter)
    let clean = Array(#"{"message":{"topic":"city-7","notification":{"title":"Gate 7"}}}"#.utf8)
    let lines = [[UInt8]](repeating: clean + [0x0A], count: 40).flatMap { $0 }
    XCTAssertEqual(Self.words(Self.lint(session, lines)), [])
    let topic = Array(#"{"message":{"topic":"/topics/7","notification":{"title":"Gate 7"}}}"#.utf8)
    let report = Self.lint(session, lines + topic + [0x0A] + lines)
    XCTAssertEqual(report.diagnostics.map(\.rule), ["topic-prefix"])
  }
}
