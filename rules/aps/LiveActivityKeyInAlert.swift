import FCMLint

extension Rule {
  /// Some keys of `aps` speak to Live Activities only.
  static let liveActivityKeyInAlert = Rule(
    "live-activity-key-in-alert", .aps, .warning, on: .field(.aps).in(.apple),
    summary: "Keys for Live Activities need a message that goes to one.",
    why: """
      event, content-state, timestamp and similar keys are read only by a Live Activity. FCM \
      reaches one only with apns.live_activity_token; without it the push goes to the app, which \
      ignores them.
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
    // One forgotten token is one finding, whatever it makes useless.
    let keys = LiveActivity.fields.compactMap { message[$0]?.key }
    guard let first = keys.min(by: { $0.range.start < $1.range.start }) else { return [] }
    let name = message.name("apns.live_activity_token")
    let help =
      message.kind == .apnsPayload
      ? "add \"event\" and \"content-state\", or remove it"
      : "add \(name) to \(message.path(of: .apnsConfig)), or remove the key"
    return [
      Finding(at: first, "\(first.excerpt) has no effect without a Live Activity", help: help)
        .given(whole: message.root)
    ]
  }
}
