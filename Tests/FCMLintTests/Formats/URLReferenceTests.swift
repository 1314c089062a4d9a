import FCMLint
import XCTest

final class URLReferenceTests: XCTestCase {
  private func check(
    _ text: String, _ problem: URLReference.Problem?, host: String? = nil, segment: String? = nil,
    ext: String? = nil, stray: String? = nil, line: UInt = #line
  ) {
    let url = URLReference(text)
    XCTAssertEqual(url.problem, problem, text, line: line)
    if let host { XCTAssertEqual(url.host.map { url.text($0) }, host, text, line: line) }
    if let segment { XCTAssertEqual(url.text(url.lastSegment), segment, text, line: line) }
    if let ext { XCTAssertEqual(url.fileExtension, ext, text, line: line) }
    XCTAssertEqual(url.strayCharacter.map { url.text($0) }, stray, text, line: line)
  }

  func testOrdinaryAddresses() {
    check("https://h/a.png", nil, host: "h", segment: "a.png", ext: "png")
    check("https://h", nil, host: "h", segment: "", ext: "")
    check("https://h/", nil, host: "h", segment: "", ext: "")
    check("HTTPS://EXAMPLE.com/A.PNG", nil, host: "EXAMPLE.com", segment: "A.PNG", ext: "png")
    check("http://example.com:80/a.jpg", nil, host: "example.com", ext: "jpg")
    check("https://example.com:/a.jpg", nil, host: "example.com", ext: "jpg")
    check("https://example.com./a.jpg", nil, host: "example.com.", ext: "jpg")
    check("https://user:pa@ss@h/a.gif", nil, host: "h", ext: "gif")
    check("https://user:80@h:81/a.gif", nil, host: "h", ext: "gif")
    check("https://under_score.example.com/a.png", nil, ext: "png")
    check("https://192.0.2.7/a.png", nil, host: "192.0.2.7", ext: "png")
    check("https://xn--grn-hoa.example/a.png", nil, host: "xn--grn-hoa.example")
    check("https://grün.example/ä.png", nil, host: "grün.example", segment: "ä.png", ext: "png")
    check("https://東京.example/塔.jpeg", nil, host: "東京.example", segment: "塔.jpeg", ext: "jpeg")
  }

  func testAddressesInBrackets() {
    check("https://[2001:db8::7]:8443/a.png", nil, host: "[2001:db8::7]", ext: "png")
    check("https://[::1]/a.png", nil, host: "[::1]")
    check("https://[::]/a.png", nil, host: "[::]")
    check("https://[1:2:3:4:5:6:7:8]/", nil)
    check("https://[1:2:3:4:5:6:7::]/", nil)
    check("https://[::2:3:4:5:6:7:8]/", nil)
    check("https://[1:2:3::5:6:7:8]/", nil)
    check("https://[1:2:3:4::5:6:7:8]/", .badHost)
    check("https://[1:2:3:4:5:6:7]/", .badHost)
    check("https://[1:2:3:4:5:6:7:8:9]/", .badHost)
    check("https://[1:2:3:4:5:6:192.0.2.1]/", nil)
    check("https://[1:2:3:4:5:6:7:192.0.2.1]/", .badHost)
    check("https://[192.0.2.1::1]/", .badHost)
    check("https://[:1:2:3:4:5:6:7]/", .badHost)
    check("https://[1:2:3:4:5:6:7:]/", .badHost)
    check("https://[::255.255.255.255]/", nil)
    check("https://[::1.2.3]/", .badHost)
    check("https://[::1.2.3.4444]/", .badHost)
    check("https://[::ffff:192.0.2.1]/", nil)
    check("https://[fe80::1%25eth0]/", nil)
    check("https://[1:2:3]/", .badHost)
    check("https://[1::2::3]/", .badHost)
    check("https://[12345::]/", .badHost)
    check("https://[::1", .badHost)
    check("https://[]/", .badHost)
    check("https://[::g]/", .badHost)
    check("https://[::1]x/", .badHost)
    check("https://[1:2:3:4:5:6:7:8:9]/", .badHost)
    check("https://[::256.0.0.1]/", .badHost)
  }

  func testExtensions() {
    check("https://h/cat.jpg?alt=media&token=1", nil, segment: "cat.jpg", ext: "jpg")
    check("https://h/cat.jpg#a.png", nil, segment: "cat.jpg", ext: "jpg")
    check("https://h/img?file=cat.jpg", nil, segment: "img", ext: "")
    check("https://h/img#cat.jpg", nil, segment: "img", ext: "")
    check("https://h/v2.1/cat", nil, segment: "cat", ext: "")
    check("https://h/a.b.c.tar.PnG", nil, ext: "png")
    check("https://h/o/images%2Fcat.jpg?alt=media", nil, segment: "images%2Fcat.jpg", ext: "jpg")
    check("https://h/o/v1.2%2Fcat", nil, segment: "v1.2%2Fcat", ext: "")
    check("https://h/cat%2Ejpg", nil, segment: "cat%2Ejpg", ext: "jpg")
    check("https://h/gr%C3%BCn.jpeg", nil, segment: "gr%C3%BCn.jpeg", ext: "jpeg")
    check("https://h/cat.j%70g", nil, segment: "cat.j%70g", ext: "jpg")
    check("https://h/.png", nil, segment: ".png", ext: "")
    check("https://h/cat.", nil, segment: "cat.", ext: "")
    check("https://h/cat.png/", nil, segment: "", ext: "")
    check("https://h/cat.this-is-no-extension", nil, ext: "")
    check("https://h//a//b.png", nil, segment: "b.png", ext: "png")
    check("https://foo.bar.pizza-monster.png", nil, host: "foo.bar.pizza-monster.png", ext: "")
    check("https://h?x=/a.png", nil, host: "h", segment: "", ext: "")
  }

  func testTextsThatAreNotAbsoluteURLs() {
    check("", .empty)
    check("   ", .empty, stray: "   ")
    check("foo", .noScheme)
    check("/a.png", .noScheme)
    check("//h/a.png", .noScheme, host: "h")
    check("example.com/a.png", .noScheme)
    check("localhost:8080/a.png", .noScheme)
    check("example.com:443/a.png", .noScheme)
    check("#top", .noScheme)
    check("1http://h/", .noScheme)
    check(":", .noScheme)
    check("://h", .noScheme)
    check("gs://bucket/cat.png", .otherScheme)
    check("data:image/png;base64,AAAA", .otherScheme)
    check("file:///a.png", .otherScheme)
    check("mailto:a@b", .otherScheme)
    check("httpsx://h/", .otherScheme)
    check("https:", .noHost)
    check("https:/h/a.png", .noHost)
    check("https:a.png", .noHost)
    check("https://", .noHost)
    check("https:///a.png", .noHost)
    check("https://?a", .noHost)
    check("https://:80/", .noHost)
    check("https://user@/", .noHost)
    check("https://a..b/", .badHost)
    check("https://.b/", .badHost)
    check("https://a b/", .badHost)
    check("https://h:80:90/", .badHost)
    check("https://a,b/", .badHost)
    check("https://%zz/", .badHost)
    check("https://h:65536/", .badPort)
    check("https://h:8o/", .badPort)
    check("https://h:99999999999999999999999/", .badPort)
    check("https://\(String(repeating: "a", count: 64)).b/", .badHost)
  }

  func testStrayCharacters() {
    check("https://h/my cat.png", nil, segment: "my cat.png", ext: "png", stray: " ")
    check(" https://h/cat.png", nil, ext: "png", stray: " ")
    check("https://h/cat.png\n", nil, ext: "png", stray: "\n")
    check("https://h/100%.png", nil, ext: "png", stray: "%")
    check("https://h/a%2", nil, segment: "a%2", stray: "%")
    check("https://h/a%", nil, segment: "a%", stray: "%")
    check("https://h/\"a\".png", nil, ext: "png", stray: "\"")
    check("https://h\\a.png", nil, host: "h", segment: "a.png", stray: "\\")
    check("https://h/a\u{0}.png", nil, ext: "png", stray: "\u{0}")
    check("https://h/{id}.png", nil, ext: "png", stray: "{")
  }

  func testParts() {
    let url = URLReference("https://me@h:81/a/b.png?q=1?2#f#g")
    XCTAssertEqual(url.scheme, 0..<5)
    XCTAssertEqual(url.userinfo, 8..<10)
    XCTAssertEqual(url.host, 11..<12)
    XCTAssertEqual(url.port, 13..<15)
    XCTAssertEqual(url.path, 15..<23)
    XCTAssertEqual(url.lastSegment, 18..<23)
    XCTAssertEqual(url.query, 24..<29)
    XCTAssertEqual(url.fragment, 30..<33)
    XCTAssertTrue(url.isHTTPS)
    XCTAssertNil(url.plainHTTPScheme)
  }

  func testLoopback() {
    for host in ["localhost", "LOCALHOST:80", "a.localhost", "127.0.0.1:3000", "[::1]:80"] {
      XCTAssertTrue(URLReference("http://\(host)/").isLoopback, host)
    }
    for host in ["localhost.example", "xlocalhost", "127.example.com", "127.", "h"] {
      XCTAssertFalse(URLReference("http://\(host)/").isLoopback, host)
    }
  }

  /// No prefix and no pair of unusual bytes traps, and all ranges are inside the text.
  func testNoTextTraps() {
    let alphabet = ["h", ":", "/", "[", "]", "%", "@", "?", "#", ".", "\\", " ", "é", "\u{0}", "2"]
    let whole = "https://u:p@[::1%25e]:80/%2F.%2e/a.png?x=%#y"
    var texts = (0...whole.utf8.count).map {
      String(decoding: whole.utf8.prefix($0), as: UTF8.self)
    }
    for one in alphabet {
      for two in alphabet {
        texts += ["https://\(one)\(two)", "\(one)\(two)", "https://h/\(one)\(two)"]
      }
    }
    for text in texts {
      let url = URLReference(text)
      let parts = [
        url.scheme, url.userinfo, url.host, url.port, url.path, url.lastSegment, url.query,
        url.fragment, url.strayCharacter,
      ]
      for part in parts.compactMap({ $0 }) {
        XCTAssertTrue((0...text.utf8.count).contains(part.upperBound), text)
      }
      _ = (url.text(url.lastSegment), url.hostExtension, url.hostAndPort)
    }
  }
}
