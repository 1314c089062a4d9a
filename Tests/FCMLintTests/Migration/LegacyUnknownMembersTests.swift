import FCMLint
import XCTest

/// The treatment of names in a legacy body that the legacy API does not have.
final class LegacyUnknownMembersTests: XCTestCase {
  private func migrated(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let fix = diagnose(text, select: ["legacy-payload"]).first?.fixes.first
    return fix.map { spaced(EditApplication.apply($0.edits, to: bytes)) }
  }

  /// Members next to a topic, and the members of the message they become.
  private func check(
    _ members: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(
      migrated(#"{"to":"/topics/n","# + members + "}"),
      #"{ "message": { "topic": "n", "# + expected + " } }", file: file, line: line)
  }

  private let title = #""notification": { "title": "a" }"#

  func testPlatformObjectsInTheNotificationAreMoved() {
    check(
      #""notification":{"title":"a","data":{"id":1}}"#, title + #", "data": { "id": "1" }"#)
    check(
      #""notification":{"title":"a","sound":"s","aps":{"badge":1}}"#,
      title + #", "android": { "notification": { "sound": "s" } }, "#
        + #""apns": { "payload": { "aps": { "sound": "s", "badge": 1 } } }"#)
    check(
      #""notification":{"title":"a","android":{"ttl":"1s"}}"#,
      title + #", "android": { "ttl": "1s" }"#)
  }

  func testTheOutlineNamesDataOfTheNotification() {
    let text = #"{"to":"/topics/n","notification":{"title":"a","data":{"id":1}}}"#
    let help = diagnose(text, select: ["legacy-payload"]).first?.help ?? ""
    XCTAssertTrue(help.hasSuffix(#"{"topic": …, "notification": {"title"}, "data": {…}}}"#), help)
  }

  func testFieldsOfTheRequestAreMoved() {
    for members in [
      #""notification":{"title":"a","channel_id":"c"}"#,
      #""notification":{"title":"a","channelId":"c"}"#,
      #""notification":{"title":"a"},"channel_id":"c""#,
      #""notification":{"title":"a","android_channel_id":"c","channel_id":"c"}"#,
    ] {
      check(members, title + #", "android": { "notification": { "channel_id": "c" } }"#)
    }
    check(
      #""notification":{"title":"a","ticker":"t"}"#,
      title + #", "android": { "notification": { "ticker": "t" } }"#)
    for name in ["category", "thread-id"] {
      let apns = #", "apns": { "payload": { "aps": { "\#(name)": "c" } } }"#
      check(#""notification":{"title":"a","\#(name)":"c"}"#, title + apns)
      check(#""notification":{"title":"a"},"\#(name)":"c""#, title + apns)
      check(#""notification":{"title":"a","\#(name)":"c"},"\#(name)":"c""#, title + apns)
    }
    check(
      #""notification":{"title":"a","thread_id":"c"}"#,
      title + #", "apns": { "payload": { "aps": { "thread-id": "c" } } }"#)
  }

  func testLifetimeOfTheRequest() {
    check(
      #""notification":{"title":"a"},"ttl":"10s""#,
      title + #", "android": { "ttl": "10s" }, "webpush": { "headers": { "TTL": "10" } }"#)
    let text = #"{"to":"/topics/n","data":{"a":"b"},"ttl":"9s"}"#
    let help = diagnose(text, select: ["legacy-payload"]).first?.help ?? ""
    XCTAssertTrue(help.contains("; apns-expiration is a point in time"), help)
  }

  /// A fix would remove something that the author wanted.
  func testAmbiguousNamesAreNotConverted() {
    let shown = #""notification":{"title":"a","#
    for (members, words) in [
      (
        shown + #""priority":"high"}"#,
        #""priority" is not converted: it belongs at message.android.priority "#
          + "or message.android.notification.notification_priority"
      ),
      (
        shown + #""data":{"a":"b"}},"data":{"c":"d"}"#,
        #""data" is not converted: it belongs at message.data"#
      ),
      (
        shown + #""data":"a"}"#, #""data" is not converted: it belongs at message.data"#
      ),
      (
        shown + #""headers":{"apns-priority":"5"}}"#,
        #""headers" is not converted: it belongs at message.apns.headers "#
          + "or message.webpush.headers"
      ),
      (
        shown + #""aps":{"badge":1},"badge":2}"#,
        #""aps" is not converted: it belongs at message.apns.payload.aps"#
      ),
      (
        #""data":{"a":"b"},"channel_id":"c""#,
        #""channel_id" is not converted: it belongs at message.android.notification.channel_id"#
      ),
      (
        #""data":{"a":"b"},"ttl":10"#,
        #""ttl" is not converted: it belongs at message.android.ttl "#
          + "or message.apns.headers.apns-expiration or message.webpush.headers.TTL"
      ),
      (
        #""data":{"a":"b"},"content_availabe":true"#,
        #""content_availabe" is not converted: it looks like "content_available""#
      ),
      (
        shown + #""colour":"red"}"#, #""colour" is not converted: it looks like "color""#
      ),
    ] {
      let found = diagnose(#"{"to":"/topics/n","# + members + "}", select: ["legacy-payload"])
      XCTAssertEqual(found.flatMap(\.fixes).map(\.title), [], members)
      let help = found.first?.help ?? ""
      XCTAssertTrue(help.hasSuffix("; " + words), help)
    }
  }

  func testUnknownNamesAreReported() {
    let text = #"{"to":"/topics/n","data":{"a":"b"},"delay_while_idle":true,"shape":1}"#
    let help = diagnose(text, select: ["legacy-payload"]).first?.help ?? ""
    XCTAssertTrue(
      help.hasSuffix(#"; "delay_while_idle" has no equivalent; "shape" has no equivalent"#), help)
  }
}
