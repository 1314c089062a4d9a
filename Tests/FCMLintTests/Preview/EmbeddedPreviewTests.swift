import Foundation
import XCTest

/// The preview of messages in text, scripts and source code.
final class EmbeddedPreviewTests: XCTestCase {
  private let page = """
    # Comments of JSON begin like this

    ```json
    {"message": {"topic": "/topics/a", "notification": {"title": "One"}}}
    ```

      ```json
      {"message": {"topic": "b", "notification": {"title": "Two"}}}
      ```

    """
  private let script = """
    curl https://fcm.googleapis.com/v1/projects/p/messages:send \\
      -d '{"message":{"topic":"x","notification":{"title":"Three"}}}'

    """
  private let code = """
    import { getMessaging } from "firebase-admin/messaging";
    export const go = (title: string, n: number) =>
      getMessaging().send({
        topic: "news", notification: { title },
        apns: { payload: { aps: { badge: n, sound: "default" } } },
      });

    """

  private func preview(_ options: String...) throws -> CommandRun {
    let folder = try ScratchFolder(["a.md": page, "b.sh": script, "c.ts": code])
    return CommandRun(["preview"] + options, folder: folder.path)
  }

  func testNamedFilesAreReadInTheirLanguage() throws {
    let run = try preview("--platform", "web", "a.md", "b.sh", "c.ts")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
    let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    XCTAssertEqual(
      heads,
      [
        "a.md:4:1 (send-request)", "a.md:8:3 (send-request)", "b.sh:2:7 (send-request)",
        "c.ts:3:23 (admin-node)", "4 documents",
      ])
    for title in ["One", "Two", "Three", "title"] {
      XCTAssertTrue(run.output.contains("    title       \(title)  /"), run.output)
    }
    XCTAssertTrue(run.output.contains("  ! 4:23 error[topic-prefix]: "), run.output)
  }

  func testExpressionsAreShownAsInTheCodeAndPartsAlone() throws {
    let folder = try ScratchFolder([
      "A.java": """
      import com.google.firebase.messaging.*;
      class A {
        AndroidConfig empty = AndroidConfig.builder().setTtl(3600 * 1000).build();
        AndroidConfig part = AndroidConfig.builder().setTtl(3600 * 1000)
          .setNotification(AndroidNotification.builder().setTitle("T").build()).build();
        Message whole(User user) {
          Notification text = Notification.builder().setTitle(user.name).build();
          return Message.builder().setToken(user.token).setNotification(text).build();
        }
      }
      """
    ])
    let lines = CommandRun(["preview", "A.java"], folder: folder.path).output.split(separator: "\n")
    XCTAssertEqual(
      lines.prefix(7),
      [
        "A.java:3:25 (message)", "  Android: a part of a message, which displays nothing",
        "A.java:4:24 (message)", "  Android: a part of a message, which sets only this",
        "    title       T  /android/notification/title", "    lifetime    1 hour  /android/ttl",
        "A.java:8:12 (send-request)",
      ])
    XCTAssertTrue(lines.contains("    title       user.name  /message/notification/title"))
    XCTAssertTrue(
      lines.contains("                an expression: the value is known when the code runs"))
  }

  func testEntriesHaveThePlaceInTheSource() throws {
    let output = try preview("--format", "json", "a.md").output
    let previews = try ReportSample.object(output)["previews"] as? [[String: Any]] ?? []
    XCTAssertEqual(previews.compactMap { $0["document"] as? Int }, [0, 1])
    XCTAssertEqual(previews.compactMap { $0["line"] as? Int }, [4, 8])
    XCTAssertEqual(previews.compactMap { $0["column"] as? Int }, [1, 3])
  }

  func testThePayloadForTheSimulatorIsValid() throws {
    let payload = try ReportSample.object(try preview("--format", "apns", "c.ts").output)
    let aps = payload["aps"] as? [String: Any]
    XCTAssertEqual(aps?["badge"] as? String, "{{value}}")
    XCTAssertEqual(aps?["sound"] as? String, "default")
    XCTAssertEqual(try preview("--format", "apns", "a.md").status, 2, "two messages")
  }

  func testDamagedDocumentsHaveTheirPlace() throws {
    let cut =
      "```json\n{\"message\": {\"topic\": \"a\", \"notification\": {\"title\": \"x\"}}\n```\n"
    let folder = try ScratchFolder(["a.md": cut, "none.md": "# Nothing\n"])
    let run = CommandRun(["preview", "--format", "json", "a.md"], folder: folder.path)
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.errors.hasPrefix("fcmlint: a.md:2:1: this { is"), run.errors)
    let none = CommandRun(["preview", "none.md"], folder: folder.path)
    XCTAssertEqual(none.status, 0)
    XCTAssertEqual(none.errors, "fcmlint: no FCM document found\n")
  }

  func testAnInvalidConfigurationIsReportedOnce() throws {
    let run = try preview("--config", "nope.json", "a.md", "b.sh")
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.errors, "fcmlint: --config nope.json: no such file or directory\n")
  }
}
