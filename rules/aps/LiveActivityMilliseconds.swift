import FCMLint

extension Rule {
  /// Live Activities count seconds.
  static let liveActivityMilliseconds = Rule(
    "live-activity-milliseconds", .aps, .error,
    on: .fields(.apsTimestamp, .apsStaleDate, .apsDismissalDate).in(.apple),
    summary: "Times of a Live Activity must be in seconds, not milliseconds.",
    why: """
      Milliseconds read as seconds are tens of thousands of years ahead. A timestamp in the future \
      blocks every later update, because the device ignores pushes older than the last one; a \
      dismissal date in the future is never reached.
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
    let finding = Finding(
      at: time, "\(time.excerpt) is in milliseconds; Apple counts seconds",
      help: "divide it by 1000")
    guard let integer = time.integer, number / 1000 < ApsValue.firstMilliseconds else {
      return [finding]
    }
    return [
      finding.fix("write \(integer / 1000)", .unsafe, time.replacing(with: String(integer / 1000)))
    ]
  }
}
