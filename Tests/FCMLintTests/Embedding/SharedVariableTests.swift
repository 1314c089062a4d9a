import FCMLint
import FCMLintEmbedding
import FCMLintRules
import XCTest

/// Variables that are parts of several messages.
final class SharedVariableTests: XCTestCase {
  private static let start = "const { getMessaging } = require('firebase-admin/messaging');\n"

  private func rules(_ code: String) -> [String] {
    report(on: code).diagnostics.map { $0.rule }
  }

  private func report(on code: String) -> Linter.Report {
    EmbeddedLinter(
      LintSession(Linter()), language: .javaScript, templates: .standard, kind: nil
    )
    .lint(Array(code.utf8), extras: .acceptedFixes)
  }

  private func fixed(_ code: String) -> String {
    EmbeddedFixer(Linter(), language: .javaScript, kind: nil, includesUnsafe: true)
      .fix(Array(code.utf8)).text
  }

  func testAFindingInAVariableOfTwoMessagesIsReportedAndFixedOnce() {
    let code =
      Self.start + """
        const android = { notification: { color: 'red' } };
        getMessaging().send({ token, notification: { title: 'a' }, android });
        getMessaging().send({ topic: 'a b', notification: { title: 'a' }, android });

        """
    XCTAssertEqual(report(on: code).documents, 2)
    XCTAssertEqual(rules(code), ["bad-color", "bad-topic-name"])
    XCTAssertTrue(fixed(code).contains("color: '#ff0000'"), fixed(code))
  }

  /// The SDK takes milliseconds and the API a text: no value is right for both.
  func testAVariableThatTwoMessagesNeedInDifferentFormsIsNotFixed() {
    let code =
      Self.start + """
        const android = { ttl: 3600 };
        getMessaging().send({ token, data: { a: 'b' }, android });
        fetch('https://fcm.googleapis.com/v1/projects/p/messages:send', {
          body: JSON.stringify({ message: { token, data: { a: 'b' }, android } }) });

        """
    XCTAssertEqual(rules(code).sorted(), ["admin-ttl-unit", "bad-duration"])
    XCTAssertEqual(fixed(code), code)
  }

  func testVariablesThatContainEachOther() {
    let code =
      Self.start + """
        const a = { token, ...b, notification: { title: 'a' } };
        const b = { ...a, android: { notification: { color: 'red' } } };
        getMessaging().send(a);
        getMessaging().send(b);

        """
    XCTAssertEqual(rules(code), ["bad-color"])
  }

  /// The text of all documents is limited, although each may contain the same variable.
  func testALargeVariableInManyMessages() {
    let part = (0..<2000).map { "k\($0): 'v'" }.joined(separator: ", ")
    let messages = (0..<500).map { "getMessaging().send({ token: t\($0), data });" }
    let code = Self.start + "const data = { \(part) };\n" + messages.joined(separator: "\n") + "\n"
    let documents = EmbeddedExtractor.documents(in: Array(code.utf8), language: .javaScript)
    XCTAssertEqual(documents.count, 500)
    XCTAssertLessThan(documents.reduce(0) { $0 + $1.text.count }, 4 * code.utf8.count + 100_000)
  }
}
