import FCMLint

extension Rule {
  static let twoLiveActivityPushes = Rule(
    "two-live-activity-pushes", .aps, .warning, on: .field(.apsInputPushChannel).in(.apple),
    summary: "A Live Activity should start with input-push-token or input-push-channel, not both.",
    why: """
      A push that starts a Live Activity says how the activity gets its updates: with a push token \
      of its own (input-push-token: 1), or over a broadcast channel (input-push-channel and the \
      ID of the channel). Apple's documentation allows one of them, and does not say what a device \
      does with both.
      """,
    source: """
      Apple: Starting and updating Live Activities with ActivityKit push notifications
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{start}}",
        "payload": { "aps": { "event": "start", "timestamp": 1782887000,
          "attributes-type": "Trip", "attributes": {}, "content-state": {},
          "alert": { "title": "Go" }, "input-push-token": 1, "input-push-channel": «"bG9jYWw="» } } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{start}}",
        "payload": { "aps": { "event": "start", "timestamp": 1782887000,
          "attributes-type": "Trip", "attributes": {}, "content-state": {},
          "alert": { "title": "Go" }, "input-push-token": 1 } } } } }
      """
    ]
  ) { channel, message in
    guard let token = message[.apsInputPushToken] else { return [] }
    return [
      Finding(
        at: channel, "\"input-push-channel\" and \"input-push-token\" exclude each other",
        help: "remove one of them"
      )
      .note("the other one", at: token)
    ]
  }
}
