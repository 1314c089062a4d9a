import Foundation
import XCTest

/// The Swift files of the project, for tests of the project itself.
enum SourceTree {
  struct File {
    /// The path from the root of the package.
    var path: String
    var lines: [String]
    /// The text without comments and string literals.
    var code: String
  }

  /// The files in a folder; the test fails if there are none.
  static func files(in folder: String) throws -> [File] {
    let base = Golden.root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    let swift = (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    XCTAssertFalse(swift.isEmpty, "no file in \(folder)")
    return try swift.map { name in
      let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return File(path: "\(folder)/\(name)", lines: lines.map(String.init), code: code(of: text))
    }
  }

  /// The matches of the first group of a pattern.
  static func matches(_ pattern: String, in text: String) throws -> [String] {
    let regex = try NSRegularExpression(pattern: pattern)
    return regex.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  private static func code(of text: String) -> String {
    ["\"\"\"[\\s\\S]*?\"\"\"", "//[^\n]*", "\"(\\\\.|[^\"\\\\\n])*\""].reduce(text) {
      $0.replacingOccurrences(of: $1, with: "", options: .regularExpression)
    }
  }
}
