import FCMLint

extension Rule {
  /// A button opens nothing by itself.
  static let linkInAction = Rule(
    "link-in-action", .webpush, .hint, on: .field(.webActionEntry).includingPlaceholders(),
    summary: "The action of a web notification has no link of its own.",
    why: """
      Browsers know action, title, icon and, where it is supported, navigate in an action, and drop \
      every other member. The FCM SDK does nothing when a button is clicked; a handler of your own \
      in the service worker has to open the page. It can find the dropped member in the copy of the \
      message that the SDK keeps in the notification's data, so this is only a hint.
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
        at: key, "browsers ignore \(key.excerpt) in an action: the button opens nothing by itself",
        help: "put the link in webpush.data, and open it in the handler of notificationclick")
    ]
  }
}
