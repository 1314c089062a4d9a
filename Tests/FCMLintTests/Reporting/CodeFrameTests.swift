import XCTest

@testable import FCMLint
@testable import FCMLintReporting

/// Code frames: the position of the carets, and omitted text.
final class CodeFrameTests: XCTestCase {
  private func frame(
    _ marked: String, context: Int = 0, columns: Int? = nil
  ) throws -> String {
    let text = MarkedText(marked)
    let range = try XCTUnwrap(text.ranges.first)
    let frame = CodeFrame(
      bytes: text.bytes, lines: LineIndex(text.bytes), style: TerminalStyle(columns: columns))
    return frame.lines(range, context: context, paint: .red).joined(separator: "\n")
  }

  func testCaretsFollowTheWidthOfLetters() throws {
    XCTAssertEqual(try frame("é «x»"), "  > 1 | é x\n      |   ^")
    XCTAssertEqual(try frame("東京 «駅»"), "  > 1 | 東京 駅\n      |      ^^")
    XCTAssertEqual(try frame("e\u{301}🗼«x»"), "  > 1 | e\u{301}🗼x\n      |    ^")
    XCTAssertEqual(try frame("👨\u{200D}👩\u{200D}👧«x»"), "  > 1 | 👨\u{200D}👩\u{200D}👧x\n      |   ^")
    XCTAssertEqual(try frame("🇩🇪«x»"), "  > 1 | 🇩🇪x\n      |   ^")
    XCTAssertEqual(try frame("a\t«x»\ty"), "  > 1 | a   x   y\n      |     ^")
    XCTAssertEqual(try frame("\u{FEFF}«x»"), "  > 1 | x\n      | ^")
  }

  func testLineBreaksOfEverySort() throws {
    XCTAssertEqual(
      try frame("one\rtwo\r\n«three»\nfour", context: 1),
      "    2 | two\n  > 3 | three\n      | ^^^^^\n    4 | four")
  }

  /// Six lines are shown in full; of seven, the first three and the last.
  func testLongRangesAreFolded() throws {
    func rows(_ count: Int) throws -> [String] {
      let lines = (1...count).map { "l\($0)" }.joined(separator: "\n")
      return try frame("«" + lines + "»").split(separator: "\n").map {
        $0.filter { "l⋮".contains($0) || $0.isNumber }
      }.filter { $0.contains("l") || $0.contains("⋮") }
    }
    XCTAssertEqual(try rows(6), ["1l1", "2l2", "3l3", "4l4", "5l5", "6l6"])
    XCTAssertEqual(try rows(7), ["1l1", "2l2", "3l3", "⋮", "7l7"])
    XCTAssertEqual(try rows(12), ["1l1", "2l2", "3l3", "⋮", "12l12"])
  }

  func testEmptyPlacesAndTheEnd() throws {
    XCTAssertEqual(try frame("a«»b"), "  > 1 | ab\n      |  ^")
    XCTAssertEqual(try frame("ab«»"), "  > 1 | ab\n      |   ^")
    XCTAssertEqual(try frame("ab\n«»"), "  > 2 |\n      | ^")
    XCTAssertEqual(try frame("«»"), "  > 1 |\n      | ^")
  }

  func testSeveralLines() throws {
    XCTAssertEqual(
      try frame("{\n  \"a\": «{\n    \"b\": 1\n  }»\n}", context: 1),
      """
          1 | {
        > 2 |   "a": {
            |        ^
        > 3 |     "b": 1
        > 4 |   }
            |   ^
          5 | }
      """)
    let tall = "a: «[\n" + (1...20).map { " \($0),\n" }.joined() + "]»"
    let lines = try frame(tall).split(separator: "\n")
    XCTAssertEqual(lines.count, 7, "\(lines)")
  }

  func testLongLinesAreCutAroundTheRange() throws {
    let padding = String(repeating: "0123456789 ", count: 400)
    for columns in [nil, 30, 60] {
      let text = try frame(padding + "«here»" + padding, columns: columns)
      let lines = text.split(separator: "\n")
      XCTAssertEqual(lines[0].count, columns ?? 160)
      XCTAssertTrue(lines[0].hasPrefix("  > 1 | …"))
      XCTAssertTrue(lines[0].hasSuffix("…"))
      let caret = try XCTUnwrap(lines[1].firstIndex(of: "^"))
      let offset = lines[1].distance(from: lines[1].startIndex, to: caret)
      XCTAssertEqual(String(lines[0].dropFirst(offset).prefix(4)), "here")
      XCTAssertTrue(lines[1].hasSuffix("^^^^"))
    }
    let wide = try frame("«" + padding + "»", columns: 60).split(separator: "\n")
    XCTAssertLessThanOrEqual(wide[0].count, 60)
    XCTAssertLessThanOrEqual(wide[1].count, 60)
  }

  func testALongLineIsCutBetweenLetters() throws {
    let letters = String(repeating: "é", count: 3000)
    for start in ["", "a"] {
      let text = try frame(start + letters + "«x»" + letters, columns: 5000)
      XCTAssertFalse(text.contains("\\x"), text)
      XCTAssertTrue(text.hasSuffix(" ^"), text)
    }
  }

  func testSecretsAreShortened() throws {
    let token = "dGVzdA0:APA91b" + String(repeating: "Xy7-Zq2_Wv9", count: 12)
    let text = try frame("{\"token\": \"\(token)\", \"ttl\": «5»}")
    XCTAssertFalse(text.contains("APA91b"))
    XCTAssertEqual(
      text,
      "  > 1 | {\"token\": \"dGVzdA…_Wv9\", \"ttl\": 5}\n      |                                 ^"
    )
    let line = String(repeating: "aB/c9Zq0", count: 8)
    let key =
      "{\"k\": \"-----BEGIN PRIVATE KEY-----\\nMII\(line)\\n\(line)\\n-----END\", \"x\": «1»}"
    XCTAssertFalse(try frame(key).contains("c9Zq0aB/c9Zq0"))
    let long =
      "{\"x\": «1», \"y\": \"" + String(repeating: " ", count: 1150) + token + token + "\"}"
    XCTAssertFalse(try frame(long, columns: 4000).contains("APA91bXy7"))
  }

  func testControlCharactersAreShownAsEscapes() throws {
    let text = try frame("\u{1B}[31m\u{202E}\u{0}«x»")
    XCTAssertEqual(text, "  > 1 | \\u001b[31m\\u202e\\u0000x\n      |" + spaces(23) + "^")
    XCTAssertEqual(
      try frame("##[error] ##vso[a]«x»").split(separator: "\n")[0],
      "  > 1 | #\\u0023[error] #\\u0023vso[a]x")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  func testBytesThatAreNotText() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xE6, 0x9D, 0x62]
    let frame = CodeFrame(bytes: bytes, lines: LineIndex(bytes), style: TerminalStyle())
    XCTAssertEqual(
      frame.lines(ByteRange(4, 5), context: 0, paint: .red),
      ["  > 1 | a\\xff\\xe6\\x9db", "      |              ^"])
  }

  /// Code frames of any bytes and any range are finite.
  func testRandomBytesAndRanges() {
    var generator = Shuffle(state: 7)
    func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    for _ in 0..<400 {
      let pool: [UInt8] = [0x0A, 0x0D, 0x23, 0x5B, 0x09, 0x41, 0x20, 0xE6, 0xF0, 0x9F, 0x80, 0x5C]
      let bytes = (0..<random(60)).map { _ in
        random(3) == 0 ? UInt8(random(256)) : pool[random(pool.count)]
      }
      let start = random(bytes.count + 2)
      let range = ByteRange(start, start + random(8))
      let diagnostic = Diagnostic(
        rule: "r", severity: .error, message: String(decoding: bytes, as: UTF8.self), help: nil,
        range: range, document: 0, kind: .message, pointer: "", notes: [],
        fixes: [Fix("f", .safe, [Edit(range, "x\ny")])])
      let source = SourceReport(
        path: String(decoding: bytes, as: UTF8.self), bytes: bytes, diagnostics: [diagnostic])
      for format in ReportFormat.allCases {
        var reporter = format.reporter(TerminalStyle(columns: 30))
        let text = reporter.begin() + reporter.report(source)
        XCTAssertFalse(text.contains("##["))
        XCTAssertFalse(text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      }
    }
  }
}
