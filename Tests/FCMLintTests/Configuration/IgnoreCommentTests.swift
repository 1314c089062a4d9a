import XCTest

/// Comments in JSON files that suppress findings; those in other languages are among the cases.
final class IgnoreCommentTests: XCTestCase {
  private let message = """
    {
      "message": {
        "topic": "news",
        // fcmlint-ignore bad-color: the app reads names
        "android": {
          "notification": { "title": "Hi", "color": "red" },
          "ttl": "1h"
        },
        "data": { "a": 1 } // fcmlint-ignore schema, apns
      }
    }

    """

  func testCommentsCountWhereTheyAreAllowed() throws {
    let scratch = try ScratchFolder(["a.jsonc": message, "a.json": message])
    XCTAssertEqual(
      scratch.findings("a.jsonc"),
      ["a.jsonc bad-duration", "a.jsonc unused-ignore warning"])
    let found = scratch.findings("a.json")
    XCTAssertTrue(found.contains("a.json bad-color warning"), "\(found)")
    XCTAssertTrue(found.contains("a.json non-string-value"), "\(found)")
  }

  func testSuppressedFindingsAreCountedAndKeepTheirReason() throws {
    let scratch = try ScratchFolder(["a.jsonc": message])
    let json = scratch.run("--format", "json", "--include-suppressed", "a.jsonc").output
    XCTAssertTrue(json.contains("\"suppressed\":2}"), json)
    XCTAssertTrue(json.contains("\"place\":\"inSource\""), json)
    XCTAssertTrue(json.contains("\"reason\":\"the app reads names\""), json)
  }

  func testSuppressedFindingsAreNotFixed() throws {
    let scratch = try ScratchFolder(["a.jsonc": message])
    _ = scratch.run("--fix", "--unsafe-fixes", "a.jsonc")
    XCTAssertEqual(
      try scratch.read("a.jsonc"), message.replacingOccurrences(of: "\"1h\"", with: "\"3600s\""))
  }

  func testRulesThatDoNotRunLeaveNoUnusedComment() throws {
    let scratch = try ScratchFolder(["a.jsonc": message])
    XCTAssertEqual(
      scratch.findings("--ignore", "apns,bad-color", "a.jsonc"), ["a.jsonc bad-duration"])
  }

  /// A search reads files without any message for their comments.
  func testCommentsInFilesWithoutMessagesAreUnused() throws {
    let scratch = try ScratchFolder([
      "a.py": "x = 1\n# fcmlint-ignore bad-color\n", "a.js": "// fcmlint-ignore-file bad-color\n",
      "a.go": "package a\n\n// fcmlint-ignore bad-color: b\n",
      "a.md": "<!-- fcmlint-ignore apns -->\n",
      "a.sh": "# fcmlint-ignore bad-color\necho\n", "a.yaml": "# fcmlint-ignore bad-color\na: 1\n",
      "b.py": "x = 'about fcmlint'\n",
    ])
    XCTAssertEqual(
      scratch.findings("."),
      ["go", "js", "md", "py", "sh", "yaml"].map { "a.\($0) unused-ignore warning" })
  }

  func testManyCommentsTakeLinearTime() throws {
    let comments = String(repeating: "// fcmlint-ignore bad-color\n", count: 5_000)
    let scratch = try ScratchFolder([
      "a.jsonc": comments
        + #"{"message":{"topic":"a","android":{"notification":{"title":"t","color":"red"}}}}"#
    ])
    let run = scratch.run("--format", "json", "a.jsonc")
    XCTAssertTrue(run.output.contains("\"suppressed\":1}"))
  }
}
