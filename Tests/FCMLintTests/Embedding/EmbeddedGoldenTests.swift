import FCMLint
import FCMLintEmbedding
import FCMLintRules
import XCTest

/// The documents in `fixtures/embedded`, their findings and their fixes.
final class EmbeddedGoldenTests: XCTestCase {
  private let linter = Linter()

  func testDocumentsAreFoundAndFixed() throws {
    for (name, bytes) in try Fixtures.files(in: "embedded")
    where !name.hasSuffix(".findings") {
      let language = try XCTUnwrap(HostLanguage(named: FilePath(name)), name)
      var text = ""
      for document in EmbeddedExtractor.documents(in: bytes, language: language)
      where !document.isVariant {
        let lines = LineIndex(bytes)
        let start = lines.position(of: document.range.lowerBound)
        let end = lines.position(of: document.range.upperBound)
        let kind = document.kind?.word ?? DocumentKind.detected(in: document.text)?.word ?? ""
        text += "\(start.line):\(start.column)-\(end.line):\(end.column) \(kind)\n"
      }
      text += "\n" + self.text(of: report(on: bytes, language).diagnostics, in: bytes)
      let fixer = EmbeddedFixer(linter, language: language, kind: nil, includesUnsafe: true)
      let outcome = fixer.fix(bytes)
      let diff = UnifiedDiff.between(bytes, outcome.bytes, path: Array(name.utf8))
      text += "\n" + String(decoding: diff, as: UTF8.self)
      try Golden.compare(text, with: "fixtures/embedded/\(name).findings")
    }
  }

  func testTextThatIsNotForFCMHasNoFindings() throws {
    for (name, bytes) in try Fixtures.files(in: "embedded/traps") {
      let language = try XCTUnwrap(HostLanguage(named: FilePath(name)), name)
      let report = report(on: bytes, language)
      XCTAssertEqual(text(of: report.diagnostics, in: bytes), "", name)
    }
  }

  /// Everything outside the documents is kept, and places lie in the source.
  func testFixesChangeDocumentsOnly() throws {
    for (name, bytes) in try Fixtures.files(in: "embedded") where !name.hasSuffix(".findings") {
      guard let language = HostLanguage(named: FilePath(name)) else { continue }
      let documents = EmbeddedExtractor.documents(in: bytes, language: language)
      let report = report(on: bytes, language)
      for diagnostic in report.diagnostics {
        XCTAssertLessThanOrEqual(diagnostic.range.end, bytes.count, name)
        for edit in diagnostic.fixes.flatMap(\.edits) {
          let isInside = ranges(of: documents).contains {
            $0.lowerBound <= edit.range.start && edit.range.end <= $0.upperBound
          }
          XCTAssertTrue(isInside, "\(name) \(edit)")
        }
      }
      let fixer = EmbeddedFixer(linter, language: language, kind: nil, includesUnsafe: true)
      let fixed = fixer.fix(bytes).bytes
      XCTAssertEqual(fixer.fix(fixed).bytes, fixed, "\(name): a second run changes nothing")
      let after = EmbeddedExtractor.documents(in: fixed, language: language)
      XCTAssertEqual(outside(documents, bytes), outside(after, fixed), name)
    }
  }

  private func report(on bytes: [UInt8], _ language: HostLanguage) -> Linter.Report {
    let session = LintSession(linter)
    return EmbeddedLinter(session, language: language, templates: .standard, kind: nil)
      .lint(bytes, extras: .acceptedFixes)
  }

  /// The ranges of documents and of the variables that are parts of them, in order.
  private func ranges(of documents: [EmbeddedDocument]) -> [Range<Int>] {
    documents.flatMap { [$0.range] + $0.parts }.sorted {
      ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
    }
  }

  private func outside(_ documents: [EmbeddedDocument], _ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var place = 0
    var parts: [ArraySlice<UInt8>] = []
    for range in ranges(of: documents) where range.lowerBound >= place {
      parts.append(bytes[place..<range.lowerBound])
      place = range.upperBound
    }
    return parts + [bytes[place...]]
  }

  private func text(of diagnostics: [Diagnostic], in bytes: [UInt8]) -> String {
    let lines = LineIndex(bytes)
    return diagnostics.map { diagnostic in
      let start = lines.position(of: diagnostic.range.start)
      let end = lines.position(of: diagnostic.range.end)
      return "\(start.line):\(start.column)-\(end.line):\(end.column) \(diagnostic.severity.word) "
        + "\(diagnostic.rule) \(diagnostic.document)\(diagnostic.pointer) \(diagnostic.message)\n"
    }.joined()
  }
}
