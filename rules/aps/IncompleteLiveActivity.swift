import FCMLint

extension Rule {
  static let incompleteLiveActivity = Rule(
    "incomplete-live-activity", .aps, .error, about: (.live | .arrival | .unseen).on(.apple),
    on: .fields(.liveActivityToken, .apnsPushType, .apsEvent).in(.apple).includingPlaceholders(),
    summary: "A Live Activity push must have the keys that its event requires.",
    why: """
      A push for a Live Activity must name its event. "start" requires attributes-type, \
      attributes, content-state and an alert; "update" requires content-state. Without them the \
      device cannot start or update the activity and does nothing. Apple also expects a \
      timestamp, and the device ignores pushes older than the last one. A start without a \
      timestamp has been observed to work. Apple describes the alert of a start as an object with \
      title and body, and input-push-channel as the ID of a channel in base64; with a channel that \
      does not exist the start fails.
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
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "start", "timestamp": 1782887000,
          "attributes-type": "Ride", "attributes": {}, "content-state": { "leg": 2 },
          "alert": «"Off we go"» } } } } }
      """,
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
        at: event, "\(event.excerpt) is not a valid Live Activity event",
        help: near.map { "did you mean \"\($0)\"?" } ?? "write \"start\", \"update\" or \"end\"")
      guard let near else { return [finding] }
      return [finding.fix("replace with \"\(near)\"", .unsafe, event.replacing(withText: near))]
    case .missing(let keys):
      let names = keys.map { "\"\($0)\"" }.joined(separator: ", ")
      let push = event?.text.map { "event \"\($0)\"" } ?? "a Live Activity push"
      let finding = Finding(missingIn: aps, "\(push) requires \(names)", help: "add \(names)")
      // A common notification is an alert.
      return [keys.contains("alert") ? finding.given(whole: message.root) : finding]
    case .undated:
      return [
        Finding(
          missingIn: aps, "the push has no \"timestamp\", so the device may ignore it",
          help: "add \"timestamp\": the sending time as a Unix time in seconds", severity: .warning)
      ]
    case .plainAlert(let alert):
      return [
        Finding(
          at: alert, "the alert of a start is a plain string, so the device may start nothing",
          help: "write an object with \"title\" and \"body\"", severity: .warning)
      ]
    case .badChannel(let channel):
      return [
        Finding(
          at: channel, "\(channel.excerpt) is not the ID of a channel, so the start may fail",
          help: "write the ID in base64, as APNs returned it", severity: .warning)
      ]
    case nil: return []
    }
  }
}
