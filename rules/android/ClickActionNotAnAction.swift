import FCMLint

extension Rule {
  static let clickActionNotAnAction = Rule(
    "click-action-not-an-action", .android, .warning, about: .tap, on: .field(.androidClickAction),
    summary: "An Android click_action should be an action, not a class or a package.",
    why: """
      On a tap the client creates an Intent with click_action as its action, for the package of the \
      app. Android starts an activity whose intent filter has this action and the category \
      android.intent.category.DEFAULT; the name of a class or of the app itself does not select \
      one. It is a warning because an app could declare an action with such a name.
      """,
    source: """
      firebase-android-sdk: CommonNotificationBuilder.createTargetIntent; \
      https://github.com/firebase/firebase-android-sdk/issues/1839
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": «".MainActivity"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": «"com.example.app"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": "OPEN_MAIN" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "click_action": "com.example.app.OPEN_MAIN" } } } }
      """,
    ]
  ) { action, _ in
    guard !action.contains("://"), let thing = ClickAction.thing(action) else { return [] }
    return [
      Finding(
        at: action, "click_action \(action.excerpt) names \(thing), so a tap may open nothing",
        help: "write an action of an intent filter with the category DEFAULT, such as \"OPEN\"")
    ]
  }
}
