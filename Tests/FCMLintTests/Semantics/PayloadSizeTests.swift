import FCMLint
import XCTest

/// What the size of a message is; `fixtures/cases/notification` has the limits.
final class PayloadSizeTests: XCTestCase {
  func testTheFindingNamesTheLargestPart() throws {
    let text = String(repeating: "x", count: 4198)
    let document = #"{ "message": { "token": "abc:def", "data": { "ab": "\#(text)" } } }"#
    let found = try XCTUnwrap(diagnose(document).first { $0.rule == "payload-too-large" })
    XCTAssertEqual(found.pointer, "/message")
    XCTAssertEqual(found.notes.map(\.pointer), ["/message/data/ab"])
  }

  /// Sizes are those of the document without white space and unnecessary escapes.
  func testCompactSize() throws {
    let documents = [
      #"{ "a" : [ 1, 2.50, -3e2, true, false, null ], "b": {}, "c": [ ] }"#,
      #"{ "a\/b": "\u00e9\n\t\"\\\/ \u0001 \ud83d\ude00 é 😀", "x": [[[]]] }"#,
      #"[]"#, #""\u007f\u0080\u07ff\u0800\uffff""#, #"[ "", {"": ""} ]"#,
    ]
    let sizes = [49, 52, 2, 13, 12]
    for (document, size) in zip(documents, sizes) {
      let found = JSONTree.read(Array(document.utf8)) { $0.root?.compactSize }
      XCTAssertEqual(found, size, document)
    }
  }
}
