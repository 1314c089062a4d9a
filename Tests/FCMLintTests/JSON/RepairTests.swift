import XCTest

@testable import FCMLint

/// Each repair of the recovery reads its example as intended, and no other repair does.
final class RepairTests: XCTestCase {
  /// The document after recovery: `null` for a missing value or a placeholder, `""` for a missing
  /// key.
  private let examples: [(name: String, damaged: String, repaired: String)] = [
    ("closer before the document", #"} {"a": 1}"#, #"{"a": 1}"#),
    ("comma before ]", #"[1, 2,, ]"#, #"[1, 2]"#),
    ("missing value", #"{"a": , "b": 1}"#, #"{"a": null, "b": 1}"#),
    ("doubled colon", #"{"a":: 1}"#, #"{"a": 1}"#),
    ("number", #"[0x10]"#, #"[16]"#),
    ("Markdown fence", "```json\n{\"a\": 1}", #"{"a": 1}"#),
    ("other quotes", #"['a']"#, #"["a"]"#),
    ("template tag", #"[<%= x %>]"#, #"[null]"#),
    ("value without an opening quote", #"{"a": b c", "d": 1}"#, #"{"a": "b c", "d": 1}"#),
    ("literal of another language", #"[True]"#, #"[true]"#),
    ("tag in a text", #"["{{ t "x" }}"]"#, #"["{{ t \"x\" }}"]"#),
    (
      "doubled quotes around #", ##"{"a": ""#1 here"", "b": 1}"##,
      ##"{"a": "#1 here", "b": 1}"##
    ),
    ("array for an object, end", #"{"a": ["b": 1]}"#, #"{"a": {"b": 1}}"#),
    ("crossed closers", #"{"a": [1}]"#, #"{"a": [1]}"#),
    ("surplus closer", #"{"a": 1], "b": 2}"#, #"{"a": 1, "b": 2}"#),
    ("closer of the wrong type", #"{"a": [1}, "b": 2}"#, #"{"a": [1], "b": 2}"#),
    ("missing closer", #"{"a": {"b": [1}}"#, #"{"a": {"b": [1]}}"#),
    ("array that ends before a key", #"{"a": ["x", "b": 1}"#, #"{"a": ["x"], "b": 1}"#),
    ("missing opener in an array", #"{"a": ["b": 1}]}"#, #"{"a": [{"b": 1}]}"#),
    ("array for an object", #"["a": 1, "b": 2]"#, #"{"a": 1, "b": 2}"#),
    ("colon in an array", #"[1, "a": 2]"#, #"[1, "a", 2]"#),
    ("colon for a comma", #"{"a": 1: "b": 2}"#, #"{"a": 1, "b": 2}"#),
    ("missing opener of an object", #"{"a": "b": 1}}"#, #"{"a": {"b": 1}}"#),
    ("value that is a key", #"{"a": "b": 1}"#, #"{"a": null, "b": 1}"#),
    ("colon after a container", #"{[1]: 2}"#, #"{"": [1], "": 2}"#),
    (
      "template tag between members", #"{"a": 1 <% if x { %> "b": 2 <% } %>}"#, #"{"a": 1, "b": 2}"#
    ),
    ("unterminated string", "{\"a\": \"x\n\"b\": 1}", #"{"a": "x", "b": 1}"#),
    ("separator of another language", #"{"a": 1; "b": 2}"#, #"{"a": 1, "b": 2}"#),
    (") for a closer", #"{"a": [1), "b": 2}"#, #"{"a": [1], "b": 2}"#),
    ("doubled quotes around a value", #"{"a": "x"", "b": 1}"#, #"{"a": "x", "b": 1}"#),
    ("three quotes", #"["""a""", 1]"#, #"["a", 1]"#),
    ("missing opening quote", #"{"a": true", "b": 1}"#, #"{"a": "true", "b": 1}"#),
    ("missing closing quote in a list", #"["a, "b"]"#, #"["a", "b"]"#),
    ("typographic closing quote", #"{"a": "x”, "b": 1}"#, #"{"a": "x", "b": 1}"#),
    ("missing closing quote", #"{"a": "x, "b": 1}"#, #"{"a": "x", "b": 1}"#),
    ("quotes in a text", #"{"a": "say "hi" to", "b": 1}"#, #"{"a": "say \"hi\" to", "b": 1}"#),
    ("template tag after a value", #"{"a": 1 ${x}, "b": 2}"#, #"{"a": 1, "b": 2}"#),
    ("word between members", #"{"a": 1 or "b": 2}"#, #"{"a": 1, "b": 2}"#),
    ("missing comma", #"{"a": 1 "b": 2}"#, #"{"a": 1, "b": 2}"#),
    ("opener for a comma and key", #"{"a": 1 {"b": 2}}"#, #"{"a": 1, "": {"b": 2}}"#),
    ("comma before }", #"{"a": 1, }"#, #"{"a": 1}"#),
    ("surplus comma", #"{"a": 1,, "b": 2}"#, #"{"a": 1, "b": 2}"#),
    ("colon without a key", #"{: 1}"#, #"{"": 1}"#),
    ("template tag for a key", #"{ ${k}: 1}"#, #"{"${k}": 1}"#),
    ("doubled brace", #"{"a": {{"b": 1}}"#, #"{"a": {"b": 1}}"#),
    ("container without a key", #"{[1], "a": 2}"#, #"{"": [1], "a": 2}"#),
    ("other quotes around a key", #"{'a': 1}"#, #"{"a": 1}"#),
    ("key without quotes", #"{a: 1}"#, #"{"a": 1}"#),
    ("colon in the quotes", #"{"a:" 1}"#, #"{"a": 1}"#),
    ("doubled quotes around a key", #"{""a"": 1}"#, #"{"a": 1}"#),
    ("typographic closing quote of a key", #"{"a”: "x"}"#, #"{"a": "x"}"#),
    ("missing closing quote before a colon", #"{"a: "/x"}"#, #"{"a": "/x"}"#),
    ("missing closing quote of a key", #"{"a: 1, "b": 2}"#, #"{"a": 1, "b": 2}"#),
    ("quotes in a key", #"{"a"b": 1}"#, #"{"a\"b": 1}"#),
    ("separator for a colon", #"{"a" = 1}"#, #"{"a": 1}"#),
    ("key without a value", #"{"a", "b": 1}"#, #"{"a": null, "b": 1}"#),
    ("text without a key", #"{"a" "b": 1}"#, #"{"a": null, "b": 1}"#),
    ("lines in another order", "{\"b\": 2\n\"a\": 1,\n}", #"{"b": 2, "a": 1}"#),
    ("last member commented out", "{\"a\": 1,\n// \"b\": 2\n}", #"{"a": 1}"#),
    ("last line twice", "{\"a\": 1,\n\"b\": 2\n\"b\": 2\n}", #"{"a": 1, "b": 2, "b": 2}"#),
    (
      "closing line cut out", "{\n  \"a\": {\n    \"b\": 1\n  \"c\": 2\n}",
      #"{"a": {"b": 1, "c": 2}}"#
    ),
    (
      "closing line twice", "{\n  \"a\": {\n    \"b\": 1\n  }\n  },\n  \"c\": 2\n}",
      #"{"a": {"b": 1}}"#
    ),
    (
      "closer after the next opener",
      "{\n  \"a\": {\n    \"b\": 1\n  \"c\": {\n  },\n    \"d\": 2\n  }\n}",
      #"{"a": {"b": 1, "c": {}, "d": 2}}"#
    ),
    (
      "keys in the wrong object", "{\n  \"a\": {\n    \"t\": 1,\n  \"t\": 2\n}",
      #"{"a": {"t": 1, "t": 2}}"#
    ),
  ]

  private func read(_ text: String, without repair: String = "")
    -> (tree: String, errors: [String])
  {
    let bytes = Array(text.utf8)
    let tree = JSONTree()
    tree.core.pointee.disabledRepair = repair
    return bytes.withUnsafeBufferPointer {
      tree.read($0, from: 0, to: bytes.count)
      let errors = tree.errors.map { "\($0.kind) \($0.range) \($0.detail) \($0.repair.count)" }
      return (tree.root.map(Self.show) ?? "", errors)
    }
  }

  private static func show(_ node: JSONNode) -> String {
    switch node.kind {
    case .object:
      "{" + node.members.map { "\($0.key.text ?? ""):\(show($0.value))" }.joined(separator: ",")
        + "}"
    case .array: "[" + node.elements.map(show).joined(separator: ",") + "]"
    case .string: "'" + (node.text ?? "") + "'"
    case .null, .missing, .placeholder: "null"
    case .number: "number"
    default: "\(node.kind)"
    }
  }

  func testEveryRepairHasItsExample() {
    let tables = [
      Repairs.value, Repairs.endOfText, Repairs.closer, Repairs.comma, Repairs.key, Repairs.colon,
    ]
    let names = tables.joined().map(\.name) + Repairs.merges.map(\.name)
    XCTAssertEqual(names, examples.map(\.name))
  }

  func testRepairsReadTheirExamplesAsIntended() {
    for (name, damaged, repaired) in examples {
      let result = read(damaged)
      XCTAssertEqual(result.tree, read(repaired).tree, name)
      XCTAssertEqual(result.errors.count, name.contains("tag") ? 0 : 1, "\(name): \(result.errors)")
    }
  }

  func testWithoutItsRepairAnExampleReadsDifferently() {
    for (name, damaged, _) in examples {
      let (with, without) = (read(damaged), read(damaged, without: name))
      XCTAssert(with != without, "\(name) gives nothing for \(damaged): \(with)")
    }
  }
}
