import Foundation
import XCTest

/// The size limits in CONTRIBUTING.md.
final class SizeTests: XCTestCase {
  private let sources = [
    "Sources/FCMLint", "Sources/FCMLintEmbedding", "Sources/FCMLintReporting",
    "Sources/FCMLintWorkspace", "Sources/FCMLintServer", "Sources/FCMLintWeb",
    "Sources/fcmlint-cli",
  ]

  /// The examples of a rule are part of its page and have no limit.
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
      for file in try SourceTree.files(in: folder) where file.path != "rules/Rulebook.swift" {
        for (line, count) in functions(in: file.lines) where count > 40 {
          XCTFail("\(file.path):\(line + 1) has \(count) lines")
        }
      }
    }
  }

  /// The first line and the length of functions, initializers and computed properties.
  private func functions(in lines: [String]) -> [(line: Int, count: Int)] {
    lines.indices.compactMap { start in
      let indent = lines[start].prefix { $0 == " " }
      let words = lines[start].dropFirst(indent.count).split(separator: " ")
      let isFunction =
        words.contains("func") || words.contains { $0.hasPrefix("init") }
        || (words.contains("var") && lines[start].hasSuffix("{"))
      let closer = indent + "}"
      guard isFunction, !lines[start].contains("//"), !lines[start].hasSuffix("}"),
        let end = lines[start...].firstIndex(where: { $0 == closer })
      else { return nil }
      let body = lines[(start + 1)..<end]
      // A declaration of the same depth comes first, so this one has no body.
      let isOne = body.allSatisfy {
        !$0.hasPrefix(indent) || $0.hasPrefix(indent + " ") || $0.hasPrefix(indent + ")")
          || $0.hasPrefix(indent + "{") || $0.hasPrefix(indent + "-")
      }
      return isOne ? (start, end - start + 1) : nil
    }
  }

  /// JavaScript calls the functions of FCMLintWeb, without labels.
  func testFunctionsHaveAtMostFourUnlabeledArguments() throws {
    for folder in sources + ["rules"] where folder != "Sources/FCMLintWeb" {
      for file in try SourceTree.files(in: folder) {
        for (name, count) in try unlabeledArguments(in: file.code) where count > 4 {
          XCTFail("\(file.path): \(name) takes \(count) arguments without a label")
        }
      }
    }
  }

  func testUnlabeledArgumentsAreCounted() throws {
    let code = """
      func five<T: A>(_ a: [Int: T], _ b: Int, _ c: Int = f(1, 2), _ d: inout Int, _ e: T) {}
      func closure(_ body: @escaping (_ a: Int, _ b: Int) -> Void, label _: Int, plain: Int) {}
      static func == (one: Self, two: Self) -> Bool { one.call(_ a, b) }
      init?(
        _ a: Int,
        @Wrapper _ b: Int, named c: Dictionary<Int, Int>
      ) { self.init(a, b, c, d, e) }
      subscript(_ a: Int, b: Int) -> Int { 0 }
      func none() {}
      """
    let found = try unlabeledArguments(in: code).map { "\($0.name) \($0.count)" }
    XCTAssertEqual(
      found,
      [
        "func five 5", "func closure 1", "func == 0", "init? 2", "init 0", "subscript 1",
        "func none 0",
      ])
  }

  /// The functions, initializers and subscripts in some code, with their numbers of unlabeled
  /// arguments, not counting those of closures.
  private func unlabeledArguments(in code: String) throws -> [(name: String, count: Int)] {
    let head = try NSRegularExpression(
      pattern: #"\b(func\s+[^\s(<]+|init[?!]?|subscript)\s*(?:<[^(]*>)?\("#)
    let matches = head.matches(in: code, range: NSRange(code.startIndex..., in: code))
    return matches.compactMap { match in
      guard let name = Range(match.range(at: 1), in: code), let all = Range(match.range, in: code)
      else { return nil }
      var parameters = [""]
      var depth = 1
      for character in code[all.upperBound...] {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, character == "," { parameters.append("") }
        parameters[parameters.count - 1].append(character)
      }
      let unlabelled = parameters.filter {
        $0.range(of: #"^[,\s]*(@\w+\s+)*_\s"#, options: .regularExpression) != nil
      }
      return (String(code[name]), unlabelled.count)
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
