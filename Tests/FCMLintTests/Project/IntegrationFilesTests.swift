import FCMLint
import FCMLintReporting
import Foundation
import XCTest

@testable import FCMLintEmbedding
@testable import fcmlint_cli

/// The files for hooks, code hosts and editors agree with the program.
final class IntegrationFilesTests: XCTestCase {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func object(_ path: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(text(path).utf8))
    return try XCTUnwrap(json as? [String: Any], path)
  }

  private func matches(_ pattern: String, _ line: String) throws -> [String]? {
    let regex = try NSRegularExpression(pattern: pattern)
    let range = NSRange(line.startIndex..., in: line)
    guard let match = regex.firstMatch(in: line, range: range) else { return nil }
    return (0..<match.numberOfRanges).map { index in
      Range(match.range(at: index), in: line).map { String(line[$0]) } ?? ""
    }
  }

  /// The hooks of the manifest, each as keys and values.
  private func hooks() throws -> [[String: String]] {
    let body = try text(".pre-commit-hooks.yaml").split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    var hooks: [[String: String]] = []
    for line in body {
      if line.hasPrefix("- ") { hooks.append([:]) } else { XCTAssertTrue(line.hasPrefix("  ")) }
      let pair = line.dropFirst(2).split(separator: ":", maxSplits: 1)
      let value = try XCTUnwrap(pair.last).trimmingCharacters(in: .whitespaces)
      hooks[hooks.count - 1][String(try XCTUnwrap(pair.first))] = value
    }
    return hooks
  }

  func testHooks() throws {
    let hooks = try hooks()
    let languages = [
      "fcmlint": "python", "fcmlint-fix": "python", "fcmlint-system": "system",
      "fcmlint-docker": "docker_image", "fcmlint-swift": "swift",
      "fcmlint-embedded": "python", "fcmlint-embedded-system": "system",
    ]
    XCTAssertEqual(hooks.count, languages.count)
    let package = try text("Package.swift")
    XCTAssertTrue(package.contains(".executable(name: \"fcmlint\""), "the Swift hook runs it")
    for hook in hooks {
      let id = try XCTUnwrap(hook["id"])
      XCTAssertEqual(hook["language"], languages[id], id)
      let image = "ghcr.io/fcmlint/fcmlint:\(ToolInfo.version)"
      XCTAssertEqual(
        hook["entry"],
        (id == "fcmlint-docker" ? image : "fcmlint") + " check --force-exclude"
          + (id == "fcmlint-fix" ? " --fix" : ""), "users who set args keep the options")
      XCTAssertEqual(hook["args"], "[--]", "the hooks fail as the command line does")
      XCTAssertEqual(hook["require_serial"], "true")
      XCTAssertEqual(hook["types"], "[text]", "identify knows no .jsonl and no .apns")
      XCTAssertEqual(
        Set(hook.keys).subtracting([
          "id", "name", "description", "entry", "language", "args", "types", "files",
          "require_serial",
        ]), [], "language_version and additional_dependencies are errors for Swift")
    }
  }

  func testFilesOfHooks() throws {
    let patterns = Set(try hooks().compactMap { $0["files"] })
    XCTAssertEqual(patterns.count, 1)
    let pattern = try XCTUnwrap(patterns.first).trimmingCharacters(in: ["'"])
    let collections = HostLanguage.endings.filter { $0.ending.hasSuffix(".json") }
    XCTAssertFalse(collections.isEmpty)
    let others = HostLanguage.endings.dropFirst(collections.count).map(\.ending)
    let endings = (FileType.allCases.map(\.ending) + others).map { $0.dropFirst() }
    XCTAssertEqual(pattern, "(?i)\\.(" + endings.joined(separator: "|") + ")$")
    for path in [
      "push/a.json", "a.fcm.json", "PushNotification.json", "src/notifications/b.jsonl",
      "fcm/x y.ndjson", "a.apns", "é/push.json", "package.json", "a.NDJSON", "a.json5",
      "src/Push.java",
    ] + collections.map({ "a" + $0.ending }) { XCTAssertNotNil(try matches(pattern, path), path) }
    for path in ["json", "push/a.json6", "push/a.json.bak", "apns", "md", "a.lua"] {
      XCTAssertNil(try matches(pattern, path), path)
    }
  }

  private typealias Matcher = (severity: String?, pattern: [String: Any], regex: String)

  private func matchers() throws -> [Matcher] {
    let list = try object(".github/fcmlint-matcher.json")["problemMatcher"]
    return try XCTUnwrap(list as? [[String: Any]]).map { matcher in
      let pattern = try XCTUnwrap((matcher["pattern"] as? [[String: Any]])?.first)
      return (
        matcher["severity"] as? String, pattern, try XCTUnwrap(pattern["regexp"] as? String)
      )
    }
  }

  func testMatchersReadTheConciseReport() throws {
    let matchers = try matchers()
    let lines = [
      (#"C:\a\b.json:3:5: error: "a: b": c [topic-prefix]"#, [#"C:\a\b.json"#, "3", "5"]),
      ("push/a b.json:1:12: warning: x:1:2: error: y [bad-color]", ["push/a b.json", "1", "12"]),
      ("<stdin>:10:1: info: the [last] word [x-y2]", ["<stdin>", "10", "1"]),
    ]
    for (line, place) in lines {
      let found = try matchers.compactMap { matcher in
        try matches(matcher.regex, line).map { (matcher, $0) }
      }
      XCTAssertEqual(found.count, 1, line)
      let (matcher, groups) = try XCTUnwrap(found.first)
      func group(_ name: String) throws -> String {
        groups[try XCTUnwrap(matcher.pattern[name] as? Int)]
      }
      XCTAssertEqual([try group("file"), try group("line"), try group("column")], place)
      XCTAssertTrue(line.hasSuffix("\(try group("message")) [\(try group("code"))]"))
      let severity = try matcher.severity ?? group("severity")
      XCTAssertTrue(["error", "warning", "notice"].contains(severity), severity)
    }
  }

  func testEveryConciseLineHasItsMatcher() throws {
    let matchers = try matchers()
    for matcher in matchers {
      // Lookbehind, named groups and Unicode classes are not supported by all regex engines.
      XCTAssertNil(try matches(#"\(\?[^:]|\\[pPkhR]|[*+?}]\+"#, matcher.regex), matcher.regex)
    }
    let documents = try Corpus.copy(["messages"])
    let report = documents.run("--format", "concise", "--level", "hint", ".").output
    let lines = report.split(separator: "\n").map(String.init)
    XCTAssertGreaterThan(lines.count, 20)
    for line in lines {
      XCTAssertEqual(try matchers.filter { try matches($0.regex, line) != nil }.count, 1, line)
    }
  }

  func testEditorsReadTheConciseReport() throws {
    let tasks = try object("editors/vscode/tasks.json")["tasks"] as? [[String: Any]]
    let matcher = try XCTUnwrap(tasks?.first?["problemMatcher"] as? [String: Any])
    let pattern = try XCTUnwrap((matcher["pattern"] as? [String: Any])?["regexp"] as? String)
    let sublime = try object("editors/sublime/fcmlint.sublime-build")["file_regex"] as? String
    for word in ["error", "warning", "info", "hint"] {
      let line = "push/a.json:3:5: \(word): \"a\": b [topic-prefix]"
      let groups = ["push/a.json", "3", "5", word, "\"a\": b", "topic-prefix"]
      XCTAssertEqual(try matches(pattern, line), [line] + groups)
      let found = try matches(try XCTUnwrap(sublime), line)
      XCTAssertEqual(found?.dropFirst().prefix(3), groups.prefix(3))
    }
  }

  func testEditorSetUpsStartTheServer() throws {
    let commands = [
      ("nvim", "/lsp/fcmlint.lua", "cmd = { 'fcmlint', 'lsp' }"),
      ("vim/ale_linters/json/fcmlint.vim", "", "ale#Pad('%e lsp')"),
      ("helix/languages.toml", "", "command = \"fcmlint\"\nargs = [\"lsp\"]"),
      ("emacs/fcmlint-eglot.el", "", "(\"fcmlint\" \"lsp\")"),
      ("vscode/fcmlint", "/src/native.js", "spawn(this.#file, ['lsp'"),
      ("sublime/LSP.sublime-settings", "", "\"command\": [\"fcmlint\", \"lsp\"]"),
      ("zed/settings.json", "", "\"path\": \"fcmlint\", \"arguments\": [\"lsp\"]"),
      ("jetbrains/fcmlint", "/template.json", "\"default\": \"fcmlint lsp\""),
    ]
    let version = try object("editors/vscode/fcmlint/package.json")["version"] as? String
    XCTAssertEqual(version, ToolInfo.version)
    for (shown, file, command) in commands {
      XCTAssertTrue(try text("editors/\(shown)\(file)").contains(command), shown)
      XCTAssertTrue(try text("editors/README.md").contains("(\(shown))"), shown)
    }
  }

  func testEditorsNameEveryLanguageOfCode() throws {
    let code = HostLanguage.allCases.filter { $0 == .component || Dialect.of($0) != nil }
    XCTAssertTrue(code.contains(.kotlin))
    let lists = [
      ("nvim/lsp/fcmlint.lua", "'([a-z]+)'"), ("helix/languages.toml", "\nname = \"([a-z-]+)\""),
      ("jetbrains/fcmlint/template.json", "\"languageId\": \"([a-z]+)\""),
      ("sublime/LSP.sublime-settings", "(?:source|embedding|html)\\.([A-Za-z]+)"),
      ("vscode/fcmlint/package.json", "\"onLanguage:([a-z]+)\""),
      ("vscode/fcmlint/src/documents.js", "'([a-z]+)'"),
    ]
    for (file, pattern) in lists {
      let body = try text("editors/\(file)")
      let regex = try NSRegularExpression(pattern: pattern)
      let found = regex.matches(in: body, range: NSRange(body.startIndex..., in: body))
      let languages = found.compactMap { Range($0.range(at: 1), in: body) }.compactMap { word in
        HostLanguage(languageID: body[word].lowercased().utf8.filter { $0 != UInt8(ascii: "-") })
      }
      XCTAssertEqual(Set(code).subtracting(languages), [], file)
    }
    let playground = try text("playground/src/engine/form.js")
    for language in code where language != .component {
      XCTAssertTrue(playground.contains(" \(language.rawValue): \""), language.rawValue)
    }
  }

  func testOnlyKnownOptionsAreUsed() throws {
    let known = Set(CommandSpec.check.options.map { "--" + $0.name })
    let foreign: Set = [
      "--package-path", "--configuration", "--product", "--depth", "--branch", "--version",
    ]
    let files = [
      ".pre-commit-hooks.yaml", "action.yml", "editors/ci/github.yml", "editors/ci/gitlab.yml",
      "editors/emacs/fcmlint.el", "editors/sublime/fcmlint.sublime-build",
      "editors/vim/autoload/ale/fixers/fcmlint.vim", "editors/vim/compiler/fcmlint.vim",
      "editors/vscode/tasks.json", "editors/xcode/run-script.sh",
    ]
    for file in files {
      let regex = try NSRegularExpression(pattern: "(?<![\\w-])--[a-z][a-z-]*")
      let body = try text(file)
      let found = regex.matches(in: body, range: NSRange(body.startIndex..., in: body))
      let options = Set(found.compactMap { Range($0.range, in: body).map { String(body[$0]) } })
      XCTAssertEqual(options.subtracting(known).subtracting(foreign), [], file)
    }
  }

  func testSnippetsAskForThisVersion() throws {
    for file in ["github", "gitlab", "pre-commit"] {
      let body = try text("editors/ci/\(file).yml")
      XCTAssertTrue(body.contains(ToolInfo.version), file)
      XCTAssertFalse(body.contains("\t"), "YAML forbids tabulators")
      for line in body.split(separator: "\n") {
        XCTAssertEqual(line.prefix { $0 == " " }.count % 2, 0, String(line))
      }
    }
  }

  func testTheReadmeShowsTheHookOfTheSnippet() throws {
    let snippet = try text("editors/ci/pre-commit.yml").split(separator: "\n").dropFirst()
    XCTAssertTrue(try text("README.md").contains(snippet.joined(separator: "\n")))
  }

  func testTheActionFailsAsTheCommandLineDoes() throws {
    let action = try text("action.yml").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    // Without the input, no option changes when the run fails.
    let input = try XCTUnwrap(action.firstIndex(of: "fail-on:"))
    XCTAssertEqual(action[input + 2], #"default: """#)
    let uses = action.filter { $0.contains("--fail-on") || $0.contains("--max-warnings") }
    XCTAssertEqual(uses.count, 1)
    XCTAssertTrue(uses[0].hasPrefix(#"if [ -n "$FCMLINT_FAIL_ON" ]; then args=(--fail-on "#))
    XCTAssertFalse(action.contains { $0.contains("--level") || $0.contains("--quiet") })
  }

  func testTheActionHandsInputsOverAsVariables() throws {
    let action = try text("action.yml")
    for name in ["version", "paths", "args", "fail-on", "install-only"] {
      XCTAssertTrue(action.contains("\n  \(name):\n    description: "), name)
    }
    // An expression inside a script would be executed as code.
    var isScript = false
    for line in action.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("      run: ") {
        isScript = true
      } else if line.prefix(8).contains("-") {
        isScript = false
      }
      XCTAssertFalse(isScript && line.contains("${{"), String(line))
    }
    XCTAssertEqual(
      action.components(separatedBy: "shell: bash").count,
      action.components(separatedBy: "\n      run: ").count)
  }
}
