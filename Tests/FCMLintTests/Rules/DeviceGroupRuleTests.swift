import FCMLint
import XCTest

/// What the endpoints beside the send request take: device groups and topic batches.
final class DeviceGroupRuleTests: XCTestCase {
  private func check(_ vectors: [RuleVector], file: StaticString = #filePath, line: UInt = #line) {
    for vector in vectors { vector.check([.groups, .secrets], file: file, line: line) }
  }

  private let ids = #""registration_ids":["{{a}}"]"#
  private let title = #""notification_key_name":"crew""#
  private let key = #""notification_key":"{{key}}""#

  func testWhatEachOperationNeeds() {
    check([
      RuleVector("{\"operation\":\"create\",\(title),\(ids)}"),
      RuleVector("{\"operation\":\"add\",\(title),\(key),\(ids)}"),
      RuleVector("{\"operation\":\"remove\",\(title),\(key),\(ids)}"),
      RuleVector("{\"operation\":\"add\",\(title),\(ids)}", "E missing-group-field "),
      RuleVector("{\"operation\":\"remove\",\(title),\(key)}", "E missing-group-field "),
      RuleVector("{\"operation\":\"create\",\(ids)}", "E missing-group-field "),
      // Some libraries leave the name out here.
      RuleVector("{\"operation\":\"add\",\(key),\(ids)}", "W missing-group-field "),
      RuleVector("{\(title),\(ids)}", "E missing-group-field "),
      RuleVector("{\"operation\":\"{{op}}\",\(title),\(ids)}"),
      RuleVector(
        "{\"operation\":\"create\",\(title),\(key),\(ids)}",
        "W unused-notification-key /notification_key"),
      RuleVector(
        "{\"operation\":\"create\",\(title),\(ids),\"project_id\":\"1\"}",
        "W unknown-group-field /project_id"),
      RuleVector(
        "{\"operation\":\"create\",\(title),\"registration_id\":[\"{{a}}\"]}",
        "E missing-group-field "),
    ])
  }

  func testOperations() {
    for word in ["delete", "update", "CREATE", "Add", "", "create "] {
      let missing = word == "Add" ? ["E missing-group-field "] : []
      let text = #"{"operation":""# + word + "\"," + title + "," + ids + "}"
      var vector = RuleVector(text)
      vector.expected = ["E bad-operation /operation"] + missing
      check([vector])
    }
  }

  func testMembers() {
    func group(_ list: String) -> String {
      "{\"operation\":\"create\",\(title),\"registration_ids\":\(list)}"
    }
    let many = "[" + repeatElement(#""{{a}}""#, count: 21).joined(separator: ",") + "]"
    check([
      RuleVector(group("[]"), "E no-members /registration_ids"),
      RuleVector(group(#""abc""#), "E no-members /registration_ids"),
      RuleVector(group(many), "E too-many-members /registration_ids"),
      RuleVector(group(#"["a","b","a"]"#), "W duplicate-member /registration_ids/2"),
      RuleVector(group(#"["a","\u0061"]"#), "W duplicate-member /registration_ids/1"),
      RuleVector(group(#"["bk3R...","b"]"#), "W truncated-value /registration_ids/0"),
    ])
  }

  func testTopicBatches() {
    let retiring = "H retiring-endpoint /to"
    func batch(_ count: Int) -> String {
      "[" + repeatElement(#""{{a}}""#, count: count).joined(separator: ",") + "]"
    }
    check([
      RuleVector(#"{"to":"/topics/fog","registration_tokens":\#(batch(1000))}"#, retiring),
      RuleVector(
        #"{"to":"/topics/fog","registration_tokens":\#(batch(1001))}"#, retiring,
        "E too-many-registration-tokens /registration_tokens"),
      RuleVector(
        #"{"to":"/topics/fog","registration_tokens":[]}"#, retiring,
        "E no-members /registration_tokens"),
      RuleVector(
        #"{"to":"fog","registration_tokens":["{{a}}"]}"#, retiring, "E missing-topic-prefix /to"),
      RuleVector(#"{"to":"{{topic}}","registration_tokens":["{{a}}"]}"#, retiring),
    ])
  }
}
