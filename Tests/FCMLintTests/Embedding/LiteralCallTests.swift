import FCMLint
import FCMLintEmbedding
import XCTest

/// Messages in calls of the Admin SDKs, and what the SDKs reject.
final class LiteralCallTests: XCTestCase {
  private func diagnostics(_ code: String, _ language: HostLanguage) -> [Diagnostic] {
    EmbeddedLinter(
      LintSession(Linter()), language: language, templates: .standard, kind: nil
    )
    .lint(Array(code.utf8)).diagnostics
  }

  private func kinds(_ code: String) -> [String] {
    EmbeddedExtractor.documents(in: Array(code.utf8), language: .javaScript)
      .map { $0.kind?.word ?? "detected" }
  }

  func testTheArgumentOfTheServiceIsAMessageWhateverItsNames() {
    let start = "const { getMessaging } = require('firebase-admin/messaging');\n"
    let message = "send({ topic: 'n', title: 'a', body: 'b' })"
    XCTAssertEqual(kinds(start + "getMessaging().\(message)"), ["admin-node"])
    XCTAssertEqual(
      kinds(start + "const push = getMessaging(app);\npush.\(message)"), ["admin-node"])
    XCTAssertEqual(
      kinds(start + "this.push = firebase.app('x').messaging();\nthis.push.\(message)"),
      ["admin-node"])
    XCTAssertEqual(kinds(start + "getMessaging().sendEach([{ title: 'a' }])"), ["admin-node"])
    let code = start + "getMessaging().\(message)"
    let found = diagnostics(code, .javaScript)
    XCTAssertEqual(found.map { $0.pointer }, ["/title", "/body"])
    XCTAssertEqual(
      found.map {
        String(decoding: Array(code.utf8)[$0.range.start..<$0.range.end], as: UTF8.self)
      },
      ["title", "body"])
  }

  func testOtherServicesWithTheSameNamesAreLeftAlone() {
    let start = "const { getMessaging } = require('firebase-admin/messaging');\n"
    let message = "send({ topic: 'n', title: 'a', body: 'b' })"
    XCTAssertEqual(kinds("const messaging = queue();\nmessaging.\(message)"), [])
    XCTAssertEqual(kinds(start + "const push = queue();\npush.\(message)"), [])
    XCTAssertEqual(kinds(start + "const m = getMessaging().app;\nm.\(message)"), [])
    XCTAssertEqual(kinds(start + "const m = getMessaging();\nqueue.m.\(message)"), [])
    XCTAssertEqual(
      kinds(start + "function a() { const m = getMessaging() }\nfunction b(m) { m.\(message) }"), []
    )
    XCTAssertEqual(
      kinds(start + "const a = { title: 'x' }; function b(a) { getMessaging().send(a) }"), [],
      "the argument may be another variable")
    XCTAssertEqual(kinds(start + "getMessaging().send(a, { title: 'x' })"), [])
  }
}
