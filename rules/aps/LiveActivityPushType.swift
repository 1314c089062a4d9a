import FCMLint

extension Rule {
  static let liveActivityPushType = Rule(
    "live-activity-push-type", .aps, .warning, on: .field(.apnsPushType),
    summary: "The push type of a Live Activity push should be liveactivity.",
    why: """
      With a live_activity_token FCM sends to the Live Activity, and APNs expects the push type \
      liveactivity. FCM sets it if you omit the header. Without the token, a push of this type \
      reaches no Live Activity.
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
    guard let type = message.pushType else { return [] }
    if let token = message[.liveActivityToken] {
      // empty-live-activity-token and bad-push-type report an empty token and an unknown type.
      if type == .liveActivity || !message.hasLiveActivityToken { return [] }
      if PushType.named(by: value) == nil { return [] }
      return [
        Finding(
          at: value, "push type \(value.excerpt) does not match the Live Activity token",
          help: "write \"liveactivity\", or remove the header"
        )
        .note("the token", at: token.key ?? token)
        .fix("replace with \"liveactivity\"", .safe, value.replacing(withText: "liveactivity"))
      ]
    }
    guard type == .liveActivity, !message.has(.payloadLiveActivityToken),
      message.misspelling(of: .liveActivityToken) == nil
    else { return [] }
    let name = message.name("apns.live_activity_token")
    return [
      Finding(
        at: value, "push type \(value.excerpt) reaches no Live Activity without \"\(name)\"",
        help: "add \"\(name)\" to \(message.path(of: .apnsConfig))"
      ).given(whole: message.root)
    ]
  }
}
