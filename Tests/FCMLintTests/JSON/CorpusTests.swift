import FCMLint
import XCTest

/// The errors that the parser reports in valid, invalid and ambiguous documents.
final class CorpusTests: XCTestCase {
  func testValidDocumentsHaveNoError() throws {
    for (name, bytes) in try Fixtures.files(in: "json/accept") {
      XCTAssertEqual(TapeCheck.read(bytes, name).map(\.kind), [], name)
    }
  }

  func testInvalidDocumentsHaveAnError() throws {
    for (name, bytes) in try Fixtures.files(in: "json/reject") {
      XCTAssertFalse(TapeCheck.read(bytes, name).isEmpty, name)
    }
  }

  func testAmbiguousDocumentsAreSurvived() throws {
    for (name, bytes) in try Fixtures.files(in: "json/either") {
      TapeCheck.read(bytes, name)
    }
  }

  func testRepeatedKeysAreTheOnlyFault() throws {
    for (name, bytes) in try Fixtures.files(in: "json/accept-with-duplicates") {
      let kinds = Set(TapeCheck.read(bytes, name).map(\.kind))
      XCTAssertEqual(kinds, [.duplicateKey], name)
    }
  }
}
