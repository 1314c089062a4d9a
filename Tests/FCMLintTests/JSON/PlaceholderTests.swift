import FCMLint
import XCTest

/// Template placeholders without quotes instead of a value are unknown values; `fixtures/json` has the
/// errors around them.
final class PlaceholderTests: XCTestCase {
  func testBarePlaceholdersAreValues() {
    for placeholder in [
      "{{count}}", "{{ count }}", "{{{count}}}", "${count}", "%{count}", "<count>",
    ] {
      for text in ["{\"a\": %, \"b\": 1}", "[%]", "{\"a\":[1,%\n],\"b\":2}", "{\"a\":%}", "%"] {
        let source = text.replacingOccurrences(of: "%", with: placeholder)
        JSONTree.read(Array(source.utf8)) { tree in
          XCTAssertEqual(tree.errors.map(\.kind), [], source)
          let found = tree.root?.descendants.filter { $0.kind == .placeholder } ?? []
          XCTAssertEqual(found.map(\.source), [placeholder], source)
          XCTAssertTrue(found.allSatisfy(\.isOpaque))
        }
      }
    }
  }

  func testASectionInPlaceOfAValueIsOneValue() {
    for section in [
      "{{#if x}}{ \"b\": 1 }{{else}}\"c\"{{/if}}", "{{#x}}1{{/x}}", "<%- x %>", "<%= x %>",
      "{% if x %}1{% else %}{{#y}}2{{/y}}{% endif %}", "<% if (x) { %>1<% } else { %>2<% } %>",
      "{{ if .X }}\"a\"{{ else }}\"b\"{{ end }}", "%{ if x }1%{ else }2%{ endif }",
      "{{#x}}1{{/x}}{{^x}}0{{/x}}", "{% include \"a.json\" %}", "{{> a}}", "{{ end }}", "{{#if x}}",
    ] {
      let source = "{ \"a\": \(section), \"b\": 1 }"
      JSONTree.read(Array(source.utf8)) { tree in
        XCTAssertEqual(tree.errors.map(\.kind), [], source)
        XCTAssertEqual(tree.root?.members.map(\.value.source), [section, "1"], source)
      }
    }
  }

  func testStylesInsideStrings() {
    let texts = [
      "<%= x %>s", "user-<%= x %>", "{% if x %}a{% endif %}", "<<x>>", "<x>", "a {{x}}",
      "1 < 2 > 0", "<% x", "{% x", "<<x>", "100 %>", "<>", "<<>>",
    ]
    let source = "[\"" + texts.joined(separator: "\",\"") + "\"]"
    JSONTree.read(Array(source.utf8)) { tree in
      XCTAssertEqual(
        tree.root?.elements.map(\.isOpaque), texts.indices.map { $0 < 6 }, source)
    }
  }

  func testOtherStylesCountInsideStringsOnly() {
    JSONTree.read(Array("[\"#{count}\",\"$COUNT\",\"YOUR_COUNT\",\"count\"]".utf8)) { tree in
      XCTAssertEqual(tree.root?.elements.map(\.isOpaque), [true, true, true, false])
    }
  }

  /// Templates are rendered before they are parsed, so quotes inside tags end no string.
  func testTagsInsideStringsKeepTheirQuotes() {
    for text in [
      #"{{t "title"}}"#, #"Hi {{ .Name | default "you" }}, welcome"#,
      #"{{ f "a" "b" }}-{{ f "c" }}"#,
      #"{% if a == "b" %}x{% endif %}"#, #"<%= user["name"] %>!"#, #"${map["key"]}"#, #"#{t("x")}"#,
      #"{{ .Name | default "" }}"#, #"{{{ t "x" }}}"#, #"{{ f({ "a": 1 }) }}"#,
      #"<% } else if (a == "x") { %>"#,
    ] {
      for source in ["{ \"a\": \"\(text)\", \"b\": 1 }", "[\"\(text)\"\n]", "{\"\(text)\" : 1}"] {
        JSONTree.read(Array(source.utf8)) { tree in
          XCTAssertEqual(tree.errors.map(\.kind), [], source)
          let texts = tree.root.map { $0.descendants + $0.members.map(\.key) } ?? []
          let found = texts.first { $0.rawContent.elementsEqual(text.utf8) }
          XCTAssertEqual(found?.isOpaque, true, source)
        }
      }
    }
  }

  func testProseIsNotAPlaceholder() {
    let texts = [
      "$(title)", "#(badge)", "user_$ID", "<?= $x ?>", "$NAME", "$ctx.args.title", "A$AP Rocky",
      "KE$HA", "<3 you>",
      "<=>", "50%{ off }", "$(5)", "$5.00", "$a b", "$a", "#1 (new)", "${", "100%",
    ]
    let source = "[\"" + texts.joined(separator: "\",\"") + "\"]"
    JSONTree.read(Array(source.utf8)) { tree in
      XCTAssertEqual(
        tree.root?.elements.map(\.isOpaque), texts.indices.map { $0 < 6 }, source)
    }
  }
}
