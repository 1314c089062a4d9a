import FCMLint

extension Rule {
  /// Each event of a Live Activity has its own needs.
  static let incompleteLiveActivity = Rule(
    "incomplete-live-activity", .aps, .error, on: .liveActivityToken, .apnsPushType, .apsEvent,
    kinds: .apple, seesTemplates: true,
    summary: "Each event of a Live Activity needs certain keys.",
    why: """
      A push for a Live Activity must name its event. "start" needs attributes-type, attributes, \
      content-state and an alert, "update" needs a content-state; without them the device cannot \
      start or update the activity and does nothing. Apple expects a timestamp too and ignores \
      pushes older than the last one; a start without it has been seen to work.
      """,
    source: """
      Apple: Starting and updating Live Activities with ActivityKit push notifications; Firebase: \
      Live Activity
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { «"aps"»: { "event": "start", "timestamp": 1782887000,
          "attributes-type": "Ride", "attributes": {}, "content-state": { "leg": 2 } } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": «"stop"», "timestamp": 1782887000 } } } } }
      """,
      #"{ «"aps"»: { "event": "update", "content-state": { "leg": 2 } } }"#,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "start", "timestamp": 1782887000,
          "attributes-type": "Ride", "attributes": {}, "content-state": { "leg": 2 },
          "alert": { "title": "Tram 9", "body": "Off we go" } } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "end", "timestamp": 1782887000 } } } } }
      """,
    ]
  ) { node, message in
    // A push type alone may be the slip: live-activity-push-type speaks about it.
    let isMeant =
      message.hasLiveActivityToken
      || message.hasAny(.payloadLiveActivityToken, .apsEvent, .apsContentState)
    guard isMeant, message.isSentToLiveActivity, isFirst(node, in: message) else { return [] }
    let delivery = AppleDelivery(message)
    guard !delivery.isHidden, let place = message[.aps] ?? message[.apns] else { return [] }
    let event = message[.apsEvent]
    if let event, !ApsValue.isRight("event", event) {
      if event.isFaulty { return [] }
      let near = event.text.flatMap { NearestKey.of($0, among: LiveActivity.events) }
      let finding = Finding(
        at: event, "event \(event.excerpt) does not exist in Live Activities",
        help: near.map { "write \"\($0)\"" } ?? "write \"start\", \"update\" or \"end\"")
      guard let near else { return [finding] }
      return [finding.fix("write \"\(near)\"", .unsafe, event.replacing(withText: near))]
    }
    if event?.isOpaque == true { return [] }
    let missing = LiveActivity.missing(in: message)
    var findings: [Finding] = []
    if !missing.isEmpty {
      let what = missing.map { "\"\($0)\"" }.joined(separator: ", ")
      let name = event?.text.map { "event \"\($0)\"" } ?? "a push for a Live Activity"
      findings.append(Finding(missingIn: place, "\(name) needs \(what)", help: "add \(what)"))
    } else if let event, !event.matches("start"), LiveActivity.lacks("timestamp", message) {
      findings.append(
        Finding(
          missingIn: place, "without a timestamp the device may ignore the push",
          help: "add \"timestamp\" with the sending time in epoch seconds", severity: .warning))
    }
    return findings
  }

  /// Whether the node is the first of those that may call the check, so that it speaks once.
  private static func isFirst(_ node: JSONNode, in message: MessageDocument) -> Bool {
    let caller = message[.liveActivityToken] ?? message[.apsEvent] ?? message[.apnsPushType]
    return node.isSame(as: caller)
  }
}
