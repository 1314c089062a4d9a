import XCTest

@testable import FCMLint

/// Rules about data are only called for keys that may be special.
final class DataKeyTests: XCTestCase {
  private static func mayBeSpecial(_ name: String) -> Bool {
    JSONTree.read(Array("{\"\(name)\":\"\"}".utf8)) { tree in
      tree.root?.members.first { _ in true }.map { DataKey.mayBeSpecial($0.key) } ?? false
    }
  }

  func testEverySpecialNameIsKnown() {
    let names = NotificationKeyInData.all.map { $0.name.description }
    let others = [
      "aps", "from", "message_type", "collapse_key", "gcm", "google.x", "gcm.notification.x",
    ]
    for name in names + others + (others.dropFirst().map { $0.uppercased() }) {
      XCTAssertTrue(Self.mayBeSpecial(name), name)
    }
    XCTAssertTrue(Self.mayBeSpecial("\\u0066rom"))
  }

  func testOtherNamesAreNot() {
    for name in ["id", "url", "screen", "sender", "articleId", ""] {
      XCTAssertFalse(Self.mayBeSpecial(name), name)
    }
  }
}
