import Foundation
import XCTest

/// The sizes that CONTRIBUTING.md states.
final class SizeTests: XCTestCase {
  private let sources = [
    "Sources/FCMLint", "Sources/FCMLintReporting", "Sources/FCMLintWorkspace",
    "Sources/FCMLintServer", "Sources/fcmlint-cli",
  ]

  func testFilesHaveAtMost300Lines() throws {
    for folder in sources + ["Tests"] {
      for file in try SourceTree.files(in: folder)
      where file.path != "Sources/FCMLint/Schema/Field.swift" {
        XCTAssertLessThanOrEqual(file.lines.count, 300, file.path)
      }
    }
  }

  /// A rule's examples are a part of its page, and may be as many as it takes.
  func testRulesHaveAtMost60LinesWithoutTheirExamples() throws {
    for file in try SourceTree.files(in: "rules") where file.path != "rules/Rulebook.swift" {
      var lines = file.lines
      if let bad = lines.firstIndex(where: { $0.hasPrefix("    bad: ") }),
        let end = lines[bad...].firstIndex(where: { $0.hasPrefix("  )") })
      {
        lines.removeSubrange(bad..<end)
      }
      XCTAssertLessThanOrEqual(lines.count, 60, file.path)
    }
  }

  func testFunctionsHaveAtMost40Lines() throws {
    for folder in sources + ["rules"] {
      for file in try SourceTree.files(in: folder) {
        for (line, count) in functions(in: file.lines) where count > 40 {
          XCTFail("\(file.path):\(line + 1) has \(count) lines")
        }
      }
    }
  }

  /// Where functions and initializers begin, and how many lines each has.
  private func functions(in lines: [String]) -> [(line: Int, count: Int)] {
    lines.indices.compactMap { start in
      let indent = lines[start].prefix { $0 == " " }
      let words = lines[start].dropFirst(indent.count).split(separator: " ")
      let isFunction = words.contains("func") || words.contains { $0.hasPrefix("init") }
      let closer = indent + "}"
      guard isFunction, !lines[start].contains("//"), !lines[start].hasSuffix("}"),
        let end = lines[start...].firstIndex(where: { $0 == closer })
      else { return nil }
      let body = lines[(start + 1)..<end]
      // Another declaration of the same depth in between: this one has no body of its own.
      let isOne = body.allSatisfy {
        !$0.hasPrefix(indent) || $0.hasPrefix(indent + " ") || $0.hasPrefix(indent + ")")
          || $0.hasPrefix(indent + "{") || $0.hasPrefix(indent + "-")
      }
      return isOne ? (start, end - start + 1) : nil
    }
  }

  func testNoFolderHasMoreThan20Files() throws {
    for folder in sources + ["Tests"] {
      let folders = Dictionary(grouping: try SourceTree.files(in: folder)) { file in
        file.path.split(separator: "/").dropLast().joined(separator: "/")
      }
      for (name, files) in folders { XCTAssertLessThanOrEqual(files.count, 20, name) }
    }
  }
}
