import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

final class ConfigurationReaderTests: XCTestCase {
  private let names = Rulebook.names

  private func read(_ text: String) -> (file: ConfigurationFile, problems: [ConfigurationProblem]) {
    ConfigurationReader.read(Array(text.utf8), ruleNames: names)
  }

  func testCompleteFileIsRead() {
    let (file, problems) = read(
      """
      // comments and trailing commas are welcome
      { "$schema": "./fcmlint.schema.json",
        "requiredVersion": ">=0.1", "extends": ["../base.fcmlint.json"],
        "rules": { "apns": "warning", "topic-prefix": "off", },
        "documents": [ { "files": ["push/**/*.json"], "kind": "send-request" } ],
        "exclude": ["**/vendor/**"],
        "placeholders": ["{{*}}", "@*@"],
        "ignore": [ { "files": ["a.json"], "rule": "bad-duration", "pointer": "/message/android/ttl",
                      "reason": "app 1.x" } ],
        "overrides": [ { "files": ["**/test/**"], "rules": { "targeting": "hint" } } ],
        "failOn": "warning", "baseline": "known.json",
        "project": { "apnsTopic": "com.example.app", "webOrigins": ["https://example.com"],
                     "androidChannels": ["news"], "apnsCategories": ["INVITE"] } }
      """)
    XCTAssertEqual(problems, [])
    XCTAssertEqual(file.extends.map(\.path), ["../base.fcmlint.json"])
    XCTAssertEqual(file.rules.map(\.name), ["apns", "topic-prefix"])
    XCTAssertEqual(file.rules.map(\.severity), [.warning, nil])
    XCTAssertEqual(file.documents.map(\.kind), [.sendRequest])
    XCTAssertEqual(file.exclude.map(\.pattern), ["**/vendor/**"])
    XCTAssertEqual(file.placeholders, ["{{*}}", "@*@"])
    XCTAssertEqual(file.ignores.map(\.rule), ["bad-duration"])
    XCTAssertEqual(file.ignores.first?.pointer, "/message/android/ttl")
    XCTAssertEqual(file.overrides.first?.rules.first?.severity, .hint)
    XCTAssertEqual(file.failOn, .atLeast(.warning))
    XCTAssertEqual(file.baseline, "known.json")
    XCTAssertEqual(file.project.androidChannels, ["news"])
    XCTAssertEqual(file.project.apnsTopic, "com.example.app")
  }

  /// Each key is suggested for a misspelling of it.
  func testEveryKeyIsSuggested() {
    let keys: [(String, [String])] = [
      (
        #"{ "%": 1 }"#,
        [
          "$schema", "requiredVersion", "root", "extends", "rules", "documents", "exclude",
          "placeholders", "defaultPlaceholders", "ignore", "overrides", "failOn", "baseline",
          "project",
        ]
      ),
      (#"{ "documents": [ { "%": 1 } ] }"#, ["files", "kind", "embedded"]),
      (#"{ "ignore": [ { "%": 1 } ] }"#, ["files", "rule", "pointer", "reason"]),
      (#"{ "overrides": [ { "%": 1 } ] }"#, ["files", "rules"]),
      (
        #"{ "project": { "%": 1 } }"#,
        ["apnsTopic", "webOrigins", "androidChannels", "apnsCategories"]
      ),
      (#"{ "failOn": "%" }"#, ["error", "warning", "info", "never"]),
      (#"{ "rules": { "apns": "%" } }"#, ["error", "warning", "info", "hint", "off"]),
    ]
    for (text, names) in keys {
      for name in names {
        let help = read(text.replacingOccurrences(of: "%", with: name + "s")).problems
          .compactMap(\.help).joined()
        let words = help.split { !$0.isLetter && $0 != "$" && $0 != "?" }
        XCTAssertTrue(words.contains { $0 == name }, "\(name)s: \(help)")
      }
    }
  }

  /// Syntax errors in a configuration are reported without a rule.
  func testBrokenFilesAreExplained() {
    let table = [
      #"{ "root": true, }"#: "", "// a\n{}": "", "\u{FEFF}{}": "",
      #"{ "root": true"#: "unclosed bracket",
      #"{ "root": "a"#: "this string has no closing quote",
      #"{ "root" true }"#: "missing colon before this",
      #"{ "root": true "extends": "a" }"#: "missing comma before this",
      #"{ "root": }"#: "missing value before this", #"{ "root": tru }"#: "this is not JSON",
      "{ 'root': true }": "this must be in straight double quotes",
      "{ root: true }": "this must be in straight double quotes",
      #"{ "extends": `a` }"#: "this must be in straight double quotes",
      #"{ "extends": “a” }"#: "this must be in straight double quotes",
      #"{ "root": 01 }"#: "this is not a JSON number",
      #"{ "extends": "\x" }"#: "this escape is not allowed in JSON",
      #"{ "root": [true } }"#: "the closing bracket does not match this one",
      #"{ "root": true } x"#: "the configuration ends before this",
      "": "the file is empty",
      "{ \"extends\": \"a\tb\" }": "unescaped control character in a string",
      #"{ "extends": "\ud800" }"#: "this is only half of a surrogate pair",
      #""root": true"#: "the braces around the configuration are missing",
      #"{ "root": true, "root": false }"#: #"duplicate key "root" in this object"#,
      #"{ "root": Infinity }"#: "this is not a JSON value",
      #"{ "root": true /* see, "rules": { "nope": "off" } }"#: "this comment has no end",
      #"{ "root": true } /* see"#: "this comment has no end",
      #"{ "root": true } // see"#: "", #"{ "root": true,, }"#: "several trailing commas",
      #"{ "root": true {{x}} }"#: "this is not JSON",
      #"{% if x %}{ "root": true }"#: "this is not JSON",
      #"{ "root": true }{{/if}}"#: "the configuration ends before this",
      #"{ "root": true } {}"#: "the configuration ends before this",
      "{ \"root\": true }\0": "this is not JSON", "\0": "this is not JSON",
      "/* x */": "the file is empty", "// x": "the file is empty",
      "<<<<<<< a\n{}\n=======\n{}\n>>>>>>> b\n": "this is an unresolved merge conflict",
    ]
    for (text, message) in table {
      XCTAssertEqual(read(text).problems.first?.message ?? "", message, text)
    }
  }

  func testEveryMistakeHasItsRange() {
    let table: [(String, String, String?)] = [
      (#"{ «"rule"»: {} }"#, "unknown key", "did you mean \"rules\"?"),
      (
        #"{ "rules": { «"topic-prefx"»: "error" } }"#, "unknown rule",
        "did you mean \"topic-prefix\"?"
      ),
      (#"{ "rules": { "topic-prefix": «"fatal"» } }"#, "is not a valid severity", nil),
      (
        #"{ "rules": { "topic-prefix": «"warn"» } }"#, "is not a valid severity",
        "did you mean \"warning\"?"
      ),
      (#"{ "rules": { "topic-prefix": «2» } }"#, "is not a valid severity", nil),
      (#"{ "root": «"yes"» }"#, "true or false, not", nil),
      (#"{ "exclude": [«"[a"»] }"#, "is not a valid pattern: unclosed [", nil),
      (#"{ "exclude": «"a"» }"#, "a list of patterns", nil),
      (
        #"{ "documents": [ { "files": ["a"], "kind": «"send-requst"» } ] }"#,
        "unknown document kind",
        "did you mean \"send-request\"?"
      ),
      (#"{ "documents": [ «{ "kind": "message" }» ] }"#, "\"files\" is missing", nil),
      (
        #"{ "ignore": [ «{ "files": ["a"], "rule": "topic-prefix" }» ] }"#, "\"reason\" is missing",
        nil
      ),
      (#"{ "failOn": «"hint"» }"#, #"is not a valid value of "failOn""#, nil),
      (#"{ "placeholders": [«"{{}}"»] }"#, "one *", nil),
      (#"{ "project": { «"topic"»: "x" } }"#, "unknown key", nil),
      (#"«[]»"#, "must be an object", nil),
      (#"{ "root": true «x» }"#, "not JSON", nil),
    ]
    for (marked, message, help) in table {
      let text = MarkedText(marked)
      let problems = ConfigurationReader.read(text.bytes, ruleNames: names).problems
      XCTAssertFalse(problems.isEmpty, marked)
      XCTAssertTrue(problems.first?.message.contains(message) == true, "\(marked): \(problems)")
      if let help { XCTAssertEqual(problems.first?.help, help, marked) }
      if !message.isEmpty { XCTAssertEqual(problems.map(\.range), text.ranges, marked) }
    }
  }

  /// A misspelled key is one problem, and its entry is not also reported as missing.
  func testMistakeIsReportedOnce() {
    for (marked, message) in [
      (#"{"documents":[{"files":[«"a[b"»],"kind":"message"}]}"#, "unclosed ["),
      (
        #"{"documents":[{"files":«"a"»,"kind":"message"}]}"#,
        #"must be a list of patterns, not "a""#
      ),
      (#"{"documents":[{«"file"»:["a"],"kind":"message"}]}"#, #"unknown key "file""#),
      (#"{"documents":[{"files":«[]»,"kind":"message"}]}"#, #""files" must not be empty"#),
      (#"{"documents":[{"files":["a"],"kind":«1»}]}"#, "unknown document kind 1"),
      (#"{"documents":[«{}»]}"#, #""files" and "kind" are missing"#),
      (#"{"ignore":[{"files":«[]»,"rule":"apns","reason":"r"}]}"#, #""files" must not be empty"#),
      (#"{"ignore":[{"files":["a"],"rule":«"apsn"»,"reason":"r"}]}"#, "unknown rule"),
      (
        #"{"ignore":[{"files":["a"],"rule":"apns","reason":«""»}]}"#, #""reason" must not be empty"#
      ),
      (
        #"{"overrides":[{"files":[«""»],"rules":{}}]}"#, #"an element of "files" must not be empty"#
      ),
      (#"{"overrides":[{"files":["a"],"rules":«[]»}]}"#, #""rules" must be an object, not []"#),
    ] { check(marked, message) }
  }

  /// The search for a similar name takes time.
  func testFirstMistakesHaveSuggestions() {
    let entry = #"{"files":["a"],"rules":{"topic-prefxi":"off"}}"#
    let entries = [String](repeating: entry, count: 1000).joined(separator: ",")
    let problems = read("{\"overrides\":[\(entries)]}").problems
    XCTAssertEqual(problems.count, 1000)
    XCTAssertEqual(problems.count { $0.help == "did you mean \"topic-prefix\"?" }, 100)
    XCTAssertEqual(problems.count { $0.correction != nil }, 100)
  }

  func testMessagesSayWhatAValueMustBe() {
    for (marked, message) in [
      (#"{"extends":«1»}"#, #""extends" must be a string, not 1"#),
      (#"{"extends":«""»}"#, #""extends" must not be empty"#),
      (#"{"exclude":[«""»]}"#, #"an element of "exclude" must not be empty"#),
      (#"{"exclude":[«{}»]}"#, #"an element of "exclude" must be a string, not {}"#),
      (#"{"exclude":«{}»}"#, #""exclude" must be a list of patterns, not {}"#),
      (
        #"{"exclude":[«"[z-a]"»]}"#,
        #""[z-a]" is not a valid pattern: the range z-a is reversed"#
      ),
      (#"{"ignore":«{}»}"#, #""ignore" must be a list of objects, not {}"#),
      (#"{"placeholders":«"@*@"»}"#, #""placeholders" must be a list of strings, not "@*@""#),
      (#"{"placeholders":["@*",«"*"»]}"#, "must have a prefix and exactly one *"),
      (#"{"project":«null»}"#, #""project" must be an object, not null"#),
      (#"{"root":«"yes"»}"#, #""root" must be true or false, not "yes""#),
      ("«[1]»", "a configuration must be an object, not […]"),
      (#"{"root":true,«"root"»:false}"#, #"duplicate key "root" in this object"#),
      (#"{"root":true,«'x'»:1}"#, "this must be in straight double quotes"),
      (
        #"{"ignore":[{"files":["a"],"rule":"apns","reason":"r","pointer":«"/a~b"»}]}"#,
        #""/a~b" is not a valid JSON Pointer: ~ must be followed by 0 or 1"#
      ),
    ] { check(marked, message) }
  }

  /// Asserts that there is one problem, at the marked range.
  private func check(_ marked: String, _ message: String) {
    let text = MarkedText(marked)
    let problems = ConfigurationReader.read(text.bytes, ruleNames: names).problems
    XCTAssertTrue(problems.first?.message.contains(message) == true, "\(marked): \(problems)")
    XCTAssertEqual(problems.first?.range, text.ranges.first, marked)
    XCTAssertEqual(problems.count, 1, "\(marked): \(problems)")
  }

  func testNearestLayerTakesPrecedence() {
    func layer(_ folder: String, _ text: String) -> ConfigurationChain.Layer {
      ConfigurationChain.Layer(
        file: read(text).file, path: Array("\(folder)/.fcmlint.json".utf8),
        folders: [Array(folder.utf8)])
    }
    let layers = ConfigurationChain([
      layer(
        "/r",
        """
        { "rules": { "topic-prefix": "off" }, "failOn": "error", "exclude": ["gen"],
          "documents": [ { "files": ["**/*.json"], "kind": "message" } ],
          "project": { "apnsTopic": "a", "androidChannels": ["x"] } }
        """),
      layer(
        "/r/app",
        """
        { "rules": { "topic-prefix": "error" }, "failOn": "never",
          "overrides": [ { "files": ["test/**"], "rules": { "topic-prefix": "hint" } } ],
          "project": { "apnsTopic": "b" } }
        """),
    ])
    func path(_ text: String) -> [UInt8] { Array(text.utf8) }
    XCTAssertEqual(layers.settings(for: path("/r/app/a.json")).last?.severity, .error)
    XCTAssertEqual(layers.settings(for: path("/r/app/test/a.json")).last?.severity, .hint)
    XCTAssertEqual(layers.kind(of: path("/r/app/a.json")), .message)
    XCTAssertNil(layers.kind(of: path("/other/a.json")))
    XCTAssertTrue(layers.excludes(path("/r/gen/x/a.json")))
    XCTAssertFalse(layers.excludes(path("/r/general/a.json")))
    XCTAssertEqual(layers.failOn, .never)
    XCTAssertEqual(layers.project.apnsTopic, "b")
    XCTAssertEqual(layers.project.androidChannels, ["x"])
  }
}
