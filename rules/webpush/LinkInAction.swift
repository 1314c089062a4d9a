import FCMLint

extension Rule {
  static let linkInAction = Rule(
    "link-in-action", .webpush, .hint, about: .buttons | .tap,
    on: .field(.webActionEntry).includingPlaceholders(),
    summary: "An action of a web notification should not have its own link.",
    why: """
      Browsers read action, title, icon and, where it is supported, navigate in an action, and \
      drop every other member. The FCM SDK does nothing when a button is clicked; your own \
      handler in the service worker must open the page. The handler can find the dropped member \
      in the copy of the message that the SDK keeps in the notification's data, so this is only a \
      hint.
      """,
    source: "https://notifications.spec.whatwg.org/; firebase-js-sdk: packages/messaging",
    bad: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi", "actions": [
        { "action": "open", "title": "Open", «"click_action"»: "https://example.com/a" } ] } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": { "data": { "open": "https://example.com/a" },
        "notification": { "title": "Hi", "actions": [
          { "action": "open", "title": "Open" } ] } } } }
      """
    ]
  ) { value, _ in
    guard let key = value.key, let name = key.text, WebPushVocabulary.isLinkOfAction(name) else {
      return []
    }
    return [
      Finding(
        at: key,
        "browsers ignore \(key.excerpt) in an action, so the button opens nothing by itself",
        help: "move it to webpush.data, and open it in the notificationclick handler")
    ]
  }
}
