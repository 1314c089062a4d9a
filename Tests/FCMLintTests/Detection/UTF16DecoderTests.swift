import FCMLint
import XCTest

/// Sources in UTF-16, as some shells write them, and the reasons for skipping documents.
final class UTF16DecoderTests: XCTestCase {
  private let message = #"{"message":{"topic":"a","notification":{"title":"Grüße 🌊"}}}"# + "\r\n"

  private func wide(_ text: String, isBig: Bool = false, hasMark: Bool = true) -> [UInt8] {
    ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBig ? bytes.reversed() : bytes
    }
  }

  private func report(_ bytes: [UInt8], layout: Linter.Layout = .single) -> Linter.Report {
    bytes.withUnsafeBufferPointer {
      LintSession(TestLinter.of()).lint($0, layout: layout, extras: .reasons)
    }
  }

  private func rules(_ bytes: [UInt8], layout: Linter.Layout = .single) -> [String] {
    report(bytes, layout: layout).diagnostics.map(\.rule)
  }

  func testAMessageInUTF16IsOneFinding() {
    for isBig in [false, true] {
      XCTAssertEqual(rules(wide(message, isBig: isBig)), ["invalid-utf8"])
      XCTAssertEqual(rules(wide("[{}, \(message)]", isBig: isBig)), ["invalid-utf8"])
    }
    let lines = wide(message + message)
    XCTAssertEqual(rules(lines, layout: .lines), ["invalid-utf8"])
    XCTAssertEqual(rules(wide(#"{"aps":{"alert":"Hi","badge":1}}"#)), ["invalid-utf8"])
    XCTAssertEqual(report(lines).diagnostics.first?.range, ByteRange(0, 2))
  }

  func testOtherUTF16SourcesAreSkipped() {
    for text in [#"{"name":"app","version":"1.0"}"#, "", "[]", "hello", "{", "\u{0}"] {
      XCTAssertEqual(rules(wide(text)), [], text)
      XCTAssertEqual(rules(wide(text) + [0x20]), [], text)
    }
    XCTAssertEqual(rules([0xFF, 0xFE]), [])
    XCTAssertEqual(rules([0xFE, 0xFF, 0x00]), [])
  }

  func testReasonsForSkippingValues() {
    func reasons(_ text: String) -> [String] { report(Array(text.utf8)).skipReasons.map(\.reason) }
    XCTAssertEqual(reasons(#"{"name":"app"}"#), ["no FCM fields found"])
    XCTAssertEqual(reasons(#"{"message":{"role":"user"}}"#), [#"no FCM fields found in "message""#])
    XCTAssertEqual(reasons("{}"), ["empty"])
    XCTAssertEqual(reasons(" "), ["empty"])
    XCTAssertEqual(reasons("1"), ["not an object"])
    XCTAssertEqual(reasons("[1, {}, 2]"), ["not an object", "empty"])
    XCTAssertEqual(reasons(message), [])
    XCTAssertEqual(report(wide("{}")).skipReasons.map(\.reason), ["not UTF-8"])
    XCTAssertEqual(report(Array("[1, 2]".utf8)).skipReasons.map(\.count), [2])
  }
}
