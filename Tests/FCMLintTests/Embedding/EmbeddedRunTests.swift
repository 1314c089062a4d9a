import XCTest

/// Runs on files in which documents are embedded.
final class EmbeddedRunTests: XCTestCase {
  private static let page =
    "# Push\n\n> ```json\n> { \"message\": { \"topic\": \"/topics/a\", \"data\": {} } }\n> ```\n"

  func testANamedFileIsReadInItsLanguage() throws {
    let scratch = try ScratchFolder([
      "a.md": Self.page, "b.sh": "curl -d '\(ScratchFolder.bad)' https://example.com\n",
    ])
    XCTAssertEqual(scratch.findings("a.md", "b.sh"), ["a.md topic-prefix", "b.sh topic-prefix"])
    let run = scratch.run("--format", "concise", "a.md")
    XCTAssertTrue(run.output.hasPrefix("a.md:4:27: "), run.output)
  }

  func testWhatIsTooLargeIsReportedAsUnread() throws {
    let block = "    {\"aps\":{}}\n\n"
    let scratch = try ScratchFolder([
      "a.md": "# APNs\n\n" + String(repeating: block, count: 10_001)
    ])
    let run = scratch.run("--no-config", "a.md")
    XCTAssertEqual(run.output, "No problems in 1 file (10000 documents)\n")
    XCTAssertEqual(run.errors, "fcmlint: a.md was not checked completely; it is too large\n")
  }

  func testASearchReadsEverythingUnlessItIsRestricted() throws {
    let scratch = try ScratchFolder([
      "docs/a.md": Self.page, "docs/b.json": ScratchFolder.bad, "c.md": Self.page,
    ])
    let json = ["docs/b.json topic-prefix"]
    let all = ["c.md topic-prefix", "docs/a.md topic-prefix"] + json
    XCTAssertEqual(scratch.findings("."), all)
    XCTAssertEqual(scratch.findings("--embedded", "."), all, "accepted, as it was an option")
    XCTAssertEqual(scratch.findings("--no-embedded", "."), json)
    for (configuration, found) in [
      (#""embedded": false"#, json),
      (#""documents": [{"files": ["**/*.md"], "embedded": false}]"#, json),
      (
        #""embedded": false, "documents": [{"files": ["docs/*.md"], "embedded": true}]"#,
        Array(all.dropFirst())
      ),
    ] {
      try scratch.write("{\(configuration)}", to: ".fcmlint.json")
      XCTAssertEqual(scratch.findings("."), found, configuration)
      XCTAssertEqual(scratch.findings("--no-embedded", "."), json, configuration)
    }
    try scratch.write(#"{"embedded": false}"#, to: "docs/.fcmlint.json")
    try scratch.write(#"{"embedded": true}"#, to: ".fcmlint.json")
    XCTAssertEqual(scratch.findings("."), [all[0], json[0]], "the nearest file decides")
  }

  func testASearchFindsJSONWithComments() throws {
    let json5 = #"""
      {
        // a message
        message: {
          topic: '/topics/news', notification: { title: 'It\'s \x41', body: 'one \
        line' },
          apns: { payload: { aps: { badge: +1, 'relevance-score': .5 }, n: 0x1F, m: Infinity } },
        },
      }

      """#
    let scratch = try ScratchFolder([
      "a.jsonc": "// a message\n" + ScratchFolder.bad, "b.JSONC": ScratchFolder.bad,
      "c.json5": json5,
    ])
    let found = ["a.jsonc topic-prefix", "b.JSONC topic-prefix", "c.json5 topic-prefix"]
    XCTAssertEqual(scratch.findings("."), found)
    XCTAssertEqual(scratch.findings("--no-embedded", "."), found)
    _ = scratch.run("--fix", "--unsafe-fixes", "c.json5")
    XCTAssertEqual(
      try scratch.read("c.json5"), json5.replacingOccurrences(of: "'/topics/news'", with: "'news'"))
  }

  func testASearchLeavesOutCodeOfOthers() throws {
    let code = "var m = '" + ScratchFolder.bad.dropLast() + "';\n"
    let line = "var a = '" + String(repeating: "a", count: 100_000) + "'; " + code
    let scratch = try ScratchFolder([
      "a.js": code, "b.min.js": code, "dist/bundle.js": line, "node_modules/c.js": code,
      "vendor/own.js": code, "lib/vendor/autoload.php": "", "lib/vendor/d.js": code,
      "go/vendor/modules.txt": "", "go/vendor/e.js": code, "env/pyvenv.cfg": "",
      "env/lib/f.js": code,
    ])
    XCTAssertEqual(scratch.findings("."), ["a.js topic-prefix", "vendor/own.js topic-prefix"])
    for path in ["b.min.js", "dist/bundle.js", "go/vendor/e.js"] {
      XCTAssertEqual(scratch.findings(path), ["\(path) topic-prefix"])
    }
    XCTAssertEqual(scratch.findings("go/vendor"), ["go/vendor/e.js topic-prefix"])
  }

  func testSourcesThatMentionTheServiceAreNamedIfNothingIsFound() throws {
    let code =
      "import com.google.firebase.messaging.FirebaseMessaging;\nclass A { void f(Object m) {} }\n"
    let scratch = try ScratchFolder(["a.txt": "FirebaseMessaging\n", "src/none.py": "x = 'fcm'\n"])
    for number in 1...6 { try scratch.write(code, to: "src/Push\(number).java") }
    func remarks(_ arguments: String...) -> [String] {
      CommandRun(arguments, folder: scratch.path).errors.split(separator: "\n").map(String.init)
        .filter {
          $0.contains("mention")
        }
    }
    let start = " mentions FirebaseMessaging, but no message was recognized; "
    XCTAssertEqual(
      remarks("."),
      (1...5).map { "fcmlint: src/Push\($0).java" + start + "--verbose says why" }
        + ["fcmlint: other files mention FCM, too"])
    XCTAssertEqual(
      remarks("--verbose", "src/Push2.java"),
      [
        "fcmlint: src/Push2.java" + start
          + "no object or builder in it is given to a call, type or URL of FCM"
      ])
    XCTAssertEqual(remarks("--quiet", "."), [])
    let spring = "import org.springframework.messaging.Message;\nclass B { Message<String> m; }\n"
    try scratch.write(spring, to: "src/Queue.java")
    XCTAssertEqual(remarks("src/Queue.java"), [])
    try scratch.write("func f() { g(messaging.Message{}) }\n", to: "src/push.go")
    XCTAssertEqual(remarks("src/push.go").count, 1)
    try scratch.write(ScratchFolder.good, to: "b.json")
    XCTAssertEqual(remarks("."), [])
  }

  func testJSONTextThatCannotBeReadIsNamedIfNothingIsFound() throws {
    let scratch = try ScratchFolder([
      "src/send.rb": #"body = '{"message": {"topic": "news", "notification": {"title": '"#,
      "src/Send.kt": #"val a = "{\"message\": {\"token\": " + token + ", \"data\": {}}}""#,
      "src/other.rb": #"body = '{"message": {"text": "no push", "level": 1 '"#,
    ])
    for (name, isNamed) in [("send.rb", true), ("Send.kt", true), ("other.rb", false)] {
      let run = CommandRun(["--verbose", "src/\(name)"], folder: scratch.path)
      let remark =
        "src/\(name) mentions \"message\" in JSON text, but no message was recognized; "
        + "the text is not complete, or code puts it together"
      XCTAssertEqual(run.errors.contains(remark), isNamed, run.errors)
    }
  }

  func testADirectoryWithNothingToCheckIsNamed() throws {
    let scratch = try ScratchFolder(["docs/a.md": "# Push\n", "bin/b": ""])
    let types = "no .json, .jsonc, .json5, .jsonl, .ndjson or .apns files"
    let nothing = "bin: no JSON, text, script or source files"
    try scratch.write(#"{"embedded": false}"#, to: ".fcmlint.json")
    for (run, words) in [
      (
        scratch.run("--no-embedded", "docs"),
        "docs: \(types); --no-embedded restricts the search to JSON"
      ),
      (scratch.run("docs"), "docs: \(types); the configuration restricts the search to JSON"),
      (scratch.run("bin"), nothing), (scratch.run("--no-embedded", "bin"), nothing),
    ] {
      XCTAssertEqual(run.status, 0)
      XCTAssertEqual(run.errors, "fcmlint: nothing to check in \(words)\n")
    }
    XCTAssertEqual(scratch.run("--require-documents", "docs").status, 1)
  }

  func testTheConfigurationDecidesWhatAFileContains() throws {
    let scratch = try ScratchFolder(["a.txt": ScratchFolder.bad, "b.page": Self.page])
    try scratch.write(
      """
      {"root": true, "documents": [
        {"files": ["*.txt"], "kind": "send-request"}, {"files": ["*.page"], "embedded": true}
      ]}
      """, to: ".fcmlint.json")
    XCTAssertEqual(scratch.findings("."), ["a.txt topic-prefix", "b.page topic-prefix"])
    XCTAssertEqual(scratch.findings("a.txt"), ["a.txt topic-prefix"])
    for text in [#"{"files": ["a"]}"#, #"{"files": ["a"], "embedded": 1}"#] {
      try scratch.write("{\"documents\": [\(text)]}", to: ".fcmlint.json")
      XCTAssertEqual(scratch.run("a.txt").status, 2, text)
    }
  }

  func testFixesKeepEverythingAroundTheDocument() throws {
    let scratch = try ScratchFolder(["a.md": Self.page])
    let fixed = Self.page.replacingOccurrences(of: "/topics/a", with: "a")
    XCTAssertEqual(scratch.run("--fix", "--stdin-filename", "x.md", input: Self.page).output, fixed)
    XCTAssertEqual(scratch.run("--fix", "a.md").status, 0)
    XCTAssertEqual(try scratch.read("a.md"), fixed)
  }

  func testTheBaselineNamesDocumentsByNumber() throws {
    let scratch = try ScratchFolder(["a.md": Self.page])
    XCTAssertEqual(scratch.run("--write-baseline", "known.json", "a.md").status, 0)
    try scratch.write("New first line.\n\n" + Self.page, to: "a.md")
    XCTAssertEqual(scratch.findings("--baseline", "known.json", "a.md"), [])
    try scratch.write(Self.page + "\n" + Self.page, to: "a.md")
    XCTAssertEqual(scratch.findings("--baseline", "known.json", "a.md"), ["a.md topic-prefix"])
  }

  func testReportsShowTheOuterFile() throws {
    let scratch = try ScratchFolder(["a.md": Self.page])
    let full = scratch.run("--color", "never", "a.md").output
    XCTAssertTrue(full.contains("4 | > { \"message\": { \"topic\": \"/topics/a\""), full)
    let json = scratch.run("--format", "json", "a.md").output
    XCTAssertTrue(json.contains("\"start\":{\"line\":4,\"column\":27,"), json)
    XCTAssertTrue(json.contains("\"edits\":[{\"start\":45,\"end\":53,"), json)
  }

  func testRequiredDocumentsAreFound() throws {
    let code = """
      import { getMessaging } from "firebase-admin/messaging";
      const send = (token, title) => getMessaging().send({ token, notification: { title } });

      """
    let scratch = try ScratchFolder(["a.md": "Nothing here.\n", "b.md": Self.page, "c.ts": code])
    XCTAssertEqual(scratch.run("--require-documents", "c.ts").status, 0, "of variables only")
    XCTAssertEqual(scratch.run("--require-documents", "--fail-on", "never", "b.md").status, 0)
    XCTAssertEqual(scratch.run("--require-documents", "a.md").status, 1)
  }
}
