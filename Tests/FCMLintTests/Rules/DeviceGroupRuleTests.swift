import FCMLint
import FCMLintRules
import XCTest

/// The rules about device groups and topic batches.
final class DeviceGroupRuleTests: XCTestCase {
  private func check(_ text: String, _ expected: String..., line: UInt = #line) {
    let rules = ["groups", "leaked-credential", "real-registration-token", "truncated-value"]
    assertFindings(text, expected, of: rules, level: .hint, line: line)
  }

  private let ids = #""registration_ids":["{{a}}"]"#
  private let title = #""notification_key_name":"crew""#
  private let key = #""notification_key":"{{key}}""#

  func testRequiredFieldsOfEachOperation() {
    check("{\"operation\":\"create\",\(title),\(ids)}")
    check("{\"operation\":\"add\",\(title),\(key),\(ids)}")
    check("{\"operation\":\"remove\",\(title),\(key),\(ids)}")
    check("{\"operation\":\"add\",\(title),\(ids)}", "E missing-group-field ")
    check("{\"operation\":\"remove\",\(title),\(key)}", "E missing-group-field ")
    check("{\"operation\":\"create\",\(ids)}", "E missing-group-field ")
    // Some libraries omit the name here.
    check("{\"operation\":\"add\",\(key),\(ids)}", "W missing-group-field ")
    check("{\(title),\(ids)}", "E missing-group-field ")
    check("{\"operation\":\"{{op}}\",\(title),\(ids)}")
    check(
      "{\"operation\":\"create\",\(title),\(key),\(ids)}",
      "W unused-notification-key /notification_key")
    check(
      "{\"operation\":\"create\",\(title),\(ids),\"project_id\":\"1\"}",
      "W unknown-group-field /project_id")
    check(
      "{\"operation\":\"create\",\(title),\"registration_id\":[\"{{a}}\"]}",
      "E missing-group-field ")
    check(
      "{\"operation\":\"create\",\(title),\"registration_tokens\":[\"{{a}}\"]}",
      "E missing-group-field /registration_tokens")
    check(
      "{\"operation\":\"create\",\(title),\(ids),\"registration_tokens\":[\"{{a}}\"]}",
      "W unknown-group-field /registration_tokens")
  }

  /// A text instead of the list is converted only if it is clear which tokens it contains.
  func testTokensInOneText() {
    let table: [(String, String?)] = [
      (#""a""#, #"["a"]"#), (#""a,b""#, #"["a", "b"]"#), (#""a, b""#, #"["a", "b"]"#),
      (#""[\"a\",\"b\"]""#, #"["a","b"]"#), (#""a,""#, nil), (#""a b""#, nil), (#""""#, nil),
      (#""[]""#, nil), (#""[\"a\",5]""#, nil), (#""[\"a\"""#, nil), (#""\"a\"""#, nil),
    ]
    let fixer = Fixer(Linter(rules: Rulebook.all))
    for (text, list) in table {
      let source = { #"{"to":"/topics/fog","registration_tokens":"# + $0 + "}" }
      let fixed = fixer.fix(Array(source(text).utf8)).bytes
      XCTAssertEqual(String(decoding: fixed, as: UTF8.self), source(list ?? text))
    }
  }

  func testDuplicatesInOtherLists() {
    check(#"{"tokens":["a","b","a"],"data":{"a":"b"}}"#, "W duplicate-member /tokens/2")
    check(#"{"fids":["a","a"],"data":{"a":"b"}}"#, "W duplicate-member /fids/1")
    check(#"{"tokens":["{{a}}","{{a}}","$TOKEN","$TOKEN"],"data":{"a":"b"}}"#)
    check(
      #"{"to":"/topics/fog","registration_tokens":["a","a"]}"#,
      "H retiring-endpoint /to", "W duplicate-member /registration_tokens/1")
  }

  /// The server API also has topics below `/topics/private/`.
  func testPrivateTopicsOfABatch() {
    for (topic, message) in [
      ("/topics/private/news", nil), ("/topics/news", nil),
      ("/topics/private/", "topic \"/topics/private/\" has no name"),
      ("/topics/private/a b", "topic \"/topics/private/a b\" contains a space, so FCM rejects it"),
      (
        "/topics/private/private/a",
        "topic \"/topics/private/private/a\" contains \"/\", so FCM rejects it"
      ), ("/topics/privat/a", "topic \"/topics/privat/a\" contains \"/\", so FCM rejects it"),
      (
        "/topics/private/\(a(901))",
        "the topic name has 901 characters; the limit is 900"
      ), ("/topics/private/\(a(900))", nil),
    ] {
      let found = diagnose(
        #"{"to":"\#(topic)","registration_tokens":["{{a}}"]}"#, as: .topicBatch,
        select: ["bad-topic-name"])
      XCTAssertEqual(found.map(\.message), message.map { [$0] } ?? [], topic)
    }
    let request = diagnose(
      #"{"message":{"topic":"private/news"}}"#, select: ["bad-topic-name"])
    XCTAssertEqual(request.count, 1, "only batches have private topics")
  }

  func testOperations() {
    for word in ["delete", "update", "CREATE", "Add", "", "create "] {
      let missing = word == "Add" ? ["E missing-group-field "] : []
      assertFindings(
        #"{"operation":""# + word + "\"," + title + "," + ids + "}",
        ["E bad-operation /operation"] + missing, of: ["groups"], level: .hint)
    }
  }

  func testMembers() {
    func group(_ list: String) -> String {
      "{\"operation\":\"create\",\(title),\"registration_ids\":\(list)}"
    }
    let many = "[" + repeatElement(#""{{a}}""#, count: 21).joined(separator: ",") + "]"
    check(group("[]"), "E no-members /registration_ids")
    check(group(#""abc""#), "E no-members /registration_ids")
    check(group(many), "E too-many-members /registration_ids")
    check(group(#"["a","b","a"]"#), "W duplicate-member /registration_ids/2")
    check(group(#"["a","\u0061"]"#), "W duplicate-member /registration_ids/1")
    check(group(#"["bk3R...","b"]"#), "W truncated-value /registration_ids/0")
  }

  func testTopicBatches() {
    let retiring = "H retiring-endpoint /to"
    func batch(_ count: Int) -> String {
      "[" + repeatElement(#""{{a}}""#, count: count).joined(separator: ",") + "]"
    }
    check(#"{"to":"/topics/fog","registration_tokens":\#(batch(1000))}"#, retiring)
    check(
      #"{"to":"/topics/fog","registration_tokens":\#(batch(1001))}"#, retiring,
      "E too-many-registration-tokens /registration_tokens")
    check(
      #"{"to":"/topics/fog","registration_tokens":[]}"#, retiring,
      "E no-members /registration_tokens")
    check(
      #"{"to":"fog","registration_tokens":["{{a}}"]}"#, retiring, "E missing-topic-prefix /to")
    check(#"{"to":"{{topic}}","registration_tokens":["{{a}}"]}"#, retiring)
  }
}
