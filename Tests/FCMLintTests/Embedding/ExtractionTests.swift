import FCMLint
import FCMLintEmbedding
import FCMLintRules
import XCTest

/// Which files and requests are read as what; `fixtures/literals/text.cases` has the documents in text.
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

  /// The text of all documents is limited, although each may contain the same variable.
  func testALargeVariableInManyMessages() {
    let part = (0..<2000).map { "k\($0): 'v'" }.joined(separator: ", ")
    let messages = (0..<500).map { "getMessaging().send({ token: t\($0), data });" }
    let start = "const { getMessaging } = require('firebase-admin/messaging');\n"
    let code = start + "const data = { \(part) };\n" + messages.joined(separator: "\n") + "\n"
    let documents = EmbeddedExtractor.documents(in: Array(code.utf8), language: .javaScript)
    XCTAssertEqual(documents.count, 500)
    XCTAssertLessThan(documents.reduce(0) { $0 + $1.text.count }, 4 * code.utf8.count + 100_000)
  }
}
