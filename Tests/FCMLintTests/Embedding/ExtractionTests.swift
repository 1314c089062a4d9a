import FCMLint
import FCMLintEmbedding
import FCMLintRules
import XCTest

final class ExtractionTests: XCTestCase {
  private func documents(_ text: String, _ language: HostLanguage) -> [EmbeddedDocument] {
    EmbeddedExtractor.documents(in: Array(text.utf8), language: language)
  }

  /// The texts of the documents.
  private func texts(_ text: String, _ language: HostLanguage = .markdown) -> [String] {
    documents(text, language).map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// Templates of JSON and logs are JSON, however damaged.
  func testNamedFilesOfOtherLanguagesAreCode() {
    for name in ["a.LUA", "a.pl", "a.groovy", "a.sql", "a.toml"] {
      XCTAssertEqual(HostLanguage(named: FilePath(name)), .code, name)
      XCTAssertNil(HostLanguage(path: FilePath(name)), "not searched for: \(name)")
    }
    for name in ["a.json", "a.json.erb", "a.json.tmpl", "a.log", "a.lock", "java", "a"] {
      XCTAssertNil(HostLanguage(named: FilePath(name)), name)
    }
    XCTAssertEqual(HostLanguage(named: FilePath("a.py")), .python)
    XCTAssertEqual(HostLanguage(path: FilePath("A.java")), .java)
    XCTAssertEqual(HostLanguage(path: FilePath("a.go")), .go)
    XCTAssertEqual(HostLanguage(path: FilePath("A.KT")), .kotlin)
  }

  /// The branches of a condition are documents in the range of the one before them.
  func testBranchesAreInTheirDocument() throws {
    let first = "getMessaging().send({ topic: 'a', data: b ? { c: 1 } : { d: 2 } });\n"
    let found = documents(first + "getMessaging().send({ topic: 'b' });\n", .javaScript)
    XCTAssertEqual(found.map(\.isVariant), [false, true, true, false])
    XCTAssertTrue(found[1...2].allSatisfy { found[0].range.contains($0.range.lowerBound) })
    XCTAssertEqual(found[1...2].map(\.range).map(\.lowerBound).min(), 44)
    XCTAssertLessThanOrEqual(found[0].range.upperBound, found[3].range.lowerBound)
  }

  func testTheNameOfAFileTellsItsLanguage() {
    for (name, language) in [
      ("README.md", HostLanguage.markdown), ("a/B.RST", .reStructuredText), ("a.http", .http),
      ("x.postman_collection.json", .postman), ("run.sh", .shell), ("a.tsx", .typeScript),
      ("Insomnia_2024-01-01.json", .insomnia), ("a/insomnia.json", .insomnia),
      ("a.insomnia.json", .insomnia),
    ] { XCTAssertEqual(HostLanguage(path: FilePath(name)), language, name) }
    for name in ["a.json", "a.apns", "md", ".md", "a.lua", "a", "insomnia.apns"] {
      XCTAssertNil(HostLanguage(path: FilePath(name)), name)
    }
  }

  func testTheURLTellsTheKind() {
    for (url, kind) in [
      ("https://fcm.googleapis.com/v1/projects/p/messages:send", DocumentKind.sendRequest),
      ("{{host}}/v1/projects/p/messages:send", .sendRequest),
      ("https://fcm.googleapis.com/fcm/send", .legacy),
      ("https://fcm.googleapis.com/fcm/notification", .deviceGroup),
      ("https://iid.googleapis.com/iid/v1:batchRemove", .topicBatch),
      ("https://api.push.apple.com/3/device/{{token}}", .apnsPayload),
    ] {
      // The body alone is not evidence.
      let text = "POST \(url) HTTP/1.1\nContent-Type: application/json\n\n{\n  \"fcm\": 1\n}\n"
      XCTAssertEqual(documents(text, .http).map(\.kind), [kind], url)
    }
    for start in ["GET https://fcm.googleapis.com/fcm/notification", "POST https://a.example/send"]
    {
      XCTAssertEqual(texts(start + "\n\n{ \"fcm\": 1 }\n", .http), [], start)
    }
    // Other services have methods with this name.
    let method = "POST https://push-api.cloud.huawei.com/v1/1/messages:send"
    XCTAssertEqual(texts(method + "\n\n{ \"fcm\": 1 }\n", .http), [])
    let other = "POST https://fcm.googleapis.com/v1/projects/p/messages:send\n"
    let type = "Content-Type: text/plain\n\n{ \"fcm\": 1 }\n"
    XCTAssertEqual(texts(other + type, .http), [])
  }

  func testMarksOfListsAndQuotesAreRemoved() {
    let body = "{\n  \"aps\": {\n    \"alert\": \"x\"\n  }\n}"
    let lines = body.components(separatedBy: "\n")
    for (first, prefix) in [
      ("", ""), ("> ", "> "), ("1. ", "   "), ("- > ", "  > "), ("> * ", ">   "),
    ] {
      let text =
        first + "```json\n" + lines.map { prefix + $0 + "\n" }.joined() + prefix + "```\n"
      XCTAssertEqual(texts(text), [body], first)
    }
  }

  func testQuotesOfShellsAreUndone() {
    let body = #"{"aps": {"alert": "it's $5"}}"#
    for argument in [
      #"'{"aps": {"alert": "it'\''s $5"}}'"#, #""{\"aps\": {\"alert\": \"it's \$5\"}}""#,
      #"$'{"aps": {"alert": "it\'s $5"}}'"#,
    ] {
      for option in ["-d ", "-d", "--data-raw ", "--json=", "-sSd "] {
        XCTAssertEqual(texts("curl \(option)\(argument) https://a.example\n", .shell), [body])
      }
    }
    XCTAssertEqual(texts("curl -d @- https://a <<'E'\n\(body)\nE\n", .shell), [body])
    XCTAssertEqual(texts("cat <<-E | curl -d @- https://a\n\t\(body)\n\tE\n", .shell).count, 1)
  }

  func testExpansionsArePlaceholders() {
    let found = texts(
      #"curl -d "{\"aps\": {\"badge\": $N, \"alert\": \"$(date) ${A:-b}\"}}""#, .shell)
    XCTAssertEqual(found, [#"{"aps": {"badge": ${N}, "alert": "${date} ${Ab}"}}"#])
  }

  func testAnUnclosedSampleEndsBeforeTheNextSentence() {
    let found = texts(
      "{\n  \"message\": {\n    \"topic\": \"news\",\n    \"data\": {}\n  }\n\nThe end.\n",
      .plainText)
    XCTAssertEqual(found.map { $0.hasSuffix("}\n") || $0.hasSuffix("}") }, [true])
    XCTAssertFalse(found.contains { $0.contains("The end") })
  }

  func testAnUnclosedSampleEndsWithItsIndentation() {
    let start = "{\n  \"message\": {\n    \"topic\": \"news\","
    for (rest, isPart) in [
      ("  \"data\": {}", true), ("  data: \"x\"", true), ("  true", true), ("  }", true),
      ("  Then send it.", false), ("Then send it.", false), ("\tThen: send it.", false),
      ("  {", true), ("  > quote", false), ("\n  12", false), ("  \n  12", false),
    ] {
      let found = texts("\(start)\n\(rest)\n\nThe end.\n", .plainText)
      XCTAssertEqual(found.count, 1, rest)
      let last = rest.split(separator: "\n").last.map(String.init) ?? ""
      let tail = String(last.drop { $0 == " " || $0 == "\t" })
      XCTAssertEqual(found.first?.hasSuffix(tail), isPart, "\(rest): \(found)")
    }
  }

  /// An object may begin on a line of its own after a comma, a colon or an opening bracket.
  func testABraceOnALineOfItsOwn() {
    for (before, isPart) in [
      ("\"data\":", true), ("\"webpush\": {\"notification\": {\"actions\": [", true),
      ("\"webpush\": {\"notification\": {\"actions\": [{},", true),
      ("\"name\": \"n\"", false),
    ] {
      let text = "{\"message\": {\"topic\": \"a\", \(before)\n{\n\"k\": \"v\"\n\n# The end\n"
      let found = texts(text, .plainText)
      XCTAssertEqual(found.first?.contains("\"k\""), isPart, "\(before): \(found)")
    }
    let tag = texts(
      "{\"message\": {\"topic\": \"a\"\n{{> rest}}\n\"data\": {}\n\n# The end\n", .plainText)
    XCTAssertEqual(tag.first?.contains("\"data\""), true, "\(tag)")
  }

  func testSurplusClosersArePartOfASample() {
    let body = "{\n  \"aps\": {\n    \"alert\": \"x\"\n  }\n}"
    for closers in ["\n}", "\r\n}", "\n  }", "  \n}]", "\n}\n}"] {
      XCTAssertEqual(texts(body + closers + "\n", .plainText), [body + closers], closers)
    }
    for rest in ["\n\n}", "\n} else", "\nx}"] {
      XCTAssertEqual(texts(body + rest + "\n", .plainText), [body], rest)
    }
    XCTAssertEqual(texts("f(\n\(body)\n}\n", .plainText), [body])
  }

  func testTagsOfHTMLAreRemoved() {
    func page(_ text: String) -> [String] { texts("<pre>\(text)</pre>", .html) }
    let body = #"{"aps": {"alert": "x"}}"#
    for text in [
      #"{"aps": {"alert": "<b>x</b>"}}"#, #"{"aps": <span class="a">{"alert": "x"}</span>}"#,
      #"<i>{</i>"aps": {"alert": "x"}}"#, body + "<b",
    ] {
      XCTAssertEqual(page(text), [body], text)
    }
    let comparison = #"{"aps": {"alert": "a < b > c <3 <"}}"#
    XCTAssertEqual(page(comparison), [comparison])
    for text in ["<pre", "<pre ", "<pre class=\"a\"", "<pre>", "<code\n", "<script "] {
      XCTAssertEqual(texts("a notification " + text, .html), [], text)
    }
  }

  /// Other ellipses are syntax errors.
  func testEllipsesBesideOtherText() {
    for (sample, isValid) in [
      ("{\"message\": {\"topic\": \"a\",\n  ...\n}}", true),
      ("{\"message\": {\"topic\": \"a\",\n  ... more\n}}", false),
      ("{\"message\": {\"topic\": \"a\", ...\n}}", false),
      ("{\"message\": {\"topic\": \"a\", \"data\": {\"a\": \"b\"},\n...,\n\"name\": \"n\"}}", true),
      ("{\"message\": {\"topic\": \"a\", \"data\": {}, \"list\": [\"a\",\n...\n]}}", false),
      ("{\"message\": {\"topic\": \"a\", \"data\": {}, \"list\": [...]}}", true),
    ] {
      let found = documents("```json\n\(sample)\n```\n", .markdown)
      XCTAssertEqual(found.count, 1, sample)
      let errors = found.map { JSONTree.read($0.text) { $0.errors.count } }
      XCTAssertEqual(errors == [0], isValid, "\(sample): \(texts("```json\n\(sample)\n```\n"))")
    }
  }

  func testEllipsesRepresentMembers() throws {
    for sample in [
      "{\n\"message\": {\n\"topic\": \"a\",\n...\n}\n}",
      "{\"message\": {\"topic\": \"a\", \"data\": {...}}}",
      "{\n\"message\": {\n…,\n\"topic\": \"a\",\n\"data\": {}\n}\n}",
    ] {
      let report = EmbeddedLinter(
        LintSession(Linter()), language: .markdown, templates: .standard, kind: nil
      ).lint(Array("```json\n\(sample)\n```\n".utf8))
      XCTAssertEqual(report.documents, 1, sample)
      XCTAssertEqual(report.diagnostics.map(\.rule), [], sample)
    }
  }

  func testHostileTextTakesLinearTime() {
    let count = Sweep.size(20_000, or: 500)
    for text in [
      "notification {\"", "{\"a\":{", "{\"a\"\n\n", "curl -d '{\"\n", "$(", "{\\\" ", "cat <<EOF\n",
      "{a ",
      "> - ", "<pre>&#x22;", "`", "{\n\n", ".. parsed-literal::\n\n *a\n", ".. parsed-literal:: ",
      ".. parsed-literal::\n :`|", "<<<A\n{\"a", "$a{$a[", "const a: Message = {%\n<...",
      "const a: Message = b + ", ".FirebaseMessaging.Message.builder", ".Map.of", " new Map<",
    ] {
      let source = Array(("notification " + String(repeating: text, count: count)).utf8)
      for language in HostLanguage.allCases {
        XCTAssertEqual(
          EmbeddedExtractor.documents(in: source, language: language).count, 0, text)
      }
    }
  }
}
