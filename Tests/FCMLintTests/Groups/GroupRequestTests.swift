import FCMLint
import XCTest

/// What the endpoints beside the send request take: device groups and topic batches.
final class GroupRequestTests: XCTestCase {
  private func check(_ vectors: [Vector], file: StaticString = #filePath, line: UInt = #line) {
    for vector in vectors { vector.check([.groups, .secrets], file: file, line: line) }
  }

  private let ids = #""registration_ids":["{{a}}"]"#
  private let title = #""notification_key_name":"crew""#
  private let key = #""notification_key":"{{key}}""#

  func testWhatEachOperationNeeds() {
    check([
      Vector("{\"operation\":\"create\",\(title),\(ids)}"),
      Vector("{\"operation\":\"add\",\(title),\(key),\(ids)}"),
      Vector("{\"operation\":\"remove\",\(title),\(key),\(ids)}"),
      Vector("{\"operation\":\"add\",\(title),\(ids)}", "E missing-group-field "),
      Vector("{\"operation\":\"remove\",\(title),\(key)}", "E missing-group-field "),
      Vector("{\"operation\":\"create\",\(ids)}", "E missing-group-field "),
      // Some libraries leave the name out here.
      Vector("{\"operation\":\"add\",\(key),\(ids)}", "W missing-group-field "),
      Vector("{\(title),\(ids)}", "E missing-group-field "),
      Vector("{\"operation\":\"{{op}}\",\(title),\(ids)}"),
      Vector(
        "{\"operation\":\"create\",\(title),\(key),\(ids)}",
        "W unused-notification-key /notification_key"),
      Vector(
        "{\"operation\":\"create\",\(title),\(ids),\"project_id\":\"1\"}",
        "W unknown-group-field /project_id"),
      Vector(
        "{\"operation\":\"create\",\(title),\"registration_id\":[\"{{a}}\"]}",
        "E missing-group-field "),
    ])
  }

  func testOperations() {
    for word in ["delete", "update", "CREATE", "Add", "", "create "] {
      let missing = word == "Add" ? ["E missing-group-field "] : []
      let text = #"{"operation":""# + word + "\"," + title + "," + ids + "}"
      var vector = Vector(text)
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
      Vector(group("[]"), "E no-members /registration_ids"),
      Vector(group(#""abc""#), "E no-members /registration_ids"),
      Vector(group(many), "E too-many-members /registration_ids"),
      Vector(group(#"["a","b","a"]"#), "W duplicate-member /registration_ids/2"),
      Vector(group(#"["a","\u0061"]"#), "W duplicate-member /registration_ids/1"),
      Vector(group(#"["bk3R...","b"]"#), "W truncated-value /registration_ids/0"),
    ])
  }

  func testTopicBatches() {
    let retiring = "H retiring-endpoint /to"
    func batch(_ count: Int) -> String {
      "[" + repeatElement(#""{{a}}""#, count: count).joined(separator: ",") + "]"
    }
    check([
      Vector(#"{"to":"/topics/fog","registration_tokens":\#(batch(1000))}"#, retiring),
      Vector(
        #"{"to":"/topics/fog","registration_tokens":\#(batch(1001))}"#, retiring,
        "E too-many-registration-tokens /registration_tokens"),
      Vector(
        #"{"to":"/topics/fog","registration_tokens":[]}"#, retiring,
        "E no-members /registration_tokens"),
      Vector(
        #"{"to":"fog","registration_tokens":["{{a}}"]}"#, retiring, "E missing-topic-prefix /to"),
      Vector(#"{"to":"{{topic}}","registration_tokens":["{{a}}"]}"#, retiring),
    ])
  }
}
