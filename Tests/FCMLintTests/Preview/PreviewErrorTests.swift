import XCTest

/// What `fcmlint preview` says about damaged sources and about errors that belong to no row.
final class PreviewErrorTests: XCTestCase {
  private let cut = #"{"message":{"topic":"a","notification":{"title":"x"}"#

  private func preview(_ files: [String: String], _ options: String...) throws -> CommandRun {
    let folder = try ScratchFolder(files)
    return CommandRun(["preview"] + options, folder: folder.path)
  }

  func testADamagedFileWithoutAnyFieldIsAnError() throws {
    let run = try preview(["a.json": #"{"message":{"#], "a.json")
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.errors,
      "fcmlint: a.json:1:12: this { and 1 enclosing bracket are never closed, so parsers reject it [unclosed-container]\n"
    )
  }

  func testAnEmptyFileIsAnError() throws {
    let message = "1:1: the file contains no document, so parsers reject it [empty-source]\n"
    for name in ["a.json", "a.apns"] {
      let run = try preview([name: ""], name)
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(run.errors, "fcmlint: \(name):\(message)")
    }
    let run = CommandRun(["preview", "-"])
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.errors, "fcmlint: <stdin>:\(message)")
  }

  func testARecoveredMessageIsShownWithItsSyntaxError() throws {
    let run = try preview(["a.json": cut], "--platform", "web", "a.json")
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.errors, "")
    XCTAssertTrue(
      run.output.contains("  ! 1:12 error[unclosed-container]: this { and 1 enclosing"),
      run.output)
    XCTAssertTrue(run.output.contains("    title       x  /message/notification/title"))
  }

  func testOtherFormatsWriteTheSyntaxErrorToStandardError() throws {
    for format in ["json", "apns"] {
      let run = try preview(["a.json": cut], "--format", format, "a.json")
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(
        run.errors,
        "fcmlint: a.json:1:12: this { and 1 enclosing bracket are never closed, so parsers reject it [unclosed-container]\n"
      )
      XCTAssertTrue(run.output.contains(#""x""#), run.output)
    }
  }

  func testADamagedLineHasItsPlaceInTheFile() throws {
    let run = try preview(["a.jsonl": ScratchFolder.good + cut + "\n"], "a.jsonl")
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.output.contains("  ! 2:12 error[unclosed-container]: "), run.output)
  }

  func testForeignFilesAreNoErrors() throws {
    let foreign = ["package.json": #"{"name": "x"}"#, "tsconfig.json": "{\"a\": 1, // why\n}"]
    let named = try preview(foreign, "package.json", "tsconfig.json")
    XCTAssertEqual(named.status, 0)
    XCTAssertEqual(named.errors, "fcmlint: no FCM document found\n")
    let walked = try preview(["push/good.json": ScratchFolder.good, "push/cut.json": "{"], "push")
    XCTAssertEqual(walked.status, 0)
    XCTAssertEqual(walked.errors, "")
    let text = try preview(["a.md": "# {"], "a.md")
    XCTAssertEqual(text.status, 0)
  }

  func testErrorsOfNoRowAreNamed() throws {
    let field = #"{"message":{"topic":"a","notification":{"title":"x"},"colour":1}}"#
    let run = try preview(["a.json": field], "a.json")
    XCTAssertEqual(run.status, 0)
    XCTAssertTrue(
      run.output.contains(#"  ! 1:54 error[unknown-field]: unknown field "colour" in message"#),
      run.output)
  }

  func testASecondDocumentIsNamed() throws {
    let run = try preview(["a.json": ScratchFolder.good + ScratchFolder.good], "a.json")
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(
      run.output.contains("  ! 2:1 error[extra-content]: a second document follows the first"),
      run.output)
  }

  func testTheNumberOfDocumentsOfAnArrayIsWritten() throws {
    let array = "[" + ScratchFolder.good + "," + ScratchFolder.good + "]"
    let run = try preview(["a.json": array], "a.json")
    XCTAssertTrue(run.output.contains("a.json, document 0 (send-request)\n"))
    XCTAssertTrue(run.output.contains("a.json, document 1 (send-request)\n"))
    XCTAssertTrue(run.output.hasSuffix("\n2 documents\n"))
  }
}
