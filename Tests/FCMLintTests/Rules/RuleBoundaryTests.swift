import FCMLint
import XCTest

/// The tables and limits of single rules: each word, and the numbers on both sides.
final class RuleBoundaryTests: XCTestCase {
  private func found(_ text: String, in place: DocumentPlace, _ rule: String) -> [Diagnostic] {
    diagnose(place.document(text), as: place.kind, select: [rule])
  }

  func testSoundsThatAppleDoesNotPlay() {
    let rule = "unsupported-sound-type"
    for ending in ["mp3", "m4a", "mp4", "ogg", "oga", "opus", "aac", "flac", "wma", "amr", "MP3"] {
      XCTAssertEqual(found(#""sound":"a.\#(ending)""#, in: .aps, rule).count, 1, ending)
    }
    for sound in ["\"a.caf\"", "\"a.aiff\"", "\"a.wav\"", "\"mp3\"", "\"https://a.b/c.mp3\"", "3"] {
      XCTAssertEqual(found("\"sound\":\(sound)", in: .aps, rule).count, 0, sound)
    }
  }

  func testTimesInMilliseconds() {
    for (digits, count, fixes) in [(11, 0, 0), (12, 1, 0), (13, 1, 1), (14, 1, 0)] {
      let text = #""apns-expiration":"\#(a(digits, "1"))""#
      let found = found(text, in: .header, "millisecond-apns-expiration")
      XCTAssertEqual([found.count, found.flatMap(\.fixes).count], [count, fixes], text)
    }
    for (time, count) in [
      (99_999_999, 0), (100_000_000, 1), (99_999_999_999, 1), (100_000_000_000, 0),
    ] {
      let text = #""title":"a","timestamp":\#(time)"#
      XCTAssertEqual(found(text, in: .web, "timestamp-in-seconds").count, count, text)
    }
  }

  func testLevelsAndScores() {
    let levels = ["passive", "active", "time-sensitive", "critical"]
    for level in levels {
      let sound = level == "critical" ? #","sound":{"critical":1,"name":"a.caf"}"# : ""
      assertFindings(#"{"alert":"a","interruption-level":"\#(level)"\#(sound)}"#, in: .deviceAps)
      let fixes = found(
        #""interruption-level":"\#(level.uppercased())""#, in: .aps, "bad-interruption-level"
      ).flatMap(\.fixes)
      XCTAssertEqual(fixes.flatMap(\.edits).map(\.replacement), ["\"\(level)\""])
    }
    let unknown = found(#""interruption-level":"loud""#, in: .aps, "bad-interruption-level")
    XCTAssertEqual(
      unknown.map(\.help), [#"write "passive", "active", "time-sensitive" or "critical""#])
    for (score, count) in [("0", 0), ("1", 0), ("1.01", 1), ("-0.1", 1), ("\"1\"", 1)] {
      let text = "\"relevance-score\":\(score)"
      XCTAssertEqual(found(text, in: .aps, "relevance-score-out-of-range").count, count, score)
    }
    let activity =
      #"{"event":"update","timestamp":1782887000,"content-state":{},"relevance-score":"#
    for (score, help) in [("75", []), ("\"75\"", ["write a number"])] {
      let found = found(activity + score + "}", in: .activityAps, "relevance-score-out-of-range")
      XCTAssertEqual(found.compactMap(\.help), help, score)
    }
  }

  func testSoundsThatDoNotSuitTheLevel() {
    for (level, sound, count) in [
      ("critical", #""sound":"default""#, 1),
      ("critical", #""sound":{"critical":0,"name":"a"}"#, 1),
      ("critical", #""sound":{"critical":1,"name":"a"}"#, 0), ("critical", #""badge":1"#, 1),
      ("critical", #""sound":{"name":"a"}"#, 0), ("critical", #""Sound":"default""#, 0),
      ("critical", #""sound":"{{sound}}""#, 1), ("critical", #""sound":"""#, 0),
      ("critical", #""{{key}}":"x""#, 0), ("time-sensitive", #""sound":"default""#, 0),
      ("passive", #""sound":"default""#, 1), ("passive", #""badge":1"#, 0),
      ("passive", #""sound":"""#, 0),
    ] {
      let text = #""alert":"a","interruption-level":"\#(level)",\#(sound)"#
      XCTAssertEqual(found(text, in: .aps, "interruption-level-sound").count, count, text)
    }
  }

  /// A misplaced key of the alert is separated from its arguments.
  func testKeysSeparatedFromTheirArguments() {
    for (key, list) in [
      ("loc-key", "loc-args"), ("title-loc-key", "title-loc-args"),
      ("subtitle-loc-key", "subtitle-loc-args"),
    ] {
      let lost = #"{"alert":{"body":"a","\#(list)":["b"]},"\#(key)":"K"}"#
      XCTAssertEqual(
        found(lost, in: .deviceAps, "unknown-aps-key").map(\.severity), [.error], key)
      let mild = #"{"alert":{"body":"a"},"\#(key)":"K"}"#
      XCTAssertEqual(
        found(mild, in: .deviceAps, "unknown-aps-key").map(\.severity), [.warning], key)
    }
  }
}
