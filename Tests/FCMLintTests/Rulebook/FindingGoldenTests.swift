import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// Every text of a rule about its bad examples, in a file for each family.
final class FindingGoldenTests: XCTestCase {
  func testFindingsInTheBadExamples() throws {
    for family in Rule.Family.allCases where family != .configuration {
      var text = ""
      for rule in Rulebook.all
      where rule.family == family {
        if case .code = rule.check { continue }
        for (number, example) in rule.bad.enumerated() {
          text += "\(rule.id) \(number + 1)\n"
          for finding in findings(rule, MarkedText(example).bytes) { text += finding.goldenText }
        }
      }
      try Golden.compare(text, with: "fixtures/rules/\(family.rawValue).expected")
    }
  }

  private func findings(_ rule: Rule, _ bytes: [UInt8]) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.level = .hint
    configuration.project = rule.project
    // The kind of broken or empty text cannot be detected.
    if rule.family == .syntax { configuration.kind = .sendRequest }
    return Linter(rules: [rule], configuration: configuration).lint(bytes).diagnostics
  }
}
