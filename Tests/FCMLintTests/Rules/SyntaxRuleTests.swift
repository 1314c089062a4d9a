import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// The findings in broken documents: the rule, the range and the pointer.
final class SyntaxRuleTests: XCTestCase {
  private func lint(_ bytes: [UInt8], layout: Linter.Layout = .single) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.select = ["syntax"]
    return TestLinter.of(configuration)
      .lint(bytes, layout: layout).diagnostics
  }

  private func lint(_ text: String) -> [Diagnostic] { lint(Array(text.utf8)) }

  /// A message with other text in its notification.
  private func message(_ notification: String) -> String {
    #"{ "message": { "topic": "news", "notification": { "# + notification + " } } }"
  }

  func testEveryKindOfErrorHasItsRule() {
    var spoken: [SyntaxError.Kind] = []
    for rule in Rulebook.all {
      if case .syntaxError(let kind, _) = rule.check { spoken.append(kind) }
    }
    XCTAssertEqual(spoken.sorted { $0.rawValue < $1.rawValue }, SyntaxError.Kind.allCases)
  }

  func testNotesShowTheOtherPlace() {
    let repeated = lint(message(#""title": "a", "title": "b""#))
    XCTAssertEqual(repeated.first?.notes.map(\.range), [ByteRange(50, 57)])
    let open = lint(#"{ "message": { "topic": "news", "notification": { "title": "Hi" }"#)
    XCTAssertEqual(open.first?.notes.map(\.range), [ByteRange(65, 65)])
    XCTAssertEqual(open.first?.range, ByteRange(13, 14))
    XCTAssertEqual(
      open.first?.message,
      "this { and 1 enclosing bracket are never closed, so parsers reject it")
  }

  func testErrorsBelongToTheirDocument() {
    let good = message(#""title": "Hi""#)
    let bad = message(#""title": "Hi","#)
    let found = lint("[\(good),\n\(bad),\n{\"stranger\": 1,},\n\(bad)]")
    XCTAssertEqual(found.map(\.document), [1, 3])
    let lines = lint(Array("\(bad)\n\n\(good)\n\(bad)\n".utf8), layout: .lines)
    XCTAssertEqual(lines.map(\.document), [0, 2])
  }

  // MARK: Nesting

  private func nested(_ levels: Int, _ opener: String = "[", _ closer: String = "]") -> String {
    #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" }, "deep": "#
      + String(repeating: opener, count: levels) + "1" + String(repeating: closer, count: levels)
      + " } } } }"
  }

  func testHundredLevelsAreValid() {
    XCTAssertEqual(lint(nested(96)).map(\.rule), [])
    XCTAssertEqual(lint(nested(96, "{\"a\":", "}")).map(\.rule), [])
  }

  func testDeeperIsOneFindingAtTheFirstOpener() {
    for levels in [97, 98, 500, 996, 997, 5000, 100_000] {
      let found = lint(nested(levels))
      XCTAssertEqual(found.map(\.rule), ["too-deep"], "\(levels)")
      XCTAssertEqual(found.first?.range.count, 1)
      if levels < 997 { XCTAssertEqual(found.first?.range.start, 89 + 96, "\(levels)") }
    }
  }

  /// Quotes, escapes and brackets in strings neither end nor begin the skipped part: the text after
  /// it is parsed again.
  func testStringsBelowTheLastLevelAreSkipped() {
    for text in ["a", "\\\"", "\\\"]", "]]", "\\\\", "[{", "}\\\\\\\"}", "\\u0022["] {
      for (opener, closer) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = nested(1200, opener, closer)
          .replacingOccurrences(of: opener + "1" + closer, with: opener + "\"\(text)\"" + closer)
          .replacingOccurrences(of: "\"topic\": \"news\", ", with: "")
        let document = deep.dropLast(4) + #" , "topic": "/topics/a" } }"#
        let found = diagnose(
          String(document), select: ["too-deep", "topic-prefix", "missing-target"])
        XCTAssertEqual(found.map(\.rule), ["too-deep", "topic-prefix"], text)
      }
    }
  }

  func testAnArrayOfDocumentsIsNoLevel() {
    let rows = [nested(96), nested(97), nested(3), nested(98)]
    let found = lint("[" + rows.joined(separator: ",\n") + "]")
    XCTAssertEqual(found.map(\.document), [1, 3])
    XCTAssertEqual(found.map(\.rule), ["too-deep", "too-deep"])
    XCTAssertEqual(lint("[" + nested(96) + "]").map(\.rule), [])
  }

  func testApplePayloadMayHaveOtherReaders() {
    let payload =
      #"{ "aps": { "alert": "Hi" }, "deep": "# + String(repeating: "[", count: 200)
      + String(repeating: "]", count: 200) + " }"
    XCTAssertEqual(lint(payload).map(\.rule), [])
  }
}
