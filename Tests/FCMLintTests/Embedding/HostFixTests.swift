import FCMLint
import FCMLintEmbedding
import FCMLintRules
import XCTest

/// Fixes of messages in other languages: the source after them is still what it was, but for the
/// message.
final class HostFixTests: XCTestCase {
  private struct Case {
    /// The name of the file.
    var name: String
    var source: String
    /// The source after the fixes; nil if it is left alone.
    var fixed: String?
    var includesUnsafe = false
    var line: UInt = #line
  }

  private func check(_ cases: [Case]) throws {
    for example in cases {
      let language = try XCTUnwrap(HostLanguage(named: FilePath(example.name)))
      let fixer = EmbeddedFixer(
        Linter(), language: language, kind: nil, includesUnsafe: example.includesUnsafe)
      let outcome = fixer.fix(Array(example.source.utf8))
      XCTAssertEqual(outcome.text, example.fixed ?? example.source, line: example.line)
      XCTAssertEqual(outcome.applied > 0, example.fixed != nil, line: example.line)
      XCTAssertEqual(fixer.fix(outcome.bytes).bytes, outcome.bytes, line: example.line)
    }
  }

  /// A message with a condition whose fix contains apostrophes.
  private static let cats = #"{"message":{"condition":"cats in topics","data":{"a":"b"}}}"#
  private static let fixedCats = #"{"message":{"condition":"'cats' in topics","data":{"a":"b"}}}"#
  /// A message whose fix contains quotes that JSON escapes.
  private static let nested = #"{"message":{"topic":"cats","data":{"owner":{"id":"7"}}}}"#
  private static let fixedNested =
    #"{"message":{"topic":"cats","data":{"owner":"{\"id\":\"7\"}"}}}"#

  func testApostrophesInStrings() throws {
    let (wrong, right) = (Self.cats, Self.fixedCats)
    let doubled = right.replacingOccurrences(of: "'", with: "''")
    let unquoted = right.replacingOccurrences(of: "'", with: #"'\''"#)
    try check([
      Case(name: "a.rb", source: "body = '\(wrong)'\n"),
      Case(
        name: "a.rb", source: "fcm = '\(wrong)'\n",
        fixed: "fcm = '\(right.replacingOccurrences(of: "'", with: #"\'"#))'\n"),
      Case(name: "a.dart", source: "final body = '''\(wrong)''';\n"),
      Case(name: "a.pl", source: "my $body = q(\(wrong));\n"),
      Case(name: "a.lua", source: "local body = '\(wrong)'\n"),
      Case(name: "a.toml", source: "body = '\(wrong)'\n"),
      Case(name: "a.sql", source: "INSERT INTO q VALUES ('\(wrong)');\n"),
      Case(name: "a.xml", source: "<b body='\(wrong)'/>\n"),
      Case(name: "a.md", source: "```ruby\nbody = '\(wrong)'\n```\n"),
      Case(name: "a.txt", source: "BODY='\(wrong)'\n"),
      Case(name: "a.txt", source: "BODY='\n\(wrong)\n'\n"),
      Case(name: "a.txt", source: "Don't send \(wrong)\n", fixed: "Don't send \(right)\n"),
      Case(name: "a.go", source: "var fcm = `\(wrong)`\n", fixed: "var fcm = `\(right)`\n"),
      Case(
        name: "a.kt", source: "val fcm = \"\"\"\(wrong)\"\"\"\n",
        fixed: "val fcm = \"\"\"\(right)\"\"\"\n"),
      Case(name: "a.yaml", source: "body: '\(wrong)'\n", fixed: "body: '\(doubled)'\n"),
      Case(name: "a.sh", source: "BODY='\(wrong)'\n", fixed: "BODY='\(unquoted)'\n"),
    ])
  }

  func testQuotesInTextThatIsDecoded() throws {
    let (wrong, right) = (Self.nested, Self.fixedNested)
    func unsafe(_ name: String, _ start: String, _ end: String, isFixed: Bool = false) -> Case {
      Case(
        name: name, source: start + wrong + end, fixed: isFixed ? start + right + end : nil,
        includesUnsafe: true)
    }
    try check([
      unsafe("a.tf", "fcm = <<EOT\n", "\nEOT\n", isFixed: true),
      unsafe("a.rb", "body = <<~JSON\n  ", "\nJSON\n"),
      unsafe("A.java", "String body = \"\"\"\n    ", "\n    \"\"\";\n"),
      unsafe("a.swift", "let body = \"\"\"\n  ", "\n  \"\"\"\n"),
      unsafe("a.toml", "body = \"\"\"", "\"\"\"\n"),
      unsafe("a.dart", "final body = '", "';\n"),
      unsafe("a.sh", "cat <<'E'\n", "\nE\n", isFixed: true),
      unsafe("a.yaml", "body: |\n  ", "\nother: 1\n", isFixed: true),
    ])
  }

  /// Quotes are escaped between quotes, and not in a here-document.
  func testQuotesInShellScripts() throws {
    let start = "curl https://fcm.googleapis.com/v1/projects/p/messages:send "
    try check([
      Case(
        name: "a.sh",
        source: start + #"-d "{\"message\":{\"topic\":\"cats\",\"data\":{\"n\":1}}}""#,
        fixed: start + #"-d "{\"message\":{\"topic\":\"cats\",\"data\":{\"n\":\"1\"}}}""#),
      Case(
        name: "a.sh",
        source: start + "-d @- <<E\n{\"message\":{\"topic\":\"cats\",\"data\":{\"n\":1}}}\nE\n",
        fixed: start
          + "-d @- <<E\n{\"message\":{\"topic\":\"cats\",\"data\":{\"n\":\"1\"}}}\nE\n"),
    ])
  }

  func testDoubledQuotes() throws {
    let wrong = #"{""message"":{""topic"":""/topics/cats"",""data"":{}}}"#
    let right = #"{""message"":{""topic"":""cats"",""data"":{}}}"#
    let condition = #"{"message":{"condition":"''cats'' in topics","data":{}}}"#
    try check([
      Case(
        name: "a.cs", source: "var fcm = @\"\(wrong)\";\n",
        fixed: "var fcm = @\"\(right)\";\n"),
      Case(name: "a.csv", source: "1,\"\(wrong)\",2\n", fixed: "1,\"\(right)\",2\n"),
      Case(name: "a.sql", source: "SELECT '\(condition)';\n"),
    ])
    let language = try XCTUnwrap(HostLanguage(named: FilePath("a.sql")))
    let linter = EmbeddedLinter(
      LintSession(Linter()), language: language, templates: .standard, kind: nil)
    let report = linter.lint(Array("SELECT '\(condition)';\n".utf8))
    XCTAssertEqual(report.documents, 1)
    XCTAssertEqual(report.diagnostics.map { $0.rule }, [])
  }

  func testRegionsEndWithTheirContainers() throws {
    let open = #"{"message":{"topic":"/topics/cats","notification":{"title":"Hi","body":"x"}"#
    for (name, start, end) in [
      ("a.yaml", "body: |\n  ", "\nafter: 1\n\"other\": 2\n"),
      ("a.yaml", "steps:\n  - body: |\n      ", "\n    after: 1\n"),
      ("a.yaml", "body: >-\n  ", "\nretries: 3\nitems: [1]\n"),
      ("a.yaml", "a:\n  body: |2 # text\n    ", "\n  after: true\n"),
      ("a.adoc", "----\n", "\n----\n\"after\": 1\n"),
      ("a.txt", "BODY='\n", "\n'\n"),
      ("a.rst", "::\n\n   ", "\n\nafter: 1\n"),
      ("a.rst", "::\n\n   ", "\nafter: 1\n"),
      ("a.bru", "body:json {\n  ", "\n}\n"),
    ] {
      let documents = EmbeddedExtractor.documents(
        in: Array((start + open + end).utf8),
        language: try XCTUnwrap(HostLanguage(named: FilePath(name))))
      XCTAssertEqual(
        documents.map { String(decoding: $0.text, as: UTF8.self) }, [open], start)
      try check([
        Case(
          name: name, source: start + open + end,
          fixed: start + open.replacingOccurrences(of: "/topics/", with: "") + end)
      ])
    }
  }

  func testLinesKeepTheirIndentation() throws {
    let body = """
      {
        "to": "/topics/cats",
        "notification": {
          "title": "Hi"
        },
        "dry_run": true
      }
      """
    let message = """
      {
        "message": {
          "topic": "cats",
          "notification": {
            "title": "Hi"
          }
        },
        "validate_only": true
      }
      """
    let broken = #"{"message":{"topic":"cats","notification":{"title":"Hi","body":"one"#
    let text = broken + "\ntwo\"}}}"
    for (name, start, margin, end) in [
      ("a.yaml", "body: |\n", "  ", "after: 1\n"),
      ("a.yaml", "- body: >\n", "     ", "  after: 1\n"),
      ("a.rst", "::\n\n", "   ", "\nafter\n"),
      ("a.md", "1. a\n\n   ```json\n", "   ", "   ```\n"),
      ("a.md", "> ```json\n", "> ", "> ```\n"),
      ("a.php", "<?php $x = <<<'J'\n", "  ", "  J;\n"),
      ("A.java", "String a = \"\"\"\n", "    ", "    \"\"\";\n"),
    ] {
      func indented(_ text: String) -> String {
        start + text.split(separator: "\n").map { margin + $0 + "\n" }.joined() + end
      }
      try check([
        Case(
          name: name, source: indented(body), fixed: indented(message), includesUnsafe: true)
      ])
      guard name != "a.php", name != "A.java", !start.contains(">\n") else { continue }
      try check([
        Case(
          name: name, source: indented(text), fixed: indented(broken + "\\ntwo\"}}}"),
          includesUnsafe: true)
      ])
    }
  }

  func testLineBreaksOfWindows() throws {
    let body = #"{"to": "/topics/cats", "notification": {"title": "Hi"},\#r\#n   "dry_run": true}"#
    let message =
      #"{\#r\#n    "message": {\#r\#n      "topic": "cats",\#r\#n      "notification": {\#r\#n        "#
      + #""title": "Hi"\#r\#n      }\#r\#n    },\#r\#n    "validate_only": true\#r\#n  }"#
    let data = #"{"message": {"topic": "cats", "data": {"a": {\#r\#n    "b": 1}}}}"#
    let text = #"{"message": {"topic": "cats", "data": {"a": "{ \"b\": 1}"}}}"#
    try check([
      Case(
        name: "a.yaml", source: "body: |\r\n  \(body)\r\nafter: 1\r\n",
        fixed: "body: |\r\n  \(message)\r\nafter: 1\r\n", includesUnsafe: true),
      Case(
        name: "a.yaml", source: "body: |\r\n  \(data)\r\nafter: 1\r\n",
        fixed: "body: |\r\n  \(text)\r\nafter: 1\r\n", includesUnsafe: true),
    ])
  }

  func testCommentsStay() throws {
    let sample =
      "{\n  // The audience.\n  \"message\": {\"topic\": \"/topics/cats\", \"data\": {}} // all\n}\n"
    let fixed = sample.replacingOccurrences(of: "/topics/", with: "")
    let url = "POST https://fcm.googleapis.com/v1/projects/p/messages:send\n\n"
    try check([
      Case(name: "a.txt", source: sample, fixed: fixed),
      Case(name: "a.txt", source: url + sample, fixed: url + fixed),
      Case(
        name: "a.txt",
        source:
          "{\n  // All.\n  \"to\": \"/topics/cats\",\n  \"notification\": {\"title\": \"Hi\"}\n}\n",
        includesUnsafe: true),
      Case(name: "a.md", source: "```\n\(url)\(sample)```\n", fixed: "```\n\(url)\(fixed)```\n"),
    ])
  }

  /// Text that a fix moves may not get another meaning in its string.
  func testEscapesOfOtherLanguagesStay() throws {
    let start = #"{\"message\":{\"topic\":\"cats\",\"title\":\""#
    let end = #"\",\"data\":{}}}"#
    try check([
      Case(name: "a.env", source: "BODY=\"\(start)a\\`b\\`\(end)\"\n", includesUnsafe: true),
      Case(name: "a.rb", source: "body = \"\(start)\\#{b}\(end)\"\n", includesUnsafe: true),
      Case(name: "a.pl", source: "my $a = \"\(start)b\\@c\(end)\";\n", includesUnsafe: true),
    ])
  }

  func testCommentsInCodeStay() throws {
    let start = "admin.messaging().send({ topic: 'cats', notification: { title: 'Hi' },\n"
    try check([
      Case(
        name: "a.js", source: start + "  android: { /* soon */ sound: 'x' } });\n",
        fixed: start + "  android: { /* soon */ notification: { sound: 'x' } } });\n",
        includesUnsafe: true)
    ])
  }

  func testShorthandPropertiesAreWrittenOut() throws {
    let start =
      "const { getMessaging } = require('firebase-admin/messaging');\ngetMessaging().send({ "
    try check([
      Case(
        name: "a.js", source: start + "token, notification: { title, image } });\n",
        fixed: start + "token, notification: { title, imageUrl: image } });\n")
    ])
  }

  func testUnitsOfAnUnknownSDKStay() throws {
    try check([
      Case(
        name: "a.js",
        source:
          "const fcm = { token: t, notification: { title: x }, android: { ttl: 60000 }, fcm_options: {} };\n",
        includesUnsafe: true),
      Case(
        name: "a.rb",
        source:
          "fcm.send(token: t, message: { token: t, notification: { title: x }, android: { ttl: 3600 } })\n",
        includesUnsafe: true),
      Case(
        name: "a.php",
        source:
          "<?php $fcm = ['token' => $t, 'notification' => ['title' => 'a'], 'android' => ['ttl' => 3600]];\n",
        includesUnsafe: true),
    ])
  }
}
