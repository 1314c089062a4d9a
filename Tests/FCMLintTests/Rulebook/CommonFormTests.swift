import FCMLintReporting
import FCMLintRules
import XCTest

@testable import FCMLint

/// A rule that skips values of one form reports none of them.
final class CommonFormTests: XCTestCase {
  func testRulesReportNothingAboutSkippedValues() throws {
    let rules = Rulebook.all.filter { $0.skipped != nil }
    var met: Set<String> = []
    for document in Rulebook.all.flatMap({ $0.bad + $0.good }) {
      met.formUnion(try Self.checked(rules, document))
    }
    XCTAssertEqual(met, Set(rules.map(\.id)), "some rules skip no value of any example")
  }

  /// Asserts that rules find nothing in the values of a document that they skip, and returns the
  /// IDs of the rules that skip any.
  private static func checked(_ rules: [Rule], _ document: String) throws -> Set<String> {
    let wanted = [Bool](repeating: true, count: Field.allCases.count)
    return try JSONTree.read(MarkedText(document).bytes) { tree in
      var met: Set<String> = []
      guard let root = tree.root else { return met }
      let validator = SchemaValidator(project: .none)
      for kind in DocumentKind.allCases {
        try wanted.withUnsafeBufferPointer { flags in
          let view = validator.validate(root, kind: kind, wanted: try XCTUnwrap(flags.baseAddress))
          for event in validator.events {
            let node = root.tape[Int(event.index)]
            for rule in rules where spares(rule, event.field, node, view) {
              met.insert(rule.id)
              XCTAssertTrue(rule.checkField(node, view).isEmpty, "\(rule.id) in \(document)")
            }
          }
        }
      }
      return met
    }
  }

  private static func spares(
    _ rule: Rule, _ field: Field, _ node: JSONNode, _ message: MessageDocument
  ) -> Bool {
    guard rule.kinds.contains(message.kind), case .fields(let fields) = rule.check,
      fields.contains(field)
    else { return false }
    return rule.skipped?.matches(node, in: message) == true
  }
}
