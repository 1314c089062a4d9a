import FCMLint

extension Rule {
  static let ineffectiveWebVibrate = Rule(
    "ineffective-web-vibrate", .webpush, .hint, on: .field(.webVibrate),
    summary: "vibrate should not be set for the web, where it has no effect in current browsers.",
    why: """
      Chrome on Android 8 and later ignores vibrate, because the user sets the vibration for each \
      site in the notification settings. Other browsers do not support it.
      """,
    source: """
      https://github.com/mdn/browser-compat-data (showNotification, options.vibrate, August 2026)
      """,
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", «"vibrate"»: [200, 100, 200] } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "requireInteraction": true } } } }
      """
    ]
  ) { vibrate, _ in
    guard let key = vibrate.key, !vibrate.isEmptyContainer else { return [] }
    return [
      Finding(at: key, "vibrate has no effect in current browsers", help: "remove it")
    ]
  }
}
