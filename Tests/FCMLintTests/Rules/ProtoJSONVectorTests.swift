import FCMLint
import XCTest

/// How single values are read: the vectors of the ProtoJSON rules for scalars, enumerations,
/// durations and timestamps.
final class ProtoJSONVectorTests: XCTestCase {
  /// The schema rules that speak about one value in a field of the Android notification.
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
      ], nil)
    check(
      "event_time",
      [
        #""2014-10-02 15:01:23Z""#, #""2014-10-02T15:01:23""#, #""2014-10-02t15:01:23z""#,
        #""2023-02-29T00:00:00Z""#, #""2014-10-02T24:00:00Z""#, #""2014-10-02T23:59:60Z""#,
        #""0000-01-01T00:00:00Z""#, "1412262083", #""2014-10-02""#, #""""#,
      ], "bad-timestamp")
  }

  /// What a wrong duration or time is mended to.
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
    XCTAssertNil(fixed("ttl", #""soon""#))
    XCTAssertNil(fixed("ttl", "-5"))
    XCTAssertNil(fixed("ttl", #""P1M""#))
  }
}
