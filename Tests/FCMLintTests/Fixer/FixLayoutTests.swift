import FCMLint
import XCTest

/// Fixed documents keep the layout of the author.
final class FixLayoutTests: XCTestCase {
  private let fixer = Fixer(TestLinter.of(), includesUnsafe: true)

  private func fixed(_ text: String, _ layout: Linter.Layout = .single) -> String {
    String(decoding: fixer.fix(Array(text.utf8), layout: layout).bytes, as: UTF8.self)
  }

  /// The fixed text after the notification of a message with these other members.
  private func fixed(beside rest: String) -> String {
    let start = #"{"message":{"topic":"news","notification":{"title":"Hi","body":"Ho"},"#
    let text = fixed(start + rest + "}}")
    XCTAssertTrue(text.hasPrefix(start), text)
    return String(text.dropFirst(start.count).dropLast(2))
  }

  /// A member that moves within a platform block takes the place of an object that it leaves empty.
  func testMovedMemberLeavesNoEmptyObject() {
    for blank in ["", " ", "\n        ", "\r\n\t"] {
      let action = #""click_action":"https://example.com/a""#
      let web = fixed(beside: #""webpush":{"notification":{\#(blank)\#(action)\#(blank)}}"#)
      XCTAssertTrue(web.hasPrefix(#""webpush":{"fcm_options":{"#), web)
      let link = #""link":"https://example.com/a""#
      let options = fixed(beside: #""fcm_options":{\#(blank)\#(link)\#(blank)},"webpush":{}"#)
      XCTAssertTrue(options.hasPrefix(#""fcm_options":{},"webpush":{"#), options)
      let flag = #""content-available":"1""#
      let apple = fixed(beside: #""apns":{"headers":{\#(blank)\#(flag)\#(blank)}}"#)
      XCTAssertTrue(apple.hasPrefix(#""apns":{"payload":{"#), apple)
    }
  }

  func testNewObjectsHaveTheLayoutOfTheirNeighbors() {
    for (colon, comma, pad) in [(":", ",", ""), (": ", ", ", ""), (": ", ", ", " ")] {
      func object(_ members: [(String, String)]) -> String {
        let texts = members.map { "\"\($0.0)\"\(colon)\($0.1)" }
        return "{\(pad)\(texts.joined(separator: comma))\(pad)}"
      }
      func message(_ blocks: [(String, String)]) -> String {
        object([("message", object([("topic", "\"a\"")] + blocks))])
      }
      let texts = [("title", "\"Hi\""), ("body", "\"Ho\"")]
      let colour = [("color", "\"#ff0000\"")]
      let android = object([("notification", object(colour))])
      XCTAssertEqual(
        fixed(message([("notification", object(texts + colour))])),
        message([("notification", object(texts)), ("android", android)]))
    }
  }

  func testABodyForSeveralTokensBecomesOneRequestOnEachLine() {
    let body = #"{"registration_ids":["{{a}}","{{b}}"],"data":{"a":"b"}}"#
    let other = #"{"message":{"topic":"a","data":{"a":"b"}}}"#
    let requests = ["a", "b"].map {
      #"{"message":{"token":"{{\#($0)}}","data":{"a":"b"}}}"#
    }
    for lineBreak in ["\n", "\r\n"] {
      func lines(_ texts: [String]) -> String { texts.joined(separator: lineBreak) + lineBreak }
      XCTAssertEqual(fixed(lines([body, other]), .lines), lines(requests + [other]))
      XCTAssertEqual(
        fixed(lines(["[", "  \(body),", "  \(other)", "]"])),
        lines(["[", "  \(requests[0]),", "  \(requests[1]),", "  \(other)", "]"]))
    }
    XCTAssertEqual(fixed(body, .lines), requests.joined(separator: "\n"))
    XCTAssertEqual(fixed("[\(body)]"), "[" + requests.joined(separator: ",") + "]")
  }

  /// The edits for two members of one object overlap: the second fix is made in the next pass.
  func testObjectWithTwoRemovedMembersIsEmptiedInOneRun() {
    let web = fixed(
      beside: """
        "webpush":{"headers":{
          "image":"https://example.com/a.png",
          "badge":"https://example.com/b.png"
        }}
        """)
    XCTAssertTrue(web.hasPrefix(#""webpush":{"notification":{"#), web)
    XCTAssertTrue(web.contains("a.png") && web.contains("b.png"), web)
  }
}
