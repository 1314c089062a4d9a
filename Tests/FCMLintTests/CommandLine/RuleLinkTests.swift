import FCMLint
import XCTest

@testable import fcmlint_cli

/// The way from a finding to the page of its rule: the hint of the summary, and hyperlinks.
final class RuleLinkTests: XCTestCase {
  private let bad = Array(#"{"message":{"topic":"/topics/a"}}"#.utf8)
  private let good = Array(#"{"message":{"topic":"a","data":{"k":"v"}}}"#.utf8)
  private let hint = "run \"fcmlint explain RULE\" for details\n"

  func testTheSummaryNamesExplainOnce() {
    let found = CommandRun(["-", "fixtures/reports/three-rules.json"], input: bad).output
    XCTAssertTrue(found.hasSuffix("\n" + hint), found)
    XCTAssertEqual(found.components(separatedBy: "fcmlint explain").count, 2)
    XCTAssertFalse(CommandRun(["-"], input: good).output.contains("explain"))
    XCTAssertFalse(CommandRun(["--quiet", "-"], input: bad).output.contains("explain"))
    XCTAssertFalse(CommandRun(["--format", "concise", "-"], input: bad).output.contains("explain"))
  }

  func testTheHintIsWrapped() {
    let narrow = CommandRun(["-"], input: bad, columns: 30).output
    XCTAssertTrue(narrow.hasSuffix("\nrun \"fcmlint explain RULE\" for\ndetails\n"), narrow)
  }

  private func isLinked(
    _ environment: [String: String], _ arguments: [String] = [], isTerminal: Bool = true
  ) -> Bool {
    CommandRun(arguments + ["-"], input: bad, environment: environment, isTerminal: isTerminal)
      .output.contains("\u{1B}]8;;")
  }

  func testRulesAreLinks() {
    let link = "\u{1B}]8;;\(Rule.page(of: "topic-prefix"))\u{1B}\\topic-prefix\u{1B}]8;;\u{1B}\\"
    for format in ["full", "concise"] {
      let run = CommandRun(
        ["--format", format, "-"], input: bad, environment: ["TERM_PROGRAM": "vscode"],
        isTerminal: true)
      XCTAssertTrue(run.output.contains("[\(link)]"), run.output)
    }
  }

  func testTerminalsWithLinks() {
    for (name, value) in [
      ("TERM_PROGRAM", "iTerm.app"), ("TERM_PROGRAM", "WezTerm"), ("TERM_PROGRAM", "ghostty"),
      ("VTE_VERSION", "5001"), ("WT_SESSION", "1-2"), ("KITTY_WINDOW_ID", "1"),
      ("FORCE_HYPERLINK", "1"),
    ] { XCTAssertTrue(isLinked([name: value]), "\(name)=\(value)") }
    XCTAssertTrue(isLinked(["CI": "true", "FORCE_HYPERLINK": "1"]))
    for (name, value) in [
      ("TERM_PROGRAM", "Apple_Terminal"), ("VTE_VERSION", "5000"), ("VTE_VERSION", "x"),
      ("WT_SESSION", ""), ("TERM", "xterm-256color"),
    ] { XCTAssertFalse(isLinked([name: value]), "\(name)=\(value)") }
  }

  func testWhereLinksAreOff() {
    let code = ["TERM_PROGRAM": "vscode"]
    func with(_ name: String, _ value: String) -> [String: String] {
      code.merging([name: value]) { $1 }
    }
    XCTAssertTrue(isLinked(code))
    XCTAssertFalse(isLinked(with("FORCE_HYPERLINK", "0")))
    XCTAssertFalse(isLinked(with("CI", "true")))
    XCTAssertFalse(isLinked(with("NO_COLOR", "1")))
    XCTAssertFalse(isLinked(with("TERM", "dumb"), ["--color", "always"]))
    XCTAssertFalse(isLinked(code, ["--color", "never"]))
    XCTAssertFalse(isLinked(code, ["--color", "always"], isTerminal: false))
    XCTAssertFalse(isLinked(code, ["--format", "json", "--color", "always"]))
  }
}
