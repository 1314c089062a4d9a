import XCTest

@testable import FCMLint

/// The summary of a URL agrees with the parsed URL.
final class URLSummaryTests: XCTestCase {
  private func outline(_ text: String) -> URLSummary {
    JSONTree.read(Array(JSONEscaping.quoted(text).utf8)) { tree in
      URLSummary(JSONNode(core: tree.core, index: 0))
    }
  }

  func testPlainURLsAreSound() {
    for text in [
      "https://a.bc", "https://example.com/a/b.png", "https://a-b_c.d1.example/x/", "https://a.lx",
      "https://a.xo",
    ] {
      XCTAssertTrue(outline(text).isSound, text)
    }
  }

  func testHostsThatMayBeLocalAreNotSound() {
    for text in ["https://a", "https://localhost/b", "https://a.LOcal", "https://1.b/c"] {
      XCTAssertFalse(outline(text).isSound, text)
    }
  }

  func testSummaryAgreesWithTheParts() {
    let long = String(repeating: "a", count: 63)
    let addresses = [
      "https://example.com/a/b.png", "https://example.com/.png", "https://example.com/a.jpg",
      "https://\(long).b/c", "https://\(long)a.b/c",
      "https://\(long).\(long).\(long).\(long)/c.png", "https://a.b.c/d//e.png/", "https://a//.png",
    ]
    let signs = ["", " ", ".", "/", ":", "?", "#", "%", "@", "é", "_", "\\", "~", "A", "\t", "-"]
    for address in addresses {
      for index in 0...address.utf8.count {
        for sign in signs {
          let place = String.Index(utf16Offset: index, in: address)
          let text = String(address[..<place]) + sign + String(address[place...])
          compare(text)
          if place < address.endIndex {
            compare(String(address[..<place]) + sign + String(address[place...].dropFirst()))
          }
        }
      }
    }
  }

  private func compare(_ text: String) {
    let outline = outline(text)
    guard outline.isSound else {
      XCTAssertFalse(outline.hasPath || outline.endsLikeImage, text)
      return
    }
    let url = URLReference(text)
    XCTAssertTrue(url.isAbsolute && url.isHTTPS && url.strayCharacter == nil, text)
    XCTAssertFalse(url.isLocal, text)
    XCTAssertEqual(outline.hasPath, url.path.count > 1, text)
    XCTAssertEqual(
      outline.endsLikeImage, url.pathEnds(in: ".png") || url.pathEnds(in: ".jpg"), text)
  }
}
