import FCMLint

extension Rule {
  static let liveActivityKeyInAlert = Rule(
    "live-activity-key-in-alert", .aps, .warning, on: .field(.aps).in(.apple),
    summary: "Live Activity keys should be only in a push that goes to a Live Activity.",
    why: """
      Only a Live Activity reads event, content-state, timestamp and similar keys. FCM reaches a \
      Live Activity only with apns.live_activity_token. Without it the push goes to the app, \
      which ignores these keys.
      """,
    source: """
      Apple: Starting and updating Live Activities with ActivityKit push notifications; Firebase: \
      Live Activity
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "payload": { "aps": {
        "alert": "Hi", «"event"»: "update", "content-state": { "leg": 2 } } } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": {
          "aps": { "event": "update", "timestamp": 1782887000, "content-state": { "leg": 2 } } } } } }
      """
    ]
  ) { aps, message in
    guard LiveActivity.isNamed(in: message), !message.isSentToLiveActivity,
      !message.hasAny(.payloadLiveActivityToken, .liveActivityToken),
      message.misspelling(of: .liveActivityToken) == nil
    else { return [] }
    // A missing token is reported once, at the first key that needs it.
    let keys = LiveActivity.fields.compactMap { message[$0]?.key }
    guard let first = keys.min(by: { $0.range.start < $1.range.start }) else { return [] }
    let name = message.name("apns.live_activity_token")
    let help =
      message.kind == .apnsPayload
      ? "add \"event\" and \"content-state\", or remove it"
      : "add \"\(name)\" to \(message.path(of: .apnsConfig)), or remove it"
    return [
      Finding(at: first, "\(first.excerpt) has no effect outside a Live Activity push", help: help)
        .given(whole: message.root)
    ]
  }
}
