import FCMLintRules
import Foundation
import XCTest

/// The cases in `fixtures`: each line or block has the findings that it states.
final class CaseTests: XCTestCase {
  func testCasesHaveTheirFindings() throws {
    for path in try Self.paths() { try check(path, Self.read(path)) }
  }

  func testTheExampleInTheDocumentation() throws {
    let page = try Self.read("CONTRIBUTING.md").components(separatedBy: "\n## Cases\n").last ?? ""
    let lines = page.split(separator: "\n").drop { !$0.hasPrefix("    ") }
    let example = lines.prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    try check("ttl-out-of-range.cases", example.joined(separator: "\n"))
  }

  /// The cases of all files.
  static func all() throws -> [LintCase] {
    try paths().flatMap { CaseFile(path: $0, text: try read($0)).cases }
  }

  private func check(_ path: String, _ text: String) throws {
    let file = CaseFile(path: path, text: text)
    for problem in file.problems { XCTFail(problem) }
    XCTAssertFalse(file.cases.isEmpty, path)
    for row in file.cases {
      let actual = row.actual
      if actual != row.written {
        XCTFail("\(row.place) says:\n\(row.written)\nIf the linter is right, write:\n\(actual)")
      }
      XCTAssertTrue(row.fixed == nil || row.staysFixed, "\(row.place): another round fixes more")
    }
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// A file is in the folder of a family and has the name of a rule, or it is about no single rule.
  func testFilesAreNamedAfterRules() throws {
    let families = Set(Rulebook.all.map { "\($0.family.rawValue)" })
    for path in try Self.paths() where path.hasPrefix("fixtures/cases/") {
      let parts = path.split(separator: "/").map(String.init)
      let rule = Rulebook.all.first { $0.id + ".cases" == parts[3] }
      if families.contains(parts[2]) {
        XCTAssertEqual(rule?.family.rawValue, parts[2], "\(path): no rule of this family")
      } else {
        XCTAssertNil(rule, "\(path): the folder must be that of the family")
      }
    }
  }

  /// The folders of cases: those of rules, and documents of one sort.
  private static let folders = ["cases", "foreign", "messages", "near", "traps"]

  private static func paths() throws -> [String] {
    try folders.flatMap { folder in
      let root = Fixtures.folder.appendingPathComponent(folder)
      let all = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      return all.filter { $0.hasSuffix(".cases") }.sorted().map { "fixtures/\(folder)/\($0)" }
    }
  }
}
