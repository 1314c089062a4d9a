import FCMLint

extension Rule {
  static let badAnalyticsLabel = Rule(
    "bad-analytics-label", .notification, .warning, about: .arrival, on: .field(.analyticsLabel),
    summary: "An analytics label should have 1 to 50 letters, digits or - _ . ~ %.",
    why: """
      The guide on delivery data gives the format [a-zA-Z0-9-_.~%]{1,50}. The Admin SDKs for \
      Python, Java and .NET reject other labels; those for Node.js and Go send any string. It is \
      not known how FCM responds; at best such labels are missing from the reports. An empty label \
      counts as none.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/understand-delivery",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "fcm_options": { "analytics_label": «"summer sale"» } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "fcm_options": { "analytics_label":
          «"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "fcm_options": { "analytics_label": "summer-sale_2.0~50%" } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "fcm_options": { "analytics_label": "" } } }
      """,
    ]
  ) { label, _ in
    guard label.isString, label.contentRange.count > 0 else { return [] }
    let help = "use 1 to 50 letters, digits or - _ . ~ %"
    // The same characters as in the name of a topic.
    if !TopicName.allows(label) {
      return [
        Finding(
          at: label, "analytics label \(label.excerpt) contains invalid characters", help: help)
      ]
    }
    guard label.decodedCount > 50 else { return [] }
    return [
      Finding(
        at: label, "the analytics label has \(label.decodedCount) characters; the limit is 50",
        help: help)
    ]
  }
}
