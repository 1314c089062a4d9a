import FCMLint
import XCTest

@testable import FCMLintReporting

/// The places in a request that the error texts of a service name.
final class ErrorPathTests: XCTestCase {
  private let request = """
    {"message": {"data": {"k": "x", "n": 12}, "android": {"collapseKey": "c"},
    "apns": {"payload": {"aps": {"alert": {"loc-args": ["y", 3]}}}}}}
    """

  private func source(at path: String, in request: String) -> String? {
    let bytes = Array(request.utf8)
    let range = JSONTree.read(bytes) { $0.root.flatMap { ErrorPath.range(of: path, in: $0) } }
    return range.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  func testPathsDenoteMembersAndElements() {
    let table: [(path: String, source: String?)] = [
      ("message.data[1].value", #""n": 12"#), ("message.data[1].key", #""n": 12"#),
      ("message.data[1]", #""n": 12"#), ("message.data[2].value", nil),
      ("message.data[1].other", nil), ("message.android.value", nil),
      ("message.android.collapse_key", #""collapseKey": "c""#), ("message.android.ttl", nil),
      ("message.apns.payload.aps.alert.loc-args[1]", "3"),
      ("message.apns.payload.aps.alert.loc-args[2]", nil),
    ]
    for (path, source) in table {
      XCTAssertEqual(self.source(at: path, in: request), source, path)
      XCTAssertEqual(self.source(at: path, in: "[{}, \(request)]"), source, path)
    }
    XCTAssertEqual(source(at: "message.data", in: #"{"data": {}}"#), #""data": {}"#)
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
