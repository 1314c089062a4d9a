import FCMLint
import FCMLintReporting
import Foundation
import XCTest

@testable import FCMLintServer

/// Hover, completion and lenses in source code, as an editor requests them.
final class CodeServerTests: XCTestCase {
  /// A session with an open source, and the position of `¦` in it.
  private func session(_ text: String, _ name: String) -> (MemorySession, String, LSPPosition) {
    let uri = "file:///project/\(name)"
    let capabilities = #"""
      {"textDocument": {"hover": {"contentFormat": ["plaintext"]},
        "completion": {"completionItem": {"documentationFormat": ["plaintext"]}}}}
      """#
    let parts = text.components(separatedBy: "¦")
    var session = MemorySession(files: [:], capabilities: capabilities)
    session.open(uri, parts.joined())
    let place = LSPLines(Array(text.utf8), .utf16).place(of: parts[0].utf8.count)
    return (session, uri, place)
  }

  private func hover(_ text: String, _ name: String) -> String? {
    let (session, uri, position) = session(text, name)
    let result = session.request("textDocument/hover", uri, ["position": position.json])
    let contents = (result as? [String: Any])?["contents"] as? [String: Any]
    return (contents?["value"] as? String)?.components(separatedBy: "\n").first
  }

  private func items(_ text: String, _ name: String) -> [(label: String, new: String)] {
    let (session, uri, position) = session(text, name)
    let result = session.request("textDocument/completion", uri, ["position": position.json])
    let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.map { item in
      let edit = item["textEdit"] as? [String: Any]
      return (item["label"] as? String ?? "", edit?["newText"] as? String ?? "")
    }
  }

  private func labels(_ text: String, _ name: String) -> [String] {
    items(text, name).map(\.label)
  }

  // MARK: Hover

  func testNamesHaveTheUnitOfTheirSDK() {
    let java = """
      import com.google.firebase.messaging.*;
      class A { AndroidConfig c = AndroidConfig.builder().setTt¦l(3600000).build(); }
      """
    XCTAssertEqual(hover(java, "A.java"), "setTtl: a number of milliseconds, in message.android")
    let python = """
      from firebase_admin import messaging
      c = messaging.AndroidConfig(tt¦l=3600, priority='high')
      """
    XCTAssertEqual(
      hover(python, "a.py"), "ttl: a number of seconds, or a timedelta, in message.android")
    let go = """
      package a
      import "firebase.google.com/go/v4/messaging"
      var n = messaging.Notification{Title: "a", Image¦URL: "https://a.example/b.png"}
      var m = messaging.Message{Topic: "a", Notification: &messaging.Notification{Title: "a"}}
      """
    XCTAssertEqual(hover(go, "a.go")?.hasPrefix("ImageURL: "), true)
    let csharp = """
      using FirebaseAdmin.Messaging;
      var n = new AndroidNotification { Title = "a", Co¦lor = "#ff0000" };
      """
    XCTAssertEqual(
      hover(csharp, "A.cs")?.hasSuffix("in message.android.notification"), true)
  }

  func testNamesOfPlainObjectsAreThoseOfTheirSource() {
    let node = """
      const admin = require('firebase-admin')
      admin.messaging().send({ topic: 'a', android: { tt¦l: 3600000 } })
      """
    XCTAssertEqual(hover(node, "a.js")?.hasPrefix("ttl: "), true)
    XCTAssertEqual(hover(node, "a.js")?.contains("millisecond"), true)
  }

  func testATypeIsTheFieldThatItIsFor() {
    let java = """
      import com.google.firebase.messaging.*;
      class A { Message m = Message.builder().setTopic("a")
        .setAndroidConfig(Android¦Config.builder().setTtl(3600000).build()).build(); }
      """
    XCTAssertEqual(
      hover(java, "A.java")?.hasPrefix("setAndroidConfig: AndroidConfig.builder()"), true)
  }

  func testOtherNamesHaveNone() {
    let java = """
      import com.google.firebase.messaging.*;
      class A { int cou¦nt = 1; AndroidConfig c = AndroidConfig.builder().setTtl(3600000).build(); }
      """
    XCTAssertNil(hover(java, "A.java"))
  }

  // MARK: Completion

  func testNamesAreThoseOfTheSDK() {
    let java = """
      import com.google.firebase.messaging.*;
      class A { AndroidConfig c = AndroidConfig.builder().setTtl(3600000).setP¦.build(); }
      """
    let offers = labels(java, "A.java")
    XCTAssertTrue(offers.contains("setPriority"), "\(offers)")
    XCTAssertFalse(offers.contains("setTtl"), "\(offers)")
    let python = """
      from firebase_admin import messaging
      m = messaging.Message(topic='a', android=messaging.AndroidConfig(priority='high', t¦))
      """
    XCTAssertTrue(items(python, "a.py").contains { $0.label == "ttl" && $0.new == "ttl=" })
    let go = """
      package a
      import "firebase.google.com/go/v4/messaging"
      var m = messaging.Message{Topic: "a", Notification: &messaging.Notification{Title: "a", I¦}}
      """
    XCTAssertEqual(labels(go, "a.go"), ["Body", "ImageURL"])
    let csharp = """
      using FirebaseAdmin.Messaging;
      var m = new Message { Topic = "a", Android = new AndroidConfig { T¦ } };
      """
    XCTAssertTrue(items(csharp, "A.cs").contains { $0.new == "TimeToLive = " })
    let dart = """
      import 'package:firebase_admin_sdk/messaging.dart';
      final m = TopicMessage(topic: 'a', notification: Notification(title: 'a', i¦));
      """
    XCTAssertEqual(labels(dart, "a.dart"), ["body", "imageUrl"])
    let scala = """
      import com.google.firebase.messaging._
      val c = AndroidConfig.builder().setTtl(3600000).setP¦.build()
      """
    XCTAssertTrue(labels(scala, "a.scala").contains("setPriority"))
  }

  func testNamesAreThoseOfClients() {
    let swift = """
      let m = FCMMessage(token: "a", notification: FCMNotification(title: "a", b¦))
      """
    XCTAssertTrue(items(swift, "a.swift").contains { $0.new == "body: " })
    XCTAssertTrue(
      labels(#"let m = FCMMessage(token: "a", f¦)"#, "a.swift").contains("fcmOptions"))
    let rust = """
      use fcm_v1::message::{Message, Notification};
      let m = Message { topic: Some("a".into()), f¦ };
      """
    XCTAssertTrue(items(rust, "a.rs").contains { $0.new == "fcm_options: " })
    XCTAssertFalse(labels(rust, "a.rs").contains("topic"))
  }

  /// A text that is the key of no member yet, in the objects that each language has.
  func testNamesInTextsAreThoseOfTheAPI() {
    // The URL, and the message around the text.
    let url = "let u = \"https://fcm.googleapis.com/v1/projects/a/messages:send\"; "
    let sources = [
      (
        "a.kt",
        #"val m = mapOf("message" to mapOf("data" to mapOf("a" to "b"), "topic" to "a", ¦))"#
      ),
      ("a.scala", #"val m = Map("message" -> Map("data" -> Map("a" -> "b"), "topic" -> "a", ¦))"#),
      ("a.swift", #"let m = ["message": ["data": ["a": "b"], "topic": "a", ¦]]"#),
      ("a.rs", #"let m = json!({"message": {"data": {"a": "b"}, "topic": "a", ¦}});"#),
      ("a.js", #"let m = {"message": {"data": {"a": "b"}, "topic": "a", ¦}};"#),
    ].map { ($0.0, url + $0.1.replacingOccurrences(of: "¦", with: #""notif¦""#)) }
    for (name, text) in sources {
      let offers = items(text, name)
      XCTAssertTrue(offers.contains { $0.new == "\"notification\"" }, "\(name): \(offers)")
      XCTAssertFalse(offers.contains { $0.label == "topic" }, "\(name): \(offers)")
    }
    XCTAssertEqual(labels(#"let words = ["a", "notif¦"]"#, "a.swift"), [])
  }

  func testNamesInPlainObjectsAreThoseOfTheirSource() {
    let node = """
      const admin = require('firebase-admin')
      admin.messaging().send({ topic: 'a', notification: { title: 'a', i¦ } })
      """
    XCTAssertTrue(labels(node, "a.js").contains("imageUrl"))
    let rest = """
      fetch('https://fcm.googleapis.com/v1/projects/a/messages:send', { method: 'POST',
        body: JSON.stringify({ message: { topic: 'a', notification: { title: 'a', i¦ } } }) })
      """
    XCTAssertTrue(labels(rest, "a.js").contains("image"))
    XCTAssertFalse(labels(rest, "a.js").contains("imageUrl"))
  }

  /// It is open whether the SDK takes the object, or the API.
  func testOnlyCommonNamesAreOfferedIfTheSDKIsOpen() {
    let open = """
      // Firebase
      const message = { topic: 'a', notification: { title: 'a', body: 'b', ¦ } }
      """
    let offers = labels(open, "a.js")
    XCTAssertFalse(offers.contains("imageUrl"), "\(offers)")
    XCTAssertFalse(offers.contains("image"), "\(offers)")
  }

  func testValuesAreWrittenAsTheCodeWritesThem() {
    let python = """
      from firebase_admin import messaging
      m = messaging.Message(topic='a', android=messaging.AndroidConfig(priority='h¦'))
      """
    XCTAssertEqual(items(python, "a.py").map(\.new), ["'high'", "'normal'"])
    let java = """
      import com.google.firebase.messaging.*;
      class A { AndroidConfig c = AndroidConfig.builder().setPriority(AndroidConfig.Priority.H¦).build(); }
      """
    XCTAssertEqual(
      items(java, "A.java").map(\.new),
      ["AndroidConfig.Priority.HIGH", "AndroidConfig.Priority.NORMAL"])
    let node = """
      const admin = require('firebase-admin')
      admin.messaging().send({ topic: 'a', android: { priority: 'h¦' } })
      """
    XCTAssertEqual(items(node, "a.js").map(\.new), ["'high'"])
  }

  // MARK: Lenses

  func testALensIsAboveAMessageInCode() throws {
    let java = """
      import com.google.firebase.messaging.*;
      class A { Message m = Message.builder().setTopic("a").putData("k", "v").build(); }
      """
    let (session, uri, _) = session(java, "A.java")
    let lenses = session.request("textDocument/codeLens", uri, [:]) as? [[String: Any]]
    XCTAssertEqual(lenses?.count, 1)
  }

  // MARK: Sources without a message

  func testASourceWithoutAMessageIsNotRead() {
    let text = "class A { int a = 1; String b = \"message\"; }"
    let (session, uri, position) = session("¦" + text, "A.java")
    for method in ["textDocument/hover", "textDocument/completion"] {
      for character in 0..<text.utf16.count {
        let place: JSONValue = ["line": 0, "character": .number(character)]
        XCTAssertFalse(
          (session.request(method, uri, ["position": place]) as? [String: Any])?["contents"] != nil)
      }
    }
    XCTAssertNotNil(position)
  }

  func testEachVersionOfASourceIsReadOnce() {
    let code = "admin.messaging().send({ topic: \"a\", notification: { ¦title: \"b\" } })"
    let (session, uri, position) = session(code, "send.js")
    for _ in 0..<3 {
      for method in ["textDocument/hover", "textDocument/completion", "textDocument/codeLens"] {
        XCTAssertNotNil(session.request(method, uri, ["position": position.json]), method)
      }
    }
    XCTAssertEqual(session.server.codeReads, 1)
  }
}
