import FCMLint
import Foundation
import XCTest

/// Tests the commands that write, show and describe configurations.
final class ConfigurationCommandTests: XCTestCase {
  func testTheStarterConfigurationIsValid() throws {
    let scratch = try ScratchFolder(["a.json": ScratchFolder.bad])
    XCTAssertEqual(scratch.run("init").status, 0)
    let text = try scratch.read(".fcmlint.jsonc")
    let plain = scratch.run("--format", "concise")
    XCTAssertEqual(plain.status, 1)
    XCTAssertEqual(plain.errors, "Found 1 error in 1 of 1 file; 1 fixable with --fix\n")
    let again = scratch.run("init")
    XCTAssertEqual(again.status, 2)
    XCTAssertEqual(again.errors, "fcmlint: file already exists: .fcmlint.jsonc\n")
    XCTAssertEqual(try scratch.read(".fcmlint.jsonc"), text)
    XCTAssertEqual(scratch.run("init", "x").status, 2)
    let old = try ScratchFolder([".fcmlint.json": "{}"])
    XCTAssertEqual(old.run("init").errors, "fcmlint: file already exists: .fcmlint.json\n")
    // With every example uncommented, the file is still valid.
    let lines = text.split(separator: "\n").map { line in
      let bare = line.trimmingCharacters(in: .whitespaces)
      guard bare.hasPrefix("// \"") || bare.hasPrefix("// {"), bare.hasSuffix(",") else {
        return String(line)
      }
      return String(bare.dropFirst(3))
    }
    try scratch.write(lines.joined(separator: "\n"), to: ".fcmlint.jsonc")
    let shown = scratch.run("config", "push/old.json")
    XCTAssertEqual(shown.errors, "")
    XCTAssertTrue(shown.output.contains("kind = \"send-request\"\n"), shown.output)
    XCTAssertTrue(shown.output.contains("ignore bad-color\n"), shown.output)
  }

  func testConfigNamesTheOriginOfEachValue() throws {
    let scratch = try ScratchFolder([
      "base.json": "{ \"rules\": {\n  \"apns\": \"warning\",\n  \"bad-color\": \"off\" } }",
      "push/.fcmlint.json": """
      { "extends": "../base.json",
        "rules": { "apns": "info" },
        "exclude": ["old"],
        "documents": [
          { "files": ["*.json"], "kind": "message" } ],
        "project": { "androidChannels": ["news"] } }
      """,
    ])
    XCTAssertEqual(
      scratch.run("config", "push/a.json").output,
      """
      base.json:1           read
      push/.fcmlint.json:1  read
      push/.fcmlint.json:5  kind = "message"
      default               failOn = "error"
      default               defaultPlaceholders = true
      default               embedded = true
      push/.fcmlint.json:2  rules.apns = "info"
      base.json:3           rules.bad-color = "off"
      push/.fcmlint.json:6  project.androidChannels = ["news"]
      push/.fcmlint.json:3  exclude "old"

      """)
    XCTAssertTrue(
      scratch.run("config", "push/old/a.json").output.contains("the path is excluded"))
    XCTAssertEqual(
      scratch.run("config").output, scratch.run("config", "--no-config", "push").output)
    try scratch.write("{\"x\":1}", to: "push/.fcmlint.json")
    let broken = scratch.run("config", "push")
    XCTAssertEqual(broken.status, 2)
    XCTAssertTrue(broken.errors.hasPrefix("fcmlint: push/.fcmlint.json:1:2: unknown key"))
    XCTAssertEqual(scratch.run("config", "a", "b").status, 2)
  }

  // MARK: Schemas

  private func object(_ arguments: String...) throws -> [String: Any] {
    let run = CommandRun(["schema"] + arguments)
    XCTAssertEqual(run.status, 0, run.errors)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try XCTUnwrap(value as? [String: Any])
  }

  func testEveryKindHasASchema() throws {
    for kind in ["send-request", "message", "apns-payload", "device-group", "topic-batch"] {
      let schema = try object("--kind", kind)
      XCTAssertEqual(schema["$schema"] as? String, "http://json-schema.org/draft-07/schema#")
      XCTAssertEqual(schema["type"] as? String, "object", kind)
      try checkReferences(schema)
    }
    try checkReferences(try object("--kind", "config"))
    XCTAssertEqual(try object() as NSDictionary, try object("--kind=send-request") as NSDictionary)
    XCTAssertEqual(CommandRun(["schema", "--kind", "legacy"]).status, 2)
    XCTAssertEqual(CommandRun(["schema", "--kind", "message", "--check", "x"]).status, 2)
  }

  private func checkReferences(_ schema: [String: Any]) throws {
    let known = (schema["definitions"] as? [String: Any] ?? [:]).keys.map { "#/definitions/\($0)" }
    var pending: [Any] = [schema]
    while let next = pending.popLast() {
      if let object = next as? [String: Any] {
        if let name = object["$ref"] as? String {
          XCTAssertTrue(known.contains(name), name)
        }
        if let pattern = object["pattern"] as? String {
          XCTAssertNoThrow(try NSRegularExpression(pattern: pattern), pattern)
        }
        pending += object.values
      } else if let list = next as? [Any] {
        pending += list
      }
    }
  }

  func testTheCleanRequestsAreValid() throws {
    let request = try object()
    let bare = try object("--kind", "message")
    var tried = 0
    for (name, bytes) in try Fixtures.files(in: "clean") where name.hasSuffix(".json") {
      guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
        !name.hasPrefix("node-")
      else { continue }
      let schema: [String: Any]
      if value["message"] != nil {
        schema = request
      } else if value["notification"] != nil, value["to"] == nil {
        schema = bare
      } else {
        continue
      }
      tried += 1
      XCTAssertEqual(SmallValidator(schema).problem(of: value), nil, name)
    }
    XCTAssertGreaterThan(tried, 60)
  }

  /// What people write: the right requests of `fixtures/mistakes` are valid, and those with mistakes
  /// that a schema can state are not.
  func testTheSchemaOfRequestsAgreesWithTheRules() throws {
    let schema = SmallValidator(try object())
    // Numbers may be text, and the payload is any object.
    let lenient = ["/notification_count", "/red", "/id", "/actions", "/aps"]
    let certain: Set = [
      ["misplaced-field"], ["unknown-field"], ["non-string-value"], ["legacy-field"],
      ["sdk-spelling"], ["boolean-as-string"], ["missing-field"], ["bad-duration"],
      ["unknown-enum-value"], ["wrong-type"],
    ]
    var counts = ["right.jsonl": 0, "schema.jsonl": 0]
    for (name, bytes) in try Fixtures.files(in: "mistakes") where counts[name] != nil {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] ?? [:]
        var document = object["document"]
        if let text = object["text"] as? String {
          document = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        }
        let pointer = object["pointer"] as? String ?? ""
        guard let request = document as? [String: Any], request["message"] is [String: Any],
          object["missed"] == nil, !lenient.contains(where: { pointer.hasSuffix($0) }),
          name == "right.jsonl" || certain.contains(object["rule"] as? [String] ?? [])
        else { continue }
        counts[name, default: 0] += 1
        let problem = schema.problem(of: request)
        let why = object["why"] as? String ?? ""
        XCTAssertEqual(problem == nil, name == "right.jsonl", "\(why): \(problem ?? "")")
      }
    }
    XCTAssertTrue(counts.values.allSatisfy { $0 > 400 }, "\(counts)")
  }

  // MARK: Sizes and facts

  func testSizes() throws {
    let line = #"{"message":{"topic":"a","data":{"key":"value"}}}"#
    let scratch = try ScratchFolder([
      "a.json": line, "b.jsonl": line + "\n" + line, "c.json": #"{"name":"app"}"#,
      "d.json": #"{"message":{"topic":"a","data":{"k":"{{v}}"}}}"#,
    ])
    let run = scratch.run("--sizes", "--format", "concise", "a.json", "c.json")
    XCTAssertEqual(
      run.output,
      """
      a.json: android      8 of 4096 bytes   0%
      a.json: apple        8 of 4096 bytes   0%
      a.json: web          8 of 4096 bytes   0%

      """)
    XCTAssertTrue(scratch.run("--sizes", "b.jsonl").output.contains("b.jsonl: document 1: web "))
    XCTAssertTrue(scratch.run("--sizes", "d.json").output.contains("%, at least\n"))
    XCTAssertFalse(scratch.run("--sizes", "--format", "json", "a.json").output.contains("4096"))
  }

  func testTheTopicOfTheProject() throws {
    func message(_ topic: String) -> String {
      """
      {"message":{"topic":"a","notification":{"title":"Hi"},
        "apns":{"headers":{"apns-topic":"\(topic)"}}}}
      """
    }
    let scratch = try ScratchFolder([
      ".fcmlint.json": #"{"project":{"apnsTopic":"org.kantorei.app"}}"#,
      "own.json": message("org.kantorei.app"), "other.json": message("org.kantorei.other"),
    ])
    XCTAssertEqual(scratch.findings(), ["other.json bad-apns-topic warning"])
    XCTAssertEqual(scratch.findings("--no-config"), [])
  }
}
