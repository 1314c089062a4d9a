import FCMLint
import FCMLintEmbedding
import FCMLintRules
import XCTest

/// Code and requests in the strings of JSON files, and literals that are forced to be documents.
final class TextInJSONTests: XCTestCase {
  private static let request =
    #"{\"message\":{\"token\":\"abc\",\"notification\":{\"title\":\"a\",\"sound\":\"x\"}}}"#

  func testWorkflows() throws {
    let code =
      "msg.payload = { message: { token: 'abc', notification: { title: 'a', sound: 'x' } } };"
    let scratch = try ScratchFolder([
      "a.json": #"{"nodes":[{"parameters":{"url":"u","jsonBody":"=\#(Self.request)"}}]}"#,
      "b.json":
        #"[{"type":"function","func":"\#(code)\nreturn msg;"},{"template":"\#(Self.request)"}]"#,
      "c.json": #"{"func":"fcm"}"#,
      "d.json": #"{"text":"\#(Self.request)"}"#,
    ])
    XCTAssertEqual(
      scratch.findings("."),
      ["a.json misplaced-field", "b.json misplaced-field", "b.json misplaced-field"])
    XCTAssertEqual(scratch.findings("--no-embedded", "."), [])
    let run = scratch.run("--format", "concise", "a.json")
    XCTAssertTrue(run.output.hasPrefix("a.json:1:"), run.output)
    XCTAssertFalse(scratch.run("a.json").output.contains("fix:"))
  }

  func testFixesInNotebooksKeepTheEscapesOfJSON() {
    let start =
      #"{"cells":[{"cell_type":"code","source":["from firebase_admin import messaging\n","#
    let cell = #""messaging.send(messaging.Message(topic=\"a\",\n","  data={\"n\": 5}))"]}]}"#
    let bytes = Array((start + cell).utf8)
    let fixer = EmbeddedFixer(Linter(), language: .notebook, kind: nil, includesUnsafe: false)
    XCTAssertEqual(
      fixer.fix(bytes).text, start + cell.replacingOccurrences(of: ": 5", with: #": \"5\""#))
  }

  func testTwoEscapesAreOneCharacter() throws {
    let message = #"{\"message\":{\"topic\":\"a\",\"notification\":{\"title\":\"\ud83d\ude00\"}}}"#
    let scratch = try ScratchFolder([
      "a.java": #"class A { String a = "\#(message)"; }"#,
      "a.postman_collection.json": #"{"request":{"body":{"raw":"\#(message)"}}}"#,
    ])
    for name in ["a.java", "a.postman_collection.json"] {
      let output = scratch.run("preview", name).output
      XCTAssertTrue(output.contains("title       😀"), output)
    }
  }

  func testAKindForcesTheLiteralsOfANamedFile() throws {
    let scratch = try ScratchFolder([
      "a.js": "const m = { token: t, data: { n: 5 } };\nconst o = { name: 'x', data: { n: 5 } };\n",
      "b.php": "<?php\n$x = ['message' => $y, 'validate_only' => 'yes'];\n",
    ])
    XCTAssertEqual(scratch.findings("a.js"), [])
    XCTAssertEqual(scratch.findings("--kind", "message", "a.js"), ["a.js non-string-value"])
    XCTAssertEqual(scratch.findings("--kind", "message", "."), [])
    XCTAssertEqual(scratch.findings("--kind", "apns-payload", "a.js"), [])
    XCTAssertEqual(scratch.findings("--kind", "send-request", "b.php"), ["b.php wrong-type"])
  }
}
