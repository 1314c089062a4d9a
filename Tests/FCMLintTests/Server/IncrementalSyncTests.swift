import FCMLint
import Foundation
import XCTest

@testable import FCMLintServer

/// Edits by ranges leave the text, and so the findings, that a fresh start would have.
final class IncrementalSyncTests: XCTestCase {
  private let pieces = [
    "{", "}", "\"", ":", ",", "\r\n", "\n", "\r", "  ", "é", "e\u{301}", "🎬", "👩‍👩‍👧", "message",
    "\"topic\": \"/topics/a\"", "\"notification\": {\"title\": \"ö\"}", "\u{FEFF}", "",
  ]

  func testRandomEdits() {
    var shuffle = Shuffle(state: 11)
    for encoding in PositionEncoding.allCases {
      for _ in 0..<100 {
        var model = random(30, &shuffle)
        var text = DocumentText(Array(model.utf8))
        for _ in 0..<10 {
          let (range, place) = randomRange(in: model, encoding, &shuffle)
          let new = random(3, &shuffle)
          text.replace(range, in: encoding, by: Array(new.utf8))
          model = replaced(model, place, new)
          XCTAssertEqual(text.bytes, Array(model.utf8))
          XCTAssertEqual((0..<text.starts.count).map { text.starts[$0] }, lineStarts(text.bytes))
        }
      }
    }
  }

  func testUndoneEditsLeaveTheTextAsItWas() {
    var shuffle = Shuffle(state: 13)
    for encoding in PositionEncoding.allCases {
      for _ in 0..<100 {
        // A lone carriage return could join a line feed, so that a position disappears.
        let first = random(30, &shuffle).replacingOccurrences(
          of: "\r(?!\n)", with: "\n", options: .regularExpression)
        var model = first
        var text = DocumentText(Array(first.utf8))
        var undo: [(LSPRange, String)] = []
        for _ in 0..<10 {
          let (range, place) = randomRange(in: model, encoding, &shuffle)
          let new = "n\r\n🎬e\u{301}\n".prefix(Int.random(in: 0...5, using: &shuffle))
          text.replace(range, in: encoding, by: Array(new.utf8))
          let before = String(model.unicodeScalars[..<place.lowerBound])
          undo.append(
            (
              LSPRange(
                start: position(before, encoding), end: position(before + new, encoding)),
              String(model.unicodeScalars[place])
            ))
          model = replaced(model, place, String(new))
        }
        for (range, old) in undo.reversed() {
          text.replace(range, in: encoding, by: Array(old.utf8))
        }
        XCTAssertEqual(String(decoding: text.bytes, as: UTF8.self), first)
      }
    }
  }

  func testPositionsThatDoNotExistMeanTheNearestBefore() {
    var text = DocumentText(Array("ab\r\n🎬c".utf8))
    let far = LSPPosition(line: 9, unit: 9)
    XCTAssertEqual(text.offset(of: far, in: .utf16), 9)
    XCTAssertEqual(text.offset(of: LSPPosition(line: 0, unit: 9), in: .utf8), 2)
    XCTAssertEqual(text.offset(of: LSPPosition(line: 1, unit: 1), in: .utf16), 4)
    XCTAssertEqual(text.offset(of: LSPPosition(line: 1, unit: 2), in: .utf8), 4)
    XCTAssertEqual(text.offset(of: LSPPosition(line: -1, unit: -1), in: .utf32), 0)
    let turned = LSPRange(start: far, end: LSPPosition(line: 0, unit: 1))
    text.replace(turned, in: .utf16, by: [])
    XCTAssertEqual(text.bytes, Array("a".utf8))
  }

  func testDiagnosticsEqualThoseOfAFreshStart() {
    var shuffle = Shuffle(state: 12)
    let uri = "file:///project/a.json"
    let base = #"{"message":{"topic":"/topics/é🎬","notification":{"title":"e\#u{301}"}}}"#
    for _ in 0..<40 {
      var model = base
      var messages = [ServerRun.hello, ServerRun.open(uri, base)]
      for _ in 0..<8 {
        let (range, place) = randomRange(in: model, .utf16, &shuffle)
        let new = random(2, &shuffle)
        model = replaced(model, place, new)
        let change: JSONValue = ["range": range.json, "text": .string(new)]
        let params: JSONValue = [
          "textDocument": ["uri": .string(uri), "version": 2], "contentChanges": [change],
        ]
        messages.append(ServerMessage.notification("textDocument/didChange", params).line)
      }
      let edited = ServerRun(messages + ServerRun.goodbye)
      let fresh = ServerRun([ServerRun.hello, ServerRun.open(uri, model)] + ServerRun.goodbye)
      XCTAssertEqual(
        edited.published.last as NSArray?, fresh.published.last as NSArray?, model)
    }
  }

  // MARK: Support

  private func random(_ most: Int, _ shuffle: inout Shuffle) -> String {
    (0..<Int.random(in: 0...most, using: &shuffle)).map { _ in
      pieces.randomElement(using: &shuffle) ?? ""
    }.joined()
  }

  private func replaced(_ text: String, _ place: Range<String.Index>, _ new: String) -> String {
    var scalars = text.unicodeScalars
    scalars.replaceSubrange(place, with: new.unicodeScalars)
    return String(scalars)
  }

  /// A range as the editor states it, and in the text.
  private func randomRange(
    in text: String, _ encoding: PositionEncoding, _ shuffle: inout Shuffle
  ) -> (LSPRange, Range<String.Index>) {
    let scalars = text.unicodeScalars
    // A position cannot lie inside a line break.
    let edges = (Array(scalars.indices) + [scalars.endIndex]).filter { index in
      guard index > scalars.startIndex, index < scalars.endIndex else { return true }
      return !(scalars[scalars.index(before: index)] == "\r" && scalars[index] == "\n")
    }
    let one = edges.randomElement(using: &shuffle) ?? scalars.startIndex
    let two = edges.randomElement(using: &shuffle) ?? scalars.startIndex
    let place = min(one, two)..<max(one, two)
    let range = LSPRange(
      start: position(String(scalars[..<place.lowerBound]), encoding),
      end: position(String(scalars[..<place.upperBound]), encoding))
    return (range, place)
  }

  /// The position at the end of a text.
  private func position(_ text: String, _ encoding: PositionEncoding) -> LSPPosition {
    let bytes = Array(text.utf8)
    let starts = lineStarts(bytes)
    let line = String(decoding: bytes[(starts.last ?? 0)...], as: UTF8.self)
    let unit =
      switch encoding {
      case .utf8: line.utf8.count
      case .utf16: line.utf16.count
      case .utf32: line.unicodeScalars.count
      }
    return LSPPosition(line: starts.count - 1, unit: unit)
  }

  private func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == 0x0A || byte == 0x0D && next != 0x0A { starts.append(index + 1) }
    }
    return starts
  }
}
