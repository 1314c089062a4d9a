import FCMLint
import FCMLintEmbedding
import FCMLintRules
import XCTest

/// Messages in calls of the Admin SDKs, and what the SDKs reject.
final class LiteralCallTests: XCTestCase {
  private func diagnostics(_ code: String, _ language: HostLanguage) -> [Diagnostic] {
    EmbeddedLinter(
      LintSession(Linter()), language: language, templates: .standard, kind: nil
    )
    .lint(Array(code.utf8)).diagnostics
  }

  private func kinds(_ code: String) -> [String] {
    EmbeddedExtractor.documents(in: Array(code.utf8), language: .javaScript)
      .map { $0.kind?.word ?? "detected" }
  }

  func testTheArgumentOfTheServiceIsAMessageWhateverItsNames() {
    let start = "const { getMessaging } = require('firebase-admin/messaging');\n"
    let message = "send({ topic: 'n', title: 'a', body: 'b' })"
    XCTAssertEqual(kinds(start + "getMessaging().\(message)"), ["admin-node"])
    XCTAssertEqual(
      kinds(start + "const push = getMessaging(app);\npush.\(message)"), ["admin-node"])
    XCTAssertEqual(
      kinds(start + "this.push = firebase.app('x').messaging();\nthis.push.\(message)"),
      ["admin-node"])
    XCTAssertEqual(kinds(start + "getMessaging().sendEach([{ title: 'a' }])"), ["admin-node"])
    let code = start + "getMessaging().\(message)"
    let found = diagnostics(code, .javaScript)
    XCTAssertEqual(found.map { $0.pointer }, ["/title", "/body"])
    XCTAssertEqual(
      found.map {
        String(decoding: Array(code.utf8)[$0.range.start..<$0.range.end], as: UTF8.self)
      },
      ["title", "body"])
  }

  /// An object with names of the legacy API is for the SDK that the source imports.
  func testATokenListOfTheLegacyAPIBesideTokens() {
    let code = """
      import { getMessaging } from 'firebase-admin/messaging';
      expect(spy).toHaveBeenCalledWith({
        notification: { title: 'a', body: 'b' }, tokens: ['t'], registration_ids: ['t'] });
      """
    let found = diagnostics(code, .javaScript)
    XCTAssertEqual(found.map(\.rule), ["legacy-field"])
    XCTAssertEqual(found.first?.help, "remove it: \"tokens\" is set")
    XCTAssertEqual(found.first?.fixes.count, 0)
  }

  /// Without a call, type or import, only what is wrong for the SDK and for the API is reported.
  func testAnObjectForTheSDKOrTheAPI() {
    func rules(_ code: String) -> [String] { diagnostics(code, .javaScript).map(\.rule) }
    let start = "const payload = { token, notification: { body: b"
    XCTAssertEqual(rules("\(start) }, android: { ttl: 60000 }, fcm_options: {} };"), [])
    XCTAssertEqual(rules("\(start) }, android: { ttl: '60s' }, fcmOptions: {} };"), [])
    XCTAssertEqual(
      rules("\(start), sound: 's' }, android: { notification: { color: 'red' } } };"),
      ["misplaced-field", "bad-color"])
    XCTAssertEqual(
      rules("\(start) }, android: { ttl: 60000 } }; post(url, { message: payload });"),
      ["bad-duration"], "the API takes the request")
  }

  func testOtherServicesWithTheSameNamesAreLeftAlone() {
    let start = "const { getMessaging } = require('firebase-admin/messaging');\n"
    let message = "send({ topic: 'n', title: 'a', body: 'b' })"
    XCTAssertEqual(kinds("const messaging = queue();\nmessaging.\(message)"), [])
    XCTAssertEqual(kinds(start + "const push = queue();\npush.\(message)"), [])
    XCTAssertEqual(kinds(start + "const m = getMessaging().app;\nm.\(message)"), [])
    XCTAssertEqual(kinds(start + "const m = getMessaging();\nqueue.m.\(message)"), [])
    XCTAssertEqual(
      kinds(start + "function a() { const m = getMessaging() }\nfunction b(m) { m.\(message) }"), []
    )
    XCTAssertEqual(
      kinds(start + "const a = { title: 'x' }; function b(a) { getMessaging().send(a) }"), [],
      "the argument may be another variable")
    XCTAssertEqual(kinds(start + "getMessaging().send(a, { title: 'x' })"), [])
  }

  /// Code fills in its expressions; other placeholders are sent as they are.
  func testExpressionsAreNoUnfilledPlaceholders() {
    func found(_ code: String, _ language: HostLanguage) -> [String] {
      var configuration = Configuration()
      configuration.level = .hint
      let session = LintSession(Linter(configuration: configuration))
      let linter = EmbeddedLinter(session, language: language, templates: .standard, kind: nil)
      return linter.lint(Array(code.utf8)).diagnostics.map { "\($0.rule) \($0.pointer)" }
    }
    let start = "const { getMessaging } = require('firebase-admin/messaging');\n"
    XCTAssertEqual(
      found(
        start + """
          getMessaging().send({ token, notification: { title: `Hi ${name}`, body: '{{body}}' } });
          """, .javaScript),
      ["unresolved-placeholder /notification/body"])
    XCTAssertEqual(
      found(
        """
        messaging.send(messaging.Message(
            token=user.token,
            notification=messaging.Notification(title=f"Hi {name}", body="<body>")))
        """, .python),
      ["unresolved-placeholder /message/notification/body"])
    XCTAssertEqual(
      found(
        #"val s = """{"message":{"topic":"a","notification":{"title":"$title","body":"a"}}}""""#,
        .code), [])
  }

  /// firebase-admin 7.7.0 raises ValueError for each of these.
  func testActionsThatABuilderOfJavaAddsOneByOne() {
    let code = """
      import com.google.firebase.messaging.*;
      class A { Message f(String t) { return Message.builder().setToken(t).setWebpushConfig(
        WebpushConfig.builder().setNotification(WebpushNotification.builder().setTitle("a")
          .addAction(new WebpushNotification.Action("open", "Open"))
          .addAction(new WebpushNotification.Action("", "Later")).build()).build()).build(); } }
      """
    let documents = EmbeddedExtractor.documents(in: Array(code.utf8), language: .java)
    let text = documents.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    XCTAssertTrue(
      text.contains(#""actions":[{"action":"open","title":"Open"},{"action":"","title":"Later"}]"#),
      text)
  }

  func testDictionariesWhereThePythonSDKExpectsInstances() {
    func findings(_ argument: String) -> [String] {
      let code = "messaging.send(messaging.Message(topic='n', \(argument)))"
      return diagnostics(code, .python).flatMap { diagnostic -> [String] in
        XCTAssertEqual(diagnostic.fixes.count, 0)
        let text = Array(code.utf8)[diagnostic.range.start..<diagnostic.range.end]
        return [String(decoding: text, as: UTF8.self), diagnostic.message, diagnostic.help ?? ""]
      }
    }
    func rejection(_ text: String, _ other: String, _ name: String) -> [String] {
      [
        text, "\(other) is not an instance of messaging.\(name): the SDK raises ValueError",
        "write messaging.\(name)(…)",
      ]
    }
    func apns(_ argument: String) -> String {
      "apns=messaging.APNSConfig(payload=messaging.APNSPayload(aps=messaging.Aps(\(argument))))"
    }
    XCTAssertEqual(
      findings("notification={'title': 1}"), rejection("{", "a dict", "Notification"))
    XCTAssertEqual(
      findings("notification=dict(title='a')"), rejection("dict(", "a dict", "Notification"))
    XCTAssertEqual(
      findings("notification=messaging.AndroidNotification(title='a')"),
      rejection(
        "messaging.AndroidNotification(", "messaging.AndroidNotification", "Notification"))
    XCTAssertEqual(
      findings("apns=messaging.APNSConfig(payload={'aps': {'alert': 'a'}})"),
      rejection("{", "a dict", "APNSPayload"))
    XCTAssertEqual(
      findings(apns("alert={'title': 'a'}")), rejection("{", "a dict", "ApsAlert"))
    XCTAssertEqual(
      findings(apns("alert='a', sound={'name': 'a'}")),
      rejection("{", "a dict", "CriticalSound"))
    let web = "webpush=messaging.WebpushConfig(notification=messaging.WebpushNotification"
    XCTAssertEqual(
      findings("\(web)(title='a', body='b', actions=[{'action': 'a', 'title': 'b'}]))"),
      rejection("{", "a dict", "WebpushNotificationAction"))
    for accepted in [
      "notification=messaging.Notification(title='a', body='b'), data={'a': 'b'}",
      "notification=note, android=make({'a': 'b'})",
      "notification={**note}['a']",
      apns("alert='a', badge=1"),
    ] {
      XCTAssertEqual(findings(accepted), [], accepted)
    }
  }

  /// firebase-admin 7.7.0 raises ValueError for each of these.
  func testTextsThatThePythonSDKRejects() {
    func finding(_ argument: String, _ type: String = "AndroidConfig") -> [String] {
      let inner = "messaging.\(type)(\(argument))"
      let android =
        type == "AndroidConfig" ? inner : "messaging.AndroidConfig(notification=\(inner))"
      let code = "messaging.send(messaging.Message(topic='n', android=\(android)))"
      return diagnostics(code, .python).flatMap { diagnostic -> [String] in
        XCTAssertEqual(diagnostic.fixes.count, 0)
        let text = Array(code.utf8)[diagnostic.range.start..<diagnostic.range.end]
        return [String(decoding: text, as: UTF8.self), diagnostic.message, diagnostic.help ?? ""]
      }
    }
    func message(_ text: String, _ name: String) -> String {
      "\"\(text)\" is not a valid \(name): the SDK raises ValueError"
    }
    XCTAssertEqual(
      finding("priority='max'"),
      ["'max'", message("max", "priority"), #"write "high" or "normal""#])
    XCTAssertEqual(
      finding("priority='HIGH'"), ["'HIGH'", message("HIGH", "priority"), #"write "high""#])
    XCTAssertEqual(
      finding("priority='urgent', title='a'", "AndroidNotification"),
      [
        "'urgent'", message("urgent", "priority"),
        #"write "min", "low", "default", "high" or "max""#,
      ])
    XCTAssertEqual(
      finding("visibility='PUBLIC', title='a'", "AndroidNotification"),
      ["'PUBLIC'", message("PUBLIC", "visibility"), #"write "public""#])
    XCTAssertEqual(
      finding("proxy='never', title='a'", "AndroidNotification"),
      ["'never'", message("never", "proxy"), #"write "allow", "deny" or "if_priority_lowered""#])
    XCTAssertEqual(
      finding("ttl='3600s'"),
      ["'3600s'", message("3600s", "ttl"), "write a number of seconds, or a timedelta"])
    for argument in ["priority='high'", "priority=p", "ttl=3600", "ttl=f'{x}s'", "priority=f'{x}'"]
    {
      XCTAssertEqual(finding(argument), [], argument)
    }
  }
}
