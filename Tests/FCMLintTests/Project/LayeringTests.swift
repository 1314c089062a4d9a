import Foundation
import XCTest

/// The allowed dependencies: the compiler checks the modules, this test the folders of the engine.
final class LayeringTests: XCTestCase {
  /// The folders of `Sources/FCMLint`; each may use only its own types and those of earlier
  /// folders. A nested folder belongs to its parent unless it is listed.
  private let folders = [
    "Text", "JSON", "Formats", "Schema", "Suggestions", "Platforms", "Schema/Export", "Detection",
    "Validation", "Secrets", "Diagnostics", "Platforms/Legacy", "Edits", "Wording", "Configuration",
    "Suppression", "Preview", "Completion", "Rules", "Linter", "Fixer",
  ]

  /// The files of a platform that are not about facts, by the ends of their names, and the folder to
  /// which they would belong if they were about all platforms.
  private let others = [
    "Edits": "Edits", "Fix": "Edits", "Wording": "Wording", "Preview": "Preview",
    "Preview+Texts": "Preview", "SimulatorPayload": "Preview",
  ]

  /// The allowed imports of each module: modules of this package and, for two of them, the system.
  private let imports = [
    "Sources/FCMLint": [],
    "rules": ["FCMLint"],
    "Sources/FCMLintEmbedding": ["FCMLint"],
    "Sources/FCMLintReporting": ["FCMLint", "FCMLintRules"],
    "Sources/FCMLintWorkspace": ["FCMLint", "Glibc", "Musl", "Darwin"],
    "Sources/FCMLintServer": ["FCMLint", "FCMLintRules", "FCMLintEmbedding", "FCMLintReporting"],
    "Sources/fcmlint-cli": [
      "FCMLint", "FCMLintRules", "FCMLintEmbedding", "FCMLintReporting", "FCMLintWorkspace",
      "FCMLintServer",
    ],
  ]

  func testFoldersOfTheEngineUseOnlyEarlierFolders() throws {
    var level: [String: Int] = [:]
    let declaration =
      "(?m)^(?:public |package |final |indirect )*(?:struct|class|enum|protocol|actor) +(\\w+)"
    let files = try SourceTree.files(in: "Sources/FCMLint")
    for file in files {
      for type in try SourceTree.matches(declaration, in: file.code) {
        level[type] = try XCTUnwrap(order(of: file), "\(file.path) is in no folder of the list")
      }
    }
    XCTAssertGreaterThan(level.count, 100)
    for file in files {
      let own = try XCTUnwrap(order(of: file))
      for word in Set(try SourceTree.matches("(?<![.\\w])([A-Z]\\w+)", in: file.code)) {
        if let other = level[word], other > own {
          XCTFail("\(file.path) names \(word), which comes later, in \(folders[other])")
        }
      }
    }
  }

  private func order(of file: SourceTree.File) -> Int? {
    let path = file.path.dropFirst("Sources/FCMLint/".count)
    let name = path.dropLast(".swift".count)
    if path.hasPrefix("Platforms/"), let other = others.first(where: { name.hasSuffix($0.key) }) {
      return folders.firstIndex(of: other.value)
    }
    let matching = folders.indices.filter { path.hasPrefix(folders[$0] + "/") }
    return matching.max { folders[$0].count < folders[$1].count }
  }

  func testModulesImportOnlyModulesBelowThem() throws {
    for (folder, allowed) in imports {
      let files = try SourceTree.files(in: folder)
      XCTAssertFalse(files.isEmpty, folder)
      for file in files {
        let found = try SourceTree.matches("(?m)^\\s*import +(\\w+)", in: file.code)
        XCTAssertEqual(Set(found).subtracting(allowed), [], file.path)
      }
    }
  }

  func testTheEngineNamesNoRule() throws {
    for file in try SourceTree.files(in: "Sources/FCMLint") {
      XCTAssertFalse(file.code.contains("Rulebook"), file.path)
    }
  }

  func testNoFileContainsATrap() throws {
    let traps = "(try!|fatalError\\(|preconditionFailure\\(|as! |\\bunsafelyUnwrapped\\b)"
    for folder in imports.keys {
      for file in try SourceTree.files(in: folder) {
        XCTAssertEqual(try SourceTree.matches(traps, in: file.code), [], file.path)
      }
    }
  }

  /// Tests that comments and CONTRIBUTING.md name must exist.
  func testNamedTestsExist() throws {
    let classes = try SourceTree.files(in: "Tests").flatMap { file in
      try SourceTree.matches("class (\\w+): XCTestCase", in: file.code)
    }
    let guide = try String(
      contentsOf: Golden.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let texts = try (Array(imports.keys) + ["fuzz"]).flatMap { folder in
      try SourceTree.files(in: folder).flatMap(\.lines)
    }
    let named = try SourceTree.matches(
      "\\b([A-Z]\\w+Tests)\\b", in: (texts + [guide]).joined(separator: "\n"))
    XCTAssertGreaterThan(named.count, 10)
    XCTAssertEqual(Set(named).subtracting(classes + ["FCMLintTests"]), [])
  }
}
