import FCMLint

extension Rule {
  static let liveActivityPriority = Rule(
    "live-activity-priority", .aps, .warning, on: .field(.apnsPriority),
    summary: "A Live Activity push should have priority \"5\" or \"10\".",
    why: """
      Apple allows 10, which counts toward an hourly budget, and 5, which does not. Priority 1, \
      for pushes that never wake the device, is not allowed; what APNs answers is not documented.
      """,
    source: """
      Apple: Starting and updating Live Activities with ActivityKit push notifications
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "headers": { "apns-priority": «"1"» }, "payload": { "aps": {
          "event": "update", "timestamp": 1782887000, "content-state": {} } } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": { "live_activity_token": "{{activity}}",
        "headers": { "apns-priority": "5" }, "payload": { "aps": {
          "event": "update", "timestamp": 1782887000, "content-state": {} } } } } }
      """
    ]
  ) { priority, message in
    guard message.isLiveActivity, AppleDelivery.priority(priority) == 1 else { return [] }
    return [
      Finding(
        at: priority,
        "priority \(priority.excerpt) is not allowed in a Live Activity push, so APNs may drop it",
        help: "write \"5\", or \"10\" to deliver immediately"
      ).fix("replace with \"5\"", .safe, priority.replacing(withText: "5"))
    ]
  }
}
