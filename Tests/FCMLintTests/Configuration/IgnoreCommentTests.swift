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
    XCTAssertTrue(found.contains("a.json bad-color"), "\(found)")
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
