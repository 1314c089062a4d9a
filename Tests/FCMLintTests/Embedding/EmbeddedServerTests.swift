import XCTest

/// The language server lints embedded documents in open text and source files.
final class EmbeddedServerTests: XCTestCase {
  private let page = "Text\n\n> ```json\n> \(ScratchFolder.bad)> ```\n"

  private func published(_ name: String, _ text: String, language: String) -> [[String: Any]] {
    let open = ServerRun.open("file:///project/\(name)", text, language: language)
    return ServerRun([ServerRun.hello, open] + ServerRun.goodbye).published.first ?? []
  }

  func testFindingsHaveThePlacesOfTheOuterFile() throws {
    let found = try XCTUnwrap(published("a.md", page, language: "markdown").first)
    XCTAssertEqual(found["code"] as? String, "topic-prefix")
    let start = (found["range"] as? [String: Any])?["start"] as? [String: Int]
    XCTAssertEqual(start, ["line": 3, "character": 22])
  }

  func testTheLanguageIDDecidesIfTheNameDoesNot() {
    let command = "curl -d '\(ScratchFolder.bad)' https://example.com\n"
    XCTAssertEqual(published("deploy", command, language: "shellscript").count, 1)
    XCTAssertEqual(published("deploy", command, language: "makefile").count, 0)
  }

  func testAllSafeFixesAreOffered() throws {
    let uri = "file:///project/a.md"
    let run = ServerRun(
      [
        ServerRun.hello, ServerRun.open(uri, page, language: "markdown"),
        ServerRun.actions(2, uri, only: "source.fixAll"),
      ] + ServerRun.goodbye)
    let actions = try XCTUnwrap(run.result(of: 2) as? [[String: Any]])
    let edit = try XCTUnwrap(actions.first?["edit"] as? [String: Any])
    let changes = try XCTUnwrap(edit["changes"] as? [String: [[String: Any]]])
    XCTAssertEqual(changes[uri]?.count, 1)
    XCTAssertEqual(changes[uri]?.first?["newText"] as? String, "")
  }

  func testTheOutlineOfTextIsLeftToTheEditor() {
    let uri = "file:///project/a.md"
    let run = ServerRun(
      [
        ServerRun.hello, ServerRun.open(uri, page, language: "markdown"),
        #"{"jsonrpc":"2.0","id":2,"method":"textDocument/documentSymbol","#
          + #""params":{"textDocument":{"uri":"file:///project/a.md"}}}"#,
      ] + ServerRun.goodbye)
    XCTAssertTrue(run.result(of: 2) is NSNull)
  }
}
