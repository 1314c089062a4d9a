import FCMLint
import XCTest

@testable import FCMLintEmbedding

/// The search for evidence in code, which must find every source that has a document.
final class CodeEvidenceTests: XCTestCase {
  private let message = "{ token: 't', notification: { title: 'a', body: 'b' } }"

  private func mayContain(_ code: String, _ dialect: Dialect = .javaScript) -> Bool {
    Array(code.utf8).withUnsafeBufferPointer { CodeEvidence.mayContainDocument($0, dialect) }
  }

  private func documents(_ code: String, _ dialect: Dialect) -> Int {
    MessageFinder.allDocuments(in: ExtractedText(Array(code.utf8)), dialect.language, dialect).count
  }

  /// Checks that a source has a document, which the search does not miss.
  private func assertFound(
    _ code: String, _ dialect: Dialect = .javaScript, line: UInt = #line
  ) {
    XCTAssertGreaterThan(documents(code, dialect), 0, code, line: line)
    XCTAssertTrue(mayContain(code, dialect), code, line: line)
  }

  func testMembersAreFoundInAnyForm() {
    let note = "// a notification\n"
    for name in ["notification", "'notification'", "\"notification\"", "['notification']"] {
      for colon in [":", " :", "\n:", " /* a */ : /* b */ ", ": // c\n"] {
        assertFound("\(note)f({ to: '/topics/a', \(name)\(colon){ title: 'a', body: 'b' } })")
      }
    }
    assertFound("\(note)x = { message: { topic: 'a', data: { b: 'c' } } }")
    assertFound("# notification\nx = {\n  'aps': {'alert': 'a'}\n}", .python)
    assertFound("<?php // notification\n$x = ['aps' => ['alert' => 'a']];", .php)
    assertFound("<?php // notification\n$x = array('aps' => array('alert' => 'a'));", .php)
  }

  /// A message needs no other word of the service.
  func testAMessageIsFoundWithoutOtherWords() {
    assertFound("x = { message: { topic: 'a', apns: { payload: { aps: { badge: 1 } } } } }")
    assertFound("x = { \"message\": { token: t, android: { ttl: 5 } } }")
    assertFound(
      "x = {'message': {'topic': 'a', 'apns': {'payload': {'aps': {'badge': 1}}}}}", .python)
    assertFound("<?php $x = ['message' => ['topic' => 'a', 'android' => ['ttl' => '5']]];", .php)
    XCTAssertFalse(mayContain("x = { message: 'a', level: { aps: 1 } }"))
    XCTAssertFalse(mayContain("send({ message: { topic: 'a b', data: { n: 1 } } })"), "a broker's")
  }

  func testCallsAndTypesAreFound() {
    assertFound("messaging().send(\(message)) // messaging")
    assertFound("getMessaging ( app ) . send(\(message))")
    assertFound("const m: messaging.Message = \(message)")
    assertFound("const m: Array<messaging.Message> = [\(message)]")
    assertFound("f(\(message) as admin . messaging . Message)")
    assertFound("// firebase\nthis.pushMessaging.send(\(message))")
    assertFound("fcmClient?.send(\(message))")
    assertFound(
      "m = messaging.Message(notification=messaging.Notification(title='a'), topic='b')", .python)
  }

  func testMessagesInStringsAreFound() {
    let json = #"{"message":{"topic":"a","notification":{"title":"b"}}}"#
    for quoted in ["'\(json)'", "`\n \(json)`"] { assertFound("x = \(quoted) // notification") }
    let escaped = json.replacing("\"", with: "\\\"")
    assertFound("x = \"\\n\(escaped)\" // notification")
    assertFound("x = '''\n\(json)''' # notification", .python)
    for name in ["JSON", " \"JSON\"", "'JSON'"] {
      assertFound("<?php $x = <<<\(name)\n  \(json)\n  JSON; // notification", .php)
    }
  }

  func testOtherCodeIsNotDividedIntoTokens() {
    for code in [
      "context.enableEmitNotification(261)", "// Use notifications from the system\nf({ a: 1 })",
      "diag(1, ts.Category.Message, 'messaging', {})",
      "x = 'a `{ \\\"type\\\": \\\"module\\\" }` b' // notification",
      "notification.show({ a: {} })",
    ] {
      XCTAssertFalse(mayContain(code), code)
    }
    XCTAssertFalse(mayContain("x.set('message/rfc822') # notification", .python))
  }

  /// Cuts and changes fixtures, and compares the search with the reader.
  func testNoFixtureIsMissed() throws {
    var found = 0
    for (name, bytes) in try Fixtures.files(in: "embedded") {
      guard let dialect = HostLanguage(path: FilePath(name)).flatMap({ Dialect.of($0) }) else {
        continue
      }
      let code = String(decoding: bytes, as: UTF8.self)
      for text in [code, code.replacing("irebase", with: "xyz").replacing("fcm", with: "xyz")] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for start in stride(from: 0, to: lines.count, by: 7) {
          let part = "// notification\n" + lines[start...].joined(separator: "\n")
          guard documents(part, dialect) > 0 else { continue }
          found += 1
          XCTAssertTrue(mayContain(part, dialect), "\(name) from line \(start)")
        }
      }
    }
    XCTAssertGreaterThan(found, 50)
  }
}
