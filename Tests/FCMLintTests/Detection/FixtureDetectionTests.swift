import FCMLint
import XCTest

/// The folders of `fixtures/`: other documents are skipped, all FCM documents are detected, and
/// valid ones have no warnings.
final class FixtureDetectionTests: XCTestCase {
  func testForeignDocumentsAreSkipped() throws {
    for file in try Corpus.files(in: "foreign") {
      let report = Corpus.lint(file)
      XCTAssertEqual(report.detections.map(\.reason), [], file.name)
      XCTAssertEqual(report.documents, 0, file.name)
      XCTAssertEqual(report.diagnostics.map(\.message), [], file.name)
    }
  }

  func testDamagedDocumentsAreDetected() throws {
    for file in try Corpus.files(in: "near") {
      XCTAssertGreaterThan(Corpus.lint(file).documents, 0, file.name)
    }
  }

  func testCleanDocumentsAreDetected() throws {
    for folder in ["clean", "traps"] {
      for file in try Corpus.files(in: folder) {
        let report = Corpus.lint(file)
        XCTAssertGreaterThan(report.documents, 0, file.name)
        let kinds = report.detections.map(\.kind)
        let expected = Self.kinds(of: file.name) ?? kinds.map { _ in Self.kind(of: file.name) }
        XCTAssertEqual(kinds.map(\.word), expected.map(\.word), file.name)
      }
    }
  }

  func testCleanDocumentsHaveNoFindings() throws {
    for file in try Corpus.files(in: "clean") {
      let found = Corpus.lint(file, level: .warning).diagnostics
      XCTAssertEqual(found.map { "\($0.rule): \($0.message)" }, [], file.name)
    }
  }

  /// The number of values of a file that are not FCM documents; 0 for all other files.
  private static let skipReasons = ["array-with-a-stranger-that-is-skipped.json": 1]

  func testNoCleanDocumentIsSkipped() throws {
    for folder in ["clean", "traps"] {
      for file in try Corpus.files(in: folder) {
        XCTAssertEqual(
          Corpus.lint(file).skipped, Self.skipReasons[file.name] ?? 0, file.name)
      }
    }
  }

  private static func kinds(of name: String) -> [DocumentKind]? {
    name == "lines-of-mixed-kinds.jsonl"
      ? [.sendRequest, .apnsPayload, .topicBatch, .deviceGroup] : nil
  }

  private static func kind(of name: String) -> DocumentKind {
    let prefixes: [(String, DocumentKind)] = [
      ("node-message", .adminNode), ("raw-apns", .apnsPayload), ("simulator", .apnsPayload),
      ("device-group", .deviceGroup), ("topic-batch", .topicBatch), ("bare-message", .message),
    ]
    if name.hasSuffix(".apns") { return .apnsPayload }
    return prefixes.first { name.hasPrefix($0.0) }?.1 ?? .sendRequest
  }
}
