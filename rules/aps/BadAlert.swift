import FCMLint

extension Rule {
  static let badAlert = Rule(
    "bad-alert", .aps, .error, about: .display | .text | .arrival, on: .field(.apsAlert).in(.apple),
    summary: "An alert must be a string, or an object whose texts are strings.",
    why: """
      FCM has been observed to reject other types with "Value type for APS key [title] is a \
      String." If such a value does arrive, the device does not show it and reports no error. \
      title, subtitle, body and the localization keys are strings; localization arguments are \
      lists. Only in a Live Activity may title and body be objects with loc-key and loc-args.
      """,
    source: """
      Apple: Generating a remote notification; Starting and updating Live Activities with \
      ActivityKit push notifications; github.com/healthjoy/async-firebase, pull request 5
      """,
    bad: [
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": «true» } } } } }"#,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": «42», "body": «true», "loc-args": «"a"» } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": «null», "body": "Hi" } } } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" } } } } }"#,
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "update", "timestamp": 1782887000,
          "content-state": { "leg": 2 },
          "alert": { "title": { "loc-key": "LEG", "loc-args": ["2"] }, "body": "Soon" } } } } } }
      """,
    ]
  ) { alert, message in
    guard alert.isObject else {
      if alert.isOpaque || alert.isMalformed { return [] }
      if alert.isString { return holdsJSON(alert) }
      return [
        Finding(
          at: alert,
          "\"alert\" must be a string or an object, not \(alert.excerpt): Apple devices show nothing",
          help: "write a string, or an object with title and body")
      ]
    }
    let mistyped = AlertMember.mistyped(in: alert, ofLiveActivity: message.isLiveActivity)
    if mistyped.isEmpty || alert.isMalformed { return [] }
    return mistyped.compactMap { member, type in
      let value = member.value
      // null-in-payload reports null in documents for other readers than FCM.
      if value.isNull, !DocumentKinds.rest.contains(message.kind) { return nil }
      let name = type == .list ? "a list of strings" : "a string"
      let effect = value.isNull ? "FCM rejects the message" : "Apple devices do not show it"
      let finding = Finding(
        at: value, "\(member.key.excerpt) must be \(name), not \(value.excerpt): \(effect)",
        help: value.isNull ? "remove it" : "write \(name)")
      if value.isNull {
        return finding.fix("remove it", .safe, member.key.removingMember(from: alert))
      }
      return finding.fix(type == .list ? nil : value.quoting())
    }
  }

  /// Reports an alert whose text is the JSON of an alert.
  private static func holdsJSON(_ alert: JSONNode) -> [Finding] {
    guard alert.starts(with: "{"), let text = alert.text, text.hasSuffix("}"),
      text.contains(bytesOf: "\"title\"") || text.contains(bytesOf: "\"body\"")
    else { return [] }
    return [
      Finding(
        at: alert, "the alert is JSON in a string, so Apple devices show it with its braces",
        help: "remove the quotes around the object", severity: .warning)
    ]
  }
}
