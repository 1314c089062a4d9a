import FCMLint

extension Rule {
  static let alertTextInAps = Rule(
    "alert-text-in-aps", .aps, .error, about: .display | .text,
    on: .fields(.apsTitle, .apsSubtitle, .apsBody).in(.apple).includingPlaceholders(),
    summary: "title, subtitle and body must be in aps.alert, not in aps.",
    why: """
      Apple devices read the three texts from the alert object. Directly in aps they are unknown \
      keys and do not appear. A PHP library used to write aps.subtitle.
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
        at: key, "\(key.excerpt) belongs in aps.alert, not aps, so Apple devices do not show it",
        help: "move it to \(message.path(of: .alert))"
      ).fix(message.movingToAlert(key))
    ]
  }
}
