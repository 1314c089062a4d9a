import FCMLint
import XCTest

/// Which documents are detected as which kind, with one line for each form.
final class DocumentDetectorTests: XCTestCase {
  private func kinds(_ text: String, layout: Linter.Layout = .single) -> [String] {
    Corpus.report(Array(text.utf8), layout: layout).detections.map(\.kind.word)
  }

  private func check(
    _ documents: [String], are kind: DocumentKind?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for document in documents {
      let expected = kind.map { [$0.word] } ?? []
      XCTAssertEqual(kinds(document), expected, document, file: file, line: line)
    }
  }

  /// The documents of `fixtures/detection`, one on each line, in files named after their kinds.
  func testLabeledDocuments() throws {
    for file in try Corpus.files(in: "detection") where file.name.hasSuffix(".jsonl") {
      let kind = DocumentKind.allCases.first { file.name == $0.word + ".jsonl" }
      XCTAssertTrue(kind != nil || file.name == "none.jsonl", file.name)
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      check(lines.map(String.init), are: kind)
    }
  }

  func testForeignNames() {
    check([#"[]"#, #""topic""#, "", " "], are: nil)
  }

  func testArraysAndLinesAreLintedElementByElement() {
    let skipReason = #"{"level":"info","message":"queue opened"}"#
    let request = #"{"message":{"topic":"n"}}"#
    let legacy = #"{"to":"/topics/a","data":{"b":"c"}}"#
    XCTAssertEqual(
      kinds("[\(skipReason), \(request), 7, \(legacy), null]"), ["send-request", "legacy"])
    XCTAssertEqual(
      kinds("\(request)\n\n\(skipReason)\n\(legacy)\n", layout: .lines), ["send-request", "legacy"])
    let report = Corpus.report(Array("\(skipReason)\n\n\(request)".utf8), layout: .lines)
    XCTAssertEqual(report.detections.map(\.document), [1])
    XCTAssertEqual([report.documents, report.skipped], [1, 1])
  }

  /// Samples from the Firebase documentation, including their mistakes.
  func testSamplesOfTheDocumentation() {
    check(
      [
        #"{"message":{"topic":"industry-tech","notification":{"title":"Sparky says hello!",},"#
          + #""apns":{"fcm_options":{"image":"https://foo.bar/pizza-monster.png"}}}}"#,
        #"{"message":{"token":"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1...","android":{"#
          + #""ttl":"86400s","notification"{"click_action":"OPEN"}},"apns":{"headers":{"#
          + #""apns-priority":"5",},"payload":{"aps":{"category":"NEW"}}}}}"#,
        #"{"message":{"token":"APA91bGHXQBB...9QgnYOEURwm0I3lmyqzk2TXQ","data":{"hello":"Hi!"}}}"#,
      ], are: .sendRequest)
    let create = """
      {
         "operation": "create",
         "notification_key_name": "appUser-Chris",
         "registration_ids": ["bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1...",
                              "cR1rjyj4_Kc:APA91bGusqbypSuMdsh7jSNrW4nzsM...",
                              ... ]

      """
    check(
      [
        create,
        #"{"operation":"add","notification_key_name":"appUser-Chris","notification_key":"APA91bG"#
          + #"HXQBB...9QgnYOEURwm0I3lmyqzk2TXQ","registration_ids":["bk3RNwTe3H0:CI2k..."]}"#,
      ], are: .deviceGroup)
    check([#"{"notification_key":"APA91bGHXQBB...9QgnYOEURwm0I3lmyqzk2TXQ"}"#], are: nil)
    // The JavaScript message of a page, pasted into a file.
    check(
      [
        """
        {
          notification: { title: '`$FooCorp` up 1.43% on the day' },
          android: { notification: { icon: 'stock_ticker_update', color: 'x' } },
          topic: topicName,
        };
        """
      ], are: .message)
  }
}
