import FCMLint

extension Rule {
  static let tooManyActions = Rule(
    "too-many-actions", .webpush, .warning, on: .field(.webActions),
    summary: "A web notification should have at most two actions.",
    why: """
      The browser shows as many actions as its maxActions allows, two in Chromium and none in \
      Safari, and silently drops the rest. Firefox supports actions since version 152.
      """,
    source: """
      https://notifications.spec.whatwg.org/; https://github.com/mdn/browser-compat-data \
      (Notification.actions, August 2026)
      """,
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "actions": «[ { "action": "a", "title": "A" },
        { "action": "b", "title": "B" }, { "action": "c", "title": "C" } ]» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "actions": [ { "action": "a", "title": "A" },
        { "action": "b", "title": "B" } ] } } } }
      """
    ]
  ) { actions, _ in
    guard actions.isArray else { return [] }
    var count = 0
    for _ in actions.elements { count += 1 }
    guard count > 2 else { return [] }
    return [
      Finding(
        at: actions, "the notification has \(count) actions, but browsers show at most 2",
        help: "remove all but the two most important actions")
    ]
  }
}
