import FCMLint

extension Rule {
  static let overwrittenWebData = Rule(
    "overwritten-web-data", .webpush, .info, about: .data, on: .field(.webNotificationData),
    summary: "Data for a web page should be in webpush.data.",
    why: """
      The FCM SDK for JavaScript replaces the data of the notification with its own: yours ends \
      up at event.notification.data.FCM_MSG.notification.data. webpush.data reaches the page as \
      data.
      """,
    source: "firebase-js-sdk: packages/messaging",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", «"data"»: { "id": "4" } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": { "data": { "id": "4" },
        "notification": { "title": "Hi" } } } }
      """
    ]
  ) { data, _ in
    [
      Finding(
        at: data.key ?? data, "the FCM SDK overwrites \"data\" in a web notification",
        help: "move it to webpush.data, with string values")
    ]
  }
}
