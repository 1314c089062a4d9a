import FCMLint
import XCTest

/// Suggestions for unknown names.
final class SuggestionTests: XCTestCase {
  private let names = NameSuggester(
    [
      "title", "body", "icon", "color", "sound", "tag", "click_action", "body_loc_key",
      "body_loc_args", "title_loc_key", "title_loc_args", "channel_id", "image", "ticker",
      "notification_count", "vibrate_timings", "event_time",
    ], synonyms: [("body", "text messageBody")])

  private func check(
    _ expected: [String: String], _ reason: Suggestion.Reason, line: UInt = #line
  ) {
    for (word, name) in expected {
      let found = names.suggestion(for: word)
      XCTAssertEqual(found?.name, name, word, line: line)
      XCTAssertEqual(found?.reason, reason, word, line: line)
    }
  }

  func testTheFirstLayerThatMatchesDecides() {
    check(
      [
        "Title": "title", "ChannelID": "channel_id", "channelid": "channel_id",
        "channel-id": "channel_id", "clickaction": "click_action",
      ], .spelling)
    check(["text": "body", "TEXT": "body", "message_body": "body"], .synonym)
    check(
      [
        "title_args_loc": "title_loc_args", "images": "image", "vibrateTiming": "vibrate_timings",
        "locArgsTitle": "title_loc_args", "notificationCounts": "notification_count",
      ], .words)
    check(["colour": "color", "titel": "title", "tittle": "title", "bdoy": "body"], .typo)
    check(["androidChannelId": "channel_id"], .extraWords)
    check(["vibrate": "vibrate_timings", "count": "notification_count"], .missingWord)
  }

  func testLaterLayersAreSkippedOnRequest() {
    XCTAssertNil(names.suggestion(for: "androidChannelId", upTo: .missingWord))
    XCTAssertNil(names.suggestion(for: "vibrate", upTo: .typo))
    XCTAssertNil(names.suggestion(for: "titel", upTo: .words))
    XCTAssertNil(names.suggestion(for: "images", upTo: .synonym))
    XCTAssertNil(names.suggestion(for: "text", upTo: .spelling))
    XCTAssertEqual(names.suggestion(for: "Body", upTo: .spelling)?.name, "body")
  }

  func testShortNamesMayDifferLess() {
    let expected = [
      ("to", "ta", false), ("ttl", "tll", true), ("title", "tilte", true), ("title", "titlo", true),
      ("title", "tiles", false), ("ticker", "tikers", true), ("ticker", "tackars", false),
      ("condition", "conditoin", true), ("condition", "candetion", true),
      ("condition", "candetiun", false), ("collapse-keys", "calapsekkeys", true),
      ("sound", "found", true), ("collapse", "kolapse", false),
    ]
    for (name, word, isNear) in expected {
      XCTAssertEqual(NameSuggester([name]).suggestion(for: word) != nil, isNear, "\(name) \(word)")
    }
  }

  /// Longer names may have more typos: none below three letters, then one, from six on two, from
  /// twelve on three; if the first letter differs, one.
  func testNumberOfTyposInAName() {
    let table: [(name: String, near: [String], far: [String])] = [
      ("ab", [], ["ac", "abx"]), ("abc", ["abx", "xbc"], ["axx"]),
      ("abcde", ["abcdx", "bacde"], ["abcxx", "axcdx"]),
      ("abcdef", ["abcdxx", "axcdex", "xbcdef"], ["abcxxx", "xxcdef"]),
      ("abcdefghijk", ["abcdefghixx"], ["abcdefghxxx", "xbcdefghijx"]),
      ("abcdefghijkl", ["abcdefghixxx", "xbcdefghijkl"], ["abcdefghxxxx", "xbcdefghijkx"]),
    ]
    for (name, near, far) in table {
      let suggester = NameSuggester([name])
      for word in near { XCTAssertEqual(suggester.suggestion(for: word)?.name, name, word) }
      for word in far { XCTAssertNil(suggester.suggestion(for: word), word) }
    }
  }

  func testForeignNamesHaveNoSuggestion() {
    for word in ["author", "_comment", "$schema", "x", "", "description", "größe"] {
      XCTAssertEqual(names.suggestions(for: word), [], word)
    }
  }

  func testNearestFirstAndAlwaysTheSame() {
    func suggestions(_ word: String, _ names: [String]) -> [String] {
      NameSuggester(names).suggestions(for: word).map(\.name)
    }
    XCTAssertEqual(suggestions("c_key", ["b_key", "a_key"]), ["a_key", "b_key"])
    XCTAssertEqual(
      suggestions("androidNotification", ["android", "notification", "topic"]),
      ["android", "notification"])
  }

  func testNamesWithTheSameWordsAreNotSuggested() {
    let keys = NameSuggester(["content-available", "content-state", "thread-id"])
    XCTAssertNil(keys.suggestion(for: "content"))
    XCTAssertEqual(keys.suggestion(for: "thread")?.name, "thread-id")
  }
}
