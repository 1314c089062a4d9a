import XCTest

@testable import FCMLint
@testable import FCMLintReporting

/// Writing JSON for sources, for people and for reports.
final class JSONValueTests: XCTestCase {
  private let value: JSONValue = [
    "name": "a\"b", "list": [1, true], "objects": [["x": 1], [:]], "absent": nil, "null": .null,
  ]

  func testEachLayoutSaysTheSame() {
    XCTAssertEqual(
      value.text(.tight),
      #"{"name":"a\"b","list":[1,true],"objects":[{"x":1},{}],"null":null}"#)
    XCTAssertEqual(
      value.text(),
      #"{ "name": "a\"b", "list": [1, true], "objects": [{ "x": 1 }, {}], "null": null }"#)
    XCTAssertEqual(
      value.text(.indented),
      #"""
      {
        "name": "a\"b",
        "list": [1, true],
        "objects": [
          {
            "x": 1
          },
          {}
        ],
        "null": null
      }
      """#)
  }

  func testDeepLevelsCanShareALine() {
    var layout = JSONValue.Layout.indented
    layout.levels = 2
    layout.isPadded = false
    XCTAssertEqual(
      JSONValue.object([("a", [["x": 1, "y": 2]])]).text(layout),
      "{\n  \"a\": [\n    {\"x\": 1, \"y\": 2}\n  ]\n}")
  }

  func testLinesContainNoCommandForCISystems() {
    let line = (["##[error]": "##vso[task]", "plain": "## heading"] as JSONValue).line
    XCTAssertEqual(
      line, ###"{"#\u0023[error]":"#\u0023vso[task]","plain":"## heading"}"###)
    let text = JSONTree.read(Array(line.utf8)) { tree in
      tree.root?[name: "##[error]"]?.text
    }
    XCTAssertEqual(text, "##vso[task]")
  }

  func testAListIsWrittenPieceByPiece() {
    var list = JSONLineList()
    XCTAssertEqual(list.end, "]")
    XCTAssertEqual(list.add([]), "")
    XCTAssertEqual(list.add([1, 2]) + list.add([["a": 3]]) + list.end, "\n1,\n2,\n{\"a\":3}\n]")
  }
}
