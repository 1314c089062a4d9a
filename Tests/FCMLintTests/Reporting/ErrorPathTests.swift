import FCMLint
import XCTest

@testable import FCMLintReporting

/// The places in a request that the error texts of a service name.
final class ErrorPathTests: XCTestCase {
  func testPathsDenoteFindings() {
    let table: [(path: String, pointer: String, isAt: Bool)] = [
      ("message.data[1].value", "/message/data/n", true),
      ("message.data[1].key", "/message/data/n", true), ("message.data[1]", "/data/n", true),
      ("message.data[1].value", "/message/data", false),
      ("message.data[1].value", "/message/android/n", false),
      ("message.android", "/message/android/ttl", true),
      ("message.android.collapse_key", "/message/android/collapseKey", true),
      ("message.android.ttl", "/message/android/priority", false),
      ("message.apns.payload.aps.alert.loc-args[1]", "/message/apns/payload/aps/alert", false),
      ("message.tokens[1]", "/message/tokens/1", true),
      ("message.tokens[1]", "/message/tokens/2", false),
      ("message.data", "/data/x", true), ("to", "/to", true), ("to", "/topic", false),
    ]
    for (path, pointer, isAt) in table {
      XCTAssertEqual(ErrorPath.contains(path, pointer), isAt, "\(path) \(pointer)")
    }
  }

  func testPathsAreReadFromErrorTexts() {
    let table: [(text: String, paths: [String])] = [
      ("Invalid value at 'message.data[0].value' (TYPE_STRING), 12", ["message.data[0].value"]),
      (#"Unknown name \"to\": Cannot find field."#, ["to"]),
      ("Unknown name \"sound\" at 'message.notification'", ["message.notification.sound"]),
      ("Invalid value at 'message' (oneof). Cannot set 'topic'", ["message.topic"]),
      ("Invalid value at 'message.a'\nInvalid value at 'message.b'", ["message.a", "message.b"]),
      ("Invalid value at 'message.a'\nInvalid value at 'message.a'", ["message.a"]),
      ("the message is bad", []),
    ]
    for (text, paths) in table { XCTAssertEqual(ErrorPath.paths(in: text), paths, text) }
  }
}
