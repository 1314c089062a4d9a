import Foundation
import XCTest

@testable import FCMLint

final class FieldDescriptionTests: XCTestCase {
  /// Every row of the tables has a description of one to four short sentences.
  func testEveryFieldHasADescription() {
    var texts: Set<String> = []
    for object in Schema.objects {
      for row in object.rows {
        let text = FieldDescription.of(row.field) ?? ""
        XCTAssertTrue((20...230).contains(text.count), "\(row.field): \(text)")
        XCTAssertTrue(text.hasSuffix("."), "\(row.field): \(text)")
        texts.insert(text)
      }
    }
    XCTAssertGreaterThan(texts.count, 170)
  }

  func testEachFieldHasItsSource() {
    let sources: [(Field, String)] = [
      (.message, "FCM REST"), (.lightAlpha, "FCM REST"), (.appleImage, "FCM REST"),
      (.apnsId, "Apple, Sending"), (.apnsPushType, "Apple, Sending"), (.aps, "Apple, Generating"),
      (.apsFilterCriteria, "Apple, Generating"), (.apsEvent, "Apple, Starting"),
      (.apsInputPushChannel, "Apple, Starting"), (.alertTitle, "Apple, Generating"),
      (.soundVolume, "Apple, Generating"), (.webHeaders, "FCM REST"), (.webTTL, "RFC 8030"),
      (.webLink, "FCM REST"), (.webTitle, "WHATWG"), (.webActionIcon, "WHATWG"),
      (.webNavigate, "WHATWG"), (.webClickAction, "firebase-js"), (.groupKey, "Firebase, Device"),
      (.batchTokens, "Firebase, Manage"), (.legacyData, "Firebase, Migrate"),
      (.adminTTL, "firebase-admin"),
    ]
    for (field, name) in sources {
      let source = SchemaSource.of(field)
      XCTAssertTrue(source.name.description.hasPrefix(name), "\(field): \(source.name)")
      XCTAssertTrue(source.address.description.hasPrefix("https://"))
    }
  }

  func testEveryWordHasASummary() {
    for type in EnumType.allCases { XCTAssertEqual(type.words.count, type.summaries.count) }
  }

  /// The paths are the names of definitions in exported schemas.
  func testPathsOfObjectsDiffer() {
    let paths = Schema.objects.filter { !$0.id.isOfSDK }.map(\.path).filter { !$0.isEmpty }
    XCTAssertEqual(Set(paths).count, paths.count)
  }

  /// Every property of the exported schemas has a description.
  func testEveryPropertyHasADescription() throws {
    var count = 0
    for kind in JSONSchemaExporter.kinds {
      let text = try XCTUnwrap(JSONSchemaExporter.text(for: kind))
      let schema = try XCTUnwrap(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let definitions = schema["definitions"] as? [String: [String: Any]] ?? [:]
      let references = text.split(separator: "\"#/definitions/").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
      XCTAssertEqual(Set(references), Set(definitions.keys), "\(kind)")
      for object in [schema] + Array(definitions.values) {
        for (name, property) in object["properties"] as? [String: [String: Any]] ?? [:] {
          let description = property["description"] as? String
          XCTAssertGreaterThan(description?.count ?? 0, 19, "\(kind): \(name)")
          count += 1
        }
      }
    }
    XCTAssertGreaterThan(count, 300)
  }

  // MARK: Places

  private func location(_ text: String, kind: DocumentKind? = nil) -> FieldLocation? {
    let parts = text.components(separatedBy: "¦")
    let bytes = Array(parts.joined().utf8)
    return FieldLocation(
      bytes, at: parts[0].utf8.count, in: ByteRange(0, bytes.count), kind: kind)
  }

  func testFieldsAreFoundAtKeysAndValues() {
    let key = location(#"{"message":{"topic":"a","android":{"t¦tl":"90000s"}}}"#)
    XCTAssertEqual(key?.row?.field, .androidTTL)
    XCTAssertEqual(key?.path, "message.android")
    XCTAssertNil(key?.words)
    let value = location(#"{"message":{"topic":"a","android":{"ttl":¦"90000s"}}}"#)
    XCTAssertEqual(value?.row?.field, .androidTTL)
    XCTAssertEqual(value?.words, "1 day 1 hour")
    let word = location(#"{"message":{"topic":"a","android":{"priority":"hi¦gh"}}}"#)
    XCTAssertEqual(word?.value?.text, "HIGH")
    XCTAssertEqual(location(#"{"message":{"topic":"a","data":{"x¦":"1"}}}"#)?.other, .dataEntry)
    XCTAssertEqual(
      location(#"{"message":{"topic":"a","apns":{"headers":{"apns-exp¦iration":"0"}}}}"#)?.row?
        .field, .apnsExpiration)
    XCTAssertEqual(location(#"{"a¦ps":{"badge":1}}"#)?.row?.field, .aps)
  }

  func testOtherPlacesHaveNoField() {
    for text in [
      #"{"name":"a","sc¦ripts":{}}"#, #"{"message":{"topic":"a"¦}}"#,
      #"{"message":{"topic":"a","unkn¦own":1}}"#, "¦", "{ // a¦\n}",
    ] {
      XCTAssertNil(location(text), text)
    }
  }
}
