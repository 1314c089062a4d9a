import FCMLint
import XCTest

/// Edits result in a document that parses and contains the intended members.
final class EditsTests: XCTestCase {
  /// The members of a small document as a flat list: `a.b=1`.
  private func members(_ bytes: [UInt8]) -> [String] {
    JSONTree.read(bytes) { tree in
      XCTAssertEqual(tree.errors.map(\.kind), [], String(decoding: bytes, as: UTF8.self))
      return tree.root.map { Self.flatten($0, "") } ?? []
    }
  }

  private static func flatten(_ node: JSONNode, _ path: String) -> [String] {
    guard node.isObject else { return ["\(path)=\(node.source)"] }
    let inner = node.members.flatMap { flatten($0.value, "\(path).\($0.key.text ?? "")") }
    return inner.isEmpty ? ["\(path)={}"] : inner
  }

  private func apply(_ source: String, _ edits: @Sendable (JSONNode) -> [Edit]?) -> String? {
    let bytes = Array(source.utf8)
    let made = JSONTree.read(bytes) { tree in tree.root.flatMap(edits) }
    return made.map { String(decoding: EditApplication.apply($0, to: bytes), as: UTF8.self) }
  }

  /// The same object in five layouts.
  private func layouts(_ members: [String]) -> [String] {
    let object = members.map { "\"\($0)\": \"\($0)\"" }
    return [
      "{" + members.map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",") + "}",
      "{ " + object.joined(separator: ", ") + " }",
      "{\n  " + object.joined(separator: ",\n  ") + "\n}\n",
      "{\r\n\t" + object.joined(separator: ",\r\n\t") + "\r\n}",
      "{\n    " + object.joined(separator: "\n  , ") + " }",
    ]
  }

  func testRemovingAMember() {
    for count in 1...4 {
      let names = Array(["a", "b", "c", "d"].prefix(count))
      for source in layouts(names) {
        for name in names {
          let result = apply(source) { root in
            root.members.first { $0.key.text == name }?.key.removingMember(from: root).map { [$0] }
          }
          let expected = names.filter { $0 != name }.map { ".\($0)=\"\($0)\"" }
          let found = members(Array((result ?? "").utf8))
          XCTAssertEqual(found, expected.isEmpty ? ["={}"] : expected, "\(name) from \(source)")
        }
      }
    }
  }

  func testMemberIsRemovedWithItsLine() {
    let source = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n"
    func removing(_ name: String) -> String? {
      apply(source) { root in
        root.members.first { $0.key.text == name }?.value.removingMember(from: root).map { [$0] }
      }
    }
    XCTAssertEqual(removing("a"), "{\n  \"b\": 2,\n  \"c\": 3\n}\n")
    XCTAssertEqual(removing("b"), "{\n  \"a\": 1,\n  \"c\": 3\n}\n")
    XCTAssertEqual(removing("c"), "{\n  \"a\": 1,\n  \"b\": 2\n}\n")
  }

  func testTheLastMemberBeforeASurplusCommaLeavesTheCommaToItsOwnFix() {
    let source = "{\n  \"a\": 1,\n  \"b\": 2,\n}\n"
    let result = apply(source) { root in
      root.members.first { $0.key.text == "b" }?.key.removingMember(from: root).map { [$0] }
    }
    XCTAssertEqual(result, "{\n  \"a\": 1,\n}\n")
    let single = apply("{ \"a\": 1, }") { root in
      root.members.first { _ in true }?.key.removingMember(from: root).map { [$0] }
    }
    XCTAssertEqual(single, "{ , }")
  }

  func testTheLastMemberIsRemovedWithItsBlanks() {
    func removing(_ source: String) -> String? {
      apply(source) { root in
        root.members.first { _ in true }?.key.removingMember(from: root).map { [$0] }
      }
    }
    for source in ["{\"a\":1}", "{ \"a\": 1 }", "{\n  \"a\": 1\n}", "{\r\n\t\"a\": 1 }"] {
      XCTAssertEqual(removing(source), "{}", source)
    }
    XCTAssertEqual(removing("{ /* why */ \"a\": 1 }"), "{ /* why */  }")
    XCTAssertEqual(removing("{ \"a\": 1 // why\n}"), "{  // why\n}")
  }

  func testInsertingAMember() {
    for count in 0...3 {
      let names = Array(["a", "b", "c"].prefix(count))
      for source in layouts(names) {
        let result = apply(source) { $0.inserting("new", json: "[1]").map { [$0] } }
        XCTAssertEqual(
          members(Array((result ?? "").utf8)),
          names.map { ".\($0)=\"\($0)\"" } + [".new=[1]"], source)
      }
    }
    XCTAssertEqual(
      apply("{\n  \"a\": 1\n}") { $0.inserting("b", json: "2").map { [$0] } },
      "{\n  \"a\": 1,\n  \"b\": 2\n}")
    XCTAssertEqual(
      apply("{\"a\":1}") { $0.inserting("b", json: "2").map { [$0] } }, "{\"a\":1,\"b\":2}")
    XCTAssertNil(apply("[1]") { $0.inserting("b", json: "2").map { [$0] } })
    XCTAssertNil(apply("{\"a\":1") { $0.inserting("b", json: "2").map { [$0] } })
  }

  func testFirstMemberHasTheLayoutOfItsNeighbors() {
    for (source, result) in [
      ("{\n  \"a\": {\n  }\n}", "{\n  \"a\": {\n    \"b\": 1\n  }\n}"),
      ("{\r\n\t\"a\": {\r\n\t}\r\n}", "{\r\n\t\"a\": {\r\n\t\t\"b\": 1\r\n\t}\r\n}"),
      ("{\"a\":{}}", "{\"a\":{\"b\":1}}"), ("{\"a\": {}}", "{\"a\": {\"b\": 1}}"),
      ("{ \"a\": {} }", "{ \"a\": { \"b\": 1 } }"), ("{ \"a\": { } }", "{ \"a\": { \"b\": 1 } }"),
      ("{\n  \"a\": {}\n}", "{\n  \"a\": { \"b\": 1 }\n}"),
    ] {
      let found = apply(source) { $0[name: "a"]?.inserting("b", json: "1").map { [$0] } }
      XCTAssertEqual(found, result)
    }
    XCTAssertEqual(
      apply("{\"a\": 1}") { $0.inserting("b", json: "2").map { [$0] } }, "{\"a\": 1, \"b\": 2}")
  }

  func testRenamingAMember() {
    for name in ["b", "größe", "say \"hi\"", "a\\b", "tab\there", ""] {
      for source in layouts(["a", "z"]) {
        let result = apply(source) {
          $0.members.first { _ in true }.map { [$0.key.renaming(to: name)] }
        }
        XCTAssertEqual(members(Array((result ?? "").utf8)), [".\(name)=\"a\"", ".z=\"z\""], source)
      }
    }
    XCTAssertEqual(
      apply("{a: 1}") { $0.members.first { _ in true }.map { [$0.key.renaming(to: "b")] } },
      "{\"b\": 1}")
  }

  func testMovingAMember() {
    for inner in ["{}", "{ \"x\": 1 }", "{\n    \"x\": 1\n  }"] {
      for (source, order) in [
        ("{ \"a\": [1, 2], \"to\": \(inner) }", "first"),
        ("{\n  \"to\": \(inner),\n  \"a\": [1, 2]\n}", "last"),
        ("{\"b\":0,\"a\":[1, 2],\"to\":\(inner)}", "middle"),
      ] {
        for name in [nil, "renamed"] as [String?] {
          let result = apply(source) { root in
            guard let key = root[name: "a"]?.key, let target = root[name: "to"] else { return nil }
            return key.moving(from: root, to: target, as: name)
          }
          let found = Set(members(Array((result ?? "").utf8)))
          var expected: Set = [".to.\(name ?? "a")=[1, 2]"]
          if inner != "{}" { expected.insert(".to.x=1") }
          if order == "middle" { expected.insert(".b=0") }
          XCTAssertEqual(found, expected, source)
        }
      }
    }
  }

  func testImpossibleMovesAreRejected() {
    func move(_ source: String) -> String? {
      apply(source) { root in
        guard let key = root[name: "a"]?.key, let target = root[name: "to"] else { return nil }
        return key.moving(from: root, to: target)
      }
    }
    XCTAssertNil(move("{\"a\":1,\"to\":{\"a\":2}}"), "the name is taken")
    XCTAssertNil(move("{\"a\":1,\"to\":[]}"), "no object")
    let inside = apply("{\"a\":{\"b\":{}}}") { root in
      guard let value = root[name: "a"], let key = value.key, let target = value[name: "b"] else {
        return nil
      }
      return key.moving(from: root, to: target)
    }
    XCTAssertNil(inside, "into itself")
  }

  func testReplacingPrefixingAndAppending() {
    func edit(_ source: String, _ body: @Sendable (JSONNode) -> Edit) -> String? {
      apply(source) { root in root.elements.first { _ in true }.map { [body($0)] } }
    }
    XCTAssertEqual(edit("[ 7 ]") { $0.replacing(with: "\"7s\"") }, "[ \"7s\" ]")
    XCTAssertEqual(edit("['x']") { $0.replacing(withText: "a\"b\n") }, #"["a\"b\n"]"#)
    XCTAssertEqual(edit(#"["x\n"]"#) { $0.prefixing(with: "\"") }, #"["\"x\n"]"#)
    XCTAssertEqual(edit(#"["x"]"#) { $0.appending("\t") }, #"["x\t"]"#)
    XCTAssertEqual(edit(#"[""]"#) { $0.appending("y") }, #"["y"]"#)
  }

  /// Random objects and members: only the given member is removed.
  func testRandomRemovalsAndInsertionsKeepTheRest() {
    var generator = Shuffle(state: 11)
    let spaces = ["", " ", "\n", "\r\n  ", "\t"]
    func space() -> String { spaces.randomElement(using: &generator) ?? "" }
    for _ in 0..<500 {
      let names = (0..<Int.random(in: 0...5, using: &generator)).map { "k\($0)" }
      let source =
        space() + "{" + space()
        + names.map { "\"\($0)\"" + space() + ":" + space() + "{\"v\":[\"},{\"]}" + space() }
        .joined(separator: "," + space()) + "}" + space()
      let victim = names.randomElement(using: &generator)
      let removed = apply(source) { root in
        guard let victim else { return [] }
        return root.members.first { $0.key.text == victim }?.key.removingMember(from: root).map {
          [$0]
        }
      }
      let rest = names.filter { $0 != victim }.map { ".\($0).v=[\"},{\"]" }
      XCTAssertEqual(members(Array((removed ?? "").utf8)), rest.isEmpty ? ["={}"] : rest, source)
      let inserted = apply(source) { $0.inserting("n", json: "0").map { [$0] } }
      XCTAssertEqual(
        members(Array((inserted ?? "").utf8)), names.map { ".\($0).v=[\"},{\"]" } + [".n=0"], source
      )
    }
  }
}
