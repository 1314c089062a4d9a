import FCMLint
import Foundation
import XCTest

/// `$schema` in a file refers to a schema for editors; in a line of a stream, it would be sent.
final class SchemaReferenceTests: XCTestCase {
  private func rules(_ text: String, layout: Linter.Layout = .single) -> [String] {
    TestLinter.of().lint(Array(text.utf8), layout: layout).diagnostics.map(\.rule)
  }

  private let request =
    #"{"$schema": "x", "message": {"topic": "a", "notification": {"title": "b", "body": "c"}}}"#

  func testFilesMayReferToASchema() {
    XCTAssertEqual(rules(request), [])
    XCTAssertEqual(rules("[\(request), \(request)]"), [])
    let group = #""operation": "create", "notification_key_name": "a""#
    XCTAssertEqual(
      rules(#"{"$schema": "x", "# + group + #", "registration_ids": ["{{token}}"]}"#), [])
  }

  func testOtherMembersNamedSchemaAreUnknown() {
    XCTAssertEqual(rules(request + "\n", layout: .lines), ["unknown-field"])
    XCTAssertEqual(rules(request.replacingOccurrences(of: "\"x\"", with: "1")), ["unknown-field"])
    XCTAssertEqual(
      rules(#"{"message": {"$schema": "x", "topic": "a", "notification": {"title": "b"}}}"#),
      ["unknown-field"])
  }
}
