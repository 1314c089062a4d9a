import FCMLintWorkspace
import XCTest

@testable import FCMLint
@testable import FCMLintReporting

final class LogSanitizerTests: XCTestCase {
  func testCommandsAreBroken() {
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
  }

  func testFingerprintsAreTheKnownHash() {
    XCTAssertEqual(Fingerprint.of(""), "6c62272e07bb014262b821756295c58d")
    XCTAssertEqual(Fingerprint.of("a"), "d228cb696f1a8caf78912b704e4a8964")
    XCTAssertEqual(Fingerprint.of("foobar"), "343e1662793c64bf6f0d3597ba446f18")
  }
}
