import FCMLint
import FCMLintRules
import Foundation
import XCTest

@testable import FCMLintServer

/// The findings and edits of the server are those of the command line.
final class EditingTests: XCTestCase {
  private let uri = "file:///project/a.json"

  /// A linter with the settings of the server, which also reports hints.
  private let linter: Linter = {
    var configuration = Configuration()
    configuration.level = .hint
    return TestLinter.of(configuration)
  }()

  /// The documents of the examples of all rules without special options, also with other line
  /// breaks, byte-order marks and letters.
  private func documents(_ shaken: Shaken) -> [(rule: String, text: String)] {
    Rulebook.all.filter { $0.family != .syntax || $0.id == "trailing-comma" }.flatMap { rule in
      rule.bad.compactMap { example in
        let marks = CharacterSet(charactersIn: "«»")
        let plain = shaken(example).components(separatedBy: marks).joined()
        let isText = !plain.unicodeScalars.contains { (0xF780...0xF7FF).contains($0.value) }
        return isText ? (rule.id, plain) : nil
      }
    }
  }

  func testFindingsAreAtTheReportedPositions() throws {
    for shaken in Shaken.allCases {
      for (rule, text) in Sweep.part(of: documents(shaken), every: 7) {
        let run = ServerRun([ServerRun.hello, ServerRun.open(uri, text)] + ServerRun.goodbye)
        let published = try XCTUnwrap(run.published.first, rule)
        let found = linter.lint(Array(text.utf8)).diagnostics
        if found.count > LSPDiagnostic.limit { continue }
        XCTAssertEqual(published.compactMap { $0["code"] as? String }, found.map(\.rule), text)
        let editor = EditorText(text)
        for (shown, found) in zip(published, found) {
          let bytes = Array(text.utf8)[found.range.start..<found.range.end]
          let place = try XCTUnwrap(shown["range"] as? [String: Any])
          XCTAssertEqual(editor.part(place), String(decoding: bytes, as: UTF8.self), text)
        }
      }
    }
  }

  func testFixingAllIsWhatFixDoes() throws {
    var changed = 0
    for shaken in Shaken.allCases {
      for (_, text) in Sweep.part(of: documents(shaken), every: 7) {
        let run = ServerRun(
          [
            ServerRun.hello, ServerRun.open(uri, text),
            ServerRun.actions(2, uri, only: "source.fixAll"),
          ] + ServerRun.goodbye)
        let repaired = Fixer(linter).fix(Array(text.utf8))
        let actions = try XCTUnwrap(run.result(of: 2) as? [[String: Any]])
        let result = actions.first.map(EditorText(text).applying) ?? text
        XCTAssertEqual(result, String(decoding: repaired.bytes, as: UTF8.self), text)
        if !actions.isEmpty { changed += 1 }
      }
    }
    XCTAssertGreaterThan(changed, Sweep.size(100, or: 7))
  }

  func testFixingAllKeepsTheLinesBetween() throws {
    let text = """
      { "message": {
        "topic": "/topics/é",
        "notification": { "title": "Hi" },
        "android": { "ttl": 60 }
      } }
      """
    let run = ServerRun(
      [
        ServerRun.hello, ServerRun.open(uri, text),
        ServerRun.actions(2, uri, only: "source.fixAll"),
      ]
        + ServerRun.goodbye)
    let action = try XCTUnwrap((run.result(of: 2) as? [[String: Any]])?.first)
    let edit = action["edit"] as? [String: Any]
    let edits = try XCTUnwrap((edit?["changes"] as? [String: [[String: Any]]])?[uri])
    XCTAssertEqual(edits.compactMap { $0["newText"] as? String }, ["", "\"60s\""])
    let editor = EditorText(text)
    XCTAssertEqual(
      edits.compactMap { ($0["range"] as? [String: Any]).map(editor.part) }, ["/topics/", "60"])
  }

  func testAQuickFixMakesTheEditsOfItsFinding() throws {
    var tried = 0
    for (_, text) in documents(.otherLetters) {
      let run = ServerRun(
        [
          ServerRun.hello, ServerRun.open(uri, text), ServerRun.actions(2, uri, only: "quickfix"),
        ] + ServerRun.goodbye)
      let fixes = linter.lint(Array(text.utf8)).diagnostics.flatMap(\.fixes)
      let actions = try XCTUnwrap(run.result(of: 2) as? [[String: Any]])
      XCTAssertEqual(actions.count, fixes.count, text)
      for (action, fix) in zip(actions, fixes) {
        let repaired = EditApplication.apply(fix.edits, to: Array(text.utf8))
        XCTAssertEqual(
          EditorText(text).applying(action), String(decoding: repaired, as: UTF8.self), fix.title)
        XCTAssertEqual(
          (action["title"] as? String)?.hasSuffix(", unsafe)"), fix.safety == .unsafe)
        tried += 1
      }
    }
    XCTAssertGreaterThan(tried, 100)
  }

  /// Editors apply the preferred fix without asking: only the first fix, and only if it is safe.
  func testOnlyTheFirstSafeFixIsPreferred() throws {
    var seen: Set<[Bool]> = []
    for (rule, text) in documents(.plain) {
      let run = ServerRun(
        [
          ServerRun.hello, ServerRun.open(uri, text), ServerRun.actions(2, uri, only: "quickfix"),
        ] + ServerRun.goodbye)
      let preferred = linter.lint(Array(text.utf8)).diagnostics.flatMap { diagnostic in
        diagnostic.fixes.indices.map { $0 == 0 && diagnostic.fixes[$0].safety == .safe }
      }
      let actions = try XCTUnwrap(run.result(of: 2) as? [[String: Any]])
      let edits = actions.filter { $0["edit"] != nil }
      XCTAssertEqual(edits.map { $0["isPreferred"] as? Bool }, preferred, rule)
      seen.insert(preferred)
    }
    XCTAssertTrue(seen.contains([true]) && seen.contains([false]) && seen.contains([true, false]))
  }

  /// ALE counts bytes without declaring it.
  func testClientsChooseTheEncodingInTheirOptions() throws {
    let hello = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"#
    let text = #"{"message": {"notification": {"title": "é📦", "body": "a", "sound": "b"}}}"#
    let table: [(String, Int)] = [
      (#""initializationOptions":{"positionEncoding":"utf-8"}}}"#, 62),
      (#""initializationOptions":{"positionEncoding":"latin-1"}}}"#, 59),
      (#""initializationOptions":null}}"#, 59),
    ]
    for (options, column) in table {
      let run = ServerRun([hello + options, ServerRun.open(uri, text)] + ServerRun.goodbye)
      let found = try XCTUnwrap(
        run.published.first?.first { $0["code"] as? String == "misplaced-field" })
      let start = try XCTUnwrap((found["range"] as? [String: [String: Int]])?["start"])
      XCTAssertEqual(start["character"], column, options)
    }
  }

  // MARK: Configuration

  private func session(_ folder: ScratchFolder, _ messages: String...) -> ServerRun {
    let hello =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file://\#(folder.path)"}}"#
    return ServerRun([hello] + messages + ServerRun.goodbye)
  }

  func testTheConfigurationOfEachFileHolds() throws {
    let folder = try ScratchFolder([
      ".fcmlint.json": #"""
      { "rules": { "topic-prefix": "info" }, "exclude": ["old/**"],
        "documents": [{ "files": ["bodies/*.txt"], "kind": "message" }],
        "ignore": [{ "files": ["kept/*"], "rule": "topic-prefix", "reason": "kept" }] }
      """#
    ])
    let open = { (name: String, text: String) in
      ServerRun.open("file://\(folder.path)/\(name)", text, language: "plaintext")
    }
    let bare = #"{"topic":"/topics/a"}"#
    let run = session(
      folder, open("a.json", ScratchFolder.bad), open("bodies/b.txt", bare),
      open("kept/c.json", ScratchFolder.bad), open("old/d.json", ScratchFolder.bad))
    XCTAssertEqual(
      run.published.map { $0.map { "\($0["code"] ?? "") \($0["severity"] ?? "")" } },
      [["topic-prefix 3"], ["message-without-content 3", "topic-prefix 3"], [], []])
  }

  /// Topics of files are offered as long as their folder is part of the workspace.
  func testFoldersOfTheWorkspaceSupplyTopics() throws {
    let folder = try ScratchFolder([
      "one/push/a.json": #"{"message":{"topic":"sport","notification":{"title":"a"}}}"#,
      "two/b.jsonl": #"{"message":{"condition":"'tv' in topics"}}"#,
      "two/node_modules/c.json": #"{"message":{"topic":"other"}}"#,
    ])
    let uri = "file://\(folder.path)"
    func change(_ added: String, _ removed: String) -> String {
      ServerRun.notification(
        "workspace/didChangeWorkspaceFolders",
        #"{"event":{"added":[\#(added)],"removed":[\#(removed)]}}"#)
    }
    func completion(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/completion","params":{"textDocument":"#
        + #"{"uri":"\#(uri)/new.json"},"position":{"line":0,"character":21}}}"#
    }
    let (one, two) = ("{\"uri\":\"\(uri)/one\"}", "{\"uri\":\"\(uri)/two\"}")
    let hello =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"workspaceFolders":[\#(one)]}}"#
    let run = ServerRun(
      [
        hello, ServerRun.open(uri + "/new.json", #"{"message":{"topic":"" } }"#), completion(2),
        change(two, ""), completion(3), change("", one), completion(4),
      ] + ServerRun.goodbye)
    let labels = (2...4).map { id -> [String] in
      let items = (run.result(of: id) as? [String: Any])?["items"] as? [[String: Any]] ?? []
      return items.compactMap { $0["label"] as? String }
    }
    XCTAssertEqual(labels, [["sport"], ["sport", "tv"], ["tv"]])
  }

  func testInvalidConfigurationIsReportedOnceAndReadAgain() throws {
    let folder = try ScratchFolder([".fcmlint.json": #"{ "rulez": {} }"#])
    let file = "file://\(folder.path)/a.json"
    let saved = ServerRun.notification("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
    let broken = session(
      folder, ServerRun.open(file, ScratchFolder.bad),
      ServerRun.open("file://\(folder.path)/b.json", ScratchFolder.bad))
    let shown = broken.objects.filter { $0["method"] as? String == "window/showMessage" }
    XCTAssertEqual(shown.count, 1)
    let words = (shown.first?["params"] as? [String: Any])?["message"] as? String
    XCTAssertEqual(
      words,
      "fcmlint: .fcmlint.json:1:3: unknown key \"rulez\"\n  help: did you mean \"rules\"?\n"
        + "No findings are shown until the file is corrected.")
    // The last list is that of the configuration.
    XCTAssertEqual(broken.published.map(\.count), [0, 0, 1])
    try folder.write("{}", to: ".fcmlint.json")
    XCTAssertEqual(
      session(folder, ServerRun.open(file, ScratchFolder.bad), saved).published.map(\.count), [1])
  }

  func testOptionsHoldForAllDocuments() {
    let run = { (options: [String]) in
      ServerRun(
        [ServerRun.hello, ServerRun.open(self.uri, ScratchFolder.bad)] + ServerRun.goodbye,
        options: options
      ).published.map(\.count)
    }
    XCTAssertEqual(run([]), [1])
    XCTAssertEqual(run(["--ignore", "topic-prefix"]), [0])
    XCTAssertEqual(run(["--select", "apns"]), [0])
    XCTAssertEqual(run(["--severity", "topic-prefix=hint", "--level", "info"]), [0])
    XCTAssertEqual(CommandRun(["lsp", "file"]).status, 2)
    XCTAssertEqual(CommandRun(["lsp", "--level", "loud"]).status, 2)
  }
}
