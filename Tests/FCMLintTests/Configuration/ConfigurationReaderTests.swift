import FCMLint
import FCMLintReporting
import FCMLintRules
import Foundation
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

  /// The lines of `fixtures/configuration`: `TEXT → MESSAGE; HELP`, with marks around all problems.
  func testMistakesAreExplained() throws {
    for (name, bytes) in try Fixtures.files(in: "configuration") {
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      where !line.hasPrefix("# ") {
        let text = CaseText(line.components(separatedBy: " → ")[0])
        let problems = ConfigurationReader.read(text.bytes, ruleNames: names).problems
        let words = problems.first.map { [$0.message, $0.help].compactMap(\.self) } ?? ["ok"]
        let actual = "\(text.marked(problems.map(\.range))) → \(words.joined(separator: "; "))"
        XCTAssertEqual(String(line), actual, name)
      }
    }
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
