import FCMLint

extension Rule {
  static let ineffectiveLiveActivityKey = Rule(
    "ineffective-live-activity-key", .aps, .warning,
    on: .fields(.apsDismissalDate, .apsAttributesType, .apsAttributes, .apsInputPushToken)
      .and(.apsInputPushChannel, .apsContentAvailable, .apsMutableContent, .apsBadge)
      .and(.apsCategory, .apsThreadId).in(.apple).includingPlaceholders(),
    summary: "A Live Activity push should contain only keys that its event uses.",
    why: """
      dismissal-date says when an ended activity disappears from the screen; attributes, \
      attributes-type and the input-push keys describe one that starts. With another event they \
      have no effect, and probably another event was meant. badge, category, thread-id and the \
      flags belong to ordinary notifications. Apple does not mention them for Live Activities, so \
      they are reported as info.
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
    guard message.isSentToLiveActivity, let key = value.key, let name = key.text else { return [] }
    guard LiveActivity.keys.contains(name) else {
      return [
        Finding(
          at: key, "\(key.excerpt) has no effect in a Live Activity push", help: "remove it",
          severity: .info)
      ]
    }
    guard let event = message[.apsEvent], ApsValue.isRight("event", event),
      !LiveActivity.hasPurpose(name, in: message)
    else { return [] }
    // With a wrong event no start key has an effect; only the first one is reported.
    let first = LiveActivity.startFields.compactMap { message[$0] }
      .min { $0.range.start < $1.range.start }
    if name != "dismissal-date", !value.isSame(as: first) { return [] }
    let wanted = name == "dismissal-date" ? "end" : "start"
    return [
      Finding(
        at: key, "\(key.excerpt) has no effect with event \(event.excerpt)",
        help: "remove it, or change the event to \"\(wanted)\""
      ).note("the event", at: event)
    ]
  }
}
