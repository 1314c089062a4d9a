import FCMLint

extension Rule {
  /// Token and push type of a Live Activity belong together.
  static let liveActivityPushType = Rule(
    "live-activity-push-type", .aps, .warning, on: .field(.apnsPushType),
    summary: "The push type of a Live Activity must be liveactivity.",
    why: """
      With a live_activity_token FCM sends to the activity, and APNs expects the push type \
      liveactivity; FCM fills it in if you leave the header out. Without the token a push of that \
      type cannot reach any activity.
      """,
    source: """
      Apple: Starting and updating Live Activities with ActivityKit push notifications; Firebase: \
      Live Activity
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "headers": { "apns-push-type": «"alert"» }, "payload": { "aps": {
          "event": "update", "timestamp": 1782887000, "content-state": {} } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": {
        "headers": { "apns-push-type": «"liveactivity"» }, "payload": { "aps": {
          "event": "update", "timestamp": 1782887000, "content-state": {} } } } } }
      """,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "headers": { "apns-push-type": "liveactivity" }, "payload": { "aps": {
          "event": "update", "timestamp": 1782887000, "content-state": {} } } } } }
      """
    ]
  ) { value, message in
    guard let type = PushType.meant(by: value) else { return [] }
    if let token = message[.liveActivityToken] {
      // An empty token, and a type that does not exist, have findings of their own.
      if type == .liveActivity || !message.hasLiveActivityToken { return [] }
      if PushType.named(by: value) == nil { return [] }
      return [
        Finding(
          at: value, "push type \(value.excerpt) does not fit the Live Activity token",
          help: "write \"liveactivity\", or remove the header"
        )
        .note("the token is here", at: token.key ?? token)
        .fix("write \"liveactivity\"", .safe, value.replacing(withText: "liveactivity"))
      ]
    }
    guard type == .liveActivity, !message.has(.payloadLiveActivityToken),
      message.misspelling(of: .liveActivityToken) == nil
    else { return [] }
    let name = message.name("apns.live_activity_token")
    return [
      Finding(
        at: value, "without \(name) the push reaches no Live Activity",
        help: "add \(name) to \(message.path(of: .apnsConfig))"
      ).given(whole: message.root)
    ]
  }
}
