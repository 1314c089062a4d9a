import FCMLint

extension Rule {
  /// Each event of a Live Activity has its own needs.
  static let incompleteLiveActivity = Rule(
    "incomplete-live-activity", .aps, .error,
    on: .fields(.liveActivityToken, .apnsPushType, .apsEvent).in(.apple).includingPlaceholders(),
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
    let event = message[.apsEvent]
    let caller = message[.liveActivityToken] ?? event ?? message[.apnsPushType]
    guard node.isSame(as: caller), let aps = message[.aps] ?? message[.apns] else { return [] }
    switch LiveActivity.problem(in: message) {
    case .unknownEvent(let event, let near):
      let finding = Finding(
        at: event, "event \(event.excerpt) does not exist in Live Activities",
        help: near.map { "write \"\($0)\"" } ?? "write \"start\", \"update\" or \"end\"")
      guard let near else { return [finding] }
      return [finding.fix("write \"\(near)\"", .unsafe, event.replacing(withText: near))]
    case .missing(let keys):
      let what = keys.map { "\"\($0)\"" }.joined(separator: ", ")
      let push = event?.text.map { "event \"\($0)\"" } ?? "a push for a Live Activity"
      return [Finding(missingIn: aps, "\(push) needs \(what)", help: "add \(what)")]
    case .undated:
      return [
        Finding(
          missingIn: aps, "without a timestamp the device may ignore the push",
          help: "add \"timestamp\" with the sending time in epoch seconds", severity: .warning)
      ]
    case nil: return []
    }
  }
}
