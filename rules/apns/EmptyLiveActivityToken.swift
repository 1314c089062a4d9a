import FCMLint

extension Rule {
  static let emptyLiveActivityToken = Rule(
    "empty-live-activity-token", .apns, .error, on: .field(.liveActivityToken),
    summary: "A Live Activity token must not be empty.",
    why: """
      The Admin SDK for Node.js rejects an empty liveActivityToken. For FCM an empty string \
      counts as no token, so the push goes to the app and reaches no Live Activity. What FCM \
      answers is not documented, so outside the Admin SDK this is a warning.
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
    let isRejected = message.kind == .adminNode && token.key?.matches("liveActivityToken") == true
    return [
      Finding(
        at: token,
        "\"\(name)\" is empty"
          + (isRejected ? ": the SDK throws" : ", so the push reaches no Live Activity"),
        help: "write the token of the activity, or remove it",
        severity: isRejected ? nil : .warning)
    ]
  }
}
