import FCMLint

extension Rule {
  static let obsoleteAlertKey = Rule(
    "obsolete-alert-key", .aps, .info,
    on: .fields(.alertAction, .alertActionLocKey, .alertSummaryArg, .alertSummaryArgCount).in(
      .apple
    ).includingPlaceholders(),
    summary: "An alert should not contain keys that current systems ignore.",
    why: """
      iOS 15 and watchOS 8 and later ignore summary-arg and summary-arg-count. action and \
      action-loc-key named the button of alerts before iOS 8. Apple's documentation no longer \
      lists them, although libraries still do.
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
  ) { value, message in
    guard let key = value.key else { return [] }
    let isSummary = key.starts(with: "summary")
    return [
      Finding(
        at: key, "\(key.excerpt) is obsolete, so current Apple devices ignore it",
        help: isSummary
          ? message.text("remove it, or use `apns.payload.aps.thread-id` to group notifications")
          : message.text("remove it, or use `apns.payload.aps.category` to add buttons"))
    ]
  }
}
