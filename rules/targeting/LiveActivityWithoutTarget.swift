import FCMLint

extension Rule {
  /// A Live Activity is updated through the device's own target.
  static let liveActivityWithoutTarget = Rule(
    "live-activity-without-target", .targeting, .error,
    on: .field(.liveActivityToken).includingPlaceholders(),
    summary: "A Live Activity token does not replace the target.",
    why: """
      live_activity_token names the activity; token or fid must still name the device. With only \
      the activity token the service answers "Recipient of the message is not set." In a message \
      without its request, where the target may be added later, it is a warning. So is a topic or \
      a condition, because an activity runs on one device.
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
    guard message.hasLiveActivityToken else { return [] }
    if let many = message[.topic] ?? message[.condition], !message.hasAny(.token, .fid) {
      return [
        Finding(
          at: token, "a Live Activity runs on one device, but this message goes to many",
          help: "name the device with \"token\" or \"fid\"", severity: .warning
        ).note("many devices get this message", at: many)
      ]
    }
    if message.namesTarget { return [] }
    guard let object = message.message, object.isClosed,
      !object.members.contains(where: {
        $0.key.isOpaque || (TargetSynonyms.isTarget($0.key) && !$0.value.isNull)
      })
    else { return [] }
    return [
      Finding(
        at: token, "a Live Activity token is not a target: the message has no token or fid",
        help: "add the device's \"token\" or \"fid\" to the message",
        severity: message.kind == .sendRequest ? nil : .warning
      )
      .given(whole: message.root)
    ]
  }
}
