import FCMLint

extension Rule {
  static let clickActionURL = Rule(
    "click-action-url", .android, .warning, on: .field(.androidClickAction),
    summary: "An Android click_action should be the action of an intent filter, not a URL.",
    why: """
      On a tap the client starts the activity whose intent filter has click_action as its action. \
      No app declares a URL as an action in practice, so a tap opens neither a page nor a deep \
      link nor the app. It is a warning because an app could declare such an action.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.click_action)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": «"https://example.com/sale"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": "OPEN_SALE" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": "com.example.app.OPEN" } } } }
      """,
    ]
  ) { action, _ in
    guard action.rawContent.contains(UInt8(ascii: ":")), action.contains("://") else { return [] }
    return [
      Finding(
        at: action, "click_action \(action.excerpt) is a URL, so a tap opens nothing",
        help: "write the action of an intent filter, and move the URL to data")
    ]
  }
}
