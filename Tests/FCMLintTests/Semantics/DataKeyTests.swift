import XCTest

@testable import FCMLint

/// Rules about data are only called for entries that may have a meaning of their own.
final class DataKeyTests: XCTestCase {
  private static func isNotable(_ name: String, _ value: String = "") -> Bool {
    let wanted = [Bool](repeating: true, count: Field.allCases.count)
    return JSONTree.read(Array(#"{"data":{"a":"b","\#(name)":"\#(value)"}}"#.utf8)) { tree in
      wanted.withUnsafeBufferPointer { flags in
        guard let root = tree.root, let flags = flags.baseAddress else { return false }
        let validator = SchemaValidator(project: .none)
        _ = validator.validate(root, kind: .message, wanted: flags)
        return validator.events.contains { $0.field == .notableDataEntry }
      }
    }
  }

  func testEveryNameWithAMeaningIsNotable() {
    let names = NotificationKeyInData.all.map { $0.name.description }
    let others = [
      "aps", "from", "message_type", "collapse_key", "gcm", "google.x", "gcm.notification.x",
    ]
    for name in names + others + (others.dropFirst().map { $0.uppercased() }) {
      XCTAssertTrue(Self.isNotable(name), name)
    }
    XCTAssertTrue(Self.isNotable("\\u0066rom"))
    XCTAssertTrue(Self.isNotable("titl\\u0065"))
  }

  func testTheTextOfAnObjectIsNotable() {
    XCTAssertTrue(Self.isNotable("id", "[object Object]"))
    XCTAssertTrue(Self.isNotable("id", "\\u005bobject Object]"))
  }

  func testOtherNamesAreNot() {
    for name in ["id", "url", "screen", "sender", "articleId", "titles", "Title", "ap", ""] {
      XCTAssertFalse(Self.isNotable(name, "x"), name)
    }
  }
}
