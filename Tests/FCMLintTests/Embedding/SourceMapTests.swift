import FCMLintEmbedding
import XCTest

final class SourceMapTests: XCTestCase {
  /// The text `ab"c` of the source `'ab\"c'`.
  private var quoted: TextBuilder {
    var builder = TextBuilder(Array("'ab\\\"c'".utf8), at: 1)
    builder.append(verbatim: 1..<3)
    builder.append("\"", for: 3..<5)
    builder.append(verbatim: 5..<6)
    return builder
  }

  /// The text `a\nbc\n` of the source `> a\n> bc\n`.
  private var prefixed: TextBuilder {
    var builder = TextBuilder(Array("> a\n> bc\n".utf8), at: 2)
    builder.append(verbatim: 2..<4)
    builder.append(verbatim: 6..<9)
    return builder
  }

  func testVerbatimBytesKeepTheirPlaces() {
    let map = quoted.map
    XCTAssertEqual(String(decoding: quoted.text, as: UTF8.self), "ab\"c")
    XCTAssertEqual((0...4).map(map.outer), [1, 2, 3, 5, 6])
    XCTAssertEqual(map.outerRange(0..<2), 1..<3)
    XCTAssertEqual(map.outerRange(1..<4), 2..<6)
  }

  func testReplacedTextStandsForAllThatItReplaces() {
    XCTAssertEqual(quoted.map.outerRange(2..<3), 3..<5)
    var builder = TextBuilder(Array("a$X".utf8))
    builder.append(verbatim: 0..<1)
    builder.append("${X}", for: 1..<3)
    XCTAssertEqual(builder.map.outerRange(2..<3), 1..<3)
    XCTAssertEqual(builder.map.outerRange(0..<2), 0..<3)
    XCTAssertNil(builder.map.editRange(2..<3), "it cannot be edited in part")
    XCTAssertEqual(builder.map.editRange(1..<5), 1..<3)
  }

  func testRangesEndBeforeAGapAndEditsAfterIt() {
    let map = prefixed.map
    XCTAssertEqual(map.outerRange(0..<2), 2..<4)
    XCTAssertEqual(
      map.editRange(0..<2, endsLine: true), 2..<6, "removing the line removes the next prefix")
    XCTAssertEqual(map.outer(2), 6)
    XCTAssertEqual(map.editRange(0..<2), 2..<4)
    XCTAssertEqual(map.editRange(2..<2, beginsLine: true), 6..<6)
    XCTAssertEqual(map.editRange(2..<2), 4..<4)
    XCTAssertEqual(map.editRange(5..<5), 9..<9)
  }

  func testAnEmptyTextHasAPlace() {
    let map = SourceMap(at: 7)
    XCTAssertEqual(map.outer(0), 7)
    XCTAssertEqual(map.outerRange(0..<0), 7..<7)
    XCTAssertEqual(map.editRange(0..<0), 7..<7)
  }

  func testMapsAreComposed() {
    // A string in single quotes, in a block quote: `> 'a\"b\nc'` has two lines.
    let source = Array("> 'a\\\"b\n> c'".utf8)
    var lines = TextBuilder(source, at: 2)
    lines.append(verbatim: 2..<8)
    lines.append(verbatim: 10..<source.count)
    var string = TextBuilder(lines.text, at: 1)
    string.append(verbatim: 1..<2)
    string.append("\"", for: 2..<4)
    string.append(verbatim: 4..<7)
    XCTAssertEqual(String(decoding: string.text, as: UTF8.self), "a\"b\nc")
    let map = string.map.composed(with: lines.map)
    XCTAssertEqual((0..<5).map(map.outer), [3, 4, 6, 7, 10])
    XCTAssertEqual(map.outerRange(1..<2), 4..<6)
    XCTAssertEqual(map.outerRange(0..<5), 3..<11)
    for (inner, byte) in string.text.enumerated() where byte != UInt8(ascii: "\"") {
      XCTAssertEqual(source[map.outer(inner)], byte)
    }
  }

  func testATextWithoutItsFirstBytesKeepsItsPlaces() {
    let rest = quoted.dropFirst(1)
    XCTAssertEqual(String(decoding: rest.text, as: UTF8.self), "b\"c")
    XCTAssertEqual((0..<3).map(rest.map.outer), [2, 3, 5])
  }
}
