import FCMLint

extension Rule {
  /// A tap sends an intent, not a browser.
  static let clickActionURL = Rule(
    "click-action-url", .android, .warning, on: .field(.androidClickAction),
    summary: "An Android click_action must be the action of an intent filter, not an address.",
    why: """
      On a tap the client starts the activity whose intent filter has click_action as its action. \
      An address is compared with these names like any other text and opens nothing: no page, no \
      deep link, and not the app either. An app that has declared such an action would be one of \
      a kind, so this is a warning.
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
        at: action, "click_action \(action.excerpt) is an address: a tap opens nothing on Android",
        help: "write the action of an intent filter, and send the address in data")
    ]
  }
}
