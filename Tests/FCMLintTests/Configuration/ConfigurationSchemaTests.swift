import FCMLint
import FCMLintRules
import Foundation
import XCTest

/// The JSON Schema of configurations agrees with the reader.
final class ConfigurationSchemaTests: XCTestCase {
  private let names = Rulebook.names

  private func schema() throws -> SmallValidator {
    let text = ConfigurationSchema.text(ruleNames: names, summary: Rulebook.summary(of:))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return SmallValidator(try XCTUnwrap(value as? [String: Any]))
  }

  /// The problems that both report for a configuration; nil for none.
  private func verdicts(_ text: String, _ schema: SmallValidator) throws -> (
    reader: String?, schema: String?
  ) {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let problems = ConfigurationReader.read(Array(text.utf8), ruleNames: names).problems
    return (problems.first?.message, schema.problem(of: value))
  }

  /// Configurations with values of every kind in every position.
  private var shuffled: [String] {
    let words = [
      "message", "error", "off", "never", "hint", "apns", "/a", "a/b~1", "/~", "/~01", "@*",
    ]
    let plain = ["null", "true", "1", #""""#, #""x""#] + words.map { "\"\($0)\"" }
    let values =
      plain + plain.map { "[\($0)]" }
      + ["[]", "{}", "[{}]", "[[]]", #"{"apns":"off"}"#, #"{"apns":"never"}"#, #"{"x":"off"}"#]
    let files = #""files":["a"]"#
    let places = [
      #"{"$schema":_}"#, #"{"requiredVersion":_}"#, #"{"defaultPlaceholders":_}"#, #"{"root":_}"#,
      #"{"extends":_}"#, #"{"rules":_}"#,
      #"{"rules":{"apns":_}}"#, #"{"documents":_}"#, #"{"exclude":_}"#, #"{"placeholders":_}"#,
      #"{"ignore":_}"#, #"{"overrides":_}"#, #"{"failOn":_}"#, #"{"baseline":_}"#,
      #"{"project":_}"#, #"{"x":_}"#,
      "_",
      #"{"project":{"apnsTopic":_}}"#, #"{"project":{"webOrigins":_}}"#,
      #"{"project":{"androidChannels":_}}"#, #"{"project":{"apnsCategories":_}}"#,
      #"{"project":{"x":_}}"#, #"{"documents":[{"files":_,"kind":"message"}]}"#,
      "{\"documents\":[{\(files),\"kind\":_}]}", "{\"documents\":[{\(files),\"x\":_}]}",
      "{\"documents\":[{\(files),\"embedded\":_}]}",
      "{\"documents\":[{\(files),\"kind\":\"message\",\"embedded\":_}]}",
      #"{"ignore":[{"files":_,"rule":"apns","reason":"r"}]}"#,
      "{\"ignore\":[{\(files),\"rule\":_,\"reason\":\"r\"}]}",
      "{\"ignore\":[{\(files),\"rule\":\"apns\",\"reason\":_}]}",
      "{\"ignore\":[{\(files),\"rule\":\"apns\",\"reason\":\"r\",\"pointer\":_}]}",
      #"{"overrides":[{"files":_,"rules":{}}]}"#, "{\"overrides\":[{\(files),\"rules\":_}]}",
    ]
    return places.flatMap { place in
      values.map { place.replacingOccurrences(of: "_", with: $0) }
    }
  }

  private let more = [
    #"{"placeholders":["{{*}}","@*@"]}"#, #"{"placeholders":["*@"]}"#, #"{"placeholders":["@**"]}"#,
    #"{"documents":[{"files":["a"]}]}"#, #"{"documents":[{"kind":"message"}]}"#,
    #"{"overrides":[{"files":["a"]}]}"#, #"{"overrides":[{"rules":{}}]}"#,
    #"{"ignore":[{"files":["a"],"rule":"apns"}]}"#, #"{"ignore":[{"rule":"apns","reason":"r"}]}"#,
  ]

  private var origins: [String] {
    let hosts = [
      "a.com", "a.com.", "a..com", ".com", "localhost", "[::1]", "[]", "größe.de", "a b", "a%20b",
      "a%2", "*.a.com", "a@b.com", "under_score.a", "", "192.168.0.1", "a,b", "a'b",
    ]
    let ends = [
      "", "/", "//", ":", ":80", ":65535", ":65536", ":0080", ":x", ":80/", "/p", "?", "#", "\\\\",
    ]
    let all = hosts.flatMap { host in ends.map { "https://\(host)\($0)" } }
    return
      (all + ["http://a.com", "HTTPS://A.com", "ftp://a.com", "a.com", "//a.com", " https://a.com"])
      .map { #"{"project":{"webOrigins":["\#($0)"]}}"# }
  }

  func testReaderAndSchemaAgree() throws {
    let schema = try schema()
    var rejected = 0
    let all = shuffled + more + origins
    for text in all {
      guard let root = text.utf8.first, root == 0x7B || root == 0x5B else { continue }
      let (reader, schema) = try verdicts(text, schema)
      if reader != nil { rejected += 1 }
      XCTAssertEqual(
        reader == nil, schema == nil, "\(text): \(reader ?? "read"), \(schema ?? "valid")")
    }
    XCTAssertGreaterThan(rejected, 500)
    XCTAssertGreaterThan(all.count - rejected, 100)
  }

  /// Editors without a server show these.
  func testEveryPropertyHasADescription() throws {
    let text = ConfigurationSchema.text(ruleNames: names, summary: Rulebook.summary(of:))
    var pending = [try JSONSerialization.jsonObject(with: Data(text.utf8))]
    var count = 0
    while let value = pending.popLast() {
      pending += value as? [Any] ?? []
      guard let object = value as? [String: Any] else { continue }
      pending += object.values
      for (name, property) in object["properties"] as? [String: [String: Any]] ?? [:] {
        XCTAssertGreaterThan((property["description"] as? String)?.count ?? 0, 15, name)
        count += 1
      }
    }
    XCTAssertGreaterThan(count, Rulebook.all.count)
    XCTAssertTrue(text.contains("A topic must not include the /topics/ prefix."))
  }

  /// JSON Schema patterns cannot check paths and URLs completely.
  func testMistakesThatTheSchemaCannotDetect() throws {
    let schema = try schema()
    for text in [
      #"{"exclude":["[a"]}"#, #"{"exclude":["[z-a]"]}"#, #"{"exclude":["{a"]}"#,
      #"{"project":{"webOrigins":["https://[1:2]"]}}"#,
      "{\"project\":{\"webOrigins\":[\"https://\(String(repeating: "a", count: 64))\"]}}",
    ] {
      let (reader, schema) = try verdicts(text, schema)
      XCTAssertNotNil(reader, text)
      XCTAssertNil(schema, text)
    }
  }
}
