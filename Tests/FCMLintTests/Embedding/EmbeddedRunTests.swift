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

  func testADirectoryIsSearchedOnRequestOnly() throws {
    let scratch = try ScratchFolder(["docs/a.md": Self.page, "docs/b.json": ScratchFolder.bad])
    XCTAssertEqual(scratch.findings("."), ["docs/b.json topic-prefix"])
    let all = ["docs/a.md topic-prefix", "docs/b.json topic-prefix"]
    XCTAssertEqual(scratch.findings("--embedded", "."), all)
    try scratch.write(
      #"{"root": true, "documents": [{"files": ["docs/*.md"], "embedded": true}]}"#,
      to: ".fcmlint.json")
    XCTAssertEqual(scratch.findings("."), all)
  }

  func testADirectoryWithNothingToCheckIsNamed() throws {
    let scratch = try ScratchFolder(["docs/a.md": "# Push\n", "bin/b": ""])
    let types = "no .json, .jsonl, .ndjson or .apns files"
    for (run, words) in [
      (
        scratch.run("docs"),
        "docs: \(types); use --embedded to include text, scripts and source files"
      ),
      (scratch.run("bin"), "bin: \(types)"),
      (scratch.run("--embedded", "bin"), "bin: no JSON, text, script or source files"),
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
    XCTAssertEqual(scratch.findings("."), ["b.page topic-prefix"])
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
    let scratch = try ScratchFolder(["a.md": "Nothing here.\n", "b.md": Self.page])
    XCTAssertEqual(scratch.run("--require-documents", "--fail-on", "never", "b.md").status, 0)
    XCTAssertEqual(scratch.run("--require-documents", "a.md").status, 1)
  }
}
