import FCMLint
import XCTest

/// The parsing of single values: vectors of ProtoJSON for scalars, enumerations, durations and
/// timestamps.
final class ProtoJSONValueTests: XCTestCase {
  /// The schema rules that report one value in a field of the Android notification.
  private func rules(_ field: String, _ value: String) -> [String] {
    let text = """
      {"message":{"topic":"news","notification":{"title":"t"},"android":{"notification":\
      {"\(field)":\(value)}}}}
      """
    let schema = [
      "wrong-type", "boolean-as-string", "quoted-placeholder", "unknown-enum-value",
      "number-out-of-range", "bad-duration", "bad-timestamp", "non-string-value",
    ]
    return diagnose(text, as: .sendRequest).map(\.rule).filter(schema.contains)
  }

  private func check(
    _ field: String, _ values: [String], _ expected: String?, line: UInt = #line
  ) {
    for value in values {
      let wanted = expected.map { [$0] } ?? []
      XCTAssertEqual(rules(field, value), wanted, "\(field): \(value)", line: line)
    }
  }

  func testStrings() {
    check("ticker", [#""a""#, #""""#, "null", #""{{x}}""#], nil)
    check("ticker", ["1", "true", "{}", "[]", #"["a"]"#], "wrong-type")
    check("body_loc_args", [#"["a", "b"]"#, "[]"], nil)
    check("body_loc_args", [#""a""#, "{}", "1", "[1]", "[null]", "[[]]"], "wrong-type")
  }

  func testBooleans() {
    check("sticky", ["true", "false", "null"], nil)
    check("sticky", [#""true""#, #""FALSE""#], "boolean-as-string")
    check("sticky", ["1", "0", #""yes""#, #""1""#, #""""#, "{}", "[true]"], "wrong-type")
    check("sticky", [#""{{sticky}}""#], "quoted-placeholder")
  }

  func testNumbers() {
    check(
      "notification_count",
      ["3", #""3""#, "1e2", "1.0", #""1e2""#, "-2147483648", "2147483647", "null", #""{{n}}""#], nil
    )
    check(
      "notification_count", ["1.5", #""1.5""#, "2147483648", "-2147483649", "1e10"],
      "number-out-of-range")
    check(
      "notification_count", [#""""#, #"" 3""#, #""0x1f""#, "true", "{}", "[3]", #""NaN""#],
      "wrong-type")
  }

  func testFloats() {
    func light(_ value: String) -> [String] {
      rules(
        "light_settings",
        """
        {"color":{"red":\(value)},"light_on_duration":"1s","light_off_duration":"1s"}
        """)
    }
    for value in ["0.5", "1", #""0.5""#, "null", #""NaN""#] {
      XCTAssertEqual(light(value), [], value)
    }
    for value in ["true", #""red""#, #"{"value":1}"#] {
      XCTAssertEqual(light(value), ["wrong-type"], value)
    }
    XCTAssertEqual(light("1e300"), ["number-out-of-range"])
  }

  func testEnumerations() {
    check(
      "notification_priority",
      [#""PRIORITY_HIGH""#, #""priority_high""#, #""Priority_High""#, #""priority-high""#, "1"], nil
    )
    check("visibility", [#""public""#, #""SECRET""#, "null"], nil)
    check("notification_priority", [#""HIGH""#, #""URGENT""#, #""""#], "unknown-enum-value")
    check("notification_priority", ["true", "{}", "[]", "1.5"], "wrong-type")
  }

  func testDurations() {
    let good = ["0s", "5s", "5.5s", "0.000000001s", "2419200s", "003s"]
    let bad = [
      "5", "5m", "5ms", "s", ".5s", "5..5s", "1e3s", "--5s", "5.0000000001s", "1,5s", "PT5S", "",
      " 5s", "5 s", "+5s", "5.s", "5S", "1.5", "1d", "60m",
    ]
    func timing(_ text: String) -> [String] { rules("vibrate_timings", #"["0s","\#(text)"]"#) }
    for text in good { XCTAssertEqual(timing(text), [], text) }
    for text in bad { XCTAssertEqual(timing(text), ["bad-duration"], text) }
    XCTAssertEqual(rules("vibrate_timings", "[0, 1]"), ["bad-duration", "bad-duration"])
    XCTAssertEqual(rules("vibrate_timings", #"["0s", {"seconds": 1}]"#), ["wrong-type"])
    XCTAssertEqual(rules("vibrate_timings", #""1s""#), ["wrong-type"])
  }

  func testTimestamps() {
    check(
      "event_time",
      [
        #""2014-10-02T15:01:23Z""#, #""2014-10-02T15:01:23.045123456Z""#,
        #""2014-10-02T15:01:23+05:30""#, #""2024-02-29T00:00:00Z""#, "null",
        #""2000-02-29T00:00:00Z""#, #""2400-02-29T00:00:00Z""#, #""2023-04-30T00:00:00Z""#,
        #""2023-01-31T23:59:59-23:59""#,
      ], nil)
    check(
      "event_time",
      [
        #""2014-10-02 15:01:23Z""#, #""2014-10-02T15:01:23""#, #""2014-10-02t15:01:23z""#,
        #""2023-02-29T00:00:00Z""#, #""2014-10-02T24:00:00Z""#, #""2014-10-02T23:59:60Z""#,
        #""1900-02-29T00:00:00Z""#, #""2100-02-29T00:00:00Z""#, #""2023-04-31T00:00:00Z""#,
        #""2023-13-01T00:00:00Z""#, #""2023-01-32T00:00:00Z""#, #""2023-01-01T00:60:00Z""#,
        #""2023-01-01T00:00:00+24:00""#, #""2023-01-01T00:00:00+05:60""#,
        #""2023-00-01T00:00:00Z""#,
        #""2023-01-00T00:00:00Z""#, #""2023-01-01T00:00:00.Z""#, #""2023-01-01T00:00:00ZZ""#,
        #""0000-01-01T00:00:00Z""#, "1412262083", #""2014-10-02""#, #""""#,
      ], "bad-timestamp")
  }

  /// The text that the first fix writes in a field of the Android notification.
  private func repair(_ field: String, _ value: String) -> String? {
    let text =
      #"{"message":{"topic":"a","android":{"notification":{"\#(field)":"\#(value)"}}}}"#
    let fix = diagnose(text, as: .sendRequest).flatMap(\.fixes).first
    return fix.map { "\($0.safety) \($0.edits[0].replacement.filter { $0 != "\"" })" }
  }

  func testWordsForFlags() {
    for word in ["yes", "y", "t", "1", "on", "Yes", "ON"] {
      XCTAssertEqual(repair("sticky", word), "unsafe true", word)
    }
    for word in ["no", "n", "f", "0", "off", "No"] {
      XCTAssertEqual(repair("sticky", word), "unsafe false", word)
    }
    for word in ["x", "2", "", "yess", "ye"] { XCTAssertNil(repair("sticky", word), word) }
  }

  /// Days at the ends of months, leap years, centuries and eras.
  func testTimesInSeconds() {
    let days = [
      1_078_012_800: "2004-02-29",
      1_709_164_800: "2024-02-29", 1_709_251_200: "2024-03-01", 1_740_700_800: "2025-02-28",
      1_740_787_200: "2025-03-01", 1_767_139_200: "2025-12-31", 1_767_225_600: "2026-01-01",
      4_107_456_000: "2100-02-28", 4_107_542_400: "2100-03-01", 13_574_563_200: "2400-02-29",
      13_574_649_600: "2400-03-01",
    ]
    for (seconds, day) in days {
      XCTAssertEqual(repair("event_time", "\(seconds)"), "unsafe \(day)T00:00:00Z")
      let last = "unsafe \(day)T23:59:59Z"
      XCTAssertEqual(repair("event_time", "\(seconds + 86_399)"), last)
      XCTAssertEqual(repair("event_time", "\(seconds * 1000 + 86_399_999)"), last)
    }
    XCTAssertEqual(repair("event_time", "1000000000"), "unsafe 2001-09-09T01:46:40Z")
    XCTAssertEqual(repair("event_time", "2026-11-22 10:00:00z"), "safe 2026-11-22T10:00:00Z")
    for value in ["999999999", "100000000000", "999999999999", "100000000000000", "-1"] {
      XCTAssertNil(repair("event_time", value), value)
    }
  }

  /// Values of other platforms, and their equivalents.
  func testWordsThatMeanAnother() {
    for (field, word, repair) in [
      ("visibility", "hidden", "unsafe SECRET"), ("visibility", "none", "unsafe SECRET"),
      ("visibility", "VISIBILITY_PUBLIC", "safe PUBLIC"), ("visibility", "privat", "safe PRIVATE"),
      ("notification_priority", "normal", "unsafe PRIORITY_DEFAULT"),
      ("notification_priority", "urgent", "unsafe PRIORITY_MAX"),
      ("notification_priority", "HIGH", "safe PRIORITY_HIGH"),
    ] {
      XCTAssertEqual(self.repair(field, word), repair, word)
    }
    func priority(_ word: String) -> String? {
      diagnose(#"{"message":{"topic":"a","android":{"priority":"\#(word)"}}}"#)
        .flatMap(\.fixes).first?.edits.first?.replacement
    }
    for word in ["max", "urgent", "10"] { XCTAssertEqual(priority(word), "\"HIGH\"", word) }
    for word in ["low", "min", "default", "very_low", "5"] {
      XCTAssertEqual(priority(word), "\"NORMAL\"", word)
    }
    for (word, repair) in [
      ("normal", "\"default\""), ("urgent", "\"max\""), ("maximum", "\"max\""),
    ] {
      let found = diagnose(
        #"{"token":"a","android":{"notification":{"priority":"\#(word)"}},"data":{"a":"b"}}"#,
        as: .adminNode, select: ["unknown-enum-value"])
      XCTAssertEqual(found.flatMap(\.fixes).first?.edits.first?.replacement, repair, word)
    }
  }

  /// CSS color names. Source: CSS Color Module Level 4, section 6.1.
  func testNamesOfColors() {
    let colors = """
      black 000000 silver c0c0c0 gray 808080 grey 808080 white ffffff maroon 800000 red ff0000
      purple 800080 fuchsia ff00ff magenta ff00ff green 008000 lime 00ff00 olive 808000
      yellow ffff00 navy 000080 blue 0000ff teal 008080 aqua 00ffff cyan 00ffff orange ffa500
      pink ffc0cb brown a52a2a gold ffd700 indigo 4b0082 violet ee82ee turquoise 40e0d0
      crimson dc143c coral ff7f50 tomato ff6347 salmon fa8072 khaki f0e68c orchid da70d6
      darkblue 00008b darkgreen 006400 darkred 8b0000 lightblue add8e6 lightgreen 90ee90
      royalblue 4169e1 skyblue 87ceeb steelblue 4682b4 dodgerblue 1e90ff rebeccapurple 663399
      darkgray a9a9a9 lightgray d3d3d3
      """.split(whereSeparator: { " \n".contains($0) })
    for index in stride(from: 0, to: colors.count, by: 2) {
      let (name, digits) = (String(colors[index]), colors[index + 1])
      XCTAssertEqual(repair("color", name), "unsafe #\(digits)", name)
      XCTAssertEqual(repair("color", name.uppercased()), "unsafe #\(digits)", name)
    }
    XCTAssertNil(repair("color", "transparent"))
  }

  /// The fixes of durations and timestamps.
  func testFixes() {
    func fixed(_ field: String, _ value: String) -> String? {
      let text = #"{"message":{"topic":"a","data":{"a":"b"},"android":{"\#(field)":\#(value)}}}"#
      let fix = diagnose(text, as: .sendRequest).flatMap(\.fixes).first
      return fix.map { "\($0.safety) \($0.edits[0].replacement)" }
    }
    XCTAssertEqual(fixed("ttl", "3600"), #"safe "3600s""#)
    XCTAssertEqual(fixed("ttl", #""3600""#), #"safe "3600s""#)
    XCTAssertEqual(fixed("ttl", "3.5"), #"safe "3.5s""#)
    XCTAssertEqual(fixed("ttl", #""1h""#), #"unsafe "3600s""#)
    XCTAssertEqual(fixed("ttl", #""1h30m""#), #"unsafe "5400s""#)
    XCTAssertEqual(fixed("ttl", #""500ms""#), #"unsafe "0.5s""#)
    XCTAssertEqual(fixed("ttl", #""PT1H""#), #"unsafe "3600s""#)
    XCTAssertEqual(fixed("ttl", #""P1DT2H""#), #"unsafe "93600s""#)
    XCTAssertEqual(fixed("ttl", #""1d""#), #"unsafe "86400s""#)
    XCTAssertEqual(fixed("ttl", #""5 s""#), #"unsafe "5s""#)
    XCTAssertEqual(fixed("ttl", "3600000"), #"unsafe "3600s""#)
    let units = [
      "ns": "0.000000001", "us": "0.000001", "ms": "0.001", "millis": "0.001",
      "milliseconds": "0.001", "s": "1", "sec": "1", "secs": "1", "second": "1", "seconds": "1",
      "m": "60", "min": "60", "mins": "60", "minute": "60", "minutes": "60", "h": "3600",
      "hr": "3600", "hour": "3600", "hours": "3600", "d": "86400", "day": "86400",
      "days": "86400", "w": "604800", "week": "604800", "weeks": "604800",
    ]
    for (unit, seconds) in units {
      XCTAssertEqual(fixed("ttl", "\"1 \(unit)\""), "unsafe \"\(seconds)s\"", unit)
    }
    XCTAssertNil(fixed("ttl", #""1 fortnight""#))
    XCTAssertNil(fixed("ttl", #""soon""#))
    XCTAssertNil(fixed("ttl", "-5"))
    XCTAssertNil(fixed("ttl", #""P1M""#))
  }
}
