import XCTest

@testable import FCMLint

/// Block-wise searches agree with searches byte by byte.
final class SIMDBytesTests: XCTestCase {
  func testSearchesAgreeWithALoop() {
    var random = Shuffle(state: 3)
    for count in 0..<150 {
      for _ in 0..<20 {
        // Few different letters, so that pairs and repetitions are common, or mostly one letter.
        let usual = [UInt8](repeating: 0x61, count: count % 2 == 0 ? 1 : 90)
        let letters = usual + [0x62, 0xC3]
        let text = (0..<count).map { _ in letters.randomElement(using: &random) ?? 0x61 }
        text.withUnsafeBufferPointer { check($0, from: Int.random(in: 0...count, using: &random)) }
      }
    }
  }

  func testNoLowByteIsSkipped() {
    for count in 0..<300 {
      for low in stride(from: 0, to: count, by: 7) {
        var text = [UInt8](repeating: 0x7B, count: count)
        text[low] = 0x0D
        let start = min(count % 9, low)
        let place = text.withUnsafeBufferPointer { bytes in
          bytes.baseAddress.map {
            SIMDBytes.placeOfLow(0x0D, in: $0, from: start, to: count)
          }
        }
        guard let place else { continue }
        XCTAssertTrue(place >= start && place <= low, "\(place) of \(low)")
        XCTAssertTrue(low < place + 64 || place + 64 > count, "\(place) of \(low)")
      }
    }
  }

  private func check(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    let twins = text.indices.dropFirst().count { text[$0] == text[$0 - 1] }
    XCTAssertEqual(SIMDBytes.countOfTwins(in: text), twins)
    guard let base = text.baseAddress else { return }
    let end = text.count
    let place = text[start...].firstIndex(of: 0x62) ?? end
    XCTAssertEqual(
      SIMDBytes.firstIndex(in: base, from: start, to: end) {
        $0.equal(0x62)
      } or: {
        $0 == 0x62
      }, place)
    XCTAssertEqual(
      SIMDBytes.farPlace(in: base, from: start, to: end) {
        $0.equal(0x62)
      } or: {
        $0 == 0x62
      }, place)
    let ascii = text[start...].prefix { $0 < 0x80 }.count
    XCTAssertEqual(SIMDBytes.countOfASCII(in: text, from: start, to: end), ascii)
    guard start < end else { return }
    let pair = (start..<end - 1).first { text[$0] == 0x61 && text[$0 + 1] == 0x62 } ?? end - 1
    XCTAssertEqual(SIMDBytes.placeOfPair(0x61, 0x62, in: base, from: start, to: end - 1), pair)
  }
}
