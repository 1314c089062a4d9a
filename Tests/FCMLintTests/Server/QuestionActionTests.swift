import FCMLint
import Foundation
import XCTest

@testable import FCMLintServer

/// Questions about a place, and what its hover says of each platform.
final class QuestionActionTests: XCTestCase {
  private let uri = "file:///project/push.json"
  private let text =
    #"{"message":{"topic":"a","notification":{"title":"x","image":"https://a.b/c.png"},"data":{"k":"v"}}}"#

  private func session(_ text: String) -> MemorySession {
    var session = MemorySession(
      files: [:],
      capabilities: #"""
        {"textDocument":{"hover":{"contentFormat":["markdown"]},
          "codeAction":{"codeActionLiteralSupport":{}}}}
        """#)
    session.open(uri, text)
    return session
  }

  private func place(of word: String, in text: String) -> LSPPosition {
    let before = text.components(separatedBy: word)[0]
    return LSPPosition(line: 0, unit: before.utf8.count + 1)
  }

  private func actions(at word: String, in text: String) -> [[String: Any]] {
    let place = place(of: word, in: text)
    let result = session(text).request(
      "textDocument/codeAction", uri,
      [
        "range": LSPRange(start: place, end: place).json, "context": ["diagnostics": []],
      ])
    return result as? [[String: Any]] ?? []
  }

  func testAPlaceOfThePreviewHasAQuestion() throws {
    let action = try XCTUnwrap(actions(at: "title", in: text).first)
    XCTAssertEqual(action["title"] as? String, "Ask why the notification is not shown")
    XCTAssertEqual(action["kind"] as? String, "source.ask.fcmlint")
    let command = action["command"] as? [String: Any]
    XCTAssertEqual(command?["arguments"] as? [String], ["display", uri])
    XCTAssertEqual(actions(at: "topic", in: text).count, 0)
  }

  func testAQuestionIsAmongTheFixesOfAFinding() throws {
    let titles = actions(at: "https", in: text).filter { $0["kind"] as? String == "quickfix" }
      .compactMap { $0["title"] as? String }
    XCTAssertTrue(titles.contains("Ask why the image is not shown"), "\(titles)")
  }

  func testTheNameOfAWrongValueHasItsFixes() throws {
    let json =
      #"{"message":{"topic" : "/topics/a","notification":{"title":"x"},"android":{"ttl":  60}}}"#
    for (name, fix) in [
      ("topic", "Replace with \"a\" (topic-prefix)"),
      ("ttl", "Replace with \"60s\" (bad-duration)"),
    ] {
      XCTAssertEqual(actions(at: name, in: json).first?["title"] as? String, fix)
    }
    let others = actions(at: "title", in: json).compactMap { $0["title"] as? String }
    XCTAssertFalse(others.contains { $0.hasPrefix("Replace") }, "\(others)")
  }

  func testHoverSaysWhatEachPlatformDoesWithAValue() throws {
    let result = session(text).request(
      "textDocument/hover", uri, ["position": place(of: "image", in: text).json])
    let contents = (result as? [String: Any])?["contents"] as? [String: Any]
    let words = try XCTUnwrap(contents?["value"] as? String)
    XCTAssertTrue(words.contains("**Preview**\n\n- Android: image"), words)
    XCTAssertTrue(words.contains("\n- Apple: image"), words)
  }

  func testTheAnswerIsThatOfTheProgram() throws {
    let explain =
      #"{"jsonrpc":"2.0","id":2,"method":"workspace/executeCommand","params":{"command":"fcmlint.explain","arguments":["image","\#(uri)"\#("")]}}"#
    let shown = explain.replacingOccurrences(of: "\"]}}", with: "\",true]}}")
    let open = ServerRun.open(uri, text)
    let run = ServerRun([ServerRun.hello, open, explain] + ServerRun.goodbye)
    let answer = try XCTUnwrap(run.result(of: 2) as? String)
    XCTAssertTrue(answer.hasPrefix("push.json: the image is not shown\n"), answer)
    XCTAssertTrue(answer.contains("image-without-mutable-content"), answer)
    let messages = run.objects.filter { $0["method"] as? String == "window/showMessage" }
    let message = messages.first?["params"] as? [String: Any]
    XCTAssertEqual(message?["message"] as? String, answer)
    let quiet = ServerRun([ServerRun.hello, open, shown] + ServerRun.goodbye)
    XCTAssertEqual(quiet.result(of: 2) as? String, answer)
    XCTAssertFalse(quiet.texts.contains { $0.contains("window/showMessage") })
    let folder = try ScratchFolder(["push.json": text])
    // Only the program has the option.
    let option = "\n--all shows all rules, examples, symptoms and error texts\n"
    XCTAssertEqual(folder.run("explain", "image", "push.json").output, answer + option)
  }
}
