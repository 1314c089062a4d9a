import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintRules
import XCTest

/// Rules about code for an SDK, checked with the examples of their pages.
final class CodeRuleTests: XCTestCase {
  private var rules: [Rule] {
    Rulebook.all.filter { if case .code = $0.check { true } else { false } }
  }

  /// The findings in an example, whose first line has the name of its file.
  private func lint(_ bytes: [UInt8], _ configuration: Configuration) throws -> [Diagnostic] {
    let text = String(decoding: bytes, as: UTF8.self)
    let name = text.prefix { $0 != "\n" }.split(separator: " ").last.map(String.init)
    let language = try XCTUnwrap(HostLanguage(path: FilePath(XCTUnwrap(name))), text)
    let linter = EmbeddedLinter(
      LintSession(TestLinter.of(configuration)), language: language,
      templates: configuration.templates, kind: nil)
    return linter.lint(bytes).diagnostics
  }

  func testBadExamplesAreFlaggedExactlyBetweenTheirMarks() throws {
    XCTAssertEqual(rules.count, 5)
    for rule in rules {
      var only = Configuration()
      only.select = [rule.id]
      for example in rule.bad {
        let marked = MarkedText(example)
        for configuration in [only, Configuration()] {
          let found = try lint(marked.bytes, configuration)
          XCTAssertEqual(
            found.filter { $0.rule == rule.id }.map(\.range), marked.ranges, "\(rule.id): \(example)")
          XCTAssertEqual(Set(found.map(\.rule)), [rule.id], "\(rule.id): \(example)")
          for finding in found {
            XCTAssertLessThan(finding.message.count, 90, finding.message)
            XCTAssertNotNil(finding.help)
          }
        }
      }
    }
  }

  func testGoodExamplesHaveNoFindings() throws {
    for rule in rules {
      for example in rule.good {
        XCTAssertEqual(
          try lint(Array(example.utf8), Configuration()).map(\.message), [], "\(rule.id): \(example)")
      }
    }
  }

  /// Without the rule, what it explains is reported by no other.
  func testADisabledRuleIsReplacedByNone() throws {
    for rule in rules where rule.id != "retired-batch-call" {
      var configuration = Configuration()
      configuration.ignore = [rule.id]
      for example in rule.bad {
        let found = try lint(MarkedText(example).bytes, configuration)
        XCTAssertEqual(found.map(\.rule), [], "\(rule.id): \(example)")
      }
    }
  }
}
