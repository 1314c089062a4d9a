import FCMLint
import FCMLintEmbedding
import XCTest

/// The documents in source code: the lines and blocks of `fixtures/literals`, in the notation of the
/// cases, with the kind of each document, if the code tells it, and its JSON text.
final class LiteralCaseTests: XCTestCase {
  func testSourcesHaveTheStatedDocuments() throws {
    for (name, bytes) in try Fixtures.files(in: "literals") {
      let file = CaseFile(path: name, text: String(decoding: bytes, as: UTF8.self))
      for problem in file.problems { XCTFail(problem) }
      for row in file.cases {
        let actual = row.written(row.text, try Self.documents(row), nil)
        if actual != row.written {
          XCTFail("\(row.place) says:\n\(row.written)\nThe reader says:\n\(actual)")
        }
      }
    }
  }

  static func documents(_ row: LintCase) throws -> String {
    let language = try XCTUnwrap(HostLanguage(named: FilePath(row.frame.name)), row.place)
    let found = EmbeddedExtractor.documents(in: row.source, language: language)
      .filter { !$0.isVariant }
    let texts = found.map { ($0.kind.map { "\($0.word) " } ?? "") + CaseText.line($0.text) }
    return texts.isEmpty ? "none" : texts.joined(separator: " · ")
  }
}
