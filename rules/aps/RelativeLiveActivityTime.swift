import FCMLint

extension Rule {
  /// A small number of epoch seconds is a duration in the wrong place.
  static let relativeLiveActivityTime = Rule(
    "relative-live-activity-time", .aps, .warning,
    on: .fields(.apsTimestamp, .apsStaleDate, .apsDismissalDate).in(.apple),
    summary: "Times of a Live Activity must be points in time, not durations.",
    why: """
      timestamp, stale-date and dismissal-date count seconds since 1970. A duration such as 14400 \
      is a time in January 1970: the device ignores a push older than the last one, the content is \
      stale at once, and an ended activity leaves the screen at once. Apple allows a dismissal-date \
      in the past for that; 0 and 1 are therefore not reported. A stale-date before the timestamp \
      may be meant to call the content outdated, so it is only an info.
      """,
    source: """
      Apple: Starting and updating Live Activities with ActivityKit push notifications
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "end", "timestamp": 1782887000,
          "dismissal-date": «14400» } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "update", "timestamp": 1782887000, "content-state": {},
          "stale-date": «1782886000» } } } } }
      """,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "end", "timestamp": 1782887000, "dismissal-date": 0 } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": { "event": "update", "timestamp": 1782887000, "content-state": {},
          "stale-date": 1782890600 } } } } }
      """,
    ]
  ) { time, message in
    guard let number = time.number, let key = time.key, number > 1,
      number < ApsValue.firstMilliseconds, message.isLiveActivity
    else { return [] }
    if number < 1_000_000_000 {
      return [
        Finding(
          at: time, "\(key.excerpt) is \(time.excerpt), a time in 1970: it looks like a duration",
          help: "write the sending time plus the duration, in epoch seconds")
      ]
    }
    guard key.matches("stale-date"), let sent = message[.apsTimestamp],
      let start = sent.number, start > number, start < ApsValue.firstMilliseconds
    else { return [] }
    return [
      Finding(
        at: time, "stale-date is before timestamp: the content is stale when it arrives",
        help: "write a later time, or leave it out", severity: .info
      ).note("the timestamp", at: sent)
    ]
  }
}
