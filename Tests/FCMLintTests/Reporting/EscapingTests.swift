import FCMLint
import XCTest

@testable import FCMLintReporting

/// Escaping in the report formats.
final class EscapingTests: XCTestCase {
  func testAPathAsAReference() {
    let plain = "0189AZaz-._~"
    XCTAssertEqual(URIEncoding.reference("a/\(plain).json"), "a/\(plain).json")
    XCTAssertEqual(URIEncoding.reference("/a b"), "file:///a%20b")
    XCTAssertEqual(
      URIEncoding.reference("@[`{:é%?#&+,"), "%40%5B%60%7B%3A%C3%A9%25%3F%23%26%2B%2C")
  }

  func testFileURIBecomesAPath() {
    func path(_ uri: String) -> String? {
      URIEncoding.path(ofFile: uri).map { String(decoding: $0, as: UTF8.self) }
    }
    XCTAssertEqual(path("file:///a/b%20c_d"), "/a/b c_d")
    XCTAssertEqual(path("FILE://localhost/a"), "/a")
    XCTAssertEqual(path("file:/a"), "/a")
    for uri in ["file:a", "http:///a", "file", "", "file://host"] { XCTAssertNil(path(uri), uri) }
    func name(_ uri: String) -> String {
      String(decoding: URIEncoding.name(in: uri), as: UTF8.self)
    }
    XCTAssertEqual(name("untitled:Untitled-1"), "Untitled-1")
    XCTAssertEqual(name("git:/a/b%20c.json?x=/d#e"), "b c.json")
    XCTAssertEqual(name(""), "")
  }

  func testIncompleteEscapeAtTheEndIsLiteral() {
    let text = Array("a%41%4g%%42%43".utf8)
    text.withUnsafeBufferPointer { text in
      let table = [
        (4, "aA"), (3, "a%4"), (2, "a%"), (11, "aA%4g%B"), (14, "aA%4g%BC"), (13, "aA%4g%B%4"),
      ]
      for (count, expected) in table {
        let decoded = PercentEncoding.decoded(text[..<count])
        XCTAssertEqual(String(decoding: decoded, as: UTF8.self), expected)
      }
    }
  }

  func testTextsOfSARIFHaveNoPlaceholdersAndNoLinks() {
    XCTAssertEqual(SARIFText.literal("{0} [a](b) ]x("), "{{0}} [a]\u{200B}(b) ]x(")
    XCTAssertEqual(SARIFText.literal("abcd", atMost: 4), "abc…")
    XCTAssertEqual(SARIFText.literal("abc", atMost: 4), "abc")
    XCTAssertEqual(SARIFText.literal("ééé", atMost: 4), "ééé")
    XCTAssertEqual(SARIFText.literal("a{b", atMost: 4), "a{{…")
    XCTAssertEqual(SARIFText.literal("a{bc", atMost: 3), "a…")
    XCTAssertEqual(SARIFText.literal("[](", atMost: 4), "[]…")
  }
}
