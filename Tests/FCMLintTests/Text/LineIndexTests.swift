import FCMLint
import XCTest

/// Lines and columns as counted by people, editors and terminals.
final class LineIndexTests: XCTestCase {
  private func place(_ text: String, _ offset: Int) -> [Int] {
    let position = LineIndex(Array(text.utf8)).position(of: offset)
    return [position.line, position.column, position.utf16Column, position.byteColumn]
  }

  func testLineBreaksOfAllSorts() {
    let text = "a\nb\r\nc\rd\n\n"
    let table = LineIndex(Array(text.utf8))
    XCTAssertEqual(table.lineCount, 6)
    let contents = (0..<6).map { line in
      let range = table.contentRange(ofLine: line)
      return String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
    }
    XCTAssertEqual(contents, ["a", "b", "c", "d", "", ""])
    XCTAssertEqual((0...10).map { table.lineIndex(of: $0) }, [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5])
    XCTAssertEqual(table.contentRange(ofLine: 6), ByteRange(10, 10))
    XCTAssertEqual(table.contentRange(ofLine: -1), ByteRange(10, 10))
  }

  func testColumnsCountScalarsUnitsAndBytes() {
    XCTAssertEqual(place("é!", 2), [1, 2, 2, 3])
    XCTAssertEqual(place("🌊!", 4), [1, 2, 3, 5])
    XCTAssertEqual(place("e\u{301}!", 3), [1, 3, 3, 4])
    XCTAssertEqual(place("\t!", 1), [1, 2, 2, 2])
    XCTAssertEqual(place("x\r\n\té🌊!", 10), [2, 4, 5, 8])
  }

  func testByteOrderMarkHasNoColumn() {
    XCTAssertEqual(place("\u{FEFF}{}", 0), [1, 1, 1, 1])
    XCTAssertEqual(place("\u{FEFF}{}", 3), [1, 1, 1, 1])
    XCTAssertEqual(place("\u{FEFF}{}", 4), [1, 2, 2, 2])
    XCTAssertEqual(place("\u{FEFF}{\n}", 5), [2, 1, 1, 1])
    XCTAssertEqual(place("{\u{FEFF}}", 4), [1, 3, 3, 5])
  }

  func testInvalidUTF8BytesAreColumns() {
    func place(_ bytes: [UInt8], _ offset: Int) -> [Int] {
      let position = LineIndex(bytes).position(of: offset)
      return [position.column, position.utf16Column, position.byteColumn]
    }
    for lone: [UInt8] in [[0x92], [0xF6], [0xC0], [0xFF], [0xE2], [0xF0]] {
      XCTAssertEqual(place(lone + [0x21], 0), [1, 1, 1], "\(lone)")
      XCTAssertEqual(place(lone + [0x21], 1), [2, 2, 2], "\(lone)")
    }
    // A truncated character and a surrogate: one column for each byte, as in code frames.
    XCTAssertEqual(place([0xE2, 0x82, 0x21], 2), [3, 3, 3])
    XCTAssertEqual(place([0xED, 0xA0, 0x80, 0x21], 3), [4, 4, 4])
    XCTAssertEqual(place([0xF0, 0x9F, 0x8C, 0x8A, 0x21], 4), [2, 3, 5])
    let long = Array(repeating: [0xC3, 0xA9, 0x92, 0xF6] as [UInt8], count: 4000).flatMap { $0 }
    for count in [1, 1023, 1024, 1025, 3999] {
      XCTAssertEqual(place(long, count * 4), [count * 3 + 1, count * 3 + 1, count * 4 + 1])
    }
  }

  func testEdges() {
    XCTAssertEqual(place("", 0), [1, 1, 1, 1])
    XCTAssertEqual(place("ab", 99), [1, 3, 3, 3])
    XCTAssertEqual(place("ab", -1), [1, 1, 1, 1])
    XCTAssertEqual(place("ab\n", 3), [2, 1, 1, 1])
    XCTAssertEqual(place("ab\r\ncd", 3), [1, 3, 3, 3], "between \\r and \\n")
    XCTAssertEqual(place("\r\r", 1), [2, 1, 1, 1])
  }

  func testVeryLongLinesAreCountedCorrectly() {
    let piece = "aé🌊\t"
    let text =
      "x\n" + String(repeating: piece, count: 5000) + "\ny" + String(repeating: "b", count: 9000)
    let bytes = Array(text.utf8)
    let table = LineIndex(bytes)
    for count in [0, 1, 511, 512, 513, 1024, 4096, 4999, 5000] {
      let position = table.position(of: 2 + count * 8)
      XCTAssertEqual(position.line, 2)
      XCTAssertEqual(position.column, count * 4 + 1)
      XCTAssertEqual(position.utf16Column, count * 5 + 1)
      XCTAssertEqual(position.byteColumn, count * 8 + 1)
    }
    let last = table.position(of: bytes.count)
    XCTAssertEqual([last.line, last.column], [3, 9002])
  }

  /// The index agrees with counting from the start.
  func testAgreesWithCountingByHand() {
    var generator = Shuffle(state: 3)
    for round in 0..<80 {
      let pieces = ["a", "é", "🌊", "\n", "\r", "\r\n", "\t", "e\u{301}", "東京"]
      // Long texts have several blocks, whose borders are at all kinds of bytes.
      let most = round < 60 ? 40 : 1500
      let text = (0..<Int.random(in: 0..<most, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let table = LineIndex(Array(text.utf8))
      var (line, column, units, offset) = (1, 1, 1, 0)
      var start = 0
      var previous: Unicode.Scalar?
      for scalar in text.unicodeScalars {
        if !(previous == "\r" && scalar == "\n") {
          let position = table.position(of: offset)
          XCTAssertEqual(
            [position.line, position.column, position.utf16Column, position.byteColumn],
            [line, column, units, offset - start + 1], text.debugDescription)
          let content = table.contentRange(ofLine: line - 1)
          XCTAssertTrue((content.start...content.end).contains(offset), text.debugDescription)
          XCTAssertEqual(content.start == offset, column == 1, text.debugDescription)
          let isBreak = scalar == "\n" || scalar == "\r"
          XCTAssertEqual(content.end == offset, isBreak, text.debugDescription)
        }
        offset += String(scalar).utf8.count
        if scalar == "\n" || scalar == "\r" {
          if !(previous == "\r" && scalar == "\n") { line += 1 }
          (column, units, start) = (1, 1, offset)
        } else {
          column += 1
          units += String(scalar).utf16.count
        }
        previous = scalar
      }
      XCTAssertEqual(table.lineCount, line)
    }
  }
}
