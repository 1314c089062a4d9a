import FCMLint
import XCTest

final class PayloadSizeTests: XCTestCase {
  private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  /// The findings of the size rules only.
  private func rules(_ document: String) -> [String] {
    diagnose(document, select: ["payload-near-limit", "payload-too-large", "large-topic-payload"])
      .map(\.rule).sorted()
  }

  private func data(_ count: Int, target: String = #""token": "abc:def""#) -> String {
    #"{ "message": { \#(target), "data": { "ab": "\#(text(count - 2))" } } }"#
  }

  func testNamesAndValuesOfData() {
    XCTAssertEqual(rules(data(4096)), ["payload-near-limit"])
    XCTAssertEqual(rules(data(4097)), ["payload-too-large"])
    XCTAssertEqual(rules(data(3556)), [])
    XCTAssertEqual(rules(data(3557)), ["payload-near-limit"])
    let topic = #""topic": "news""#
    XCTAssertEqual(rules(data(2048, target: topic)), [])
    XCTAssertEqual(rules(data(2049, target: topic)), ["large-topic-payload"])
    XCTAssertEqual(rules(data(2049, target: #""topic": {{topic}}"#)), ["large-topic-payload"])
    XCTAssertEqual(rules(data(4097, target: topic)), ["payload-too-large"])
  }

  /// The bytes that FCM adds cause a warning for Apple devices, and an info otherwise.
  func testKeysThatFCMAdds() {
    func found(_ count: Int, _ block: String = "") -> [String] {
      let document =
        #"{ "message": { "token": "abc:def",\#(block) "data": { "ab": "\#(text(count - 2))" } } }"#
      return diagnose(document).filter { $0.rule.hasPrefix("payload-") }.map {
        "\($0.severity.word) \($0.message)"
      }
    }
    let apple = #" "apns": { "headers": { "apns-priority": "5" } },"#
    XCTAssertEqual(
      found(3967), ["info payload of about 4097 bytes on Apple devices, over the limit of 4096"])
    XCTAssertEqual(found(3966), ["info payload of about 4096 of 4096 bytes on Apple devices"])
    XCTAssertEqual(
      found(3967, apple),
      ["warning about 4097 bytes on Apple devices with FCM's own keys; the limit is 4096"])
    XCTAssertEqual(
      found(3966, apple), ["info payload of about 4096 of 4096 bytes on Apple devices"])
  }

  /// Text around a placeholder counts, unless a condition may remove it.
  func testTextAroundPlaceholdersCounts() {
    let long = text(4100)
    func pair(_ value: String) -> String {
      #"{ "message": { "topic": "news", "data": { "a": "\#(value)" } } }"#
    }
    XCTAssertEqual(rules(pair("{{name}}" + long)), ["payload-too-large"])
    XCTAssertEqual(rules(pair(long + "${user.name}")), ["payload-too-large"])
    XCTAssertEqual(rules(pair("{{#if a}}" + long + "{{/if}}")), [])
    XCTAssertEqual(rules(pair("{{if .A}}" + long + "{{end}}")), [])
    XCTAssertEqual(rules(pair("{{" + long + "}}")), [])
  }

  func testRawPayloadsCountWhole() {
    let head = #"{"aps":{"alert":""#
    let tail = #""}}"#
    let room = 4096 - head.utf8.count - tail.utf8.count
    XCTAssertEqual(rules(head + text(room) + tail), ["payload-near-limit"])
    XCTAssertEqual(rules(head + text(room + 1) + tail), ["payload-too-large"])
  }

  func testPlatformsMerge() {
    let common = text(3000)
    let own = text(1200)
    let document = { (block: String) in
      #"{ "message": { "token": "abc:def", "data": { "a": "\#(common)" }, \#(block) } }"#
    }
    XCTAssertEqual(rules(document(#""android": { "data": { "b": "\#(own)" } }"#)), [])
    XCTAssertEqual(
      rules(document(#""apns": { "payload": { "aps": { "alert": "\#(own)" } } }"#)),
      ["payload-too-large"])
    XCTAssertEqual(
      rules(document(#""webpush": { "notification": { "title": "\#(own)" } }"#)),
      ["payload-too-large"])
    XCTAssertEqual(
      rules(document(#""android": { "notification": { "title": "\#(own)" } }"#)),
      ["payload-too-large"])
    XCTAssertEqual(
      rules(document(#""notification": { "title": "\#(own)" }"#)), ["payload-too-large"])
  }

  /// Each text counts where it is shown, unless the platform has its own.
  func testEachPlatformCountsWhatItGets() {
    func platforms(_ members: String) -> String? {
      diagnose(#"{"message":{"token":"abc:def",\#(members)}}"#)
        .first { $0.rule == "payload-too-large" }?.message
        .components(separatedBy: " on ").last?.components(separatedBy: ";").first
    }
    let long = text(4200)
    func common(_ name: String) -> String { #""notification":{"\#(name)":"\#(long)"}"# }
    let (android, apple, web) = ("Android", "Apple devices", "the web")
    let table: [(members: String, places: [String])] = [
      (common("title"), [android, apple, web]), (common("body"), [android, apple, web]),
      (common("image"), [android, apple]), (#""data":{"k":"\#(long)"}"#, [android, apple, web]),
      (common("title") + #","android":{"notification":{"title":"a"}}"#, [apple, web]),
      (common("body") + #","android":{"notification":{"body":"a"}}"#, [apple, web]),
      (common("image") + #","android":{"notification":{"image":"a"}}"#, [apple]),
      (common("title") + #","apns":{"payload":{"aps":{"alert":"a"}}}"#, [android, web]),
      (common("body") + #","apns":{"payload":{"aps":{"alert":"a"}}}"#, [android, web]),
      (common("image") + #","apns":{"fcm_options":{"image":"a"}}"#, [android]),
      (common("title") + #","webpush":{"notification":{"title":"a"}}"#, [android, apple]),
      (common("body") + #","webpush":{"notification":{"body":"a"}}"#, [android, apple]),
      (#""data":{"k":"\#(long)"},"android":{"data":{"a":"b"}}"#, [apple, web]),
      (#""data":{"k":"\#(long)"},"webpush":{"data":{"a":"b"}}"#, [android, apple]),
      (#""android":{"data":{"k":"\#(long)"}}"#, [android]),
      (#""android":{"notification":{"body_loc_args":["\#(long)"]}}"#, [android]),
      (#""apns":{"fcm_options":{"image":"\#(long)"}}"#, [apple]),
      (#""apns":{"payload":{"aps":{"alert":"a"},"k":"\#(long)"}}"#, [apple]),
      (#""webpush":{"data":{"k":"\#(long)"}}"#, [web]),
      (#""webpush":{"notification":{"body":"\#(long)"}}"#, [web]),
    ]
    for (members, places) in table {
      XCTAssertEqual(
        platforms(members), places.inSentence,
        members.replacingOccurrences(of: long, with: "…"))
    }
  }

  func testTheFindingNamesTheLargestPart() throws {
    let document = data(4200)
    let found = try XCTUnwrap(
      diagnose(document).first { $0.rule == "payload-too-large" })
    XCTAssertEqual(
      found.message,
      "payload of 4200 bytes on Android, Apple devices and the web; the limit is 4096, "
        + "so FCM rejects the request")
    XCTAssertEqual(found.pointer, "/message")
    XCTAssertEqual(found.notes.map(\.pointer), ["/message/data/ab"])
  }

  func testPlaceholdersMakeALowerBound() throws {
    let document =
      #"{ "message": { "topic": "news", "data": { "a": "\#(text(4200))", "b": "{{more}}" } } }"#
    let found = try XCTUnwrap(
      diagnose(document).first { $0.rule == "payload-too-large" })
    XCTAssertTrue(found.message.contains("at least 4202"), found.message)
  }

  /// Sizes are those of the document without white space and unnecessary escapes.
  func testCompactSize() throws {
    let documents = [
      #"{ "a" : [ 1, 2.50, -3e2, true, false, null ], "b": {}, "c": [ ] }"#,
      #"{ "a\/b": "\u00e9\n\t\"\\\/ \u0001 \ud83d\ude00 é 😀", "x": [[[]]] }"#,
      #"[]"#, #""\u007f\u0080\u07ff\u0800\uffff""#, #"[ "", {"": ""} ]"#,
    ]
    let sizes = [49, 52, 2, 13, 12]
    for (document, size) in zip(documents, sizes) {
      let found = JSONTree.read(Array(document.utf8)) { $0.root?.compactSize }
      XCTAssertEqual(found, size, document)
    }
  }
}
