import FCMLint

extension Rule {
  /// An empty token names no activity.
  static let emptyLiveActivityToken = Rule(
    "empty-live-activity-token", .apns, .warning, on: .liveActivityToken,
    summary: "A Live Activity token must not be empty.",
    why: """
      An empty string counts as no token: the push goes to the app and reaches no activity. The \
      Admin SDK for Node.js refuses it; what FCM answers is not documented.
      """,
    source: "FCM v1 API description: ApnsConfig; firebase-admin-node",
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": «""», "payload": {
        "aps": { "event": "end", "timestamp": 1782887000, "content-state": {} } } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": {
          "aps": { "event": "end", "timestamp": 1782887000, "content-state": {} } } } } }
      """
    ]
  ) { token, _ in
    guard token.isString, token.contentRange.isEmpty else { return [] }
    return [
      Finding(
        at: token, "an empty live_activity_token reaches no Live Activity",
        help: "write the token of the activity, or remove the field")
    ]
  }
}
