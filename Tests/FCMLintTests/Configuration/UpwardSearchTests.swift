import XCTest

@testable import FCMLint

/// The search for configurations and repositories in parent directories.
final class UpwardSearchTests: XCTestCase {
  private var search = UpwardSearch<String>()
  private var probed: [String] = []

  private func nearest(to folder: String) -> String? {
    search.nearest(to: FilePath(folder)) { folder in
      probed.append(folder.text)
      return folder.text == "/a" ? "found in \(folder.text)" : nil
    }
  }

  func testTheNearestFolderUpwardIsFound() {
    XCTAssertEqual(nearest(to: "/a/b/c"), "found in /a")
    XCTAssertEqual(probed, ["/a/b/c", "/a/b", "/a"])
  }

  func testNothingIsFoundBelowOtherFolders() {
    XCTAssertNil(nearest(to: "/x/y"))
    XCTAssertEqual(probed, ["/x/y", "/x", "/"])
  }

  func testEachFolderIsProbedOnce() {
    // The first search does not fill the table.
    _ = nearest(to: "/x")
    probed = []
    for _ in 1...2 {
      XCTAssertEqual(nearest(to: "/a/b/c"), "found in /a")
      XCTAssertEqual(nearest(to: "/a/b/d"), "found in /a")
      XCTAssertNil(nearest(to: "/y/z"))
      XCTAssertNil(nearest(to: "/y"))
    }
    XCTAssertEqual(probed, ["/a/b/c", "/a/b", "/a", "/a/b/d", "/y/z", "/y", "/"])
  }
}
