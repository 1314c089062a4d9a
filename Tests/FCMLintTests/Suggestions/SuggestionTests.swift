import FCMLint
import XCTest

/// What a wrong name may have meant.
final class SuggestionTests: XCTestCase {
  private let names = [
    "title", "body", "icon", "color", "sound", "tag", "click_action", "body_loc_key",
    "body_loc_args", "title_loc_key", "title_loc_args", "channel_id", "image", "ticker",
    "notification_count", "vibrate_timings", "event_time",
  ]

  func testNearest() {
    let expected = [
      "colour": "color", "ChannelID": "channel_id", "channelid": "channel_id",
      "channel-id": "channel_id", "title_args_loc": "title_loc_args", "titel": "title",
      "images": "image", "Title": "title", "clickaction": "click_action",
      "vibrateTiming": "vibrate_timings", "locArgsTitle": "title_loc_args",
      "notificationCounts": "notification_count", "tittle": "title", "bdoy": "body",
      "androidChannelId": "channel_id",
    ]
    for (word, name) in expected {
      XCTAssertEqual(Suggestion.among(names, to: word).first, name, word)
    }
  }

  /// A longer name may have more slips: none below three letters, then one, from six on two, from
  /// ten on three; another first letter counts at most one.
  func testHowManySlipsANameMayHave() {
    let table: [(name: String, near: [String], far: [String])] = [
      ("ab", [], ["ac", "abx"]), ("abc", ["abx", "xbc"], ["axx"]),
      ("abcde", ["abcdx", "bacde"], ["abcxx", "axcdx"]),
      ("abcdef", ["abcdxx", "axcdex", "xbcdef"], ["abcxxx", "xxcdef"]),
      ("abcdefghi", ["abcdefgxx"], ["abcdefxxx", "xbcdefghx"]),
      ("abcdefghij", ["abcdefgxxx", "xbcdefghij"], ["abcdefxxxx", "xbcdefghix"]),
    ]
    for (name, near, far) in table {
      for word in near { XCTAssertEqual(Suggestion.among([name], to: word), [name], word) }
      for word in far { XCTAssertEqual(Suggestion.among([name], to: word), [], word) }
    }
  }

  func testStrangersHaveNoNeighbour() {
    for word in ["author", "_comment", "$schema", "x", "", "description", "größe"] {
      XCTAssertEqual(Suggestion.among(names, to: word), [], word)
    }
  }

  func testNearestFirstAndAlwaysTheSame() {
    XCTAssertEqual(Suggestion.among(["b_key", "a_key"], to: "c_key"), ["a_key", "b_key"])
    XCTAssertEqual(
      Suggestion.among(["android", "notification", "topic"], to: "androidNotification"),
      ["android", "notification"])
  }
}
