import FCMLint
import XCTest

/// Template placeholders that stand bare where a value is due are values nobody knows yet.
final class PlaceholderTests: XCTestCase {
  func testBarePlaceholdersAreValues() {
    for placeholder in [
      "{{count}}", "{{ count }}", "{{{count}}}", "${count}", "%{count}", "<count>",
    ] {
      for text in ["{\"a\": %, \"b\": 1}", "[%]", "{\"a\":[1,%\n],\"b\":2}", "{\"a\":%}", "%"] {
        let source = text.replacingOccurrences(of: "%", with: placeholder)
        JSONTree.read(Array(source.utf8)) { tree in
          XCTAssertEqual(tree.faults.map(\.kind), [], source)
          let found = tree.root?.descendants.filter { $0.kind == .placeholder } ?? []
          XCTAssertEqual(found.map(\.source), [placeholder], source)
          XCTAssertTrue(found.allSatisfy(\.isOpaque))
        }
      }
    }
  }

  func testPlaceholdersAsKeysAndTagsBetweenMembers() {
    for source in [
      "{ {{key}}: 1, \"b\": 2 }", "{ ${key}: 1 }", "{ {{#if x}} \"a\": 1, {{/if}} \"b\": 2 }",
      "{ \"a\": 1, {{> more}} }", "[ {{#each x}} 1, {{/each}} 2 ]",
      "{ \"a\": 1 {{#x}}, \"b\": 2 {{/x}} }",
    ] {
      XCTAssertEqual(TapeCheck.read(Array(source.utf8)).map(\.kind), [], source)
    }
  }

  func testOtherStylesCountInsideStringsOnly() {
    for source in ["[#{count}]", "[$COUNT]", "[YOUR_COUNT]", "[%count%]"] {
      XCTAssertEqual(TapeCheck.read(Array(source.utf8)).map(\.kind), [.unexpectedToken], source)
    }
    JSONTree.read(Array("[\"#{count}\",\"$COUNT\",\"YOUR_COUNT\",\"count\"]".utf8)) { tree in
      XCTAssertEqual(tree.root?.elements.map(\.isOpaque), [true, true, true, false])
    }
  }
}
