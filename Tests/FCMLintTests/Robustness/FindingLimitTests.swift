import FCMLint
import XCTest

@testable import FCMLint

/// A source has at most 10,000 findings, and then one that says how many more there are.
final class FindingLimitTests: XCTestCase {
  private func lint(_ text: String, _ configuration: Configuration = Configuration())
    -> [Diagnostic]
  {
    var configuration = configuration
    configuration.kind = .sendRequest
    return TestLinter.of(configuration).lint(text).diagnostics
  }

  private func message(_ members: [String]) -> String {
    #"{"message":{"topic":"a","data":{"# + members.joined(separator: ",") + "}}}"
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\"k\($0)\":1" } }

  func testFindingsUpToTheLimitAreReported() {
    // One more finding is about the size of the message.
    let found = lint(message(numbers(9_999)))
    XCTAssertEqual(found.count, 10_000)
    XCTAssertFalse(found.contains { $0.rule == FindingLimit.rule })
  }

  func testRepairsOfMoreEditsThanAnyoneReadsAreNotOffered() throws {
    for count in [10_000, 10_001] {
      // The tabs are one finding, and separate commas are one repair.
      for text in [
        message(["\"a\":\"" + String(repeating: "\t", count: count) + "\""]),
        message(["\"a\":\"b\"" + String(repeating: ", ", count: count)]),
      ] {
        let found = try XCTUnwrap(lint(text).first { $0.rule != "payload-too-large" })
        XCTAssertEqual(found.fixes.first?.edits.count, count == 10_000 ? count : nil, found.rule)
      }
    }
  }

  func testOneFindingSaysHowManyMoreThereAre() {
    for (text, hidden) in [
      (message(numbers(10_000)), 1), (message(numbers(12_000)), 2_001),
      ("[" + [String](repeating: "1", count: 12_000).joined(separator: ",") + "]", 2_000),
      // Syntax errors come first.
      (message((0..<12_000).map { "k\($0):\"a\"" }), 2_001),
    ] {
      let found = lint(text)
      XCTAssertEqual(found.count, 10_001, String(text.prefix(60)))
      XCTAssertEqual(found.last?.rule, FindingLimit.rule)
      XCTAssertEqual(found.last?.severity, .error)
      XCTAssertEqual(
        found.last?.message,
        hidden == 1 ? "1 more finding is not reported" : "\(hidden) more findings are not reported")
      XCTAssertEqual(found.filter { $0.rule == FindingLimit.rule }.count, 1)
    }
  }

  /// Also if no finding is reported, because the first ones are about a disabled rule.
  func testHiddenFindingsAreCountedWithoutOthers() {
    var configuration = Configuration()
    configuration.select = ["trailing-comma"]
    for (commas, message) in [
      (1, "1 more finding is not reported"), (2, "2 more findings are not reported"),
    ] {
      let quotes = (0..<10_000).map { "'k\($0)':\"a\"" }
      let lists = [String](repeating: #""l":["a",]"#, count: commas)
      let found = lint(self.message(quotes + lists), configuration)
      XCTAssertTrue(found.contains { $0.message == message }, "\(commas): \(found.map(\.message))")
    }
    let only = lint(self.message((0..<10_001).map { "'k\($0)':\"a\"" }), configuration)
    XCTAssertEqual(only.map(\.message), [])
  }

  /// A rule about the elements of a list creates only as many findings as are reported.
  func testFindingsOfAListAreLimitedWhileTheyAreCreated() {
    func list(_ element: String, _ open: String, _ close: String) -> String {
      let elements = [String](repeating: element, count: 12_000).joined(separator: ",")
      return "\(open)[\(elements)]\(close)"
    }
    let notification = #"{"message":{"topic":"a","webpush":{"notification":{"title":"a","#
    for (text, rule) in [
      (
        list(
          "1",
          #"{"message":{"topic":"a","apns":{"payload":{"aps":{"alert":{"loc-key":"k","loc-args":"#,
          "}}}}}}"), "non-string-loc-arg"
      ),
      (list("-1", notification + #""vibrate":"#, "}}}}"), "bad-vibrate"),
      (
        list(#"{"action":"a","title":"b"}"#, notification + #""actions":"#, "}}}}"),
        "duplicate-action"
      ),
    ] {
      let found = lint(text)
      XCTAssertEqual(found.count, 10_001, rule)
      XCTAssertGreaterThan(found.filter { $0.rule == rule }.count, 9_990, rule)
      XCTAssertEqual(found.last?.message, "2001 more findings are not reported", rule)
      XCTAssertEqual(found.last?.severity, .warning)
    }
  }

  /// Neither a selection of rules nor a lower severity lets a run with hidden errors pass.
  func testSeverityIsThatOfTheHiddenFindings() {
    var configuration = Configuration()
    configuration.select = ["non-string-value"]
    XCTAssertEqual(lint(message(numbers(10_001)), configuration).last?.severity, .error)
    configuration.ignore = [FindingLimit.rule]
    XCTAssertEqual(lint(message(numbers(10_001)), configuration).last?.rule, FindingLimit.rule)
    configuration.severities = ["non-string-value": .info]
    XCTAssertEqual(lint(message(numbers(10_001)), configuration).last?.severity, .info)
  }

  /// Pointers are never shortened, so fewer findings with long ones are reported.
  func testLongPointersAreLimitedTogether() {
    let name = String(repeating: "k", count: 100_000)
    let text = message(["\"\(name)\":\"" + String(repeating: #"\x"#, count: 100) + "\""])
    let found = lint(text)
    XCTAssertEqual(found.last?.rule, FindingLimit.rule)
    XCTAssertLessThan(found.count, 40)
    XCTAssertTrue(found.contains { $0.pointer.hasPrefix("/message/data/\(name)") })
  }

  func testRunOfEqualSlipsIsOneFinding() {
    for (text, rule) in [
      ("]]]]]]]]", "unexpected-token"), ("]}]}]}]}", "unexpected-token"),
      (",,,,,,,,", "missing-value"), ("::::::::", "unexpected-token"),
      (#"{"message":{"topic":"a","data":{"a":::::"b"}}}"#, "unexpected-token"),
      (#"{"message":{"topic":"a","data":{"a":"b"}}}]]]]}}}}"#, "extra-content"),
    ] {
      XCTAssertEqual(lint(text).map(\.rule), [rule], text)
    }
  }

  func testFixesGoOnBeyondTheLimit() {
    let fixed = Fixer(TestLinter.of()).fix(message(numbers(10_500)))
    XCTAssertEqual(fixed.applied, 10_500)
    XCTAssertFalse(fixed.report.diagnostics.contains { $0.rule == "non-string-value" })
  }
}
