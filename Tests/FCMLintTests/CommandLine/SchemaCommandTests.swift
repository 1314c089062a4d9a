import FCMLint
import Foundation
import XCTest

final class SchemaCommandTests: XCTestCase {
  private let description = "fixtures/schema/api-description.json"

  func testTheTablesAgreeWithTheDescription() {
    let run = CommandRun(["schema", "--check", description])
    XCTAssertEqual(run.status, 0, run.output + run.errors)
    XCTAssertTrue(run.output.hasSuffix("agree with \(description)\n"), run.output)
  }

  func testDifferencesAreTold() throws {
    let url = Golden.root.appendingPathComponent(description)
    let text = try String(contentsOf: url, encoding: .utf8)
    let changed = text.replacingOccurrences(of: "\"collapseKey\"", with: "\"collapseKeys\"")
    XCTAssertNotEqual(changed, text)
    let run = CommandRun(["schema", "--check", "-"], input: Array(changed.utf8))
    XCTAssertEqual(run.status, 1)
    let lines = run.output.split(separator: "\n").map(String.init)
    XCTAssertTrue(
      lines.contains("AndroidConfig.collapseKeys: described as string, but no table has it"),
      run.output)
    XCTAssertTrue(
      lines.contains(
        "AndroidConfig.collapseKey: a table has it as string, but the description does not"),
      run.output)
  }

  func testWhatIsNoDescriptionIsRefused() {
    for arguments in [["schema", "x"], ["schema", "--check"], ["schema", "--check", "nowhere"]] {
      XCTAssertEqual(CommandRun(arguments).status, 2)
    }
    XCTAssertEqual(CommandRun(["schema", "--check", "-"], input: Array("{}".utf8)).status, 2)
    XCTAssertTrue(CommandRun(["schema", "-h"]).output.hasPrefix("Usage: fcmlint schema"))
  }
}
