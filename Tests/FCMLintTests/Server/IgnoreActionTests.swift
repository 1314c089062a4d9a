import Foundation
import XCTest

/// "Ignore RULE here" writes a comment where the language takes one, which suppresses the finding and
/// nothing else.
final class IgnoreActionTests: XCTestCase {
  private func found(_ uri: String, _ text: String, _ language: String) -> [[String: Any]] {
    ServerRun([ServerRun.hello, ServerRun.open(uri, text, language: language)] + ServerRun.goodbye)
      .published.first ?? []
  }

  private func line(_ finding: [String: Any]) -> Int {
    let start = (finding["range"] as? [String: Any])?["start"] as? [String: Int]
    return start?["line"] ?? -1
  }

  /// The source after each action for a finding in it, with the finding.
  private func results(
    _ name: String, _ text: String, _ language: String
  ) -> [(finding: [String: Any], text: String)] {
    let uri = "file:///project/\(name)"
    let findings = found(uri, text, language).prefix(2)
    let requests = findings.enumerated().map { number, finding in
      let range = String(
        decoding: (try? JSONSerialization.data(withJSONObject: finding["range"] ?? [:])) ?? Data(),
        as: UTF8.self)
      return "{\"jsonrpc\":\"2.0\",\"id\":\(number + 2),\"method\":\"textDocument/codeAction\","
        + "\"params\":{\"textDocument\":{\"uri\":\"\(uri)\"},\"range\":\(range),"
        + "\"context\":{\"diagnostics\":[],\"only\":[\"quickfix\"]}}}"
    }
    let run = ServerRun(
      [ServerRun.hello, ServerRun.open(uri, text, language: language)] + requests
        + ServerRun.goodbye)
    return findings.enumerated().compactMap { number, finding in
      let actions = run.result(of: number + 2) as? [[String: Any]] ?? []
      let rule = finding["code"] as? String ?? ""
      let action = actions.first {
        let edit = $0["edit"] as? [String: Any]
        return $0["title"] as? String == "Ignore \(rule) here"
          && (edit?["changes"] as? [String: Any])?[uri] != nil
      }
      return action.map { (finding, EditorText(text).applying($0)) }
    }
  }

  /// Applies the action for each finding of a source; returns how many have one.
  @discardableResult
  private func expectSilence(_ name: String, _ text: String, _ language: String) -> Int {
    let uri = "file:///project/\(name)"
    let before = found(uri, text, language)
    let results = self.results(name, text, language)
    for (finding, changed) in results {
      let rule = finding["code"] as? String
      let inserted = changed.split(separator: "\n", omittingEmptySubsequences: false)
      let place =
        zip(inserted, text.split(separator: "\n", omittingEmptySubsequences: false)).enumerated()
        .first { $1.0 != $1.1 }?.offset ?? 0
      XCTAssertTrue(inserted[place].contains("fcmlint-ignore \(rule ?? ""): "), changed)
      let after = found(uri, changed, language)
      func kept(_ list: [[String: Any]], _ shift: Int) -> [String] {
        list.filter { $0["code"] as? String != rule }.map {
          "\($0["code"] ?? "") \(line($0) + (line($0) >= place ? shift : 0)) \($0["message"] ?? "")"
        }
      }
      XCTAssertEqual(kept(after, 0), kept(before, 1), "\(name): \(changed)")
      let left = after.filter { $0["code"] as? String == rule }.map(line)
      XCTAssertFalse(
        left.contains(line(finding) + 1)
          && before.filter {
            $0["code"] as? String == rule && line($0) == line(finding)
          }.count == 1, "\(name): \(rule ?? "") \(changed)")
      XCTAssertLessThan(after.count, before.count, name)
    }
    return results.count
  }

  func testFixturesOfAllLanguages() throws {
    let languages = [
      "js": "javascript", "ts": "typescript", "py": "python", "php": "php", "java": "java",
      "go": "go", "md": "markdown", "html": "html", "sh": "shellscript", "adoc": "asciidoc",
      "rst": "restructuredtext", "http": "http",
    ]
    var offered: [String: Int] = [:]
    for folder in [
      "embedded", "code/javascript", "code/typescript", "code/python", "code/php",
      "code/java", "code/go",
    ] {
      for file in try Corpus.files(in: folder) {
        let ending = String(file.name.split(separator: ".").last ?? "")
        guard let language = languages[ending], !file.name.contains(".look.") else { continue }
        let text = String(decoding: file.bytes, as: UTF8.self)
        offered[ending, default: 0] += expectSilence("a." + ending, text, language)
      }
    }
    for ending in ["js", "ts", "py", "php", "java", "go", "md"] {
      XCTAssertGreaterThan(offered[ending] ?? 0, 0, "\(offered)")
    }
  }

  func testTheFormsOfLanguages() {
    let json = #"{"message":{"topic":"/topics/a","notification":{"title":"b"}}}"#
    let inner = #"{"topic":"/topics/a","notification":{"title":"b"}}"#
    let cases: [(String, String, String, String)] = [
      (
        "a.jsonc", "jsonc",
        "{\n\t\"message\": \(inner) }\n",
        "{\n\t// fcmlint-ignore topic-prefix: TODO: explain why\n\t\"message\""
      ),
      (
        "a.md", "markdown", "Text\n\n```json\n\(json)\n```\n",
        "Text\n\n<!-- fcmlint-ignore topic-prefix: TODO: explain why -->\n```json"
      ),
      (
        "a.mdx", "mdx", "Text\n\n```json\n\(json)\n```\n",
        "Text\n\n{/* fcmlint-ignore topic-prefix: TODO: explain why */}\n```json"
      ),
      (
        "a.sh", "shellscript",
        "  curl -d '\(json)' https://fcm.googleapis.com/v1/projects/a/messages:send\n",
        "  # fcmlint-ignore topic-prefix: TODO: explain why\n  curl"
      ),
      (
        "a.yaml", "yaml", "a:\r\n  b: '\(json)'\r\n",
        "a:\r\n  # fcmlint-ignore topic-prefix: TODO: explain why\r\n  b: '"
      ),
      (
        "a.html", "html", "<p>\n<pre>\(json)</pre>\n",
        "<p>\n<!-- fcmlint-ignore topic-prefix: TODO: explain why -->\n<pre>"
      ),
      (
        "a.py", "python", "import a\n\nrequests.post(url, json=\(json))\n",
        "import a\n\n# fcmlint-ignore topic-prefix: TODO: explain why\nrequests"
      ),
    ]
    for (name, language, text, wanted) in cases {
      XCTAssertEqual(expectSilence(name, text, language), 1, name)
      let result = results(name, text, language).first?.text ?? ""
      XCTAssertTrue(result.hasPrefix(wanted), "\(name): \(result)")
    }
  }

  /// A comment about a text of several lines is above the statement.
  func testTextsOfSeveralLines() {
    let json =
      "{ \"message\": {\n  \"topic\": \"/topics/a\", \"notification\": {\"title\": \"b\"} } }"
    let cases: [(String, String, String, String)] = [
      ("a.js", "javascript", "f(`\n\(json)\n`);\n", "// "),
      ("a.py", "python", "text = '''\n\(json)\n'''\n", "# "),
      ("a.go", "go", "package a\n\tvar text = `\n\(json)`\n", "package a\n\t// "),
    ]
    for (name, language, text, start) in cases where expectSilence(name, text, language) > 0 {
      let result = results(name, text, language).first?.text ?? ""
      XCTAssertTrue(result.hasPrefix(start + "fcmlint-ignore topic-prefix: "), result)
    }
  }

  /// A comment after a line that continues, in a text or in JSON would be none.
  func testWhereNoCommentCanStand() {
    let json =
      "{ \"message\": {\n  \"topic\": \"/topics/a\", \"notification\": {\"title\": \"b\"} } }"
    let url = "https://fcm.googleapis.com/v1/projects/a/messages:send"
    let cases: [(String, String, String)] = [
      ("a.json", "json", json),
      ("a.sh", "shellscript", "curl \\\n  -d '\(json)' \(url)\n"),
      ("a.sh", "shellscript", "curl -H 'a:\nb' -d '\(json)' \(url)\n"),
    ]
    for (name, language, text) in cases {
      XCTAssertFalse(found("file:///project/\(name)", text, language).isEmpty, text)
      XCTAssertEqual(results(name, text, language).map { $0.text }, [], name)
    }
  }
}
