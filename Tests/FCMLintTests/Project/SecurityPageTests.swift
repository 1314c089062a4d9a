import Foundation
import XCTest

/// The promises of `SECURITY.md`: the tests that it names exist, and the product opens no connection.
final class SecurityPageTests: XCTestCase {
  func testNamedTestsExist() throws {
    let page = try String(
      contentsOf: Golden.root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    let tests = Set(
      try SourceTree.files(in: "Tests").map { ($0.path as NSString).lastPathComponent })
    var count = 0
    for name in try SourceTree.matches("`([A-Za-z][A-Za-z0-9./_-]*)`", in: page) {
      if name.contains("/") {
        let file = Golden.root.appendingPathComponent(name).path
        XCTAssertTrue(FileManager.default.fileExists(atPath: file), name)
      } else if name.hasSuffix("Tests") {
        XCTAssertTrue(tests.contains(name + ".swift"), name)
      } else {
        continue
      }
      count += 1
    }
    XCTAssertGreaterThan(count, 15)
  }

  func testNoSourceOpensAConnection() throws {
    for file in try SourceTree.files(in: "Sources") + SourceTree.files(in: "rules") {
      let calls = try SourceTree.matches(
        "\\b(socket|connect|getaddrinfo|gethostbyname|sendto|recvfrom|URLSession)\\(", in: file.code
      )
      XCTAssertEqual(calls, [], file.path)
    }
  }
}
