import FCMLint
import FCMLintRules
import Foundation
import XCTest

/// Documents that everybody accepts keep the rules about Apple silent.
final class AppleFixtureTests: XCTestCase {
  private var fixtures: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("fixtures")
  }

  func testCleanDocumentsAndTrapsAreSilent() throws {
    var configuration = Configuration()
    configuration.level = .warning
    configuration.select = ["apns", "aps"]
    let linter = Linter(rules: Rulebook.all, configuration: configuration)
    var count = 0
    for folder in ["clean", "traps"] {
      let directory = fixtures.appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      for name in names {
        let bytes = Array(try Data(contentsOf: directory.appendingPathComponent(name)))
        let isLines = name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson")
        let report = linter.lint(bytes, layout: isLines ? .lines : .single)
        count += report.documents
        XCTAssertEqual(
          report.diagnostics.map { "\($0.rule): \($0.message)" }, [], "\(folder)/\(name)")
      }
    }
    XCTAssertGreaterThan(count, 200)
  }
}
