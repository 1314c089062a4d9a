import XCTest

/// Rules that are selected on the command line, and their settings in the configuration.
final class SelectTests: XCTestCase {
  private let on = ["a.json topic-prefix"]

  private func findings(_ rules: String, _ arguments: String...) throws -> [String] {
    let scratch = try ScratchFolder([
      ".fcmlint.json": "{\"rules\":{\(rules)}}", "a.json": ScratchFolder.bad,
    ])
    let run = CommandRun(["--format", "concise"] + arguments, folder: scratch.path)
    return run.output.split(separator: "\n").map { line in
      let severity = line.split(separator: ":").dropFirst(3).first ?? ""
      return "a.json topic-prefix" + (severity == " error" ? "" : "\(severity)")
    }
  }

  func testNamedRuleRuns() throws {
    let off = #""topic-prefix":"off""#
    XCTAssertEqual(try findings(off, "--select", "topic-prefix"), on)
    XCTAssertEqual(try findings(off, "--select", "apns,topic-prefix"), on)
    XCTAssertEqual(try findings(#""targeting":"off""#, "--select", "topic-prefix"), on)
    XCTAssertEqual(try findings(#""targeting":"off","# + off, "--select", "topic-prefix"), on)
    XCTAssertEqual(
      try findings(off, "--select", "topic-prefix", "--severity", "topic-prefix=warning"),
      ["a.json topic-prefix warning"])
    XCTAssertEqual(
      try findings(#""topic-prefix":"warning""#, "--select", "topic-prefix"),
      ["a.json topic-prefix warning"], "what is on keeps the severity of the project")
  }

  func testRulesForTheAdminSDKAreSelectedAsLegacyButNotIgnored() throws {
    let message = #"{"tokens":["a"],"android":{"ttl":"3s","notification":{"imageUrl":"x"}}}"#
    let scratch = try ScratchFolder(["a.json": message])
    func status(_ option: String) -> Int32? {
      CommandRun([option, "legacy", "--quiet"], folder: scratch.path).status
    }
    XCTAssertEqual(status("--select"), 1)
    XCTAssertEqual(status("--ignore"), 1)
  }

  func testFamilyEnablesNoDisabledRule() throws {
    XCTAssertEqual(try findings(#""topic-prefix":"off""#, "--select", "targeting"), [])
    XCTAssertEqual(try findings(#""targeting":"off""#, "--select", "targeting"), [])
    XCTAssertEqual(try findings(#""topic-prefix":"off""#), [])
  }

  func testTheCommandLineCanStillTurnItOff() throws {
    let named = ["--select", "topic-prefix"]
    XCTAssertEqual(try findings("", named[0], named[1], "--severity", "topic-prefix=off"), [])
    XCTAssertEqual(try findings("", named[0], named[1], "--ignore", "topic-prefix"), [])
    XCTAssertEqual(
      try findings("", "--severity", "bad-fid=off,topic-prefix=warning,bad-color=off"),
      ["a.json topic-prefix warning"])
    XCTAssertEqual(try findings("", named[0], named[1], "--severity", "targeting=off"), on)
  }

  func testNamedRuleRunsDespiteAnOverride() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": """
      {"overrides":[{"files":["*"],"rules":{"topic-prefix":"off","unused-ignore":"off"}}],
       "ignore":[{"files":["none.json"],"rule":"targeting","reason":"r"}]}
      """, "a.json": ScratchFolder.bad,
    ])
    XCTAssertEqual(scratch.findings("--select", "topic-prefix"), on)
    XCTAssertEqual(
      scratch.findings("--select", "targeting,unused-ignore"),
      [".fcmlint.json unused-ignore warning"])
    XCTAssertEqual(scratch.findings("--select", "targeting,legacy"), [])
  }

  func testLegacyStillSelectsTheRulesThatLeftTheFamily() throws {
    let scratch = try ScratchFolder([
      "a.json": #"{"tokens":["{{a}}"],"android":{"ttl":"3s"}}"#
    ])
    let wanted = ["a.json admin-ttl-unit"]
    XCTAssertEqual(scratch.findings("--select", "admin-sdk"), wanted)
    XCTAssertEqual(scratch.findings("--select", "legacy"), wanted)
    XCTAssertEqual(scratch.findings("--select", "admin-sdk", "--ignore", "legacy"), wanted)
    XCTAssertEqual(scratch.findings("--ignore", "admin-sdk"), [])
  }
}
