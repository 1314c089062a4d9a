import FCMLintRules
import XCTest

@testable import FCMLint

final class CompletionTests: XCTestCase {
  /// A text with a cursor.
  private struct Place {
    var bytes: [UInt8]
    var offset: Int

    init(_ text: String) {
      let parts = text.components(separatedBy: "¦")
      XCTAssertEqual(parts.count, 2, text)
      bytes = Array(parts.joined().utf8)
      offset = parts[0].utf8.count
    }

    func offers(_ kind: DocumentKind? = nil, _ options: CompletionOptions? = nil)
      -> [CompletionOffer]
    {
      var plain = CompletionOptions()
      plain.usesSnippets = false
      return Completer.offers(
        bytes, at: offset, in: ByteRange(0, bytes.count), kind: kind, options ?? plain)
    }

    /// The text after an offer is accepted.
    func applying(_ label: String, _ kind: DocumentKind? = nil) -> String {
      guard let offer = offers(kind).first(where: { $0.label == label }) else { return "no offer" }
      let edits = offer.edits + [Edit(offer.range, offer.text)]
      return String(decoding: EditApplication.apply(edits, to: bytes), as: UTF8.self)
    }
  }

  private func labels(_ text: String, _ kind: DocumentKind? = nil) -> [String] {
    Place(text).offers(kind).map(\.label)
  }

  // MARK: Names

  func testNamesComeInTheUsualOrder() {
    XCTAssertEqual(
      Array(labels(#"{"message":{¦}}"#).prefix(5)),
      ["notification", "topic", "token", "data", "android"])
    XCTAssertEqual(
      labels(#"{"message":{"android":{"notification":{"light_settings":{¦}}}}}"#),
      ["color", "light_on_duration", "light_off_duration"])
  }

  func testPresentNamesAreNotOfferedInAnOpenKey() {
    for text in [
      "{\"message\":{\n\"an¦\n\"topic\":\"a\",\n\"android\":{}}}",
      #"{"message":{"an¦ "topic":"a","android":{}}}"#,
      #"{"message":{"topic":"a","an¦,"android":{}}}"#,
      #"{"message":{"topic":"a","android":{},"an¦}}"#,
    ] {
      XCTAssertFalse(labels(text).contains("android"), text)
    }
    // Another branch of a template may have the same name.
    let branches = #"{"message":{"topic":"a",{{#a}}"android":{},{{/a}}{{^a}}"an¦{{/a}}}}"#
    XCTAssertTrue(labels(branches).contains("android"))
  }

  func testPresentNamesAreNotOffered() {
    let labels = labels(
      #"{"message":{"notification":{},"topic":"a",¦"android":{"ttl":"1s"},"fcmOptions":{}}}"#)
    for name in ["notification", "topic", "token", "condition", "android", "android_v2", "name"] {
      XCTAssertFalse(labels.contains(name), name)
    }
    XCTAssertTrue(labels.contains("apns") && labels.contains("data"))
    XCTAssertFalse(labels.contains { $0.hasPrefix("fcm") })
  }

  func testNamesHaveTheSpellingOfTheDocument() {
    let snake = #"{"message":{"topic":"a","fcm_options":{},"android":{¦}}}"#
    let camel = #"{"message":{"topic":"a","fcmOptions":{},"android":{¦}}}"#
    XCTAssertTrue(labels(snake).contains("collapse_key"))
    XCTAssertTrue(labels(camel).contains("collapseKey"))
    XCTAssertEqual(labels(#"{"message":{"topic":"a","android":{"collapseK¦"}}}"#), ["collapseKey"])
    XCTAssertTrue(
      labels(#"{"tokens":["a"],"apns":{"payload":{"aps":{¦}}}}"#, .adminNode)
        .contains("contentAvailable"))
  }

  func testHeadersAndKeysOfApple() {
    XCTAssertEqual(
      labels(#"{"message":{"topic":"a","apns":{"headers":{"apns-p¦"#).prefix(2).sorted(),
      ["apns-priority", "apns-push-type"])
    XCTAssertEqual(
      labels(#"{"message":{"topic":"a","apns":{"headers":{"apns-push-type":¦"#),
      ["alert", "background", "liveactivity"])
    XCTAssertEqual(
      labels(#"{"message":{"topic":"a","webpush":{"headers":{¦"#), ["TTL", "Urgency", "Topic"])
    XCTAssertEqual(
      labels(#"{"aps":{"sound":{¦"#), ["critical", "name", "volume"])
  }

  // MARK: Text

  func testANameGetsAColonAndAValue() {
    let cases = [
      (#"{"message":{"noti¦}}"#, "notification", #"{"message":{"notification": {}}}"#),
      (#"{"message":{"noti¦"}}"#, "notification", #"{"message":{"notification": {}}}"#),
      (#"{"message":{"noti¦": {}}}"#, "notification", #"{"message":{"notification": {}}}"#),
      (#"{"message":{noti¦}}"#, "notification", #"{"message":{"notification": {}}}"#),
      (
        #"{"message":{"topic":"a","android":{"ttl¦ "x" }}}"#, "ttl",
        #"{"message":{"topic":"a","android":{"ttl":  "x" }}}"#
      ),
      (
        "{\"message\":{\"to¦\n\"data\":{}}}", "topic",
        "{\"message\":{\"topic\": \"\",\n\"data\":{}}}"
      ),
      (#"{"message":{"data":{} "to¦"}}"#, "topic", #"{"message":{"data":{}, "topic": ""}}"#),
      (#"{"message":{¦"data":{}}}"#, "topic", #"{"message":{"topic": "", "data":{}}}"#),
    ]
    for (text, label, expected) in cases {
      XCTAssertEqual(Place(text).applying(label), expected, text)
    }
  }

  func testAValueReplacesTheWholeValue() {
    let android = #"{"message":{"topic":"a","android":{"priority":"#
    let cases = [
      ("¦}}}", "HIGH", #" "HIGH"}}}"#), (" ¦}}}", "HIGH", #" "HIGH"}}}"#),
      (" \"N¦\"}}}", "NORMAL", #" "NORMAL"}}}"#),
      (" \"N¦, \"ttl\":\"1s\"}}}", "NORMAL", #" "NORMAL", "ttl":"1s"}}}"#),
      (" ¦\"HIGH\"}}}", "NORMAL", #" "NORMAL"}}}"#), (" H¦}}}", "HIGH", #" "HIGH"}}}"#),
      (" ¦\n\"ttl\":\"1s\"}}}", "HIGH", " \"HIGH\",\n\"ttl\":\"1s\"}}}"),
    ]
    for (text, label, expected) in cases {
      XCTAssertEqual(Place(android + text).applying(label), android + expected, text)
    }
    XCTAssertEqual(
      Place(#"{"message":{"topic":"a","android":{"direct_boot_ok": t¦}}}"#).applying("true"),
      #"{"message":{"topic":"a","android":{"direct_boot_ok": true}}}"#)
  }

  func testBlocksFollowTheIndentation() {
    let text = "{\n\t\"message\": {\n\t\t\"token\": \"a\",\n\t\t\"noti¦\"\n\t}\n}"
    var options = CompletionOptions()
    let offer = Place(text).offers(nil, options).first
    XCTAssertEqual(offer?.snippet, "\"notification\": {\n\t\t\t$1\n\t\t}")
    options.usesLines = false
    XCTAssertEqual(
      Place(text).offers(nil, options).first?.snippet, "\"notification\": { $1 }")
    XCTAssertEqual(
      Place(#"{"message":{"topic":"a","android":{"prio¦"#).offers(nil, CompletionOptions())
        .first?.snippet, #""priority": ${1|"NORMAL","HIGH"|}"#)
  }

  // MARK: Values

  func testValuesAreThoseOfTheSchema() {
    let ttl = labels(#"{"message":{"topic":"a","android":{"ttl":¦"#)
    XCTAssertEqual(ttl, ["0s", "3600s", "86400s", "604800s", "2419200s"])
    XCTAssertEqual(labels(#"{"aps":{"interruption-level":"t¦"#).first, "time-sensitive")
    XCTAssertEqual(labels(#"{"aps":{"mutable-content":¦"#), ["1"])
    XCTAssertEqual(labels(#"{"aps":{"badge":¦"#), ["0", "1"])
    XCTAssertEqual(
      labels(#"{"message":{"topic":"a","webpush":{"headers":{"TTL":¦"#),
      ["0", "3600", "86400", "604800", "2419200"])
    XCTAssertEqual(
      labels(#"{"message":{"topic":"a","android":{"direct_boot_ok":¦"#), ["true", "false"])
    XCTAssertEqual(
      labels(#"{"operation":¦,"registration_ids":[]}"#, .deviceGroup), ["create", "add", "remove"])
    XCTAssertEqual(labels(#"{"message":{"topic":"a","data":{"a":¦"#), [])
    XCTAssertEqual(
      labels(#"{"message":{"topic":"a","android":{"priority":"h¦"#).first, "high")
  }

  func testTheProjectSuppliesValues() {
    var options = CompletionOptions()
    options.project = ProjectSettings(
      apnsTopic: "com.acme.shop", webOrigins: ["https://acme.test"], androidChannels: ["news"],
      apnsCategories: ["INVITE"])
    options.topics = { ["sport"] }
    let cases = [
      (#"{"message":{"topic":¦"#, ["sport"]),
      (#"{"message":{"condition":"¦"#, ["'sport' in topics"]),
      (#"{"message":{"topic":"a","android":{"notification":{"channel_id":"¦"#, ["news"]),
      (#"{"aps":{"category":"¦"#, ["INVITE"]),
      (#"{"message":{"topic":"a","webpush":{"fcm_options":{"link":"¦"#, ["https://acme.test/"]),
    ]
    for (text, expected) in cases {
      XCTAssertEqual(Place(text).offers(nil, options).map(\.label), expected, text)
    }
  }

  // MARK: Other documents

  func testOtherDocumentsGetNoOffers() {
    for text in [
      #"{"name":"a","version":"1","¦"}"#, #"{"compilerOptions":{¦}}"#, #"{"a":[1,¦]}"#,
      #"["a",¦]"#, "{\"message\":{}} ¦", "{\"message\":{ // ¦\n}}", #"{"message":{"x":{{a¦}}}}"#,
    ] {
      XCTAssertEqual(labels(text), [], text)
    }
  }

  func testEmptyDocumentsGetWholeOnes() {
    XCTAssertEqual(labels("¦").first, "send request to a topic")
    XCTAssertEqual(Array(labels("{¦").prefix(3)), ["message", "aps", "notification"])
    XCTAssertEqual(
      Place("¦").applying("topic batch request"),
      "{\n  \"to\": \"/topics/news\",\n  \"registration_tokens\": [\"{{token}}\"]\n}")
  }

  /// Any damage yields offers whose ranges are in the text and on one line.
  func testAnyTextIsSurvived() throws {
    var shuffle = Shuffle(state: 3)
    let pieces: [[UInt8]] = ["\"", "{", "}", "[", "]", ",", ":", "\n", "\\", "{{", "//", "/*", "é"]
      .map { Array($0.utf8) }
    for file in try Corpus.files(in: "clean") {
      for _ in 0..<Sweep.size(40, or: 4) {
        var bytes = file.bytes
        for _ in 0..<Int.random(in: 0...3, using: &shuffle) {
          let place = Int.random(in: 0..<max(1, bytes.count), using: &shuffle)
          if Bool.random(using: &shuffle) {
            bytes.replaceSubrange(place..<min(place + 3, bytes.count), with: [])
          } else {
            bytes.insert(contentsOf: pieces.randomElement(using: &shuffle) ?? [], at: place)
          }
        }
        let offset = Int.random(in: 0...bytes.count, using: &shuffle)
        let part = ByteRange(0, bytes.count)
        for offer in Completer.offers(
          bytes, at: offset, in: part, kind: .sendRequest, CompletionOptions())
        {
          XCTAssertTrue(part.contains(offer.range))
          XCTAssertTrue(offer.range.start <= offset && offset <= offer.range.end)
          XCTAssertFalse(bytes[offer.range.start..<offer.range.end].contains(10))
        }
        _ = FieldLocation(bytes, at: offset, in: part, kind: .sendRequest)
      }
    }
  }

  /// A word in the first line may contain a backslash, without a quote before it.
  func testShortTextsAreSurvived() {
    let pieces = ["", "a", "\"", "'", "\\", "{", "}", "[", ":", ",", "\n", "/", "{{", "é"]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let bytes = Array((first + second + third).utf8)
          let part = ByteRange(0, bytes.count)
          for offset in 0...bytes.count {
            let cursor = JSONCursor(bytes, at: offset, in: part)
            XCTAssertTrue(part.contains(cursor.replaced))
            XCTAssertLessThanOrEqual(cursor.typed(in: bytes).utf16.count, bytes.count)
          }
        }
      }
    }
  }

  // MARK: Blocks

  /// A block is a valid message once it is filled in.
  func testBlocksHaveNoFindings() throws {
    let bases = [
      #"{"message":{"token":"{{t}}",¦}}"#,
      #"{"message":{"token":"{{t}}","notification":{"title":"a","body":"b"},¦}}"#,
      #"{"message":{"token":"{{t}}","fcmOptions":{"analyticsLabel":"a"},¦}}"#,
      #"{"message":{"token":"{{t}}","notification":{"title":"a"},"apns":{¦}}}"#,
      #"{"message":{"token":"{{t}}","apns":{"payload":{"aps":{¦}}}}}"#,
      #"{"message":{"token":"{{t}}","notification":{"title":"a"},"webpush":{¦}}}"#,
      #"{"message":{"token":"{{t}}","notification":{"title":"a"},"android":{¦}}}"#, "{¦}", "¦",
    ]
    var count = 0
    var listing = ""
    for base in bases {
      for offer in Place(base).offers() where offer.kind == .block {
        let text = Place(base).applying(offer.label)
        let findings = Corpus.report(Array(text.utf8)).diagnostics.filter {
          $0.severity >= .warning
        }
        XCTAssertEqual(findings.map { "\($0.rule): \($0.message)" }, [], text)
        listing += "\(base)\n\(offer.label)\n\(text)\n\n"
        count += 1
      }
    }
    try Golden.compare(listing, with: "fixtures/texts/completion-blocks.expected")
    XCTAssertGreaterThan(count, 25)
  }
}
