import XCTest

@testable import FCMLint

/// A single pointer is equal to that from the pass over the whole tree.
final class JSONPointerTests: XCTestCase {
  func testSinglePointerEqualsThatOfThePass() {
    let long = String(repeating: "n", count: 200)
    let texts = [
      #"{"a":{"b":[1,{"c":null}],"":"x"},"d":"e"}"#, #"[{"a":1},[[2]],"b"]"#, "3",
      #"{"a/b":{"~":1},"c\u0064":{"e":2},"é":{"東京":[]}}"#,
      #"{"\#(long)":{"\#(long)":{"a":1}}}"#, #"{"a":,"b"{"c":1"#,
    ]
    for text in texts {
      JSONTree.read(Array(text.utf8)) { tree in
        guard let root = tree.root else { return XCTFail(text) }
        let roots = [root] + root.elements.filter { $0.isObject || $0.isArray }
        for root in roots {
          let anchors = Array(-1...tree.core.pointee.count)
          var length = 0
          let swept = JSONPointerBuilder.pointers(of: anchors, from: root, &length)
          XCTAssertEqual(
            anchors.map { JSONPointerBuilder.pointer(of: $0, from: root) }, swept, text)
        }
      }
    }
    XCTAssertEqual(JSONPointerBuilder.pointer(of: 0, from: nil), "")
  }

  /// Source: RFC 6901, section 3.
  func testSignsOfThePointerAreEscaped() {
    for (name, token) in [
      ("~", "~0"), ("/", "~1"), ("~1", "~01"), ("a/b~c", "a~1b~0c"), ("\\u007e", "~0"),
      ("\\/", "~1"), ("%", "%"),
    ] {
      let found = diagnose(
        "{\"message\":{\"topic\":\"a\",\"notification\":{\"title\":\"b\",\"\(name)\":1}}}",
        as: .sendRequest, select: ["unknown-field"])
      XCTAssertEqual(found.map(\.pointer), ["/message/notification/\(token)"])
    }
  }

  func testLongNameIsNotShortened() {
    let name = String(repeating: "é", count: 10_000)
    JSONTree.read(Array("{\"\(name)\":{\"b\":1}}".utf8)) { tree in
      XCTAssertEqual(JSONPointerBuilder.pointer(of: 4, from: tree.root), "/\(name)/b")
    }
  }
}
