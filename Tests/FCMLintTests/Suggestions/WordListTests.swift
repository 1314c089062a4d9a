import FCMLint
import XCTest

/// Lists of field names agree with the schema.
final class WordListTests: XCTestCase {
  private func check(
    _ names: String, areIn objects: SchemaObject.ID..., line: UInt = #line
  ) {
    XCTAssertFalse(names.isEmpty, line: line)
    for name in names.split(separator: " ").map(String.init) {
      XCTAssertTrue(objects.contains { Schema.has(name, in: $0) }, name, line: line)
    }
  }

  func testNamesWithoutCounterpartAreFields() {
    check(AppleEquivalent.namesWithout, areIn: .androidNotification, .webNotification)
    check(WebPushVocabulary.namesOfAndroid, areIn: .androidNotification)
    check(WebPushVocabulary.namesOfApple, areIn: .aps, .alert)
  }

  func testFieldsMoveToFields() {
    for location in RelocationTable.rows.flatMap(\.locations) {
      XCTAssertNotNil(Schema.row(at: location), location)
    }
  }

  func testLegacyMembersHaveAPlace() {
    for (name, _, place) in LegacyMigration.members {
      XCTAssertNotNil(Schema.row(at: "message." + place), "\(name): \(place)")
    }
  }

  func testWordsOfOtherObjectsHaveAPlace() {
    for word in ApsSpelling.wordsElsewhere {
      XCTAssertNotNil(AppleEquivalent.of(word), word)
    }
  }

  func testEquivalentsNameFieldAndObject() {
    let expected = [
      "ttl": #"the header "apns-expiration""#, "clickAction": #""category" in aps"#,
      "text": #""body" in aps.alert"#, "imageUrl": #""image" in apns.fcm_options"#,
      "fcmOptions": #""fcm_options" in apns"#, "headers": #""headers" in apns"#,
      "liveActivityToken": #""live_activity_token" in apns"#, "notification": #""alert" in aps"#,
      "link": "a custom key next to aps, and open it in the app",
    ]
    for (word, place) in expected { XCTAssertEqual(AppleEquivalent.of(word), place, word) }
    XCTAssertNil(AppleEquivalent.of("campaign"))
  }

  func testLiveActivityKeysAreNamesOfTheirFields() {
    XCTAssertEqual(LiveActivity.keys.count, LiveActivity.fields.count)
  }
}
