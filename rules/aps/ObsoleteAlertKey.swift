import FCMLint

extension Rule {
  /// Some keys of the alert belong to old systems.
  static let obsoleteAlertKey = Rule(
    "obsolete-alert-key", .aps, .info,
    on: .fields(.alertAction, .alertActionLocKey, .alertSummaryArg, .alertSummaryArgCount).in(
      .apple
    ).includingPlaceholders(),
    summary: "The key of the alert has no effect on current systems.",
    why: """
      summary-arg and summary-arg-count have been ignored since iOS 15 and watchOS 8. action and \
      action-loc-key named the button of alerts before iOS 8; Apple's table no longer has them, \
      although libraries still do.
      """,
    source: """
      Apple: Generating a remote notification; Local and Remote Notification Programming Guide \
      (archived); UNNotificationContent.summaryArgument
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", «"summary-arg"»: "Desk" } } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi" }, "thread-id": "desk" } } } } }
      """
    ]
  ) { value, _ in
    guard let key = value.key else { return [] }
    let isSummary = key.starts(with: "summary")
    return [
      Finding(
        at: key, "\(key.excerpt) has no effect on current systems",
        help: isSummary
          ? "remove it; thread-id groups notifications"
          : "remove it; buttons come from the category")
    ]
  }
}
