import FCMLint

extension Rule {
  /// A Live Activity is updated through the device's own target.
  static let liveActivityWithoutTarget = Rule(
    "live-activity-without-target", .targeting, .error, on: .liveActivityToken,
    seesTemplates: true,
    summary: "A Live Activity token stands beside a target and does not replace it.",
    why: """
      live_activity_token says which activity is meant; the device is still named by token or fid. \
      With the activity's token alone the service answers "Recipient of the message is not set." \
      In a message without its request, where the target may come later, it is a warning; so is a \
      topic or a condition, because one activity lives on one device.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/ios/live-activity",
    bad: [
      """
      { "message": { "apns": { "live_activity_token": «"abc"»,
        "payload": { "aps": { "event": "end", "timestamp": 1700000000, "content-state": {} } } } } }
      """,
      """
      { "message": { "topic": "trams", "apns": { "live_activity_token": «"abc"»,
        "payload": { "aps": { "event": "end", "timestamp": 1700000000, "content-state": {} } } } } }
      """,
    ],
    good: [
      """
      { "message": { "token": "abc:def", "apns": { "live_activity_token": "abc",
        "payload": { "aps": { "event": "end", "timestamp": 1700000000, "content-state": {} } } } } }
      """
    ]
  ) { token, message in
    if let many = message[.topic] ?? message[.condition], !message.hasAny(.token, .fid) {
      return [
        Finding(
          at: token, "one activity lives on one device, but this message goes to many",
          help: "name the device by \"token\" or \"fid\"", severity: .warning
        ).note("many devices get this message", at: many)
      ]
    }
    if message.namesTarget { return [] }
    guard let object = message.message, object.isClosed,
      !object.members.contains(where: {
        $0.key.isOpaque || (TargetNames.isTarget($0.key) && !$0.value.isNull)
      })
    else { return [] }
    return [
      Finding(
        at: token, "a Live Activity token is no target: the message has no token or fid",
        help: "add the device's \"token\" or \"fid\" to the message",
        severity: message.kind == .sendRequest ? nil : .warning
      )
      .given(whole: message.root)
    ]
  }
}
