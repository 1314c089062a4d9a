import FCMLint

extension Rule {
  static let relativeLiveActivityTime = Rule(
    "relative-live-activity-time", .aps, .warning,
    on: .fields(.apsTimestamp, .apsStaleDate, .apsDismissalDate).in(.apple),
    summary: "Times of a Live Activity should be points in time, not durations.",
    why: """
      timestamp, stale-date and dismissal-date count seconds since 1970. A duration such as 14400 \
      is a time in January 1970. A push with a timestamp before that of the last one is ignored, \
      content with a past stale-date is stale at once, and an ended activity with a past \
      dismissal-date disappears at once. Apple documents the last one as a way to remove it, so 0 \
      and 1 are not reported. A stale-date before the \
      timestamp may be intended to mark the content as outdated, so it is reported as info.
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
          at: time,
          "\(time.excerpt) looks like a duration, but \(key.excerpt) must be a point in time",
          help: "write the sending time plus the duration, as a Unix time in seconds")
      ]
    }
    guard key.matches("stale-date"), let sent = message[.apsTimestamp],
      let start = sent.number, start > number, start < ApsValue.firstMilliseconds
    else { return [] }
    return [
      Finding(
        at: time,
        "stale-date \(time.excerpt) is before the timestamp, so the content is already stale",
        help: "write a later time, or remove it", severity: .info
      ).note("the timestamp", at: sent)
    ]
  }
}
