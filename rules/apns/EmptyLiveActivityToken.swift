import FCMLint

extension Rule {
  /// An empty token names no activity.
  static let emptyLiveActivityToken = Rule(
    "empty-live-activity-token", .apns, .error, on: .field(.liveActivityToken),
    summary: "A Live Activity token must not be empty.",
    why: """
      The Admin SDK for Node.js refuses an empty liveActivityToken. For the service an empty string \
      counts as no token, so that the push goes to the app and reaches no activity; what FCM \
      answers is not documented, and this is a warning only.
      """,
    source: "FCM v1 API description: ApnsConfig; firebase-admin-node",
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": «""», "payload": {
        "aps": { "event": "end", "timestamp": 1782887000, "content-state": {} } } } } }
      """,
      """
      { "tokens": ["{{a}}"], "apns": { "liveActivityToken": «""», "payload": {
        "aps": { "event": "end", "timestamp": 1782887000, "content-state": {} } } } }
      """,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": {
          "aps": { "event": "end", "timestamp": 1782887000, "content-state": {} } } } } }
      """
    ]
  ) { token, message in
    guard token.isString, token.contentRange.isEmpty else { return [] }
    let name = message.name("apns.live_activity_token")
    let isRefused = message.kind == .adminNode && token.key?.matches("liveActivityToken") == true
    return [
      Finding(
        at: token,
        "an empty \(name) " + (isRefused ? "is refused by the SDK" : "reaches no Live Activity"),
        help: "write the token of the activity, or remove the field",
        severity: isRefused ? nil : .warning)
    ]
  }
}
