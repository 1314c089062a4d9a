import FCMLint

extension Rule {
  /// Some keys of a Live Activity belong to one event.
  static let ineffectiveLiveActivityKey = Rule(
    "ineffective-live-activity-key", .aps, .warning, on: .apsDismissalDate, .apsAttributesType,
    .apsAttributes, .apsInputPushToken, .apsInputPushChannel, kinds: .apple, seesTemplates: true,
    summary: "dismissal-date is for the end of a Live Activity, attributes for its start.",
    why: """
      dismissal-date says when an ended activity leaves the screen; attributes, their type and \
      the input-push keys describe one that starts. In a push of another event Apple gives them \
      no meaning, and the author probably meant another event.
      """,
    source: """
      Apple: Starting and updating Live Activities with ActivityKit push notifications
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "update", "timestamp": 1782887000, "content-state": {},
          «"dismissal-date"»: 1782889000 } } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "end", "timestamp": 1782887000, "content-state": {},
          "dismissal-date": 1782889000 } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let name = key.text, message.isSentToLiveActivity,
      let event = message[.apsEvent], ApsValue.isRight("event", event),
      !LiveActivity.hasPurpose(name, in: message)
    else { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) does nothing with the event \(event.excerpt)",
        help: "leave it out, or write the event it belongs to"
      ).note("the event", at: event)
    ]
  }
}
