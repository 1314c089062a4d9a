import FCMLint
import FCMLintRules
import XCTest

@testable import FCMLintEmbedding

/// Messages and help about literals have the names of the code.
final class SDKNamingTests: XCTestCase {
  /// What is said about a source: messages and help.
  private func texts(_ code: String, _ language: HostLanguage) -> [String] {
    let linter = EmbeddedLinter(
      LintSession(Linter()), language: language, templates: .standard, kind: nil)
    return linter.lint(Array(code.utf8)).diagnostics.flatMap {
      [$0.message] + ($0.help.map { [$0] } ?? [])
    }
  }

  private func expect(
    _ wanted: [String], in code: String, _ language: HostLanguage, line: UInt = #line
  ) {
    let texts = self.texts(code, language)
    for text in wanted { XCTAssertTrue(texts.contains(text), "\(text): \(texts)", line: line) }
  }

  func testNode() {
    expect(
      [
        "aps has no mutableContent: true, so the image may not appear on Apple devices",
        "add mutableContent: true to apns.payload.aps, and a service extension to the app",
        #"write the name of a drawable, or use "imageUrl""#,
        "ttl 3600 looks like seconds, but the SDK expects milliseconds",
        #""titleLocArgs" has no "titleLocKey": the SDK throws"#,
      ],
      in: """
        const { getMessaging } = require('firebase-admin/messaging');
        getMessaging().send({ topic: 'a', notification: { title: 'a', imageUrl: 'https://a.b/c.png' },
          android: { ttl: 3600, notification: { icon: 'https://a.b/d.png', titleLocArgs: ['b'] } },
          apns: { payload: { aps: { badge: 1 } } } });
        """, .javaScript)
  }

  func testPython() {
    expect(
      [
        "add mutable_content=True to messaging.Aps, and a service extension to the app",
        "write 0 to deliver it now or never", "ttl -5 is negative, so FCM rejects it",
        #"name a channel that the app created with this sound in "channel_id""#,
        #""renotify" requires "tag": Chrome throws and shows nothing"#,
      ],
      in: """
        from firebase_admin import messaging
        messaging.send(messaging.Message(topic="a",
          notification=messaging.Notification(title="a", image="https://a.b/c.png"),
          android=messaging.AndroidConfig(ttl=-5, collapse_key="b",
            notification=messaging.AndroidNotification(sound="horn")),
          webpush=messaging.WebpushConfig(
            notification=messaging.WebpushNotification(title="a", renotify=True)),
          apns=messaging.APNSConfig(payload=messaging.APNSPayload(aps=messaging.Aps(badge=1)))))
        """, .python)
    expect(
      [#"add one of them, such as topic="news""#],
      in: """
        from firebase_admin import messaging
        messaging.send(messaging.Message(notification=messaging.Notification(title="a")))
        """, .python)
  }

  func testJava() {
    expect(
      [
        "ttl 5184000000L is longer than four weeks, so FCM rejects it", "write at most 2419200000",
        #"name a channel that the app created with this sound in "setChannelId""#,
        #""addTitleLocalizationArg" has no "setTitleLocalizationKey": the SDK throws"#,
        "add setMutableContent(true) to Aps.builder(), and a service extension to the app",
        #"data key "from" is reserved, so FCM rejects the message"#,
      ],
      in: """
        import com.google.firebase.messaging.*;
        class A { Message m = Message.builder().setTopic("a").putData("from", "b")
          .setNotification(Notification.builder().setTitle("a").setImage("https://a.b/c.png").build())
          .setAndroidConfig(AndroidConfig.builder().setTtl(5184000000L)
            .setNotification(AndroidNotification.builder().setSound("horn")
              .addTitleLocalizationArg("b").build()).build())
          .setApnsConfig(ApnsConfig.builder().setAps(Aps.builder().setBadge(1).build()).build())
          .build(); }
        """, .java)
  }

  func testGo() {
    expect(
      [
        "ttl is 3600 nanoseconds, but the number looks like seconds",
        "write 3600 * time.Second for 3600 seconds",
        #"name a channel that the app created with this sound in "ChannelID""#,
        #"write the name of a drawable, or use "ImageURL""#,
      ],
      in: """
        package a
        import "firebase.google.com/go/v4/messaging"
        var ttl = time.Duration(3600)
        var m = &messaging.Message{Topic: "a",
          Notification: &messaging.Notification{Title: "a", ImageURL: "https://a.b/c.png"},
          Android: &messaging.AndroidConfig{CollapseKey: "b", TTL: &ttl,
            Notification: &messaging.AndroidNotification{Sound: "horn", Icon: "https://a.b/d.png"}},
          APNS: &messaging.APNSConfig{Payload: &messaging.APNSPayload{Aps: &messaging.Aps{
            Category: "c"}}},
        }
        """, .go)
  }

  /// Arrays for kreait/firebase-php have the names of the API, its methods their own.
  func testKreait() {
    expect(
      [
        #"name a channel that the app created with this sound in "channel_id""#,
        #""withSubtitle" belongs in aps.alert, not aps, so Apple devices do not show it"#,
      ],
      in: """
        <?php
        use Kreait\\Firebase\\Messaging\\{CloudMessage, ApnsConfig};
        $message = CloudMessage::new()->toTopic('a')
          ->withAndroidConfig(['notification' => ['title' => 'a', 'sound' => 'horn']])
          ->withApnsConfig(ApnsConfig::new()->withSubtitle('b')->withBadge(1));
        """, .php)
  }

  func testAValueOfTheUserIsNotChanged() {
    let code = """
      from firebase_admin import messaging
      messaging.send(messaging.Message(topic="a", data={"mutable-content": 1}, android=messaging.AndroidConfig(
        notification=messaging.AndroidNotification(title="Hi", color="thread-id"))))
      """
    let texts = self.texts(code, .python)
    XCTAssertTrue(texts.contains { $0.contains("color \"thread-id\"") }, "\(texts)")
    XCTAssertTrue(
      texts.contains(
        #"data value "mutable-content" must be a string, not 1, so FCM rejects the request"#),
      "\(texts)")
    expect(
      [#"topic "`android.ttl` b" contains "`": the SDK raises ValueError"#],
      in: """
        from firebase_admin import messaging
        messaging.send(messaging.Message(topic="`android.ttl` b",
          notification=messaging.Notification(title="Hi")))
        """, .python)
  }

  /// Constructors have the names of the SDK, dictionaries those of the API.
  func testTheLiteralDecides() {
    expect(
      [#"write "0s" to deliver it now or never"#],
      in: """
        requests.post(url, json={"message": {"topic": "a", "android": {"ttl": "-5s"},
          "notification": {"title": "a"}}})
        """, .python)
  }

  /// A reader of code finds the member under the name that messages propose.
  func testNamesAreReadAgain() {
    for sdk in [AdminSDK.node, .python, .java, .go, .dotnet, .dart] {
      for type in SDKType.allCases
      where type != .pyfcmArguments && (sdk != .node || type != .webpushNotification) {
        // The actions of a web notification are not read in Java.
        for field in type.fields where sdk != .java || field.name.description != "actions" {
          let name = SDKNaming.name(of: field, in: type, sdk)
          let read = type.field(named: Array(name.utf8)[...], sdk)
          XCTAssertEqual(read?.key.description, field.key.description, "\(sdk) \(name)")
        }
      }
    }
  }
}
