import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// Invariants of every rule, checked with the examples of its page.
final class RulebookTests: XCTestCase {
  /// The rules about documents; those about the configuration have separate tests.
  private var documentRules: [Rule] {
    Rulebook.all.filter { rule in
      !rule.kinds.isEmpty
    }
  }

  private func lint(
    _ rule: Rule, _ bytes: [UInt8], as kind: DocumentKind? = nil
  ) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.kind = kind
    configuration.level = .hint
    configuration.select = [rule.id]
    // The kind of an empty source cannot be detected.
    if rule.id == "empty-source" { configuration.kind = .sendRequest }
    configuration.project = rule.project
    return TestLinter.of(configuration).lint(bytes).diagnostics
  }

  private func lintAll(_ bytes: [UInt8]) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.level = .hint
    return TestLinter.of(configuration).lint(bytes).diagnostics
  }

  /// Some findings depend on the context that a variant changes.
  private func variants(of rule: Rule) -> [Shaken] {
    switch rule.id {
    case "byte-order-mark", "empty-source", "extra-content", "unclosed-container",
      "unterminated-string", "mismatched-bracket", "too-deep", "single-quoted-string",
      "control-character", "missing-simulator-bundle", "missing-braces":
      return [.plain]
    default: return Shaken.allCases
    }
  }

  func testIdsAreUniqueAndInKebabCase() {
    var seen: Set<String> = []
    for rule in Rulebook.all {
      XCTAssertTrue(seen.insert(rule.id).inserted, "\(rule.id) twice")
      XCTAssertNotNil(
        rule.id.range(of: "^[a-z0-9]+(-[a-z0-9]+)*$", options: .regularExpression), rule.id)
      XCTAssertNil(Rule.Family(rawValue: rule.id), "\(rule.id) is a family too")
    }
  }

  func testEveryPageIsWritten() {
    for rule in Rulebook.all {
      XCTAssertTrue(rule.summary.hasSuffix("."), rule.id)
      XCTAssertLessThan(rule.summary.count, 100, rule.id)
      XCTAssertGreaterThan(rule.why.count, 60, rule.id)
      XCTAssertFalse(rule.source.isEmpty, rule.id)
      XCTAssertFalse(rule.bad.isEmpty, rule.id)
      XCTAssertFalse(rule.good.isEmpty, rule.id)
    }
  }

  func testBadExamplesAreFlaggedExactlyBetweenTheirMarks() {
    for rule in documentRules {
      for example in rule.bad {
        for shaken in variants(of: rule) {
          let marked = MarkedText(shaken(example))
          let found = lint(rule, marked.bytes)
          let expected = marked.ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
          XCTAssertEqual(
            found.map(\.range), expected,
            "\(rule.id), \(shaken): \(marked.text)\nfound: \(found.map(\.message))")
          XCTAssertFalse(expected.isEmpty, "\(rule.id): no mark in \(example)")
        }
      }
    }
  }

  func testGoodExamplesHaveNoFindings() {
    for rule in documentRules {
      for example in rule.good {
        for shaken in variants(of: rule) {
          let found = lint(rule, Array(shaken(example).utf8))
          XCTAssertEqual(found.map(\.message), [], "\(rule.id), \(shaken): \(example)")
        }
      }
    }
  }

  /// Good examples are recommendations: no other rule may report an error in them.
  func testGoodExamplesHaveNoOtherError() {
    for rule in documentRules {
      for example in rule.good {
        let errors = lintAll(Array(example.utf8)).filter { $0.severity == .error }
        XCTAssertEqual(errors.map { "\($0.rule): \($0.message)" }, [], "\(rule.id): \(example)")
      }
    }
  }

  func testFixesResolveTheFindingAndCauseNoOther() {
    for rule in documentRules {
      for example in rule.bad {
        let bytes = MarkedText(example).bytes
        let before = Set(lintAll(bytes).map { "\($0.rule)" })
        for finding in lint(rule, bytes) {
          for fix in finding.fixes {
            XCTAssertFalse(fix.title.isEmpty)
            let fixed = EditApplication.apply(fix.edits, to: bytes)
            let text = String(decoding: fixed, as: UTF8.self)
            let left = lint(rule, fixed)
            XCTAssertLessThan(
              left.count, lint(rule, bytes).count, "\(rule.id): \(fix.title) left \(text)")
            let graver = lintAll(fixed).filter { $0.severity >= .warning }.map(\.rule)
            XCTAssertTrue(
              Set(graver).isSubset(of: before),
              "\(rule.id): \(fix.title) brought \(graver): \(text)")
          }
        }
      }
    }
  }

  /// A finding that a notification would prevent is silent if a placeholder may add one.
  func testNotificationThatATemplateMayAddCounts() throws {
    for rule in documentRules {
      for example in rule.bad.map({ MarkedText($0).bytes }) {
        let found = lint(rule, example)
        let hasOne = JSONTree.read(example) {
          $0.root?[name: "message"]?[name: "notification"] != nil
        }
        guard let kind = found.first?.kind, !hasOne else { continue }
        let with = { (member: String) in
          String(decoding: example, as: UTF8.self).replacingOccurrences(
            of: #""message": {"#, with: #""message": { \#(member), "#)
        }
        let notified = with(#""notification": { "title": "Hi" }"#)
        let open = with(#""{{key}}": "x""#)
        if lint(rule, Array(notified.utf8), as: kind).count < found.count {
          let left = lint(rule, Array(open.utf8), as: kind).count
          XCTAssertLessThan(left, found.count, "\(rule.id): \(open)")
        }
      }
    }
  }

  /// Words of which each error has one: who rejects or ignores what.
  static let effects = [
    "reject", "refuse", "throw", "ignore", "drop", "never", "so the ", "so no ", "so one of",
    "no effect", "does not wake", "do not show", "does not load", "play nothing", "show nothing",
    "show no text",
    "no text to fill", "no recipient", "read a date", "reads it as", "switched off",
    "does not stay secret",
  ]

  func testErrorsSayWhatHappens() {
    for rule in documentRules {
      for example in rule.bad {
        for finding in lint(rule, MarkedText(example).bytes) where finding.severity == .error {
          XCTAssertTrue(
            Self.effects.contains { finding.message.contains($0) },
            "\(rule.id): \(finding.message)")
        }
      }
    }
  }

  func testMessagesHaveTheRequiredForm() {
    for rule in documentRules {
      for example in rule.bad {
        for finding in lint(rule, MarkedText(example).bytes) {
          XCTAssertFalse(finding.message.hasSuffix("."), finding.message)
          XCTAssertLessThan(finding.message.count, 130, finding.message)
          let first = finding.message.prefix { $0 != " " }
          let isName = ["APNs", "Android", "Apple", "FCM", "JSON"].contains(first)
          XCTAssertTrue(isName || first.first?.isUppercase != true, finding.message)
          XCTAssertLessThanOrEqual(finding.severity, rule.severity, "\(rule.id) grows graver")
          XCTAssertTrue(finding.pointer.isEmpty || finding.pointer.hasPrefix("/"), rule.id)
        }
      }
    }
  }
}
