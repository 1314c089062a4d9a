import FCMLint
import XCTest

/// What each key of a legacy body becomes in the fixed request.
final class LegacyMigrationTests: XCTestCase {
  /// The request on one line, with a blank between all tokens.
  private func migrated(_ text: String) -> String? {
    rewritten(text).map { spaced(Array($0.utf8)) }
  }

  private func rewritten(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let found = Corpus.report(bytes).diagnostics
    let fix = found.first { $0.rule == "legacy-payload" }?.fixes.first
    return fix.map { String(decoding: EditApplication.apply($0.edits, to: bytes), as: UTF8.self) }
  }

  /// One legacy member next to a target, and the members of the message it becomes.
  private func check(
    _ member: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(
      migrated(#"{"to":"/topics/n","dry_run":false,"data":{"k":"v"},"# + member + "}"),
      #"{ "message": { "topic": "n", "# + expected + " } }", file: file, line: line)
  }

  private let data = #""data": { "k": "v" }"#

  func testTargets() {
    let rest = #","data":{"k":"v"}}"#
    let tail = #", "data": { "k": "v" } } }"#
    for (legacy, target) in [
      (#""to":"/topics/a""#, #""topic": "a""#),
      (#""to":"{{device}}""#, #""token": "{{device}}""#),
      (#""registration_ids":["{{a}}"]"#, #""token": "{{a}}""#),
      (#""condition":"'a' in topics","time_to_live":"0""#, #""condition": "'a' in topics""#),
    ] {
      let found = migrated("{" + legacy + rest)
      XCTAssertTrue(found?.hasPrefix(#"{ "message": { "# + target) == true, found ?? legacy)
      XCTAssertEqual(found?.hasSuffix(tail), !legacy.contains("time_to_live"), found ?? legacy)
    }
    let several = #"{"registration_ids":["{{a}}","{{b}}"]"# + rest
    let requests = ["a", "b"].map {
      #"{ "message": { "token": "{{\#($0)}}""# + tail
    }.joined(separator: ", ")
    XCTAssertEqual(migrated(several), "[" + requests + "]")
    XCTAssertEqual(migrated("[" + several + "]"), "[" + requests + "]")
  }

  func testNotification() {
    check(
      #""notification":{"title":"a","body":"b"}"#,
      #""notification": { "title": "a", "body": "b" }, "# + data)
    check(
      #""notification":{"badge":"3"}"#,
      data + #", "apns": { "payload": { "aps": { "badge": 3 } } }"#)
    check(
      #""notification":{"click_action":"OPEN"}"#,
      data + #", "android": { "notification": { "click_action": "OPEN" } }, "#
        + #""apns": { "payload": { "aps": { "category": "OPEN" } } }"#)
    check(
      #""notification":{"click_action":"https://a.example/"}"#,
      data + #", "webpush": { "fcm_options": { "link": "https://a.example/" } }"#)
    check(
      #""notification":{"sound":"bell.caf"}"#,
      data + #", "android": { "notification": { "sound": "bell" } }, "#
        + #""apns": { "payload": { "aps": { "sound": "bell.caf" } } }"#)
    check(
      #""notification":{"android_channel_id":"c","tag":"t","color":"red","icon":"i"}"#,
      data + #", "android": { "notification": { "tag": "t", "color": "red", "channel_id": "c", "#
        + #""icon": "i" } }, "webpush": { "notification": { "tag": "t" } }"#)
    check(
      #""notification":{"title":"a","body_loc_key":"k","body_loc_args":"[\"x\",1]"}"#,
      #""notification": { "title": "a" }, "# + data
        + #", "android": { "notification": { "body_loc_key": "k", "body_loc_args": ["x", "1"] } }, "#
        + #""apns": { "payload": { "aps": { "alert": { "loc-args": ["x", "1"], "loc-key": "k", "#
        + #""title": "a" } } } }"#)
  }

  func testDelivery() {
    check(
      #""time_to_live":3600"#,
      data + #", "android": { "ttl": "3600s" }, "webpush": { "headers": { "TTL": "3600" } }"#)
    check(
      #""priority":"high","notification":{"title":"a"}"#,
      #""notification": { "title": "a" }, "# + data
        + #", "android": { "priority": "HIGH" }, "apns": { "headers": { "apns-priority": "10" } }, "#
        + #""webpush": { "headers": { "Urgency": "high" } }"#)
    check(
      #""collapse_key":"k""#,
      data + #", "android": { "collapse_key": "k" }, "#
        + #""apns": { "headers": { "apns-collapse-id": "k" } }, "#
        + #""webpush": { "headers": { "Topic": "k" } }"#)
    check(
      #""content_available":true,"priority":"high""#,
      data + #", "android": { "priority": "HIGH" }, "#
        + #""apns": { "payload": { "aps": { "content-available": 1 } }, "#
        + #""headers": { "apns-push-type": "background", "apns-priority": "5" } }, "#
        + #""webpush": { "headers": { "Urgency": "high" } }"#)
    check(
      #""mutable_content":true"#,
      data + #", "apns": { "payload": { "aps": { "mutable-content": 1 } } }"#)
    check(
      #""restricted_package_name":"a.b""#,
      data + #", "android": { "restricted_package_name": "a.b" }"#)
    check(#""delay_while_idle":true"#, data)
  }

  func testDataBecomesText() {
    XCTAssertEqual(
      migrated(#"{"to":"/topics/n","data":{"a":1,"b":true,"c":{"d":[1, 2]},"e":null,"f":"ü\n"}}"#),
      #"{ "message": { "topic": "n", "data": { "a": "1", "b": "true", "c": "{\"d\":[1,2]}", "#
        + #""f": "ü\n" } } }"#)
  }

  func testDryRunBecomesValidateOnly() {
    XCTAssertEqual(
      migrated(#"{"to":"/topics/n","dry_run":true,"data":{"k":"v"}}"#),
      #"{ "message": { "topic": "n", "data": { "k": "v" } }, "validate_only": true }"#)
  }

  func testMembersOfHTTPv1TakePrecedence() {
    XCTAssertEqual(
      migrated(
        #"{"to":"/topics/n","time_to_live":1,"android":{"ttl":"9s","direct_boot_ok":true}}"#),
      #"{ "message": { "topic": "n", "android": { "ttl": "9s", "direct_boot_ok": true }, "#
        + #""webpush": { "headers": { "TTL": "1" } } } }"#)
  }

  func testLayoutFollowsTheSource() {
    XCTAssertEqual(
      rewritten("[\n\t{\r\n\t\t\"to\": \"/topics/n\",\r\n\t\t\"data\": { \"k\": \"v\" }\r\n\t}\n]"),
      "[\n\t{\r\n\t\t\"message\": {\r\n\t\t\t\"topic\": \"n\",\r\n\t\t\t\"data\": {\r\n"
        + "\t\t\t\t\"k\": \"v\"\r\n\t\t\t}\r\n\t\t}\r\n\t}\n]")
    XCTAssertEqual(
      rewritten(#"{"to":"/topics/n","data":{"k":"v","l":"w"}}"#),
      #"{"message":{"topic":"n","data":{"k":"v","l":"w"}}}"#)
    XCTAssertEqual(
      rewritten(#"{"to": "/topics/n", "data": {"k": "v", "l": "w"}}"#),
      #"{"message": {"topic": "n", "data": {"k": "v", "l": "w"}}}"#)
  }

  /// ASCII stays ASCII, and other characters are kept.
  func testTextsKeepTheirEscapes() {
    let texts = [#"Gr\u00fc\u00DFe \ud83d\ude00"#, #"a\/b"#, #"\"c\""#]
    for text in texts + ["Grüße", #"Grüße \u00fc"#] {
      XCTAssertEqual(
        rewritten(#"{"to":"/topics/n","notification":{"title":"\#(text)"}}"#),
        #"{"message":{"topic":"n","notification":{"title":"\#(text)"}}}"#)
    }
    XCTAssertEqual(
      rewritten(#"{"to":"/topics/n","data":{"gr\u00fcn \ud83d\ude00":"v"}}"#),
      #"{"message":{"topic":"n","data":{"gr\u00fcn \ud83d\ude00":"v"}}}"#)
  }

  func testNullIsLeftOut() {
    check(
      #""notification":{"title":"a","body":null,"badge":null}"#,
      #""notification": { "title": "a" }, "# + data)
  }

  /// Names of the SDK for Node.js in camel case, and options for Apple devices.
  func testOtherNamesAndPlaces() {
    let flag = #", "apns": { "payload": { "aps": { "content-available": 1 } } }"#
    for name in ["content_available", "contentAvailable", "content-available"] {
      check(
        #""notification":{"title":"a","\#(name)":true}"#,
        #""notification": { "title": "a" }, "# + data + flag)
      check(
        #""notification":{"title":"a"},"\#(name)":1"#,
        #""notification": { "title": "a" }, "# + data + flag)
    }
    check(
      #""notification":{"title":"a","mutable_content":"true"}"#,
      #""notification": { "title": "a" }, "# + data
        + #", "apns": { "payload": { "aps": { "mutable-content": 1 } } }"#)
    check(
      #""notification":{"content_available":true},"priority":"normal""#,
      data + #", "android": { "priority": "NORMAL" }, "#
        + #""apns": { "payload": { "aps": { "content-available": 1 } }, "#
        + #""headers": { "apns-push-type": "background", "apns-priority": "5" } }, "#
        + #""webpush": { "headers": { "Urgency": "normal" } }"#)
    check(
      #""timeToLive":30,"collapseKey":"k","restrictedPackageName":"a.b""#,
      data + #", "android": { "collapse_key": "k", "ttl": "30s", "#
        + #""restricted_package_name": "a.b" }, "#
        + #""apns": { "headers": { "apns-collapse-id": "k" } }, "#
        + #""webpush": { "headers": { "Topic": "k", "TTL": "30" } }"#)
    check(
      #""notification":{"title":"a","clickAction":"OPEN"},"sound":"default","badge":1"#,
      #""notification": { "title": "a" }, "# + data
        + #", "android": { "notification": { "sound": "default", "click_action": "OPEN" } }, "#
        + #""apns": { "payload": { "aps": { "sound": "default", "category": "OPEN", "badge": 1 } } }"#
    )
  }

  /// If the meaning is uncertain, there is a finding without a fix.
  func testNoFixIfTheMeaningIsUncertain() {
    for text in [
      #"{"to":"/topics/n","condition":"'a' in topics","dry_run":true}"#,
      #"{"to":"/topics/n","time_to_live":9999999}"#,
      #"{"to":"/topics/n","time_to_live":3600,"data":"text"}"#,
      #"{"to":"/topics/n","time_to_live":3600,"notification":{"title":"a\q"}}"#,
      #"{"registration_ids":[1,2],"time_to_live":3600}"#,
      #"{"to":"/topics/n","time_to_live":3600,"notification":{"title":"t","title":"u"}}"#,
      #"{"to":"/topics/n","time_to_live":3600,"data":{"a":"t","a":"u"}}"#,
      #"{"to":"/topics/n","time_to_live":3600,"timeToLive":60,"data":{"a":"t"}}"#,
    ] {
      let found = Corpus.report(Array(text.utf8)).diagnostics.filter {
        $0.rule == "legacy-payload"
      }
      XCTAssertEqual(found.count, 1, text)
      XCTAssertEqual(found.flatMap(\.fixes).map(\.title), [], text)
    }
  }

  /// The fixed text is detected as a request, and no rule of these families reports an error.
  func testRequestIsRecognized() throws {
    for file in try Corpus.files(in: "near") where file.name.hasPrefix("legacy") {
      let text = try XCTUnwrap(migrated(String(decoding: file.bytes, as: UTF8.self)), file.name)
      let report = Corpus.report(Array(text.utf8))
      XCTAssertEqual(Set(report.detections.map(\.kind)), [.sendRequest], text)
      let grave = report.diagnostics.filter { $0.severity >= .warning }
      XCTAssertEqual(grave.map { "\($0.rule): \($0.message)" }, [], text)
    }
  }
}
