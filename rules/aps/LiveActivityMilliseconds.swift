import FCMLint

extension Rule {
  static let liveActivityMilliseconds = Rule(
    "live-activity-milliseconds", .aps, .error,
    on: .fields(.apsTimestamp, .apsStaleDate, .apsDismissalDate).in(.apple),
    summary: "Times of a Live Activity must be in seconds, not milliseconds.",
    why: """
      Read as seconds, a value in milliseconds is tens of thousands of years in the future. A \
      timestamp in the future blocks every later update, because the device ignores pushes older \
      than the last one. A dismissal date in the future is never reached.
      """,
    source: """
      Apple: Starting and updating Live Activities with ActivityKit push notifications
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": {
          "event": "update", "timestamp": «1782887000000», "content-state": {} } } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "payload": { "aps": {
          "event": "update", "timestamp": 1782887000, "content-state": {} } } } } }
      """
    ]
  ) { time, _ in
    guard let number = time.number, number >= ApsValue.firstMilliseconds else { return [] }
    let problem =
      "\(time.excerpt) is in milliseconds, so Apple devices read a date in the far future"
    guard let integer = time.integer, number / 1000 < ApsValue.firstMilliseconds else {
      return [Finding(at: time, problem, help: "divide it by 1000")]
    }
    let seconds = String(integer / 1000)
    return [
      Finding(at: time, problem, help: "write \(seconds)")
        .fix("replace with \(seconds)", .unsafe, time.replacing(with: seconds))
    ]
  }
}
