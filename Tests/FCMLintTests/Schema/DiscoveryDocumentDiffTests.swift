import FCMLint
import Foundation
import XCTest

/// Compares the schema with a description of the API, unchanged and modified.
final class DiscoveryDocumentDiffTests: XCTestCase {
  private func description() throws -> String {
    let file = Fixtures.folder.appendingPathComponent("schema/api-description.json")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The differences after replacing a part of the description, one line each.
  private func differences(_ old: String, _ new: String, line: UInt = #line) throws -> [String] {
    let text = try description()
    XCTAssertTrue(text.contains(old), "no \(old)", line: line)
    let altered = text.replacingOccurrences(of: old, with: new)
    return DiscoveryDocumentDiff.differences(description: Array(altered.utf8)).map {
      "\($0.kind) \($0.path) [\($0.described)] [\($0.known)]"
    }
  }

  func testTheTablesFollowTheDescription() throws {
    let text = try description()
    XCTAssertEqual(DiscoveryDocumentDiff.differences(description: Array(text.utf8)), [])
  }

  /// For a new revision of the API: set the variable to the file with its discovery document.
  func testTheTablesFollowAnotherDescription() throws {
    guard let path = ProcessInfo.processInfo.environment["FCMLINT_API_DESCRIPTION"] else { return }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for difference in DiscoveryDocumentDiff.differences(description: Array(text.utf8)) {
      XCTFail(
        "\(difference.kind) \(difference.path): the description has \"\(difference.described)\", "
          + "the tables \"\(difference.known)\"")
    }
  }

  func testFields() throws {
    XCTAssertEqual(
      try differences(#""collapseKey": {"type": "string"},"#, ""),
      [
        "extraField AndroidConfig.collapseKey [] [string]",
        "extraField AndroidConfigV2.collapseKey [] [string]",
      ])
    XCTAssertEqual(
      try differences(#""fid": {"#, #""snooze": {"type": "boolean"}, "fid": {"#),
      ["missingField Message.snooze [bool] []"])
  }

  func testTypes() throws {
    XCTAssertEqual(
      try differences(
        #""ttl": {"type": "string", "format": "google-duration"}"#, #""ttl": {"type": "string"}"#),
      [
        "type AndroidConfig.ttl [string] [duration]",
        "type AndroidConfigV2.ttl [string] [duration]",
      ])
    XCTAssertEqual(
      try differences(#""enum": ["NORMAL", "HIGH"]"#, #""enum": ["NORMAL", "HIGH", "MAX"]"#),
      ["type AndroidConfig.priority [enum of HIGH, MAX, NORMAL] [enum of HIGH, NORMAL]"])
    XCTAssertEqual(
      try differences(#""enum": ["NORMAL", "HIGH"]"#, #""enum": ["HIGH", "NORMAL"]"#), [])
    XCTAssertEqual(
      try differences(
        #""headers": {"type": "object", "additionalProperties": {"type": "string"}}"#,
        #""headers": {"type": "object", "additionalProperties": {"type": "any"}}"#),
      [
        "type ApnsConfig.headers [struct] [map of string]",
        "type WebpushConfig.headers [struct] [map of string]",
      ])
    XCTAssertEqual(
      try differences(#""items": {"type": "string"}"#, #""items": {"type": "boolean"}"#).count, 4)
  }

  func testTraits() throws {
    XCTAssertEqual(
      try differences(
        #""token": {"type": "string", "deprecated": true}"#, #""token": {"type": "string"}"#),
      ["deprecation Message.token [in use] [deprecated]"])
    XCTAssertEqual(
      try differences(
        #""topic": {"type": "string"}"#, #""topic": {"type": "string", "deprecated": true}"#),
      ["deprecation Message.topic [deprecated] [in use]"])
    XCTAssertEqual(
      try differences(#", "readOnly": true"#, ""), ["outputOnly Message.name [input] [output only]"]
    )
  }

  func testMessageTypes() throws {
    XCTAssertEqual(
      try differences(#"{"$ref": "Color"}"#, #"{"$ref": "Colour"}"#),
      [
        "extraType Color [] [Color]", "brokenReference Colour [Colour] []",
        "type GoogleFirebaseFcmV1AndroidNotificationV2LightSettings.color [Colour] [Color]",
        "type LightSettings.color [Colour] [Color]",
      ])
  }

  func testOtherRevisionIsANote() throws {
    let text = try description().replacingOccurrences(of: Schema.revision, with: "20270101")
    let found = DiscoveryDocumentDiff.differences(description: Array(text.utf8))
    XCTAssertEqual(found.map(\.kind), [.revision])
    XCTAssertTrue(found.allSatisfy(\.isNote))
  }

  func testInvalidDescriptions() {
    for text in ["", "{}", "[]", "{\"schemas\": 1}", "{\"schemas\": {", "no"] {
      let found = DiscoveryDocumentDiff.differences(description: Array(text.utf8))
      XCTAssertEqual(found.map(\.kind), [.unreadable], text)
    }
  }
}
