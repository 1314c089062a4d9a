import FCMLint
import XCTest

/// Template placeholders without quotes instead of a value are unknown values.
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

  func testPlaceholdersAsKeysAndTagsBetweenMembers() {
    for source in [
      "{ {{key}}: 1, \"b\": 2 }", "{ ${key}: 1 }", "{ {{#if x}} \"a\": 1, {{/if}} \"b\": 2 }",
      "{ \"a\": 1, {{> more}} }", "[ {{#each x}} 1, {{/each}} 2 ]",
      "{ \"a\": 1 {{#x}}, \"b\": 2 {{/x}} }",
    ] {
      XCTAssertEqual(TapeCheck.read(Array(source.utf8)).map(\.kind), [], source)
    }
  }

  /// Template sections may supply or omit commas: no comma is missing next to a tag, and members on
  /// both sides of one are no duplicates.
  func testTagsSeparateMembers() {
    for source in [
      "{ {{#if x}}\"a\": 1{{else}}\"a\": 2{{/if}}, \"b\": 3 }",
      "{ {{#x}}\"a\": 1{{/x}}{{^x}}\"b\": 2{{/x}}, \"c\": 3 }",
      "{ \"a\": 1 {{#if x}}, \"b\": 2 {{else}}, \"b\": 3 {{/if}} }",
      "{ {% if x %} \"a\": 1, {% else %} \"a\": 2, {% endif %} {# note #} }",
      "{ <% if x %>\"a\": 1<% else %>\"a\": 2<% end %> }",
      "{ {{ if .X }}\"a\": 1,{{ else }}\"a\": 2,{{ end }}\"b\": 3 }",
      "{ \"a\": {{#x}}1{{/x}} {{#y}}, \"b\": 2{{/y}} }", "{ \"a\": {{#x}}1,{{/x}} \"b\": 2 }",
      "[ {{#if x}}1{{else}}2{{/if}} ]", "[ {{#each x}}{{#if n}},{{/if}}1{{/each}} ]",
      "{# note #}{}", "{{! note }}{}", "{{!-- {{x}} --}}[]", "{% set x = 1 %}{}", "<%# note %>[]",
      "{{#if x}}{}{{else}}[]{{/if}}", "{{- /* note */ -}}\n{}\n",
    ] {
      XCTAssertEqual(TapeCheck.read(Array(source.utf8)).map(\.kind), [], source)
    }
    for (source, error) in [
      ("{ {{#x}}\"a\": 1, \"a\": 2{{/x}} }", SyntaxError.Kind.duplicateKey),
      ("{ {{#x}}\"b\": 0,{{/x}}\"a\": { {{#x}}{{/x}} }, \"a\": 2 }", .duplicateKey),
      ("{ {{#x}}\"a\": 1 \"b\": 2{{/x}} }", .missingComma),
      ("{ \"a\": 1 {{! note }} \"b\": 2 }", .missingComma),
    ] {
      XCTAssertEqual(TapeCheck.read(Array(source.utf8)).map(\.kind), [error], source)
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
    for source in ["[#{count}]", "[$COUNT]", "[YOUR_COUNT]", "[%count%]"] {
      XCTAssertEqual(TapeCheck.read(Array(source.utf8)).map(\.kind), [.unexpectedToken], source)
    }
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
    for source in [
      "{ \"a\": \"Hello {{name, \"b\": \"{{c}}\" }", "{ \"a\": \"say {{x}} \"b\" to\" }",
      "[\"{{ a \"\n}}\"]", "[\"{{ a \"b }}\"]", "[\"<% a \"b <% c\" %>\"]",
    ] {
      XCTAssertFalse(TapeCheck.read(Array(source.utf8)).isEmpty, source)
    }
  }

  func testTagsOfOtherLanguages() {
    for source in [
      "#set($x = $ctx.args)\n#foreach($k in $x)\n{ \"a\": 1 }\n#end\n",
      "{ \"a\": 1 #if($x), \"b\": 2 #else, \"b\": 3 #end }",
      "{ <#if data??>\"a\": 1<#else>\"a\": 2</#if> }",
      "{ <#list d as k, v>\"a\": 1<#sep>, </#list> }",
      "{ <#-- note --> \"a\": <@value/> }",
      "{ \"a\": <?= json_encode($d) ?>, \"b\": <?php echo 1 ?> }",
      "{ <?php if ($x): ?>\"a\": 1<?php else: ?>\"a\": 2<?php endif ?> }",
      "{ \"a\": {{\n toJson .Data\n}}, \"b\": {{ JSON.stringify({ \"a\": \"b\" }) }} }",
      "{ \"a\": ${jsonencode({\n a = \"b\" })} }",
    ] {
      XCTAssertEqual(TapeCheck.read(Array(source.utf8)).map(\.kind), [], source)
    }
    for (source, error) in [
      ("#end of it\n{}", SyntaxError.Kind.comment), ("{ \"a\": 1 # if (x)\n}", .comment),
      ("{{ \"a\": { \"b\": 1 } }}", .unexpectedToken), ("[{{ a: 1,\n b: 2 }}]", .unexpectedToken),
    ] {
      XCTAssertEqual(TapeCheck.read(Array(source.utf8)).first?.kind, error, source)
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
