import FCMLint

extension Rule {
  static let declarativeWebPush = Rule(
    "declarative-web-push", .webpush, .hint, about: .tap | .display,
    on: .fields(.webPushFormat, .webAppBadge, .webMutable),
    summary: "Members of a declarative web push should not be expected to work through FCM.",
    why: """
      Safari 18.4 and later show a push whose body is JSON with "web_push": 8030 without a service \
      worker. FCM puts webpush.notification into a body of its own, so Safari does not see a \
      declarative push, and web_push, app_badge and mutable have no effect. navigate does work: \
      Safari reads it as an option of the notification.
      """,
    source: "https://webkit.org/blog/16535/meet-declarative-web-push/; W3C: Push API",
    bad: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { «"web_push"»: 8030,
        "title": "Hi", "navigate": "https://example.com/inbox", "app_badge": "3" } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "navigate": "https://example.com/inbox" } } } }
      """
    ]
  ) { value, message in
    let first = [message[.webPushFormat], message[.webAppBadge], message[.webMutable]].lazy
      .compactMap { $0 }.first
    guard value.isSame(as: first), let key = value.key else { return [] }
    return [
      Finding(
        at: key, "FCM does not send a declarative web push, so \(key.excerpt) has no effect",
        help: "let the service worker do it, or send this push without FCM")
    ]
  }
}
