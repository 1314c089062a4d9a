import FCMLint
import XCTest

/// The rules about targets, topics and conditions, as a table.
final class TargetingRuleTests: XCTestCase {
  private func check(
    _ table: [(String, [String])], _ select: [String] = ["targeting"], line: UInt = #line
  ) {
    for (json, expected) in table {
      assertFindings(json, expected, of: select, level: .hint, line: line)
    }
  }

  func testTargetsOfARequest() {
    let text = #""notification":{"title":"t"}"#
    check([
      (#"{"message":{"topic":"news",\#(text)}}"#, []),
      (#"{"message":{\#(text)}}"#, ["missing-target /message"]),
      (#"{"message":{"topic":null,\#(text)}}"#, ["missing-target /message"]),
      (#"{"message":{"token":"a","topic":"b"}}"#, ["multiple-targets /message/topic"]),
      (#"{"message":{"topic":"b","token":"a"}}"#, ["multiple-targets /message/token"]),
      (
        #"{"message":{"topic":"b","token":"a","condition":"'a' in topics || 'b' in topics"}}"#,
        ["multiple-targets /message/token", "multiple-targets /message/condition"]
      ),
      (#"{"message":{"token":"a","topic":null}}"#, []),
      (#"{"message":{"token":"","topic":"b"}}"#, ["empty-target /message/token"]),
      (#"{"message":{"token":"",\#(text)}}"#, ["empty-target /message/token"]),
      (
        #"{"message":{"token":"{{a}}","topic":"{{b}}",\#(text)}}"#,
        ["multiple-targets /message/topic"]
      ),
      (#"{"message":{"token":{{a}},"topic":{{b}},\#(text)}}"#, []),
      (#"{"message":{"{{target}}":"{{value}}",\#(text)}}"#, []),
    ])
  }

  func testTextsThatAreNoRegistrationToken() {
    let token =
      "cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2Ox4Ti9Wq5Zv0Cl8Mg1"
    let activity = String(repeating: "80a1b2c3d4e5f607", count: 10)
    for text in [
      "null", "None", "[object Object]", "topics/news", activity, token + ">", token + "," + token,
      token + token + token, "deviceToken=" + token, token + "/", token + "@",
    ] {
      let found = diagnose(
        #"{"message":{"token":"\#(text)","data":{"a":"b"}}}"#, select: ["bad-registration-token"])
      XCTAssertEqual(found.map(\.severity), [.error], text)
    }
    for text in [token, "a", "nullable", "{{token}}"] {
      let found = diagnose(
        #"{"message":{"token":"\#(text)","data":{"a":"b"}}}"#, select: ["bad-registration-token"])
      XCTAssertEqual(found.map(\.message), [], text)
    }
  }

  func testTagMaySupplyTheTarget() {
    let text = #""notification":{"title":"t"}"#
    for tag in [
      "{{target}}", "{{> target}}", #"{% include "target.json" %}"#, #"{{ template "target" . }}"#,
      "${target}", "<%= target %>",
    ] {
      check([(#"{"message":{\#(tag),\#(text)}}"#, [])])
    }
    check([
      (#"{"message":{\#(text) {{> target}} }}"#, []),
      // A condition that is a placeholder supplies no target for another object.
      (
        #"{"message":{\#(text){{#sound}},"data":{"a":"b"}{{/sound}}}}"#,
        ["missing-target /message"]
      ),
      (#"{"message":{\#(text),"data":{ {{> more}} }}}"#, ["missing-target /message"]),
    ])
  }

  func testATargetUnderAWrongNameIsNotMissingAsWell() {
    let text = #""notification":{"title":"t","body":"b"}"#
    for name in [
      "to", "tokens", "registration_ids", "registrationTokens", "Token", "tokne", "topics",
      "TOPIC", "deviceToken", "recipient",
    ] {
      check([(#"{"message":{"\#(name)":"abc",\#(text)}}"#, [])])
    }
    check([
      (#"{"token":"abc","message":{\#(text)}}"#, []),
      (#"{"message":{"notification":{"title":"t","body":"b","topic":"news"}}}"#, []),
      (#"{"message":{"topic":["news"],\#(text)}}"#, []),
      (#"{"message":{"conditon":"'a' in topics || 'b' in topics",\#(text)}}"#, []),
      // A misspelled member is checked as the intended one.
      (#"{"message":{"conditon":"abc",\#(text)}}"#, ["bad-condition /message/conditon"]),
      (#"{"mesage":{\#(text)}}"#, ["missing-target /mesage"]),
      (#"{"message":{\#(text),"data":{"to":"x"}}}"#, ["missing-target /message"]),
      (#"{"message":{\#(text),"android":{"ttl":"5s"}"#, []),
    ])
  }

  func testPlaceholdersInAConditionAreNotChecked() {
    let one = "'{{a}}' in topics"
    for condition in [
      one, "{{a}}", "'{{a}}' {{op}} 'b' in topic", "{{#if a}}'{{a}}' in topic{{/if}}",
      "'{{a}} in topics && 'b' in topics", "'{{#if a}}x{{else}}y{{/if}}' in topic",
      "'{{t['a']}}' and 'b'", "${a ? '${a}' : 'b'} in topics", "'$TOPIC' in topic",
      "'#{a}' in topic", "'{{\(String(repeating: "a", count: 900))}}' in topics && 'b' in topics",
      Array(repeating: one, count: 5).joined(separator: " || "),
      Array(repeating: one, count: 6).joined(separator: " || ") + "{{end_of_it}}",
    ] {
      let message = #"{"message":{"condition":"\#(condition)"}}"#
      check([(message, [])], ["bad-condition", "too-many-topics"])
    }
  }

  func testATargetMayBeAddedToATemplateLater() {
    for content in [
      #""notification":{"title":"{{title}}"}"#, #""notification":{"title":"Hi, ${name}"}"#,
      #""notification":{"title":"t"},"data":{"{{key}}":"b"}"#,
      #""notification":{"title":"t","body":"b"{{#sound}},"sound":"x"{{/sound}}}"#,
    ] {
      let found = diagnose(#"{"message":{\#(content)}}"#, select: ["missing-target"])
      XCTAssertEqual(found.map(\.severity), [.info], content)
    }
    let plain = diagnose(#"{"message":{"data":{"a":"b"}}}"#, select: ["missing-target"])
    XCTAssertEqual(plain.map(\.severity), [.error])
  }

  /// Synonyms of a target, in any spelling, and misspelled targets.
  func testSynonymsOfATarget() {
    for name in [
      "registration-id", "Registration Ids", "reg_ids", "regId", "instance-id", "notification-key",
      "tokenID", "to-ken", "tokens", "Topic", "topik", "conditon", "kondition",
    ] {
      let found = diagnose(
        #"{"message":{"\#(name)":"a","notification":{"title":"b"}}}"#, select: ["missing-target"])
      XCTAssertEqual(found.map(\.rule), [], name)
    }
    for name in ["recipient_of_the_whole_message", "author", "tkoenx", "condxxxon"] {
      let found = diagnose(
        #"{"message":{"\#(name)":"a","notification":{"title":"b"}}}"#, select: ["missing-target"])
      XCTAssertEqual(found.map(\.rule), ["missing-target"], name)
    }
  }

  func testTargetsOfOtherKinds() {
    let text = #""notification":{"title":"t","body":"b"},"android":{"ttl":"5s"}"#
    let bare = diagnose("{\(text)}", select: ["targeting"])
    XCTAssertEqual(bare.map(\.rule), ["missing-target"])
    XCTAssertEqual(bare.map(\.severity), [.hint])
    let sdk = #""notification":{"title":"t","imageUrl":"https://a.b/c.png"}"#
    check([
      (#"{"tokens":["a"],\#(sdk)}"#, []),
      (#"{"tokens":["a"],"fids":["cAbCdEfGhIjKlMnOpQrStU"],\#(sdk)}"#, []),
      (#"{"topic":"news","tokens":["a"],\#(sdk)}"#, ["multiple-targets /tokens"]),
      (#"{"topic":"/topics/news",\#(sdk)}"#, []),
      (#"{"topic":"/topics/",\#(sdk)}"#, ["bad-topic-name /topic"]),
      (#"{"aps":{"alert":"x"}}"#, []),
    ])
  }

  func testEmptyTargetIsLessSevereNextToARealOne() {
    let beside = diagnose(#"{"message":{"token":"","topic":"b"}}"#, select: ["targeting"])
    XCTAssertEqual(beside.map(\.severity), [.warning])
    let alone = diagnose(
      #"{"message":{"token":"","notification":{"title":"x"}}}"#, select: ["targeting"])
    XCTAssertEqual(alone.map(\.severity), [.error])
  }

  func testTopicNames() {
    let long = String(repeating: "a", count: 900)
    for name in ["a-b_c.d~e%f", "topics", long, "{{topic}}", "1"] {
      check([(#"{"message":{"topic":"\#(name)"}}"#, [])])
      assertFindings(#"{"message":{"topic":"\#(name)"}}"#)
    }
    for name in ["foo bar", "bad#topic!name", long + "a", "foo*bar", "/foo/bar", "$foo", "\\u00e9"]
    {
      check([(#"{"message":{"topic":"\#(name)"}}"#, ["bad-topic-name /message/topic"])])
    }
    check([
      (#"{"message":{"topic":"/topics/news"}}"#, ["topic-prefix /message/topic"]),
      (#"{"message":{"topic":"/topics/"}}"#, ["topic-prefix /message/topic"]),
      (
        #"{"message":{"topic":"/topics/a b"}}"#,
        ["bad-topic-name /message/topic", "topic-prefix /message/topic"]
      ),
    ])
  }

  func testInstallationIds() {
    check([
      (#"{"message":{"fid":"not-a-fid"}}"#, ["bad-fid /message/fid"]),
      (#"{"message":{"fid":"cAbCdEfGhIjKlMnOpQrS_-"}}"#, []),
      (#"{"message":{"fid":"gAbCdEfGhIjKlMnOpQrS_-"}}"#, ["bad-fid /message/fid"]),
      (#"{"message":{"fid":"cAbCd..."}}"#, []),
    ])
  }

  func testConditions() {
    let six = (1...6).map { "'t\($0)' in topics" }.joined(separator: " || ")
    let table: [(String, [String])] = [
      ("'a' in topics && ('b' in topics || 'c' in topics)", []),
      (six, ["too-many-topics"]),
      ("'a' in topics && 'b' in topics || 'c' in topics", ["mixed-operators"]),
      (#"\"a\" in topics"#, ["double-quoted-topic", "single-topic-condition"]),
      (#"\"a\" in topics && 'b' in topics"#, ["double-quoted-topic"]),
      ("!('a' in topics)", []),
      ("'a' in topics &&", ["bad-condition"]),
      ("('a' in topics", ["bad-condition"]),
      ("a in topics", ["bad-condition"]),
      ("'a' in Topics", ["bad-condition"]),
      ("'a' in topics & 'b' in topics", ["bad-condition"]),
      ("'a' in topics", ["single-topic-condition"]),
      ("'a' in topics || 'a' in topics", ["repeated-topic"]),
      ("'a' in topics || '\\u0061' in topics", ["repeated-topic"]),
      ("'a' in topics || '{{b}}' in topics || '{{b}}' in topics", []),
      ("", ["empty-target"]),
      ("'{{topic}}' in topics &&", ["bad-condition"]),
      (
        six.replacingOccurrences(of: "||", with: "or"),
        Array(repeating: "bad-condition", count: 5)
          + ["too-many-topics"]
      ),
    ]
    for (condition, rules) in table {
      let found = diagnose(
        #"{"message":{"condition":"\#(condition)"}}"#, select: ["targeting"])
      XCTAssertEqual(found.map(\.rule).sorted(), rules.sorted(), condition)
      XCTAssertTrue(found.allSatisfy { $0.pointer == "/message/condition" }, condition)
    }
  }

  func testParenthesesAreSetFromLeftToRight() {
    let condition =
      #"'a' in topics || 'b' in topics && ('c' in topics || \u0021'd' in topics) || 'e' in topics"#
    let json = #"{"message":{"condition":"\#(condition)"}}"#
    let found = diagnose(json, select: ["mixed-operators"])
    XCTAssertEqual(found.count, 1)
    let fixed = EditApplication.apply(found.first?.fixes.first?.edits ?? [], to: Array(json.utf8))
    let expected =
      #"(('a' in topics || 'b' in topics) && ('c' in topics || \u0021'd' in topics)) || 'e' in topics"#
    XCTAssertEqual(
      String(decoding: fixed, as: UTF8.self), #"{"message":{"condition":"\#(expected)"}}"#)
  }

  func testHostileConditionsHaveShortReports() {
    for text in ["(", "!", "'a' in topics & ", #"\"a\" in topics or "#, "x y "] {
      let condition = String(repeating: text, count: 20_000)
      let found = diagnose(
        #"{"message":{"condition":"\#(condition)"}}"#, select: ["targeting"])
      XCTAssertEqual(found.map(\.rule), ["bad-condition"])
      XCTAssertTrue(found.allSatisfy { $0.message.count < 200 })
    }
  }

  func testLiveActivities() {
    let apns =
      #""apns":{"live_activity_token":"x","payload":{"aps":{"event":"end","timestamp":1700000000}}}"#
    check([
      (
        #"{"message":{\#(apns)}}"#,
        ["live-activity-without-target /message/apns/live_activity_token"]
      ),
      (#"{"message":{"token":"a",\#(apns)}}"#, []),
      (#"{"message":{"to":"a",\#(apns)}}"#, []),
      (#"{"message":{"token":"",\#(apns)}}"#, ["empty-target /message/token"]),
    ])
  }

  func testDataKeys() {
    func message(_ data: String) -> String { #"{"message":{"topic":"n","data":{\#(data)}}}"# }
    for key in ["from", "google.x", "gcm.notification.x", "message_type", "fr\\u006fm"] {
      let pointer = "/message/data/" + key.replacingOccurrences(of: "\\u006f", with: "o")
      check([(message("\"\(key)\":\"1\""), ["reserved-data-key \(pointer)"])], ["data"])
    }
    for key in ["gcm", "gcm.x", "gcmId", "google", "googleId", "collapse_key", "From", "GOOGLE.x"] {
      check(
        [(message("\"\(key)\":\"1\""), ["stripped-data-key /message/data/\(key)"])], ["data"])
    }
    for key in ["googly", "notification", "sender", "fromX", "x.google.y", "messageType"] {
      check([(message("\"\(key)\":\"1\""), [])], ["data"])
      assertFindings(message("\"\(key)\":\"1\""))
    }
    check(
      [
        (
          #"{"message":{"topic":"n","webpush":{"data":{"from":"{{x}}"}}}}"#,
          ["reserved-data-key /message/webpush/data/from"]
        ),
        (message(#""aps":"{}""#), ["aps-in-data /message/data/aps"]),
        (
          #"{"message":{"topic":"n","data":{"a":"1"},"android":{"data":{"b":"1"}}}}"#,
          ["replaced-data /message/android/data"]
        ),
      ], ["data"])
  }
}
