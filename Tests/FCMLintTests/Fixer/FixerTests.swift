import FCMLint
import XCTest

/// Fixes that make a document worse, together with others that do not.
final class FixerTests: XCTestCase {
  private let fixer = Fixer(TestLinter.of(), includesUnsafe: true)

  /// A message whose color would also be invalid in the right place, and one with a mistake.
  private let stubborn = ##"{"topic":"a","data":{"a":"b"},"color":"reddish"}"##
  private let slip = #"{"topci":"a","data":{"a":"b"}}"#
  private let repaired = #"{"topic":"a","data":{"a":"b"}}"#

  private func fix(
    _ text: String, _ layout: Linter.Layout, _ kind: DocumentKind = .message
  ) -> (text: String, outcome: Fixer.Outcome) {
    let outcome = fixer.fix(Array(text.utf8), layout: layout, kind: kind)
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome)
  }

  func testUnparsedTextIsNeitherCutNorSplit() {
    for (text, lost) in [
      (#"{"topic":"a","apns":{"payload":{"aps":{"alert":"Hi " + name,"k1":"v1"}}}}"#, "+ name"),
      (
        #"{"topic":"a","apns":{"payload":{"aps":{"alert":f(1),"k1":"v","k2":g(2)}}}}"#,
        "\"k2\":g(2)"
      ),
      (
        #"{"topic":"a","webpush":{"notification":{"silent":true,"vibrate":[]int{1}}}}"#,
        "[]int{1}"
      ),
      (
        #"{"topic":"a","notification":{"title":"t","colour":"x" /* why */, "body":"b"}}"#,
        "\"body\""
      ),
    ] {
      let fixed = fix(text, .single).text
      XCTAssertTrue(fixed.contains(lost), fixed)
    }
  }

  func testFixesDoNotDependOnWhatIsShown() {
    let text = Array(#"{"to":"/topics/news","data":{"n":"1"},"dry_run":true}"#.utf8)
    let fixed = Severity.allCases.map { level in
      var configuration = Configuration()
      configuration.level = level
      let linter = TestLinter.of(configuration)
      let outcome = Fixer(linter, includesUnsafe: true).fix(text)
      XCTAssertTrue(outcome.report.diagnostics.allSatisfy { $0.severity >= level })
      XCTAssertEqual(outcome.rejected, 0)
      return String(decoding: outcome.bytes, as: UTF8.self)
    }
    XCTAssertEqual(Set(fixed).count, 1)
    XCTAssertTrue(fixed[0].contains(#""validate_only":true"#), fixed[0])
  }

  func testRejectedFixDoesNotBlockItsNeighbors() {
    // With the flag, the image has no extension: that fix is rejected and blocks another one.
    let (text, outcome) = fix(
      #"{"topic":"a","notification":{"title":"t","image":"https://a.example/cat"},"#
        + #""apns":{"payload":{"aps":{"badge":3,"sound":null}}}}"#, .single)
    XCTAssertTrue(text.hasSuffix(#""aps":{"badge":3}}}}"#), text)
    XCTAssertEqual([outcome.applied, outcome.rejected], [1, 1])
  }

  func testFixThatCausesAnotherFindingIsCounted() {
    let (text, outcome) = fix(stubborn, .single)
    XCTAssertEqual(text, stubborn)
    XCTAssertEqual(outcome.rejected, 1)
    XCTAssertEqual(outcome.introducedRules, ["empty-notification"])
  }

  func testLineWithoutAUsefulFixDoesNotBlockOthers() {
    XCTAssertEqual(
      fix(stubborn, .lines).text, stubborn, "the color is also invalid in its new place")
    let text = [stubborn, slip, stubborn, slip, ""].joined(separator: "\n")
    let (fixed, outcome) = fix(text, .lines)
    XCTAssertEqual(fixed, [stubborn, repaired, stubborn, repaired, ""].joined(separator: "\n"))
    XCTAssertEqual(outcome.applied, 2)
    XCTAssertFalse(outcome.hitBudget)
  }

  func testElementWithoutAUsefulFixDoesNotBlockOthers() {
    let text = "[\(stubborn) \(slip),\n\(stubborn),\(slip),]"
    let fixed = fix(text, .single).text
    XCTAssertEqual(fixed, "[\(stubborn), \(repaired),\n\(stubborn),\(repaired)]")
  }

  func testImprovedLineDoesNotOffsetAWorseOne() {
    let first = speaker("first", about: "1", writing: "2")
    let second = speaker("second", about: "2", "3", writing: "0")
    let fixer = Fixer(Linter(rules: [first, second]))
    for (values, repaired) in [(["1", "3"], ["1", "0"]), (["3", "1"], ["0", "1"])] {
      let source = values.map { "{\"topic\":\"a\",\"data\":{\"k\":\"\($0)\"}}" }
      let wanted = repaired.map { "{\"topic\":\"a\",\"data\":{\"k\":\"\($0)\"}}" }
      for (layout, head, between, tail) in [
        (Linter.Layout.lines, "", "\n", "\n"), (.single, "[", ",", "]"),
      ] {
        let text = head + source.joined(separator: between) + tail
        let outcome = fixer.fix(Array(text.utf8), layout: layout, kind: .message)
        XCTAssertEqual(
          String(decoding: outcome.bytes, as: UTF8.self),
          head + wanted.joined(separator: between) + tail)
      }
    }
  }

  /// A rule that reports some values and has a fix for the last of them.
  private func speaker(_ id: String, about values: String..., writing text: String) -> Rule {
    Rule(
      id, .data, .error, on: .field(.dataEntry), summary: "", why: "", source: "", bad: [], good: []
    ) { value, _ in
      guard let spoken = values.first(where: { value.source == "\"\($0)\"" }) else { return [] }
      let finding = Finding(at: value, "found")
      guard spoken == values.last else { return [finding] }
      return [finding.fix("write another", .safe, value.replacing(with: "\"\(text)\""))]
    }
  }

  func testMissingBraceIsInsertedBeforeAComment() {
    var configuration = Configuration()
    configuration.ignore = ["comment"]
    let fixer = Fixer(TestLinter.of(configuration))
    for (end, repaired) in [
      (" // why", " } // why"), (", # why\n // not\n", " } # why\n // not\n"),
      ("/* a */ ", " }/* a */ "), (" // why \t\n", " } // why \t\n"),
      (", # why \r\n  // not\r\n", " } # why \r\n  // not\r\n"),
    ] {
      let text = #""topic":"a","data":{"a":"b"}"#
      let outcome = fixer.fix(Array((text + end).utf8), layout: .single, kind: .message)
      XCTAssertEqual(String(decoding: outcome.bytes, as: UTF8.self), "{ " + text + repaired)
    }
  }

  func testEveryLineHasItsShareOfTheTime() {
    // All lines differ, and only the last one can be fixed.
    let lines = (0..<3000).map {
      stubborn.replacingOccurrences(of: "reddish", with: "reddish \($0)")
    }
    let (fixed, outcome) = fix((lines + [slip]).joined(separator: "\n"), .lines)
    XCTAssertEqual(fixed, (lines + [repaired]).joined(separator: "\n"))
    XCTAssertFalse(outcome.hitBudget)
  }

  /// A rule whose fixes resolve nothing.
  private let futile = Rule(
    "futile", .data, .error, on: .field(.dataEntry), summary: "", why: "", source: "", bad: [],
    good: []
  ) { value, _ in
    [Finding(at: value, "found").fix("write another", .safe, value.replacing(with: "\"other\""))]
  }

  func testFixesBeyondTheBudgetAreReported() {
    let fixer = Fixer(Linter(rules: [futile]))
    for (count, hitBudget) in [(20, false), (2000, true)] {
      let members = (0..<count).map { "\"k\($0)\":\"v\"" }.joined(separator: ",")
      let text = "{\"message\":{\"topic\":\"a\",\"data\":{\(members)}}}"
      let outcome = fixer.fix(Array(text.utf8))
      XCTAssertEqual(String(decoding: outcome.bytes, as: UTF8.self), text)
      XCTAssertEqual(outcome.applied, 0)
      XCTAssertEqual(outcome.hitBudget, hitBudget, "\(count) fixes without effect")
    }
  }
}
