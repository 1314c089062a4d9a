import FCMLint
import XCTest

/// The text of strings, and the range in the source of a part of it.
final class StringTests: XCTestCase {
  private func read<Result: Sendable>(
    _ json: String, _ body: @Sendable (JSONNode) -> Result
  ) -> Result? {
    JSONTree.read(Array(json.utf8)) { $0.root.map(body) }
  }

  func testEscapesAreDecoded() {
    let table: [(String, String)] = [
      (#""plain""#, "plain"), (#""""#, ""), (#""\"\\\/""#, "\"\\/"),
      (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83c\udf0a!""#, "🌊!"), (#""\u0000""#, "\0"), (#""\ufeff""#, "\u{FEFF}"),
      ("\"é 🌊 e\u{301}\"", "é 🌊 e\u{301}"), (#""\ud83c""#, "\u{FFFD}"), (#""\q\x41\v""#, "qA\u{B}"),
      (#""a\\u0041""#, "a\\u0041"), (#""\\""#, "\\"),
    ]
    for (json, text) in table {
      let found = read(json) { ($0.text ?? "", $0.decodedCount, $0.decodedBytes) }
      XCTAssertEqual(found?.0.unicodeScalars.map(\.value), text.unicodeScalars.map(\.value), json)
      XCTAssertEqual(found?.1, text.utf8.count, json)
      XCTAssertEqual(found?.2, Array(text.utf8), json)
    }
  }

  func testPartsOfTheTextAreFoundInTheSource() {
    let table: [(json: String, part: Range<Int>, source: String)] = [
      (#""abc""#, 1..<2, "b"), (#""abc""#, 0..<3, "abc"), (#""abc""#, 3..<3, ""),
      (#""""#, 0..<0, ""),
      (#""a\nb""#, 1..<2, #"\n"#), (#""a\nb""#, 2..<3, "b"), (#""a\nb""#, 0..<3, #"a\nb"#),
      (#""\u0041bc""#, 0..<1, #"\u0041"#), (#""\u0041bc""#, 1..<3, "bc"),
      (#""\u00e9x""#, 0..<2, #"\u00e9"#), (#""\u00e9x""#, 1..<2, #"\u00e9"#),
      (#""\u00e9x""#, 2..<3, "x"), (#""\ud83c\udf0ax""#, 0..<4, #"\ud83c\udf0a"#),
      (#""\ud83c\udf0ax""#, 4..<5, "x"), (#""é\tx""#, 0..<2, "é"), (#""é\tx""#, 2..<3, #"\t"#),
      (#""🌊\\x""#, 4..<6, #"\\x"#), (#""ab\ncd""#, 1..<4, #"b\nc"#), (#""ab\ncd""#, 3..<5, "cd"),
      (#"'a\'b'"#, 1..<3, #"\'b"#), ("“a\\nb”", 2..<3, "b"),
    ]
    for (json, part, source) in table {
      let bytes = Array(json.utf8)
      let range = read(json) { $0.slice(part) } ?? ByteRange(0, 0)
      XCTAssertEqual(
        String(decoding: bytes[range.start..<range.end], as: UTF8.self), source, "\(json) \(part)")
    }
    XCTAssertEqual(read(#""a\nb""#) { $0.slice(3..<3) }, ByteRange(5, 5))
    XCTAssertEqual(read(#""a\nb""#) { $0.slice(0..<99) }, ByteRange(1, 5))
  }

  func testEveryByteOfTheTextComesFromItsOwnPlace() {
    let json = #""x\u00e9\n🌊\ud83c\udf0a\/é""#
    let bytes = Array(json.utf8)
    let root: Void? = read(json) { node in
      var last = node.contentRange.start
      for offset in 0..<node.decodedCount {
        let range = node.slice(offset..<offset + 1)
        XCTAssertGreaterThanOrEqual(range.start, last)
        XCTAssertLessThan(range.end, bytes.count)
        XCTAssertFalse(range.isEmpty)
        last = range.start
      }
      XCTAssertEqual(node.slice(0..<node.decodedCount), node.contentRange)
    }
    XCTAssertNotNil(root)
  }

  func testNamesAreComparedDecoded() {
    let root: Void? = read(#"{"\u0061b": 1, "c": 2, 'd': 3, e: 4}"#) { root in
      XCTAssertEqual(root[name: "ab"]?.integer, 1)
      XCTAssertEqual(root[name: "c"]?.integer, 2)
      XCTAssertEqual(root[name: "d"]?.integer, 3)
      XCTAssertEqual(root[name: "e"]?.integer, 4)
      XCTAssertNil(root[name: "a"])
      XCTAssertEqual(root[name: "c"]?.key?.text, "c")
    }
    XCTAssertNotNil(root)
  }

  func testNumbers() {
    let table: [(String, Int64?, Double?)] = [
      ("0", 0, 0), ("-0", 0, 0), ("7", 7, 7), ("-12", -12, -12), ("1.0", 1, 1), ("1e3", 1000, 1000),
      ("1.5", nil, 1.5), ("15e-1", nil, 1.5),
      ("9223372036854775807", .max, 9.223372036854775807e18),
      ("-9223372036854775808", .min, -9.223372036854775808e18),
      ("9223372036854775808", nil, 9.223372036854775808e18), ("1e400", nil, .infinity),
      ("-0.0E+1", 0, 0), ("123456789012345678901", nil, 123_456_789_012_345_683_968),
      ("+1", nil, nil),
      ("012", nil, nil), ("\"7\"", nil, nil),
    ]
    for (json, integer, number) in table {
      XCTAssertEqual(read(json) { $0.integer }, .some(integer), json)
      XCTAssertEqual(read(json) { $0.number }, .some(number), json)
    }
    XCTAssertEqual(read("1.50") { $0.numberText }, "1.50")
  }

  /// Characters that look like a space or are invisible: the ends of each range.
  func testForeignSpaces() {
    let foreign: [UInt32] = [
      0x00, 0x08, 0x0B, 0x0C, 0x0E, 0x1F, 0x85, 0xA0, 0x2000, 0x200F, 0x2028, 0x202F, 0x205F,
      0x2060, 0x3000, 0xFEFF,
    ]
    let others: [UInt32] = [
      0x09, 0x0A, 0x0D, 0x20, 0x21, 0x84, 0x86, 0x9F, 0xA1, 0x1FFF, 0x2010, 0x2027, 0x2030,
      0x205E, 0x2061, 0x2FFF, 0x3001, 0xFEFE, 0xFF00,
    ]
    for value in foreign {
      XCTAssertEqual(
        Unicode.Scalar(value).map(Excerpt.isForeignSpace), true, String(value, radix: 16))
    }
    for value in others {
      XCTAssertEqual(
        Unicode.Scalar(value).map(Excerpt.isForeignSpace), false, String(value, radix: 16))
    }
  }
}
