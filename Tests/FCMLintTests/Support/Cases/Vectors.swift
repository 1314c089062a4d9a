import FCMLint
import XCTest

/// Documents of the fact sheets, and the rules that speak about them.
enum Vectors {
  /// The rules that speak at `level` or above, each as often as it does, in alphabetical order.
  static func rules(
    _ document: String, level: Severity = .hint, kind: DocumentKind? = nil
  ) -> [String] {
    diagnose(document, as: kind, level: level).map(\.rule).sorted()
  }

  /// Checks that `id` speaks with this severity, and nothing else from warnings upwards.
  static func check(
    _ document: String, _ id: String?, _ severity: Severity? = nil, kind: DocumentKind? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let found = diagnose(document, as: kind)
    let loud = found.filter { $0.severity >= .warning && $0.rule != id }
    XCTAssertEqual(loud.map { "\($0.rule): \($0.message)" }, [], document, file: file, line: line)
    guard let id else { return }
    let own = found.filter { $0.rule == id }
    XCTAssertEqual(
      own.map(\.severity), severity.map { [$0] } ?? own.map(\.severity), "\(id): \(document)",
      file: file, line: line)
    XCTAssertFalse(own.isEmpty, "\(id) is silent: \(document)", file: file, line: line)
  }
}
