import FCMLintWorkspace
import XCTest

@testable import FCMLint
@testable import FCMLintReporting

final class LogSanitizerTests: XCTestCase {
  func testCommandsAreEscaped() {
    let table = [
      ("plain", "plain"), ("##[add-mask]e", "#\\u0023[add-mask]e"),
      ("a ##vso[x]", "a #\\u0023vso[x]"), ("##VSO[x]", "#\\u0023VSO[x]"),
      ("##teamcity[x]", "#\\u0023teamcity[x]"), ("###[x", "##\\u0023[x"), ("## [x", "## [x"),
      ("#[x", "#[x"), ("::error::x", "\\u003a:error::x"), ("  ::x", "  \\u003a:x"),
      ("a::b", "a::b"), ("a\nb", "a\\u000ab"), ("\u{1B}[0m", "\\u001b[0m"),
      ("\u{202E}", "\\u202e"), ("é 🗼", "é 🗼"), ("\u{9B}31m", "\\u009b31m"),
    ]
    for (text, expected) in table { XCTAssertEqual(LogSanitizer.safe(text), expected) }
    for (_, expected) in table { XCTAssertEqual(LogSanitizer.safe(expected), expected) }
  }

  func testFileNamesAreMadeHarmless() {
    let diagnostic = Diagnostic(
      rule: "r", severity: .warning, message: "m\n::error::m", help: "h", range: ByteRange(0, 1),
      document: 0, kind: .message, pointer: "", notes: [], fixes: [])
    let source = SourceReport(path: "::a\n##[b].json", bytes: [0x31], diagnostics: [diagnostic])
    var concise = ReportFormat.concise.reporter()
    XCTAssertEqual(
      concise.report(source),
      "\\u003a:a\\u000a#\\u0023[b].json:1:1: warning: m\\u000a::error::m [r]\n")
    var full = ReportFormat.full.reporter()
    for line in full.report(source).split(separator: "\n") {
      XCTAssertFalse(line.drop { $0 == " " }.hasPrefix("::"), String(line))
    }
  }

  func testWrappedLinesStartNoCommand() {
    let lines = TerminalStyle(columns: 24).wrapped("twenty letters at least ::error::boo")
    XCTAssertEqual(lines, ["twenty letters at least", "\\u003a:error::boo"])
  }

  func testWidths() {
    XCTAssertEqual(DisplayWidth.of("abc"), 3)
    XCTAssertEqual(DisplayWidth.of("東京"), 4)
    XCTAssertEqual(DisplayWidth.of("e\u{301}"), 1)
    XCTAssertEqual(DisplayWidth.of("🗼"), 2)
    XCTAssertEqual(DisplayWidth.of("\u{1B}[31;1mab\u{1B}[0mc"), 3)
    let link = "\u{1B}]8;;https://a.example/b[c]\u{1B}\\"
    XCTAssertEqual(DisplayWidth.of("[\(link)ab\u{1B}]8;;\u{1B}\\]c"), 5)
  }

  /// The first and the last character of each wide script, and their neighbors.
  func testRangesOfWideCharacters() {
    let widths: [UInt32: Int] = [
      0x2FF: 1, 0x300: 0, 0xAD: 1, 0x10FF: 1, 0x1100: 2, 0x115F: 2, 0x1160: 1, 0x2E7F: 1, 0x2E80: 2,
      0x303E: 2, 0x303F: 1, 0x3040: 1, 0x3041: 2, 0xA4CF: 2, 0xA4D0: 1, 0xA95F: 1, 0xA960: 2,
      0xA97F: 2, 0xA980: 0, 0xABFF: 1, 0xAC00: 2, 0xD7A3: 2, 0xD7A4: 1, 0xF8FF: 1, 0xF900: 2,
      0xFAFF: 2, 0xFB00: 1, 0xFE0F: 0, 0xFE10: 2, 0xFE19: 2, 0xFE1A: 1, 0xFE2F: 0, 0xFE30: 2,
      0xFE6F: 2, 0xFE70: 1, 0xFEFF: 0, 0xFF00: 2, 0xFF60: 2, 0xFF61: 1, 0xFFDF: 1, 0xFFE0: 2,
      0xFFE6: 2, 0xFFE7: 1, 0x1FFFF: 1, 0x20000: 2, 0x3FFFD: 2, 0x3FFFE: 1, 0x1F3FB: 0,
    ]
    for (value, width) in widths {
      guard let scalar = Unicode.Scalar(value) else { return XCTFail("no letter \(value)") }
      XCTAssertEqual(DisplayWidth.of(scalar), width, String(value, radix: 16))
    }
  }

  func testFingerprintsAreTheKnownHash() {
    XCTAssertEqual(Fingerprint.of(""), "6c62272e07bb014262b821756295c58d")
    XCTAssertEqual(Fingerprint.of("a"), "d228cb696f1a8caf78912b704e4a8964")
    XCTAssertEqual(Fingerprint.of("foobar"), "343e1662793c64bf6f0d3597ba446f18")
  }
}
