import FCMLint

extension Rule {
  /// Live Activities know two priorities.
  static let liveActivityPriority = Rule(
    "live-activity-priority", .aps, .warning, on: .field(.apnsPriority),
    summary: "A push for a Live Activity must have the priority \"10\" or \"5\".",
    why: """
      Apple allows 10, which counts towards an hourly budget, and 5, which does not. Priority 1, \
      for pushes that never wake the device, is not allowed.
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
        at: priority, "a Live Activity needs priority 5 or 10, not 1", help: "write \"5\""
      ).fix("write \"5\"", .safe, priority.replacing(withText: "5"))
    ]
  }
}
