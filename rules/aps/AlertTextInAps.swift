import FCMLint

extension Rule {
  /// Text stands in the alert.
  static let alertTextInAps = Rule(
    "alert-text-in-aps", .aps, .error,
    on: .fields(.apsTitle, .apsSubtitle, .apsBody).in(.apple).includingPlaceholders(),
    summary: "Title, subtitle and body belong in aps.alert, not in aps.",
    why: """
      Apple reads the three texts from the object alert. Directly in aps they are unknown keys and \
      are not shown. A PHP library once wrote aps.subtitle.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        «"title"»: "Hi", «"body"»: "Spring is here" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Spring is here", «"subtitle"»: "At last" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        «"body"»: "Spring is here", "alert": { "title": "Hi" } } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", "body": "Spring is here" } } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, message.has(.aps) else { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) does nothing in aps: it is not shown",
        help: "move it to \(message.path(of: .alert))"
      ).fix(message.movingToAlert(key))
    ]
  }
}
