import FCMLint
import FCMLintRules
import XCTest

/// A document, and what the rules of some families say about it: `"E rule /pointer"` for each finding,
/// with the letter of its severity.
struct RuleVector {
  var text: String
  var expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  /// Checks the findings of the given families at every level.
  func check(_ families: [Rule.Family], file: StaticString = #filePath, line: UInt = #line) {
    var configuration = Configuration()
    configuration.level = .hint
    let ids = Set(Rulebook.all.filter { families.contains($0.family) }.map(\.id))
    let found = Corpus.report(Array(text.utf8), configuration: configuration).diagnostics
      .filter { ids.contains($0.rule) && $0.rule != "unresolved-placeholder" }
      .map { "\($0.severity.letter) \($0.rule) \($0.pointer)" }
    XCTAssertEqual(found.sorted(), expected.sorted(), text, file: file, line: line)
  }
}

extension Severity {
  /// The letter that the catalogue of rules has for it.
  var letter: String {
    switch self {
    case .error: "E"
    case .warning: "W"
    case .info: "I"
    case .hint: "H"
    }
  }
}
