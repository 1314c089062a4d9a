import FCMLint

extension Rule {
  static let liveActivityTokenInPayload = Rule(
    "live-activity-token-in-payload", .apns, .error,
    on: .field(.payloadLiveActivityToken).includingPlaceholders(),
    summary: "The Live Activity token must be in apns, next to the payload.",
    why: """
      FCM expects live_activity_token in apns and rejects it inside the payload. Without it the \
      message would go to the app and not to the Live Activity.
      """,
    source: "github.com/firebase/firebase-admin-dotnet, issue 440; FCM v1 API description",
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "payload": {
        "aps": { "event": "update", "timestamp": 1782887000, "content-state": { "leg": 2 } },
        «"live_activity_token"»: "{{activity}}" } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": {
          "aps": { "event": "update", "timestamp": 1782887000, "content-state": { "leg": 2 } } } } } }
      """
    ]
  ) { token, message in
    guard let key = token.key else { return [] }
    let finding = Finding(
      at: key, "\(key.excerpt) belongs in apns, not payload, so FCM rejects the message",
      help: "move it to \(message.path(of: .apnsConfig))")
    guard let payload = message[.apnsPayload], let apns = message[.apns],
      message.has(.apsEvent), message.hasAny(.token, .fid), token.isString,
      !message.has(.apnsPushType) || message.pushType == .liveActivity,
      token.contentRange.count > 0, !message.has(.liveActivityToken)
    else { return [finding] }
    return [finding.fix("move to apns", .safe, key.moving(from: payload, to: apns))]
  }
}
