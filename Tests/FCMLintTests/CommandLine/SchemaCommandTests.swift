import XCTest

final class SchemaCommandTests: XCTestCase {
  func testUnknownKindIsRejected() {
    for arguments in [["schema", "x"], ["schema", "--kind"], ["schema", "--kind", "legacy"]] {
      XCTAssertEqual(CommandRun(arguments).status, 2, "\(arguments)")
    }
    XCTAssertTrue(CommandRun(["schema", "-h"]).output.contains("\nUsage: fcmlint schema "))
  }
}
