import FCMLint

extension Rule {
  /// An alert is text, or an object of texts.
  static let badAlert = Rule(
    "bad-alert", .aps, .error, on: .field(.apsAlert).in(.apple),
    summary: "The alert must be a string, or an object whose members are strings.",
    why: """
      FCM has been seen to refuse another type with "Value type for APS key [title] is a String." \
      Where such a value arrives, it is not shown, and there is no error. title, subtitle, body and the \
      localization keys are strings; localization arguments are lists. Only in a Live Activity may \
      title and body be objects with loc-key and loc-args.
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
    if alert.isOpaque || alert.isMalformed { return [] }
    if alert.isString { return holdsJSON(alert) }
    guard alert.isObject else {
      return [
        Finding(
          at: alert, "the alert is \(alert.excerpt): nothing is shown",
          help: "write a string, or an object with title and body")
      ]
    }
    return AlertMember.mistyped(in: alert, ofLiveActivity: message.isLiveActivity).map {
      member, type in
      let value = member.value
      return Finding(
        at: value, "\(member.key.excerpt) is \(value.excerpt): it is not shown",
        help: type == .list ? "write a list of strings" : "write a string"
      ).fix(type == .list ? nil : value.quoting())
    }
  }
  /// Text that is the JSON of an alert would be shown with its braces.
  private static func holdsJSON(_ alert: JSONNode) -> [Finding] {
    guard alert.starts(with: "{"), let text = alert.text, text.hasSuffix("}"),
      text.contains(bytesOf: "\"title\"") || text.contains(bytesOf: "\"body\"")
    else { return [] }
    return [
      Finding(
        at: alert, "the alert is JSON in a string: it is shown with its braces",
        help: "remove the quotation marks around the object", severity: .warning)
    ]
  }
}
