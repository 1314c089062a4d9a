import Foundation
import XCTest

/// Expected output in a file next to the input.
///
/// With `FCMLINT_UPDATE_GOLDENS=1` the files are written instead of compared; review the changes
/// like code.
enum Golden {
  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["FCMLINT_UPDATE_GOLDENS"] == "1"
  }

  /// The names of the files in a folder that have one of these extensions.
  static func inputs(_ folder: String, _ endings: [String]) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    let inputs = names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
    XCTAssertFalse(inputs.isEmpty, "\(folder) has no \(endings)")
    return inputs
  }

  /// Compares a text with a file; writes the file instead when goldens are updated.
  static func compare(
    _ actual: String, with path: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let url = root.appendingPathComponent(path)
    if isUpdating {
      try Data(actual.utf8).write(to: url)
      return
    }
    guard let data = try? Data(contentsOf: url) else {
      return XCTFail("\(path) is missing", file: file, line: line)
    }
    let expected = String(decoding: data, as: UTF8.self)
    if actual == expected { return }
    // Complete files would make the difference hard to see.
    let lines = [actual, expected].map { $0.components(separatedBy: "\n") }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let first = lines.map { same < $0.count ? $0[same] : "the end" }
    XCTFail(
      "differs from \(path) in line \(same + 1): \(first[0]) instead of \(first[1])", file: file,
      line: line)
  }
}
