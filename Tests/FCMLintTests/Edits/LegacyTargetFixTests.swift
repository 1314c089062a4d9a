import FCMLint
import XCTest

/// The fix for the legacy `to`: a token or a topic, and which of the two is a guess.
final class LegacyTargetFixTests: XCTestCase {
  /// The name, the safety and the help for a value of `to`.
  private func outcome(_ value: String, _ name: String = "to") -> String {
    let text = #"{"message":{"\#(name)":"\#(value)","notification":{"title":"Hi"}}}"#
    let found = diagnose(text, as: .sendRequest, select: ["legacy-field"])
    guard found.count == 1, let fix = found.first?.fixes.first else { return "none" }
    let fixed = String(
      decoding: EditApplication.apply(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    let name = ["token", "topic"].first { fixed.contains("\"\($0)\":") } ?? "nothing"
    return "\(fix.safety) \(name): \(found[0].help ?? "")"
  }

  private let either = #"write "topic" for a topic, "token" or "fid" for a device"#
  private let device = #"write "token" or "fid""#

  func testTextInTheFormOfATokenIsAToken() {
    let tokens = [
      "cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2Xc9", "bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1...",
      "APA91bGHXQBB",
    ]
    for token in tokens { XCTAssertEqual(outcome(token), "safe token: \(device)", token) }
  }

  func testAWordMayBeATopic() {
    for word in ["all", "news", "breaking-news-of-berlin", "a.b~c%20"] {
      XCTAssertEqual(outcome(word), "unsafe topic: \(either)", word)
    }
  }

  func testTextThatNamesATokenIsNotATopic() {
    for word in ["the device", "device_token", "cAbCdEfGhIjKlMnOpQrStU", "a:b"] {
      XCTAssertEqual(outcome(word), "unsafe token: \(device)", word)
    }
  }

  func testAPlaceholderMayBeEither() {
    XCTAssertEqual(outcome("{{target}}"), "unsafe token: \(either)")
    XCTAssertEqual(outcome("{{token}}"), "unsafe token: \(device)")
  }

  func testTopicOfPlainWordsIsATopic() {
    for name in ["to", "To"] {
      XCTAssertEqual(
        outcome("/topics/news", name), #"safe topic: write "topic" and the name without /topics/"#,
        name)
    }
  }
}
