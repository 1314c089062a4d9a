import FCMLint

extension Rule {
  static let liveActivityTokenIsFCM = Rule(
    "live-activity-token-is-fcm", .apns, .error, on: .field(.liveActivityToken),
    summary: "A Live Activity token must be the token that ActivityKit gave to the app.",
    why: """
      A Live Activity push needs two tokens: FCM's registration token in token, and in \
      live_activity_token the push token of the activity or its push-to-start token, which \
      ActivityKit returns as hexadecimal digits. With the registration token at both places APNs \
      rejects the push, and the activity does not change.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/customize-messages/live-activity",
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": {
        "live_activity_token": «"cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3"»,
        "payload": { "aps": { "event": "end", "timestamp": 1782887000 } } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "end", "timestamp": 1782887000 } } } } }
      """
    ]
  ) { token, message in
    guard token.isString, !token.contentRange.isEmpty else { return [] }
    let isCopy = message[.token].map { $0.isString && $0.hasSameText(as: token) } ?? false
    guard isCopy || token.contains(":APA91b") else { return [] }
    return [
      Finding(
        at: token, token.tokenExcerpt(" is a registration token, not one of a Live Activity"),
        help: "write the push token that ActivityKit returns, in hexadecimal digits")
    ]
  }
}
