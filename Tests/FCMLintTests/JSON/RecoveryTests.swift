import FCMLint
import FCMLintReporting
import XCTest

/// One mistake is one error, exactly where it was made.
final class RecoveryTests: XCTestCase {
  private func check(
    _ table: [(kind: SyntaxError.Kind, text: String)], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for (kind, text) in table { RecoveryCheck.check(kind, text, file: file, line: line) }
  }

  func testCommas() {
    check([
      (.trailingComma, #"{"a":1«,»}"#), (.trailingComma, #"[1«,»]"#),
      (.trailingComma, #"{"a":[1,2«,» ],"b":2}"#), (.trailingComma, "{\"a\":1«,»\n}\n"),
      (.trailingComma, #"[1«,,»]"#), (.trailingComma, #"{"a":1«, ,» }"#),
      (.missingComma, #"{"a":1 «"b"»:2}"#), (.missingComma, "{\"a\":1\n«\"b\"»:2}"),
      (.missingComma, #"[1 «2»]"#), (.missingComma, #"["a"«"b"»]"#), (.missingComma, #"[{}«{»}]"#),
      (.missingComma, #"[1 «true»]"#), (.missingComma, #"{"a":{}«"b"»:2}"#),
      (.missingComma, #"{"a":1«;»"b":2}"#), (.missingComma, #"[1«;» 2]"#),
      (.missingComma, #"{"a":{}«:»"b":2}"#), (.missingComma, #"{"a":"x"«:»"b":2}"#),
      (.missingValue, #"[1,«,»2]"#), (.missingValue, #"[«,»1]"#), (.missingValue, #"[«,»]"#),
      (.unexpectedToken, #"{«,»"a":1}"#), (.unexpectedToken, #"{"a":1,«,»"b":2}"#),
      (.unexpectedToken, #"{"a":1«;»}"#),
    ])
  }

  func testTheColonOfALaterMemberMakesNoKeyOfAWord() {
    for (text, kinds) in [
      ("{a: {b: 1 c} d: 2}", [SyntaxError.Kind.unexpectedToken, .missingComma]),
      ("{a: {b: 1 c[0] d: 2}}", [.unexpectedToken]),
    ] {
      let found = TapeCheck.read(Array(text.utf8), text).filter { $0.kind != .unquotedKey }
      XCTAssertEqual(found.map(\.kind), kinds, text)
    }
  }

  func testDoubledQuotesAndBraces() {
    check([
      (.unexpectedToken, #"{«"»"a":1}"#), (.unexpectedToken, #"{"a"«"»:1}"#),
      (.unexpectedToken, #"{"a"«"» : 1}"#), (.unexpectedToken, #"{"a":«"»"x"}"#),
      (.unexpectedToken, #"{"a":"x"«"»,"b":1}"#), (.unexpectedToken, "{\"a\":\"x\"«\"»\n}"),
      (.unexpectedToken, #"[«"»"{{a}}","b"]"#), (.unexpectedToken, #"["a","b"«"»]"#),
      (.unexpectedToken, #"{"a":«"»"\u0041 b"}"#), (.unexpectedToken, #"{"a":{«{»"b":1}}"#),
      (.unexpectedToken, #"{"a":1,«{»"b":1}"#),
    ])
    for text in [#"{""a"":1}"#, #"{"a":""x""}"#] {
      let errors = TapeCheck.read(Array(text.utf8), text)
      XCTAssertEqual(errors.map(\.kind), [.unexpectedToken], text)
      let repaired = EditApplication.apply(errors.flatMap(\.repair), to: Array(text.utf8))
      XCTAssertEqual(TapeCheck.read(repaired, text).map(\.kind), [], text)
    }
  }

  func testMissingQuoteInAListOrAfterAPlaceholder() {
    check([
      (.unterminatedString, #"{"a":[«"»x, "y","z"],"b":1}"#), (.unterminatedString, #"[«"»x,"y"]"#),
      (.unterminatedString, #"{"o":{"a":«"»{{x}}, "b":{"c":1}},"d":2}"#),
      (.unexpectedToken, #"[{{x}}«"»,"y"]"#), (.unterminatedString, #"[«"»{{x}}, "{{y}}", "z"]"#),
    ])
  }

  func testBracesAroundTheDocument() {
    check([
      (.missingBraces, #"«"a"»:1"#), (.missingBraces, #"«"a"»:1,"b":{"c":2}"#),
      (.missingBraces, #"«"a"»:1}"#), (.missingBraces, "«\"a\"»: {},\n"),
      (.missingBraces, #"«"a"»:{"b":["#), (.extraContent, #""a"«, "b"»"#),
    ])
  }

  func testAnArrayThatEndsBeforeAKey() {
    check([
      (.unclosedContainer, #"{"a":«[»"x","b":1}"#),
      (.unclosedContainer, #"{"o":{"a":«[»"x","y","b":{}}}"#),
    ])
  }

  func testColonsKeysAndValues() {
    check([
      (.missingColon, #"{"notification"«{»"title":"x"},"b":1}"#), (.missingColon, #"{"a" «1»}"#),
      (.missingColon, #"{"a" «"x"»,"b":1}"#), (.missingColon, #"{"a" «=» 1}"#),
      (.missingColon, #"{"a" «=>» 1}"#), (.missingColon, #"{"a"«,»"x"}"#),
      (.missingColon, #"{"a"«,» {"b":1}}"#),
      (.missingValue, #"{"a":«,»"b":1}"#), (.missingValue, #"{"a":1,"b":«}»"#),
      (.missingValue, #"{«"a"»}"#), (.missingValue, #"{«"a"»,"b":1}"#),
      (.missingValue, "{«\"a\"»:\n\"b\":1}"), (.missingValue, #"{«"a"» "b":1}"#),
      (.missingBraces, "{«\"a\"»:\n \"b\":1},\n\"c\":2}"),
      (.unexpectedToken, #"{"a":«:»1}"#), (.unexpectedToken, #"{«:»1}"#),
      (.mismatchedBracket, #"«[»"a":1,"b":2]"#), (.unexpectedToken, #"{«[»1],"b":2}"#),
      (.mismatchedBracket, #"{"a":«[»"b":["c":[1]],"d":["e":{}}}}"#),
      (.missingColon, #"{"a«:"» "x"}"#), (.missingColon, #"{"a«:"»{"b":1}}"#),
      (.missingColon, #"{"a«: "» true}"#), (.missingColon, #"{"a"«;» [1]}"#),
      (.unexpectedToken, #"{«{»"a":1}:2}"#),
      (.unquotedKey, #"{«a»:1}"#), (.unquotedKey, #"{"b":1,«a.b-c»:1}"#),
      (.unquotedKey, #"{«1»:1}"#), (.unquotedKey, #"{«größe»:1}"#),
      (.unquotedKey, #"{«a"»:1,"b":2}"#), (.singleQuotedString, #"{«'a'»:1}"#),
      (.backtickString, #"{«`a`»:1}"#), (.typographicQuote, #"{«“a”»:1}"#),
    ])
  }

  func testWords() {
    check([
      (.nonJSONLiteral, #"{"a":«True»}"#), (.nonJSONLiteral, #"[«FALSE»,1]"#),
      (.nonJSONLiteral, #"[«None»]"#), (.nonJSONLiteral, #"[«undefined»]"#),
      (.nonJSONLiteral, #"[«NaN»,«-Infinity»,«+Infinity»,«Infinity»]"#),
      (.unexpectedToken, #"{"a":«hello world»,"b":1}"#), (.unexpectedToken, #"[«tru»,1]"#),
      (.unexpectedToken, #"[«truest»]"#), (.unexpectedToken, #"{"a":«...»}"#),
      (.unexpectedToken, #"{"a":1,«...»}"#), (.unexpectedToken, #"{"a":1,«...rest»,"b":2}"#),
      (.unexpectedToken, #"{"a":«new Date("1, 2")»,"b":1}"#),
      (.unexpectedToken, #"{"a":«f({"x": [1]})»,"b":1}"#),
      (.unexpectedToken, "{\"a\":«Text» {\n\"b\":1},\"c\":2}"),
      (.unexpectedToken, #"{"a":"x" «+ y», "b":1}"#),
      (.unexpectedToken, #"{"a":«#ff0000»,"b":1}"#), (.unexpectedToken, #"{"a":«#{x}»,"b":1}"#),
      (.unexpectedToken, #"{"a":«10px»}"#), (.unexpectedToken, #"{"a":«2024-01-31»}"#),
      (.unexpectedToken, #"{"a":«http://x.y/z»,"b":1}"#),
      (.unexpectedToken, "«const body =» {\"a\":1}"), (.unexpectedToken, "«```json»\n{\"a\":1}"),
      (.unexpectedToken, "«message:»\n  topic: news\n"), (.unexpectedToken, #"{"a":«abc"»,"b":1}"#),
      (.unexpectedToken, "{«\u{A0}»\"a\":1}"), (.unexpectedToken, "{\"a\":true«\u{A0}\u{FEFF}»}"),
      (.unexpectedToken, "[1«\u{2028}»,2«\u{B}»]"),
    ])
  }

  func testStrings() {
    check([
      (.singleQuotedString, #"[«'a'»,«'say "x"'»]"#),
      (.singleQuotedString, #"{"a":«'it's'»,"b":1}"#),
      (.typographicQuote, "[«„a“»,«‘a’»,«“a\"»]"),
      (
        .typographicQuote,
        "[«“a”»]"
      ),
      (.typographicQuote, #"{«"a”»: "x","b":1}"#), (.typographicQuote, #"{"a": «"x”»,"b":"y"}"#),
      (.typographicQuote, "{\"a\": «\"x”»,\n\"b\":1}"),
      (.typographicQuote, "{«\"a”»: 1,\n\"b\":1}"),
      (.backtickString, "[«`a\nb`»,1]"),
      (.badEscape, #"["«\q»"]"#), (.badEscape, #"["«\'»"]"#), (.badEscape, #"["«\x41»"]"#),
      (.badEscape, #"["«\u12»g4"]"#), (.badEscape, "[\"a«\\\n»b\"]"), (.badEscape, "[\"«\\»é\"]"),
      (.badEscape, #"["\\«\U»0041"]"#),
      (.loneSurrogate, #"["«\ud800»"]"#), (.loneSurrogate, #"["«\udc00»x"]"#),
      (.loneSurrogate, #"["«\udc00\ud800»"]"#), (.loneSurrogate, #"["\ud83c\udf0a«\ud83c»"]"#),
      (.badEscape, #"["\ud83c«\udf»"]"#),
      (.controlCharacter, "[\"a«\t»b\"]"), (.controlCharacter, "[\"a«\n\t»b\tc\nd\"]"),
      (.controlCharacter, "{\"a\":\"x«\n»\",\"b\":1}"),
      (.invalidUTF8, "[\"«\u{F7E9}\u{F7E9}»x«\u{F780}»\"]"),
      (.invalidUTF8, "[\"«\u{F7ED}\u{F7A0}\u{F780}»\"]"),
      (.unexpectedToken, #"{"a":"say «"hi"» to","b":1}"#),
      (
        .unexpectedToken,
        #"{"a":"say «"hi", "you"», too","b":1}"#
      ),
      (.unexpectedToken, #"{"a":"5«"»x","b":1}"#), (.unexpectedToken, #"["a«"»b"]"#),
      (.unexpectedToken, #"{"a«"»b":1}"#), (.unexpectedToken, "[«\"\"\"a\nb\"\"\"»,1]"),
    ])
  }

  func testDoubledQuotationMarks() {
    check([
      (.unexpectedToken, #"{«"»"a"": «"»"x"", «"»"b"": 1}"#),
      (.unexpectedToken, #"{"a": «"»"x", "b": "y"«"»}"#),
      (.unexpectedToken, #"{«"»"a": 1, "b"«"»: 2}"#),
      (.unexpectedToken, ##"{"a": «"»"#ff0000"", "b": 1}"##),
      (.unexpectedToken, #"[«"»"say \"hi\" to"", 1]"#),
      (.unexpectedToken, #"{"a": «5"», "b": «true"»}"#),
    ])
    let source = Array(#"{""a\u0062"": ""x""}"#.utf8)
    JSONTree.read(source) { tree in
      XCTAssertEqual(tree.root?[name: "ab"]?.text, "x")
    }
  }

  func testMissingOpenerInAList() {
    check([
      (.unexpectedToken, #"[{"a":1},"b"«:»2,"c":3},{"d":4}]"#),
      (.unexpectedToken, #"{"a":["b"«:»2}]}"#),
    ])
  }

  /// The missing element before the comma belongs to the list, not to the object.
  func testMissingElementBelongsToTheUnclosedList() {
    for (text, elements) in [("{\"a\": [\n , \"b\": 1}", 1), ("{\"a\": [{}\n , \"b\": 1}", 1)] {
      let errors = TapeCheck.read(Array(text.utf8), text)
      XCTAssert(errors.contains { $0.kind == .unclosedContainer && $0.range.start == 6 }, text)
      JSONTree.read(Array(text.utf8)) { tree in
        XCTAssertEqual(tree.root?[name: "a"]?.elements.map(\.kind).count, elements, text)
        XCTAssertEqual(tree.root?[name: "b"]?.integer, 1, text)
      }
    }
  }

  /// Guillemets mark ranges in the tables, so they are tested here.
  func testGuillemetsAreQuotationMarks() {
    let errors = TapeCheck.read(Array("{\"a\": \u{AB}x\u{BB}, \"b\": 1}".utf8))
    XCTAssertEqual(errors.map(\.kind), [.typographicQuote])
    XCTAssertEqual(errors.map(\.range), [ByteRange(6, 11)])
  }

  func testStringsWithoutAnEnd() {
    check([
      (.unterminatedString, #"{"a":«"»x"#), (.unterminatedString, #"{"a":«"»x}"#),
      (.unterminatedString, "{\"a\":«\"»x,\n\"b\":1}"), (.unterminatedString, "{\"a\":«\"»x\n}"),
      (.unterminatedString, "{\"a\":«\"»x\n\"b\":1}"),
      (.unterminatedString, "{\"c\":{\"a\":«\"»x},\n\"b\":1}"),
      (.unterminatedString, "{\"a\":«\"»see [1],\n\"b\":1}"),
      (.unterminatedString, "[«\"»a,\n1]"), (.unterminatedString, #"{"a":«"»x, "b":1}"#),
      (.unterminatedString, #"[{"a":«"»x}, {"b":1}]"#), (.unterminatedString, #"{«"»a: 1, "b":1}"#),
      (.unterminatedString, "{«\"»a: 1,\n\"b\":1}"), (.unterminatedString, #"{«"»a: "x", "b":1}"#),
      (.unterminatedString, "[«'»a\n,1]"), (.unterminatedString, "{\"a\": «“»x\n}"),
      (.unterminatedString, #"{"a":"x",«"»mes"#),
      (.unterminatedString, #"["a",«"»b\u00"#), (.unterminatedString, "[«\"»b\u{F7C3}"),
    ])
  }

  func testNumbers() {
    check([
      (.badNumber, "[«+1»]"), (.badNumber, "[«01»]"), (.badNumber, "[«-01»,1]"),
      (.badNumber, "[«.5»]"), (.badNumber, "[«1.»]"), (.badNumber, "[«-.5»]"),
      (.badNumber, "[«0x1F»]"), (.badNumber, "[«0b11»]"), (.badNumber, "[«0o17»]"),
      (.badNumber, "[«1e»,1]"), (.badNumber, "[«1.2.3»]"), (.badNumber, "[«1_000»]"),
      (.badNumber, "[«- 5»]"), (.badNumber, "{\"a\":«-»,\"b\":1}"), (.badNumber, "[«1e+»,2]"),
    ])
  }

  func testContainers() {
    check([
      (.unclosedContainer, #"«{»"a":1"#), (.unclosedContainer, #"{"a":«[»1,"#),
      (.unclosedContainer, #"{"a":«{»"b":tr"#), (.unclosedContainer, #"[«[»1."#),
      (.unclosedContainer, "{\n  \"a\": «{»\n    \"b\": {\n    },\n  \"c\": {\n  }\n}\n"),
      (
        .unclosedContainer,
        "{\n  \"a\": «[»\n    1,\n"
      ),
      (.mismatchedBracket, #"{"a":«[»1},"b":2}"#), (.mismatchedBracket, #"{"a":«[»1}"#),
      (.mismatchedBracket, #"{"a":[«{»"b":1],"c":2}"#), (.mismatchedBracket, #"«{»"a":1]"#),
      (.mismatchedBracket, #"{"a":«[»1}]"#), (.mismatchedBracket, #"«[»1)"#),
      (.unexpectedToken, #"{"a":1«]»,"b":2}"#), (.unexpectedToken, #"[{"a":1«]»}]"#),
      (.extraContent, #"{"a":1}«}»"#), (.extraContent, #"{"a":1}«, "b":2}»"#),
      (.extraContent, "{}\n«{}»\n{}"), (.extraContent, "{}«;»"),
    ])
  }

  func testCommentsMarksAndNothing() {
    check([
      (.comment, "{«// x»\n\"a\":1}"), (.comment, "{\"a\":1 «/* , */»}"), (.comment, "«# x»\n{}"),
      (.comment, "{\"a\":«/**/»1,«# y»\n\"b\":2}«// z»"), (.comment, "{\"a\":1«/* never closed}»"),
      (.byteOrderMark, "«\u{FEFF}»{}"), (.emptySource, "«»"), (.emptySource, "« \n»"),
      (.emptySource, "«// x»"), (.emptySource, "«\u{FEFF}»"),
      (.invalidUTF8, "«{\0»\"\0a\0"), (.invalidUTF8, "«\0{»\0\""),
      (.invalidUTF8, "«\u{F7FF}\u{F7FE}»{\0"),
    ])
  }

  func testRepeatedKeys() {
    check([
      (.duplicateKey, #"{"a":1,«"a"»:2,«"a"»:3}"#), (.duplicateKey, #"{"a":1,«"\u0061"»:2}"#),
      (.duplicateKey, #"{"":1,«""»:2}"#),
      (.duplicateKey, "{" + (0..<40).map { "\"k\($0)\":1," }.joined() + "«\"k3\"»:1}"),
    ])
    let first = JSONTree.read(Array(#"{"a":1,"a":2,"a":3}"#.utf8)) { $0.errors.map(\.related) }
    XCTAssertEqual(first, [ByteRange(1, 4), ByteRange(1, 4)])
  }

  func testTwelveIndependentMistakesAreTwelveErrors() {
    let marked = MarkedText(
      """
      { «// a comment»
        "message" «{»
          «topic»: "news",
          "data": { "a": «'1'», "b": "it«\\'»s", «"a"»: "3" },
          "notification": { "title": «“Hi”», "body": "a«\t»b"«,» },
          "android": { "direct_boot_ok": «True», "notification": { "notification_count": «+3» } }
          «"apns"»: { "payload": { "aps": { "badge": 1 } } }
        }
      }
      """)
    let errors = TapeCheck.read(marked.bytes)
    XCTAssertEqual(errors.count, 12)
    XCTAssertEqual(errors.map(\.range), marked.ranges)
    XCTAssertEqual(Set(errors.map(\.kind)).count, 12)
  }

  /// Members after a mistake are still checked.
  func testRecoveryKeepsWhatFollows() {
    for text in [
      #"{"notification"{"title":"x"},"b":{"c":7}}"#, #"{"a":1 "b":{"c":7}}"#,
      #"{"a":,"b":{"c":7}}"#,
      #"{"a":foo,"b":{"c":7}}"#, #"{a:1,"b":{"c":7}}"#, "{\"a\":\"x,\n\"b\":{\"c\":7}}",
      #"{"a":"x, "b":{"c":7}}"#, #"{"a":"say "hi", you","b":{"c":7}}"#, #"{..., "b":{"c":7}}"#,
      #"{"a":[1},"b":{"c":7}}"#, #"{"a":{"x":1],"b":{"c":7}}"#, #"{"a”:1,"b":{"c":7}}"#,
      #"{"a" = 1; "b": {"c" => 7}}"#, "{\"a\":01,\u{A0}\"b\":{\"c\":7}}",
      #"const x = {"b":{"c":7}}"#,
      #"{"a: 1,"b":{"c":7}}"#, #"{"a":1,,"b":{"c":7}}"#, #"{{{#if x}} "a":1, {{/if}} "b":{"c":7}}"#,
      #"{"a":#fff,"b":{"c":7}}"#, #"{"a":1]; "b":{"c":7}}"#,
    ] {
      let value = JSONTree.read(Array(text.utf8)) { $0.root?[name: "b"]?[name: "c"]?.integer }
      XCTAssertEqual(value, 7, text)
    }
  }
}
