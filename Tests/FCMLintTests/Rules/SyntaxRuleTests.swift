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

  /// Before a letter, a backslash may belong to a path or a regular expression, so it is kept.
  func testBackslashBeforeALetterIsDoubledByAnUnsafeFixOnly() {
    let table: [(String, Fix.Safety, String)] = [
      (#"it\'s"#, .safe, "it's"), (#"\x41"#, .safe, "A"), (#"C:\Push"#, .unsafe, #"C:\\Push"#),
      (#"\d+"#, .unsafe, #"\\d+"#), (#"C:\apps"#, .unsafe, #"C:\\apps"#),
      // An apostrophe as escaped in a shell.
      (#"let'\''s"#, .safe, "let's"),
    ]
    for (text, safety, repaired) in table {
      let source = message(#""title": ""# + text + "\"")
      let fixes = lint(source).flatMap(\.fixes)
      XCTAssertEqual(fixes.map(\.safety), [safety], text)
      XCTAssertEqual(mend(source), message(#""title": ""# + repaired + "\""), text)
    }
  }

  private func mend(_ source: String) -> String {
    let fixer = Fixer(TestLinter.of(), includesUnsafe: true)
    return String(decoding: fixer.fix(Array(source.utf8)).bytes, as: UTF8.self)
  }

  func testNumberInDataIsFixedAsAStringByAnUnsafeFix() {
    let source = #"{ "message": { "topic": "news", "data": { "phone": +491512345 } } }"#
    XCTAssertEqual(lint(source).flatMap(\.fixes).map(\.safety), [.unsafe])
    XCTAssertEqual(
      mend(source), #"{ "message": { "topic": "news", "data": { "phone": "+491512345" } } }"#)
    let badge =
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": +1 } } } } }"#
    XCTAssertEqual(lint(badge).flatMap(\.fixes).map(\.safety), [.safe])
  }

  func testSurplusCommaAndSemicolonAreRemoved() {
    for surplus in [",,", ", ,", ";,"] {
      let source = message(#""title": "Hi"\#(surplus) "body": "x""#)
      XCTAssertEqual(lint(source).flatMap(\.fixes).map(\.safety), [.safe], surplus)
      XCTAssertEqual(lint(mend(source)).map(\.rule), [], surplus)
    }
  }

  func testUnneededBlanksAreRemovedWithAComment() {
    for (text, repaired) in [
      (#""title": "a" /* x */, "body": "b""#, #""title": "a", "body": "b""#),
      (#""title": "a" /* x */ , "body": "b""#, #""title": "a", "body": "b""#),
      (#""title": "a"/* x */, "body": "b""#, #""title": "a", "body": "b""#),
      (#""title": /* x */ "a""#, #""title": "a""#), (#""title": /* x */"a""#, #""title": "a""#),
      (#""title" /* x */ : "a""#, #""title" : "a""#),
      (#""title": "a" /* x */ /* y */, "body": "b""#, #""title": "a", "body": "b""#),
      ("\n  /* x */ \"title\": \"a\"", "\n  \"title\": \"a\""),
      ("\n  /* x */\n  \"title\": \"a\" // y\n", "\n  \"title\": \"a\"\n"),
    ] {
      let bytes = Array((message(text) + "\n").utf8)
      let edits = lint(bytes).flatMap(\.fixes).flatMap(\.edits)
      let found = String(decoding: EditApplication.apply(edits, to: bytes), as: UTF8.self)
      XCTAssertEqual(found, message(repaired) + "\n", text)
    }
  }

  func testABackslashAtTheEndOfALineDoesNotJoinLines() {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let found = lint(message("\"title\": \"one \\\(lineBreak)two\""))
      XCTAssertEqual(found.map(\.rule), ["bad-escape"])
      XCTAssertEqual(
        found.first?.message, "a backslash at the end of a line does not join lines in JSON")
      XCTAssertEqual(found.first?.fixes.map(\.title), ["join the lines"])
    }
  }

  /// Duplicate keys are reported independently of the seed of the process, before and after
  /// recovery.
  func testKeyWithARepairedEndMayBeADuplicate() {
    for twice in [#""body: "a", "body": "b""#, #""body:" 1, "body": "b""#] {
      XCTAssert(lint(message(twice)).map(\.rule).contains("duplicate-key"), twice)
    }
  }

  /// How FCM parses broken JSON, case by case.
  func testTheTextLevelOfTheServersParser() {
    let table: [(String, [String])] = [
      (message(#""title": "Hi","#), ["trailing-comma"]),
      (message(#"'title': 'Hi'"#), ["single-quoted-string", "single-quoted-string"]),
      (message(#"title: "Hi""#), ["unquoted-key"]),
      (message(#""title": "\q""#), ["bad-escape"]), (message(#""title": "\v""#), ["bad-escape"]),
      (message(#""title": "\'""#), ["bad-escape"]),
      (message(#""title": "\ud83c\udf0a\u00e9""#), []),
      (message(#""title": "\ud83c""#), ["lone-surrogate"]),
      (message(#""title" "Hi""#), ["missing-colon"]),
      (message(#""title": "Hi" "body": "x""#), ["missing-comma"]),
      (message(#""title": Hi"#), ["unexpected-token"]), (message(#""title":"#), ["missing-value"]),
      (
        #"{ "message": { "topic": "news", "notification": { "title": "Hi } } }"#,
        ["unterminated-string"]
      ),
      (
        #"{ "message": { "topic": "news", "notification": { "title": "Hi" }"#,
        ["unclosed-container"]
      ),
      (message(#""title": 012"#), ["bad-number"]), (message(#""title": 0x1f"#), ["bad-number"]),
      (message(#""title": NaN"#), ["non-json-literal"]),
      (message(#""title": Infinity"#), ["non-json-literal"]),
      (message(#""title": "Hi" /* x */"#), ["comment"]),
      (message(#""title": +1"#), ["bad-number"]), (message(#""title": .5"#), ["bad-number"]),
      ("\u{FEFF}" + message(#""title": "Hi""#), ["byte-order-mark"]),
      (message(#""title": "Hi""#) + message(#""title": "Hi""#), ["extra-content"]),
      (message(#""title": {{title}}, "body": ${body}"#), []),
    ]
    for (text, rules) in table { XCTAssertEqual(lint(text).map(\.rule), rules, text) }
    let latin =
      Array(message("\"title\": \"Caf").utf8.dropLast(6)) + [0xE9] + Array("\" } } }".utf8)
    XCTAssertEqual(lint(latin).map(\.rule), ["invalid-utf8"])
  }

  func testPointersNameTheMemberOrTheInnermostContainer() {
    let table: [(String, String)] = [
      (message(#""title": "\q""#), "/message/notification/title"),
      (message(#""title": "a", "title": "b""#), "/message/notification/title"),
      (message(#""title": "Hi","#), "/message/notification"),
      (message(#""title": Hi"#), "/message/notification"),
      (message(#""title" "Hi""#), "/message/notification"),
      (message(#""title": "Hi"; "body": "x""#), "/message/notification"),
      (message(#""title": "Hi""#) + "}", ""),
    ]
    for (text, pointer) in table { XCTAssertEqual(lint(text).map(\.pointer), [pointer], text) }
  }

  /// Members that a syntax error hides are not missing, and members after a missing bracket are not
  /// misplaced.
  func testMistakeIsReportedOnce() {
    let table: [(String, [String])] = [
      (message(#""title": Hi"#), ["unexpected-token"]),
      (message(#""title": None"#), ["non-json-literal"]),
      (#"{ "message": { "topic": "news", "notification": { "title": "Hi"#, ["unterminated-string"]),
      (#"{ "message": { "topic": "news", "notification": {"#, ["unclosed-container"]),
      (#"{ "message": { "news", "notification": { "title": "Hi" } } }"#, ["missing-value"]),
      (
        #"{ "message": { "topic": "n", "notification": { "title": "Hi" } }, "android": {} } }"#,
        ["extra-content"]
      ),
      (#"{ "message": { "topic": "/topics/"n"", "data": { "a": "b" } } }"#, ["unexpected-token"]),
      // A surplus comma hides nothing.
      (
        #"{ "message": { "notification": { "title": "Hi", } } }"#,
        ["missing-target", "trailing-comma"]
      ),
    ]
    let linter = TestLinter.of()
    for (text, rules) in table {
      XCTAssertEqual(linter.lint(Array(text.utf8)).diagnostics.map(\.rule), rules, text)
    }
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

  func testMisspelledForeignNamesAreKept() {
    for text in [
      "{\"name\": \"x\",}", "[1,]", "{", "", "// x", "\u{FEFF}{\"compilerOptions\": {}}",
    ] {
      XCTAssertEqual(lint(text).map(\.message), [], text)
    }
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

  /// Numbers of other languages, and the JSON numbers they mean.
  func testNumbersAreRepaired() {
    for (number, repair) in [
      ("+1e+5", "1e+5"), (".5E-3", "0.5E-3"), ("5.", "5.0"), ("08", "8"), ("007", "7"),
      ("-0x1F", "-31"), ("0b11", "3"), ("0o17", "15"), ("1_000", "1000"), ("-.5", "-0.5"),
      ("+.5e+3", "0.5e+3"), ("1e+", nil), ("010", nil), ("1.5e-3.", nil), ("1e5e5", nil),
      ("-", nil), ("+", nil), ("1e", nil),
    ] {
      let found = diagnose(
        #"{"message":{"topic":"a","apns":{"payload":{"aps":{"badge":\#(number)}}}}}"#,
        select: ["bad-number"])
      XCTAssertEqual(found.map(\.rule), ["bad-number"], number)
      XCTAssertEqual(found.first?.fixes.first?.edits.first?.replacement, repair, number)
    }
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
