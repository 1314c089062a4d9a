import FCMLint

extension Rule {
  static let unknownAlertKey = Rule(
    "unknown-alert-key", .aps, .error, about: .text | .language | .display,
    on: .field(.alertEntry).in(.apple).includingPlaceholders(),
    summary: "An alert must contain only keys that Apple documents.",
    why: """
      Apple devices ignore unknown keys in the alert. The usual ones are Android names, such as \
      title_loc_key, and the camel case of the Admin SDKs. The localization keys for the body \
      have no prefix: loc-key and loc-args. An unknown key is an error only if the message cannot \
      work without it, such as the flag of an image in the alert.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", «"body-loc-key"»: "SPRING" } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", «"badge"»: 1, «"click_action"»: "OPEN" } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", «"mutable-content"»: 1 } } },
        "fcm_options": { "image": "https://example.com/a.png" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", "loc-key": "SPRING" } } } } } }
      """
    ]
  ) { value, message in
    guard let stray = UnknownAppleKey(inAlert: value, of: message), !stray.followsItsKey else {
      return []
    }
    return [
      Finding(
        at: stray.key, "\(stray.key.excerpt) is not an alert key, so \(stray.effect)",
        help: stray.help(in: message), severity: stray.loss == nil ? .warning : nil
      ).fix(stray.fix(in: message))
    ]
  }
}
