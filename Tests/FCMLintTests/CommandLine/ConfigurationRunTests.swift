import XCTest

/// Configurations on disk: how they are found and what they change.
final class ConfigurationRunTests: XCTestCase {
  private let bad = ScratchFolder.bad

  func testTheNearestUpwardApplies() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": #"{"rules":{"topic-prefix":"warning"}}"#,
      "a.json": bad, "sub/deep/b.json": bad, "own/c.json": bad,
      "own/.fcmlint.json":
        "{ \"rules\": { \"targeting\": \"info\", }, } // trailing commas are fine",
    ])
    let expected = [
      "a.json topic-prefix warning", "own/c.json topic-prefix info",
      "sub/deep/b.json topic-prefix warning",
    ]
    XCTAssertEqual(scratch.findings(), expected)
    XCTAssertEqual(
      scratch.findings(in: "sub/deep"), ["b.json topic-prefix warning"], "from another folder")
    XCTAssertEqual(
      scratch.findings("--stdin-filename", "own/new.json", input: bad),
      ["own/new.json topic-prefix info"], "standard input has the configuration of its name")
    XCTAssertEqual(
      scratch.findings("-", input: bad, in: "own"), ["<stdin> topic-prefix info"])
    XCTAssertEqual(scratch.findings("--no-config", "a.json"), ["a.json topic-prefix"])
    XCTAssertEqual(
      scratch.findings("--config", "own/.fcmlint.json", "a.json"), ["a.json topic-prefix info"])
    XCTAssertEqual(
      scratch.findings("--severity", "topic-prefix=error", "a.json"), ["a.json topic-prefix"],
      "the command line comes last")
  }

  func testTheSearchEndsAtTheRepository() throws {
    let scratch = try ScratchFolder(
      [".fcmlint.json": #"{"rules":{"topic-prefix":"off"}}"#, "in/a.json": bad, "b.json": bad],
      isRepository: false)
    XCTAssertEqual(scratch.findings(), [])
    try scratch.makeFolder("in/.git")
    XCTAssertEqual(scratch.findings(), ["in/a.json topic-prefix"])
  }

  /// With or without `"root"`, only the nearest file and those it extends apply.
  func testOnlyTheNearestFileApplies() throws {
    for root in ["", #""root":true,"#, #""root":false,"#] {
      let scratch = try ScratchFolder([
        ".fcmlint.json": #"{"rules":{"topic-prefix":"off"},"failOn":"never"}"#,
        "base.json": #"{"root":true,"rules":{"topic-prefix":"info"}}"#,
        "in/.fcmlint.json": "{\(root)\"rules\":{}}", "in/a.json": bad,
        "in/deep/a.json": bad,
        "out/.fcmlint.json": "{\(root)\"extends\":\"../base.json\"}", "out/a.json": bad,
      ])
      XCTAssertEqual(
        scratch.findings(),
        ["in/a.json topic-prefix", "in/deep/a.json topic-prefix", "out/a.json topic-prefix info"])
      XCTAssertEqual(scratch.run("in").status, 1, root)
    }
  }

  func testExtends() throws {
    let scratch = try ScratchFolder([
      "base/one.json": #"{"rules":{"topic-prefix":"warning"},"failOn":"warning"}"#,
      ".fcmlint.json": #"{"extends":"base/one.json"}"#, "a.json": bad,
    ])
    XCTAssertEqual(scratch.findings("a.json"), ["a.json topic-prefix warning"])
    XCTAssertEqual(scratch.run("a.json").status, 1)
    try scratch.write(#"{"extends":"../.fcmlint.json"}"#, to: "base/one.json")
    let cycle = scratch.run("a.json")
    XCTAssertEqual(cycle.status, 2)
    XCTAssertTrue(cycle.errors.hasPrefix("fcmlint: base/one.json:1:12: \"extends\" forms a cycle"))
    try scratch.write(#"{"extends":"nowhere.json"}"#, to: ".fcmlint.json")
    let missing = scratch.run("a.json")
    XCTAssertEqual(missing.status, 2)
    XCTAssertEqual(
      missing.errors,
      "fcmlint: .fcmlint.json:1:12: cannot extend \"nowhere.json\": no such file or directory\n")
    XCTAssertEqual(
      scratch.run("--config", "nowhere.json").errors,
      "fcmlint: --config nowhere.json: no such file or directory\n")
  }

  func testExtendsIsLimited() throws {
    let scratch = try ScratchFolder(["a.json": bad, "63.json": "{}"])
    func chain(_ comment: String, upTo last: Int) throws {
      for number in 1...last {
        try scratch.write(
          "{\"extends\":\"\(number).json\"} // \(comment)", to: "\(number - 1).json")
      }
    }
    try chain("", upTo: 63)
    XCTAssertEqual(scratch.run("--config", "0.json", "a.json").status, 1)
    try scratch.write(#"{"extends":"64.json"}"#, to: "63.json")
    XCTAssertEqual(
      scratch.run("--config", "0.json", "a.json").errors,
      "fcmlint: 63.json:1:12: \"extends\" reads more than 64 files or 1 MiB\n")
    try chain(String(repeating: "a", count: 1 << 18), upTo: 5)
    XCTAssertEqual(
      scratch.run("--config", "0.json", "a.json").errors,
      "fcmlint: 3.json:1:12: \"extends\" reads more than 64 files or 1 MiB\n")
  }

  /// The patterns of a configuration that is not above the files are relative to the current
  /// directory.
  func testPatternsOfAConfigurationInAnotherDirectory() throws {
    let text = #"""
      {"exclude":["**/gen/**"],"overrides":[{"files":["push/*"],"rules":{"topic-prefix":"info"}}],
      "ignore":[{"files":["old/**"],"rule":"topic-prefix","reason":"r"},
      {"files":["none/**"],"rule":"topic-prefix","reason":"r"}]}
      """#
    let files = ["push/a.json", "old/b.json", "gen/c.json", "sub/gen/d.json", "e.json"]
    let scratch = try ScratchFolder(["conf/c.json": text])
    for file in files { try scratch.write(bad, to: "r/" + file) }
    let expected = [
      "e.json topic-prefix", "push/a.json topic-prefix info",
      "../conf/c.json unused-ignore warning",
    ]
    func sorted(_ findings: [String]) -> [String] {
      findings.map { $0.replacingOccurrences(of: scratch.path, with: "..") }.sorted()
    }
    XCTAssertEqual(
      sorted(scratch.findings("--config", "../conf/c.json", in: "r")), expected.sorted())
    XCTAssertTrue(
      scratch.run("config", "--config", "../conf/c.json", in: "r").output
        .contains("read; patterns are relative to the current directory\n"))
    try scratch.write(#"{"extends":"../conf/c.json"}"#, to: "r/.fcmlint.json")
    XCTAssertEqual(sorted(scratch.findings(in: "r")), expected.sorted())
    XCTAssertEqual(
      scratch.run("config", "r").output.split(separator: "\n").first,
      "conf/c.json:1      read; patterns are relative to r")
    // The patterns of a configuration above the files are relative to its own directory.
    try scratch.write(text, to: "r/.fcmlint.json")
    XCTAssertEqual(scratch.findings("--config", "r/.fcmlint.json", "r").count, 3)
    try scratch.write(
      #"{"overrides":[{"files":["r/push/*"],"rules":{"targeting":"off"}}]}"#, to: "c")
    try scratch.write(#"{"extends":"../c"}"#, to: "r/.fcmlint.json")
    XCTAssertEqual(scratch.findings("r/push"), [])
  }

  func testOverridesAndClaims() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": """
      { "overrides": [ { "files": ["test/**"], "rules": { "topic-prefix": "off" } } ],
        "documents": [ { "files": ["**/*.json"], "kind": "send-request" } ],
        "failOn": "never" }
      """,
      "a.json": bad, "test/b.json": bad, "c.json": #"{"odd":1}"#,
    ])
    let found = scratch.findings()
    XCTAssertTrue(found.contains("a.json topic-prefix"), "\(found)")
    XCTAssertTrue(found.contains { $0.hasPrefix("c.json ") }, "a claimed file is judged")
    XCTAssertFalse(found.contains { $0.hasPrefix("test/") }, "\(found)")
    XCTAssertFalse(found.contains { $0.hasPrefix(".fcmlint") }, "\(found)")
    XCTAssertEqual(scratch.run().status, 0)
    XCTAssertEqual(scratch.run("--fail-on", "error").status, 1)
  }

  func testDocumentKindDoesNotApplyToTheBaseline() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": #"{"documents":[{"files":["**/*.json"],"kind":"send-request"}]}"#,
      "a.json": bad,
    ])
    XCTAssertEqual(scratch.run("--write-baseline", "known.json").status, 0)
    XCTAssertEqual(scratch.findings("--baseline", "known.json"), [])
  }

  func testPlaceholdersAndFacts() throws {
    let scratch = try ScratchFolder([
      ".fcmlint.json": """
      { "placeholders": ["@*@"], "project": { "androidChannels": ["news"] } }
      """,
      "a.json": """
      {"message":{"topic":"@topic name@","notification":{"title":"Hi"},
        "android":{"ttl":"@ttl@","notification":{"channel_id":"nwes"}}}}
      """,
    ])
    XCTAssertEqual(scratch.findings(), ["a.json unknown-channel warning"])
  }

  func testMistakesHaveARangeAndHelp() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    let mistakes = [
      (#"{ "rulez": {} }"#, "1:3: unknown key \"rulez\"", "did you mean \"rules\"?"),
      (#"{ "rules": { "topic-prefx": "off" } }"#, "1:14: unknown rule", "\"topic-prefix\"?"),
      (
        #"{ "rules": { "apns": "loud" } }"#, "1:22: \"loud\" is not a valid severity",
        "one of: error"
      ),
      (#"{ "exclude": ["[a"] }"#, "1:15: \"[a\" is not a valid pattern", ""),
      (#"{"exclude":["[z-a]"]}"#, "1:13: \"[z-a]\" is not a valid pattern", ""),
      (#"{ "root": 1 }"#, "1:11: \"root\" must be true or false, not 1", ""),
      (#"{ "failOn": "hint" }"#, "1:13: \"hint\" is not a valid value of", "one of: error"),
      (
        #"{ "documents": [ { "files": ["a"], "kind": "mesage" } ] }"#,
        "1:44: unknown document kind",
        "\"message\"?"
      ),
      (#"{ "ignore": [ { "files": ["a"], "rule": "bad-color" } ] }"#, "1:15: ", ""),
      (#"{ "project": { "apnsTopc": "x" } }"#, "1:16: unknown key", "\"apnsTopic\"?"),
      (
        #"{ "project": { "webOrigins": ["example.com"] } }"#,
        "1:31: \"example.com\" is not a valid origin: it has no scheme", "\"https://example.com\""
      ),
      (#"{"project":{"webOrigins":["https://*.example.com"]}}"#, "1:27: ", "its host is not valid"),
      (
        #"{"project":{"webOrigins":["https://a.com","https://a.com/p"]}}"#, "1:43: ",
        "only a scheme"
      ),
      (#"{"project":{"webOrigins":["https://a.com?p"]}}"#, "1:27: ", "only a scheme"),
      (#"{"project":{"webOrigins":["ftp://a.com"]}}"#, "1:27: ", "not https or http"),
      (#"{"project":{"webOrigins":["https://a.com:x"]}}"#, "1:27: ", "its port is not a number"),
      (#"{ "placeholders": ["x"] }"#, "1:20: placeholder style", "{{*}}"),
      (#"{ "rules": { }"#, "1:1: unclosed bracket", ""),
      ("[]", "1:1: a configuration must be an object", ""),
    ]
    for (text, place, help) in mistakes {
      try scratch.write(text, to: ".fcmlint.json")
      let run = scratch.run()
      XCTAssertEqual(run.status, 2, text)
      XCTAssertTrue(run.errors.hasPrefix("fcmlint: .fcmlint.json:\(place)"), run.errors)
      XCTAssertTrue(help.isEmpty || run.errors.contains(help), run.errors)
    }
  }

  func testOrigins() throws {
    let scratch = try ScratchFolder(["a.json": bad])
    for origin in [
      "https://example.com", "https://example.com/", "http://localhost:3000", "https://[::1]:80",
      "HTTPS://EXAMPLE.com:8443",
    ] {
      try scratch.write(#"{"project":{"webOrigins":["\#(origin)"]}}"#, to: ".fcmlint.json")
      XCTAssertEqual(scratch.findings(), ["a.json topic-prefix"], origin)
    }
  }

  func testMistakeIsReportedOnce() throws {
    let scratch = try ScratchFolder(["a.json": bad, "b.json": bad, ".fcmlint.json": #"{"x":1}"#])
    let told = scratch.run().errors.split(separator: "\n").filter { $0.hasPrefix("fcmlint: ") }
    XCTAssertEqual(told.count, 1)
  }
}
