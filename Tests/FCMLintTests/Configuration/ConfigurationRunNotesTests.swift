import XCTest

@testable import FCMLint

/// The names of configuration files, their versions, patterns and placeholders, as a run treats them.
final class ConfigurationRunNotesTests: XCTestCase {
  private let bad = ScratchFolder.bad
  private let off = #"{"rules":{"topic-prefix":"off"}}"#

  private func errors(_ scratch: ScratchFolder, _ arguments: String...) -> String {
    CommandRun(["--quiet"] + arguments, folder: scratch.path).errors
  }

  func testBothNamesAreRead() throws {
    for name in [".fcmlint.json", ".fcmlint.jsonc"] {
      let scratch = try ScratchFolder([name: off, "push/a.json": bad])
      XCTAssertEqual(scratch.findings(), [], name)
      XCTAssertEqual(scratch.findings("push/a.json"), [], name)
    }
    let both = try ScratchFolder([
      ".fcmlint.json": off, ".fcmlint.jsonc": off, "a.json": bad,
    ])
    XCTAssertEqual(both.run().status, 2)
    XCTAssertEqual(
      both.run().errors,
      "fcmlint: .fcmlint.json: .fcmlint.jsonc is in the same directory; remove one of them\n")
  }

  func testNamesThatAreNotReadAreNotedOnce() throws {
    for name in ConfigurationFile.nearMisses {
      let scratch = try ScratchFolder([name: off, "push/a.json": bad])
      let note = "fcmlint: \(name): this file is not read; name it .fcmlint.jsonc\n"
      for path in [".", "push", "push/a.json"] {
        let errors = scratch.run(path).errors
        XCTAssertEqual(errors.components(separatedBy: note).count, 2, "\(path) \(errors)")
      }
      try scratch.write(#"{"version":1,"findings":[]}"#, to: name)
      XCTAssertFalse(scratch.run().errors.contains("not read"), "a report has other keys")
    }
  }

  func testRootIsNoted() throws {
    let scratch = try ScratchFolder([".fcmlint.json": #"{"root":true}"#, "a.json": bad])
    XCTAssertEqual(
      scratch.run().errors, "fcmlint: .fcmlint.json: \"root\" has no effect; remove it\n")
  }

  func testVersions() throws {
    for (words, isRight) in [
      (">=0.1", true), (">= 0.1.0, < 1", true), ("0.1.0", true), ("=0.1", true), (">0.0.9", true),
      ("<=0.1", true), (">0.1", false), ("<0.1", false), (">=0.10", false), ("1", false),
    ] {
      XCTAssertEqual(VersionRequirement.accepts("0.1.0", words), isRight, words)
    }
    for words in ["", "x", ">=", "^1", "~1", "1.2.3.4", "1.", "1,", ">=0.1 <1", "=>1"] {
      XCTAssertNil(VersionRequirement.accepts("0.1.0", words), words)
    }
    let scratch = try ScratchFolder([".fcmlint.json": #"{"requiredVersion":">=9"}"#, "a.json": bad])
    XCTAssertEqual(
      scratch.run().errors,
      """
      fcmlint: .fcmlint.json:1:20: this is fcmlint \(Release.version), but the configuration \
      requires ">=9"
        help: install another version of fcmlint

      """)
  }

  func testLaterFilesOfAListOverride() throws {
    let scratch = try ScratchFolder([
      "one.json": #"{"rules":{"topic-prefix":"warning","bad-duration":"off"}}"#,
      "two.json": #"{"extends":"base.json","rules":{"topic-prefix":"info"}}"#,
      "base.json": #"{"rules":{"topic-prefix":"off"}}"#, "a.json": bad,
      ".fcmlint.json": #"{"extends":["one.json","two.json"]}"#,
    ])
    XCTAssertEqual(scratch.findings(), ["a.json topic-prefix info"])
    try scratch.write(#"{"extends":["two.json","one.json"]}"#, to: ".fcmlint.json")
    XCTAssertEqual(scratch.findings(), ["a.json topic-prefix warning"])
    try scratch.write(#"{"extends":["one.json","none.json"]}"#, to: ".fcmlint.json")
    XCTAssertTrue(scratch.run().errors.hasPrefix("fcmlint: .fcmlint.json:1:24: cannot extend"))
  }

  func testPlaceholdersAreAdded() throws {
    let text = #"{"message":{"topic":"%","notification":{"title":"Hi"}}}"#
    let scratch = try ScratchFolder([
      "a.json": text.replacingOccurrences(of: "%", with: "a @t@"),
      "b.json": text.replacingOccurrences(of: "%", with: "a {{t}}"),
    ])
    let (a, b) = ("a.json bad-topic-name", "b.json bad-topic-name")
    for (configuration, findings) in [
      ("{}", [a]), (#"{"placeholders":["@*@"]}"#, []),
      (#"{"defaultPlaceholders":false}"#, [a, b]),
      (#"{"placeholders":["@*@"],"defaultPlaceholders":false}"#, [b]),
    ] {
      try scratch.write(configuration, to: ".fcmlint.json")
      XCTAssertEqual(scratch.findings(), findings, configuration)
    }
  }

  func testPatternsMeanWhatTheyMeanForGit() throws {
    let names = ["old.json", "push/b.json", "push/old/a.json", "x/push/c.json"]
    let scratch = try ScratchFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, bad) }))
    for (patterns, left) in [
      (#""old""#, [0, 1, 3]), (#""old.json""#, [1, 2, 3]), (#""/push""#, [0, 3]),
      (#""push/""#, [0]), (#""*.json""#, []), (#""/*.json""#, [1, 2, 3]),
      (#""push","!push/b.json""#, [0]), (#""push/*","!push/b.json""#, [0, 1, 3]),
      (#""push/**/a.json""#, [0, 1, 3]), (#""\\old""#, nil), (#""push\\old""#, nil),
      (#""!old""#, nil), (#""\\*.json""#, [0, 1, 2, 3]),
    ] as [(String, [Int]?)] {
      try scratch.write("{\"exclude\":[\(patterns)]}", to: ".fcmlint.json")
      let run = scratch.run("--format", "concise")
      XCTAssertEqual(run.status == 2, left == nil, patterns)
      let found = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
      XCTAssertEqual(found, (left ?? []).map { names[$0] }, patterns)
    }
    try scratch.write(
      #"{"overrides":[{"files":["push","!push/b.json"],"rules":{"targeting":"off"}}]}"#,
      to: ".fcmlint.json")
    XCTAssertEqual(scratch.findings(), ["old.json topic-prefix", "push/b.json topic-prefix"])
  }

  func testPatternsThatMatchNothingAreNoted() throws {
    let scratch = try ScratchFolder(["push/a.json": bad, "node_modules/b.json": bad])
    func notes(_ patterns: String, _ arguments: String...) throws -> [String] {
      try scratch.write(patterns, to: ".fcmlint.json")
      let lines = CommandRun(arguments, folder: scratch.path).errors.split(separator: "\n")
      return lines.filter { $0.contains("matches no file") }.map { line in
        line.split(separator: "\"").prefix(2).dropFirst().joined()
      }
    }
    let exclude = #"{"exclude":["gone/*.json","/node_modules","vendor","push/*.txt","push/a*"]}"#
    XCTAssertEqual(try notes(exclude), ["gone/*.json", "push/*.txt"])
    XCTAssertEqual(try notes(exclude, "push"), [], "the run does not look at the whole directory")
    XCTAssertEqual(try notes(exclude, "push/a.json"), [])
    XCTAssertEqual(try notes(exclude, "-v"), ["gone/*.json", "vendor", "push/*.txt"])
    XCTAssertEqual(
      try notes(
        #"{"overrides":[{"files":["posh/"],"rules":{}}],"exclude":["push","push/b/c"]}"#, "-v"),
      ["push/b/c", "posh/"])
  }

  func testQuotedPatternsNameFiles() throws {
    let scratch = try ScratchFolder([
      "push/a.json": bad, "push/sub/b.json": bad, "c.json": bad, "push/[x].json": bad,
    ])
    let (a, b) = ("push/a.json topic-prefix", "push/sub/b.json topic-prefix")
    let x = "push/[x].json topic-prefix"
    XCTAssertEqual(scratch.findings("push/*.json"), [x, a])
    XCTAssertEqual(scratch.findings("./push/a*"), [a])
    XCTAssertEqual(scratch.findings("push/**/*.json"), [x, a, b])
    XCTAssertEqual(scratch.findings("*.json"), ["c.json topic-prefix"])
    XCTAssertEqual(scratch.findings(scratch.path + "/push/s*/*.json"), [b])
    XCTAssertEqual(scratch.findings("push/[x].json"), [x], "a file with this name")
    XCTAssertEqual(scratch.run("nowhere/*.json").status, 2)
  }

  func testWordsThatAreAlmostRight() throws {
    let scratch = try ScratchFolder()
    for (words, text) in [
      (["--verison"], "did you mean --version?"), (["--write"], "did you mean --fix?"),
      (["--apply"], "did you mean --fix?"), (["rules", "apn"], "did you mean apns?"),
    ] {
      let run = CommandRun(words, folder: scratch.path)
      XCTAssertEqual(run.status, 2)
      XCTAssertTrue(run.errors.contains(text), run.errors)
    }
    XCTAssertTrue(scratch.run("explain", "Bad_Color").output.hasPrefix("bad-color  error"))
    let rules = scratch.run("rules", "groups", "secrets").output
    XCTAssertTrue(rules.hasPrefix("secrets\n") && rules.contains("\ngroups\n"), rules)
    XCTAssertFalse(rules.contains("bad-color"))
  }
}
