import FCMLint
import FCMLintWeb
import Foundation
import XCTest

/// The functions that read text in any language.
final class SourceEngineTests: XCTestCase {
  private func read(_ text: String, path: String = "pasted") -> String {
    SourceEngine.read(Array(text.utf8), path: Array(path.utf8), options: [])
  }

  private func check(_ text: String, _ language: String, line: UInt = #line) throws {
    let answer = read(text)
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    XCTAssertEqual(object?["language"] as? String, language, answer, line: line)
    XCTAssertTrue(answer.contains("bad-color"), answer, line: line)
    let preview = object?["preview"] as? [String: Any]
    XCTAssertEqual((preview?["previews"] as? [Any])?.count, 1, answer, line: line)
  }

  func testTheLanguageOfATextIsFound() throws {
    let body =
      #"{"message":{"topic":"a","notification":{"title":"x"},"android":{"notification":{"color":"red"}}}}"#
    let url = "https://fcm.googleapis.com/v1/projects/p/messages:send"
    try check("curl -X POST \(url) -d '\(body)'", "shell")
    try check(
      "POST /v1/projects/p/messages:send HTTP/1.1\nHost: fcm.googleapis.com\n\n\(body)\n", "http")
    try check(
      "await admin.messaging().send({ topic: 'a', android: { notification: { title: 'x', color: 'red' } } });",
      "javaScript")
    try check(
      "from firebase_admin import messaging\nmessaging.send(messaging.Message(topic='a', android=messaging.AndroidConfig(notification=messaging.AndroidNotification(title='x', color='red'))))\n",
      "python")
    let message =
      "Message.builder().setTopic(\"a\").setAndroidConfig(AndroidConfig.builder().setNotification(AndroidNotification.builder().setTitle(\"x\").setColor(\"red\").build()).build()).build()"
    try check("Message message = \(message);", "java")
    try check("fun send() { FirebaseMessaging.getInstance().send(\(message)) }\n", "kotlin")
  }

  func testJSONAndOtherTextHaveNoLanguage() {
    XCTAssertTrue(read(#"{"message":{"topic":"a"}}"#).hasPrefix(#"{"language": null"#))
    XCTAssertTrue(read("a letter").hasPrefix(#"{"language": null"#))
    XCTAssertTrue(read("", path: "a.js").hasPrefix(#"{"language": "javaScript""#))
  }

  func testQuestionsAreAnsweredWithTheText() {
    let text =
      #"{"message":{"topic":"a","notification":{"title":"x","image":"https://a.b/c.png"}}}"#
    let answer = SourceEngine.explain(
      Array("no picture on iphone".utf8), Array(text.utf8), path: Array("push.json".utf8),
      options: [])
    XCTAssertTrue(answer.contains("push.json: the image is not shown (Apple devices)"), answer)
    XCTAssertTrue(answer.contains("image-without-mutable-content"), answer)
    let page = SourceEngine.explain(Array("bad-color".utf8), [], path: [], options: [])
    XCTAssertEqual(page, WebEngine.explain(Array("bad-color".utf8)))
  }

  /// Without a finding, the first message is shown, also if the name says that each line is a document.
  func testQuestionsAboutTextWithoutFindings() {
    func message(_ title: String) -> String {
      #"{"message":{"topic":"a","notification":{"title":"\#(title)","body":"b"}}}"#
    }
    let command =
      "curl -X POST https://fcm.googleapis.com/v1/projects/p/messages:send -d '\(message("ONE"))'"
    for (text, path) in [
      ("[\(message("ONE")),\(message("TWO"))]", "push.json"), (command, "pasted.jsonl"),
      ("\(message("ONE"))\n\(message("TWO"))\n", "push.jsonl"),
    ] {
      let answer = SourceEngine.explain(
        Array("wrong title".utf8), Array(text.utf8), path: Array(path.utf8), options: [])
      XCTAssertTrue(answer.contains("ONE"), "\(path): \(answer)")
      XCTAssertFalse(answer.contains("TWO"), "\(path): \(answer)")
    }
  }
}
