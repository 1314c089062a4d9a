import FCMLintReporting
import FCMLintRules
import Foundation
import XCTest

@testable import FCMLint

/// A line with the layout of earlier ones has the same findings as on its own.
final class LineLayoutTests: XCTestCase {
  private static let linter: Linter = {
    var configuration = Configuration()
    configuration.level = .hint
    return TestLinter.of(configuration)
  }()

  private struct Tape: Equatable {
    var entries: [[UInt32]]
    var long: [UInt32]
    var slots: [UInt32]
    var depth: Int
    var hasLongNumber: Bool

    /// The state of a session after its last line, relative to the start of the line.
    init(_ session: LintSession, from start: Int) {
      let core = session.tree.core.pointee
      entries = (0..<core.count).map { index in
        let entry = core.entries[index]
        return [
          entry.start - UInt32(start), entry.end - UInt32(start), entry.next,
          UInt32(entry.kind.rawValue), UInt32(entry.flags.rawValue), UInt32(entry.openQuote),
          UInt32(entry.closeQuote),
        ]
      }
      long = (0..<core.longCount).map { core.longStrings[$0] }
      slots = Array(
        UnsafeBufferPointer(start: session.validator.places, count: Field.allCases.count))
      depth = core.depth
      hasLongNumber = core.hasLongNumber
    }
  }

  private static func words(_ report: Linter.Report, minus start: Int = 0) -> [String] {
    report.diagnostics.map {
      let edits = $0.fixes.flatMap(\.edits).map { "\($0.range.start - start) \($0.replacement)" }
      return "\($0.rule) \($0.range.start - start)-\($0.range.end - start) \($0.pointer) "
        + "\($0.message) \($0.help ?? "") \(edits)"
    }
  }

  private static func lint(_ session: LintSession, _ bytes: [UInt8]) -> Linter.Report {
    bytes.withUnsafeBufferPointer { session.lint($0, layout: .lines) }
  }

  /// Lints lines in one session, and each in a new session, and compares the findings.
  private func compare(_ lines: [[UInt8]], _ session: LintSession, _ linter: Linter) {
    for line in lines {
      let known = (session.layouts.general.hits, session.layouts.settled.hits)
      let together = Self.lint(session, line + [0x0A])
      let fresh = LintSession(linter)
      let alone = Self.lint(fresh, line + [0x0A])
      let text = String(decoding: line.prefix(400), as: UTF8.self)
      XCTAssertEqual(Self.words(together), Self.words(alone), text)
      XCTAssertEqual(together.documents, alone.documents, text)
      XCTAssertEqual(together.skipped, alone.skipped, text)
      // A settled layout skips long strings for which the findings are known.
      if session.layouts.general.hits > known.0, session.layouts.settled.hits == known.1 {
        XCTAssertEqual(Tape(session, from: 0), Tape(fresh, from: 0), text)
      } else if session.layouts.settled.hits > known.1 {
        var (own, others) = (Tape(session, from: 0), Tape(fresh, from: 0))
        XCTAssertTrue(Set(own.long).isSubset(of: Set(others.long)), text)
        (own.long, others.long) = ([], [])
        XCTAssertEqual(own, others, text)
      }
    }
  }

  func testLinesOfOneLayoutHaveTheFindingsOfSingleLines() {
    var random = Shuffle(state: 7)
    let documents = Rulebook.all.flatMap { $0.good + $0.bad.prefix(1) }
    let session = LintSession(Self.linter)
    var (hits, settled) = (0, 0)
    for (number, document) in Sweep.part(of: documents.enumerated(), every: 7) {
      // A session has limited room for layouts, and is disabled after many misses.
      let fresh = LintSession(Self.linter)
      let bytes = MarkedText(document).bytes
      let lines = Restuffed.lines(bytes, count: 30, mask: random.next(), seed: number)
      compare(lines, number.isMultiple(of: 5) ? session : fresh, Self.linter)
      hits += fresh.layouts.general.hits
      settled += fresh.layouts.settled.hits
    }
    XCTAssertGreaterThan(hits, Sweep.size(1000, or: 100))
    XCTAssertGreaterThan(settled, Sweep.size(300, or: 30))
  }

  /// A rule that reports one value of a known layout is called although it was silent before.
  func testMistakeInAKnownLayoutIsFound() {
    let session = LintSession(Self.linter)
    func line(_ number: Int, _ image: String = "https://example.com/a.png") -> [UInt8] {
      Array(
        """
        {"message":{"topic":"city-\(number)","notification":{"title":"Gate \(number)","body":"b",\
        "image":"\(image)"},"apns":{"payload":{"aps":{"sound":"default","mutable-content":1}}}}}

        """.utf8)
    }
    let clean = (0..<100).flatMap { line($0) }
    XCTAssertEqual(Self.words(Self.lint(session, clean)), [])
    XCTAssertGreaterThan(session.layouts.settled.hits, 50)
    for image in ["http://example.com/a.png", "https://example.com/a.svg", "{{image}}"] {
      let bytes = line(7, image)
      let alone = Self.words(Self.linter.lint(bytes))
      XCTAssertFalse(alone.isEmpty, image)
      let source = clean + bytes + clean
      let start = clean.count
      XCTAssertEqual(Self.words(Self.lint(session, source), minus: start), alone, image)
    }
    let topic =
      clean
      + Array(
        String(decoding: line(7), as: UTF8.self)
          .replacingOccurrences(of: "city-7", with: "/topics/7").utf8)
    XCTAssertEqual(Self.lint(session, topic).diagnostics.map(\.rule), ["topic-prefix"])
  }

  /// Lines that all differ cost a session little, and it keeps a limited number of layouts.
  func testDifferentLayoutInEveryLineDisablesTheCache() {
    let session = LintSession(Self.linter)
    var bytes: [UInt8] = []
    for number in 0..<2000 {
      bytes += Array("{\"message\":{\"topic\":\"t\",\"data\":{\"key\(number)\":\"v\"}}}\n".utf8)
    }
    let report = Self.lint(session, bytes)
    XCTAssertEqual(report.documents, 2000)
    XCTAssertFalse(session.layouts.general.isEnabled)
    XCTAssertLessThanOrEqual(session.layouts.general.count, 256)
  }

  /// Every access to the content or the length of a value is recorded if it varies, and only then.
  func testReadsAreRecorded() {
    typealias Way = (name: String, read: @Sendable (JSONNode) -> Void)
    let always: [Way] = [
      ("range", { _ = $0.range }), ("contentRange", { _ = $0.contentRange }),
      ("rawContent", { _ = $0.rawContent }), ("source", { _ = $0.source }),
      ("decodedBytes", { _ = $0.decodedBytes }), ("decodedCount", { _ = $0.decodedCount }),
      ("slice", { _ = $0.slice(0..<1) }), ("hasSameText", { _ = $0.hasSameText(as: $0) }),
      ("plainSize", { _ = $0.plainSize }), ("compactSize", { _ = $0.compactSize }),
      ("excerpt", { _ = $0.excerpt }), ("JSONValue", { _ = JSONValue($0) }),
    ]
    let strings: [Way] = [
      ("text", { _ = $0.text }), ("matches", { _ = $0.matches("abc") }),
      ("starts", { _ = $0.starts(with: "a") }), ("contains", { _ = $0.contains("b") }),
      ("hasCapitals", { _ = $0.hasCapitals }), ("isOpaque", { _ = $0.isOpaque }),
      ("isTemplate", { _ = $0.isTemplate }), ("holdsPlaceholder", { _ = $0.holdsPlaceholder }),
      ("withDecoded", { $0.withDecoded { _ in } }),
    ]
    let numbers: [Way] = [
      ("integer", { _ = $0.integer }), ("number", { _ = $0.number }),
      ("numberText", { _ = $0.numberText }), ("numbers", { _ = $0.numbers(ofAtLeast: 1) }),
    ]
    let around: [Way] = [
      ("range", { _ = $0.range }), ("source", { _ = $0.source }),
      ("compactSize", { _ = $0.compactSize }), ("JSONValue", { _ = JSONValue($0) }),
    ]
    let never: [Way] = [
      ("kind", { _ = ($0.kind, $0.isString, $0.isNumber, $0.isNull) }),
      ("key", { _ = $0.key?.text }),
      ("hasEscapes", { _ = ($0.hasEscapes, $0.isMalformed, $0.isUnterminated) }),
      ("isSame", { _ = $0.isSame(as: $0) }), ("endIndex", { _ = $0.endIndex }),
      ("name", { _ = $0.tape[0][name: "b"] }),
      ("pointer", { _ = $0.tape[0].members.map { $0.key.text } }),
    ]
    JSONTree.read(Array(#"{"a":"abc","b":12}"#.utf8)) { tree in
      for (index, ways) in [(2, always + strings), (4, always + numbers)] {
        let root = JSONNode(core: tree.core, index: 0)
        let node = root.tape[index]
        let slot = ValueSlot(node: UInt32(index), form: node.isNumber ? .number : .string)
        for isVarying in [false, true] {
          if isVarying { tree.toggleVarying([slot]) }
          for way in ways {
            XCTAssertEqual(tree.readsVarying { way.read(node) }, isVarying, way.name)
          }
          for way in around {
            XCTAssertEqual(
              tree.readsVarying { way.read(root) }, isVarying, "\(way.name) of the root")
          }
          for way in never { XCTAssertFalse(tree.readsVarying { way.read(node) }, way.name) }
        }
        tree.toggleVarying([slot])
        XCTAssertFalse(tree.readsVarying { _ = (node.source, root.source) }, "the mark is removed")
      }
    }
  }
}
