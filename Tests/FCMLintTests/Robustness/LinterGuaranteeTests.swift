import FCMLint
import FCMLintRules
import Foundation
import XCTest

/// Guarantees of `Linter` that no other test covers.
final class LinterGuaranteeTests: XCTestCase {
  private static func words(_ report: Linter.Report) -> [String] {
    report.diagnostics.map { "\($0.rule) \($0.range) \($0.pointer) \($0.message)" }
  }

  func testOneLinterServesManyThreads() throws {
    let linter = Linter(rules: Rulebook.all)
    let sources = try ["messages", "near", "hostile"].flatMap { try Corpus.files(in: $0) }
      .map(\.bytes)
    let alone = sources.map { Self.words(linter.lint($0)) }
    let differences = NSLock()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for offset in sources.indices {
        let index = (offset + thread * 31) % sources.count
        if Self.words(linter.lint(sources[index])) != alone[index] {
          differences.withLock { count += 1 }
        }
      }
    }
    XCTAssertEqual(count, 0)
    XCTAssertGreaterThan(alone.joined().count, 300)
  }

  func testTheTestsThatTheDocumentationNamesExist() throws {
    let linter = try String(
      contentsOf: Golden.root.appendingPathComponent("Sources/FCMLint/Linter/Linter.swift"),
      encoding: .utf8)
    let names = try SourceTree.matches("`(\\w+Tests)`", in: linter)
    XCTAssertGreaterThan(names.count, 3)
    let files = Set(
      try SourceTree.files(in: "Tests").map { $0.path.split(separator: "/").last ?? "" })
    for name in names { XCTAssertTrue(files.contains("\(name).swift"), name) }
  }

  func testSessionKeepsNothingOfASource() throws {
    let linter = Linter(rules: Rulebook.all)
    let session = LintSession(linter)
    for file in try Corpus.files(in: "hostile") + Corpus.files(in: "near") {
      let again = file.bytes.withUnsafeBufferPointer { session.lint($0, layout: .single) }
      XCTAssertEqual(Self.words(again), Self.words(linter.lint(file.bytes)), file.name)
    }
  }

  /// Each of these would take minutes or gigabytes if a message contained the whole text.
  func testLongTextsAreShownByTheirEnds() {
    let long = String(repeating: "\u{1}ab", count: 400_000)
    let shown = Excerpt.shortened("begin" + long + "the end")
    XCTAssertEqual(shown, "begin\\u0001ab\\u0001ab\\u0001ab\\u0001a…01abthe end")
    XCTAssertEqual(
      Excerpt.shortened(String(repeating: "é ", count: 600)),
      String(repeating: "é ", count: 18) + "…" + String(repeating: " é", count: 5) + " ")
  }
}
