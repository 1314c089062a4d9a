import FCMLint
import XCTest

/// The request that a legacy body becomes; `fixtures/cases/legacy` has what each key becomes.
final class LegacyMigrationTests: XCTestCase {
  private func migrated(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let found = Corpus.report(bytes).diagnostics
    let fix = found.first { $0.rule == "legacy-payload" }?.fixes.first
    return fix.map { String(decoding: EditApplication.apply($0.edits, to: bytes), as: UTF8.self) }
  }

  /// The fixed text is detected as a request, and no rule of these families reports an error.
  func testRequestIsRecognized() throws {
    for file in try Corpus.files(in: "near") where file.name.hasPrefix("legacy") {
      let text = try XCTUnwrap(migrated(String(decoding: file.bytes, as: UTF8.self)), file.name)
      let report = Corpus.report(Array(text.utf8))
      XCTAssertEqual(Set(report.detections.map(\.kind)), [.sendRequest], text)
      let grave = report.diagnostics.filter { $0.severity >= .warning }
      XCTAssertEqual(grave.map { "\($0.rule): \($0.message)" }, [], text)
    }
  }
}
