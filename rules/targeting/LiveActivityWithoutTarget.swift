import FCMLint

extension Rule {
  static let liveActivityWithoutTarget = Rule(
    "live-activity-without-target", .targeting, .error, about: (.live | .target).on(.apple),
    on: .field(.liveActivityToken).includingPlaceholders(),
    summary: "A message with a Live Activity token must have a token or fid, too.",
    why: """
      live_activity_token identifies the activity; token or fid must still identify the device. \
      With only the activity token FCM responds with "Recipient of the message is not set." It is \
      a warning in a message without its request, to which the target may be added later. A topic \
      or a condition is also a warning, because an activity runs on one device.
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
          help: message.text("use `token` or `fid` instead"), severity: .warning
        ).note("this addresses many devices", at: many)
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
        at: token, "the message has a Live Activity token, but no token or fid",
        help: message.text("add the `token` or `fid` of the device"),
        severity: message.kind == .sendRequest ? nil : .warning
      )
      .given(whole: message.root)
    ]
  }
}
