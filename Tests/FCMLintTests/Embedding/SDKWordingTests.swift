import FCMLint
import FCMLintEmbedding
import XCTest

/// Messages and help about literals, in the words of their SDK.
final class SDKWordingTests: XCTestCase {
  func testPython() {
    for (text, wanted) in [
      (
        #"add "mutable-content": 1 to message.apns.payload.aps, and a service extension"#,
        "add mutable_content=True to messaging.Aps, and a service extension"
      ),
      (
        "move it to android.priority, apns.headers.apns-priority or webpush.notification.icon",
        #"move it to messaging.AndroidConfig(priority=…), "#
          + #"messaging.APNSConfig(headers={"apns-priority": …}) or "#
          + "messaging.WebpushNotification(icon=…)"
      ),
      (
        #"add "apns-priority": "5" to apns.headers, and "content-available": 1 to aps"#,
        #"add "apns-priority": "5" to messaging.APNSConfig(headers=…), "#
          + "and content_available=True to aps"
      ),
      (#"use "topic": "a" instead"#, #"use topic="a" instead"#),
      (#"remove "body" or "loc-key""#, #"remove "body" or "loc_key""#),
      (
        #"unknown field "a" in message.notification"#,
        #"unknown field "a" in messaging.Notification"#
      ),
      ("write the full URL: https://host/path.png", "write the full URL: https://host/path.png"),
      (#"topic "android.ttl" is "open"#, #"topic "android.ttl" is "open"#),
      ("use letters, digits and - _ . ~ % only.", "use letters, digits and - _ . ~ % only."),
      ("", ""), ("apns. android.x é…", "apns. android.x é…"),
    ] { XCTAssertEqual(SDKWording.python.reworded(text), wanted) }
  }

  func testNode() {
    for (text, wanted) in [
      (#"aps has no "mutable-content": 1, so"#, "aps has no mutableContent: true, so"),
      (
        #"add "sound": "default" to apns.payload.aps"#, #"add sound: "default" to apns.payload.aps"#
      ),
      (#""thread-id" must be a string"#, #""thread-id" must be a string"#),
      (#"set "apns-priority": "5" and"#, #"set "apns-priority": "5" and"#),
    ] { XCTAssertEqual(SDKWording.node.reworded(text), wanted) }
  }

  func testAValueOfTheUserIsNotChanged() {
    let code = """
      from firebase_admin import messaging
      messaging.send(messaging.Message(topic="a", android=messaging.AndroidConfig(
        notification=messaging.AndroidNotification(title="Hi", color="thread-id"))))
      """
    let linter = EmbeddedLinter(
      LintSession(Linter()), language: .python, templates: .standard, kind: nil)
    let messages = linter.lint(Array(code.utf8)).diagnostics.map { $0.message }
    XCTAssertTrue(messages.contains { $0.contains("\"thread-id\"") }, "\(messages)")
    XCTAssertFalse(messages.contains { $0.contains("thread_id") }, "\(messages)")
  }

  /// Constructors have the words of Python, dictionaries those of the API.
  func testTheLiteralDecides() throws {
    func help(_ code: String, _ language: HostLanguage) -> [String] {
      let linter = EmbeddedLinter(
        LintSession(Linter()), language: language, templates: .standard, kind: nil)
      return linter.lint(Array(code.utf8)).diagnostics.compactMap(\.help)
    }
    let image = #"title="a", image="https://a.b/c.png""#
    let call = """
      from firebase_admin import messaging
      messaging.send(messaging.Message(topic="a", notification=messaging.Notification(\(image)),
        android=messaging.AndroidConfig(ttl=-5),
        apns=messaging.APNSConfig(payload=messaging.APNSPayload(aps=messaging.Aps(badge=1)))))
      """
    XCTAssertEqual(
      help(call, .python),
      [
        "add mutable_content=True to messaging.Aps, and a service extension to the app",
        "write 0 to deliver it now or never",
      ])
    let json = """
      requests.post(url, json={"message": {"topic": "a", "android": {"ttl": "-5s"},
        "notification": {"title": "a"}}})
      """
    XCTAssertEqual(help(json, .python), [#"write "0s" to deliver it now or never"#])
  }
}
