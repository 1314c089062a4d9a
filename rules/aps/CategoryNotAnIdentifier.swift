import FCMLint

extension Rule {
  static let categoryNotAnIdentifier = Rule(
    "category-not-an-identifier", .aps, .warning, about: .buttons | .tap,
    on: .field(.apsCategory).in(.apple),
    summary: "A notification category should be an identifier that the app registers, not a URL.",
    why: """
      iOS takes the buttons of a notification from the category that the app registered under \
      this identifier, and does not open a URL given here. The key is sometimes confused with \
      Android's click_action, which often holds a link. If the app really registers URLs as \
      identifiers, list them as "project.apnsCategories" in the configuration; unknown-category \
      then checks the value instead of this rule.
      """,
    source: "Apple: Generating a remote notification",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "category": «"myapp://orders/42"» } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi", "category": "ORDER" }, "link": "myapp://orders/42" } } } }
      """
    ]
  ) { category, message in
    guard message.project.apnsCategories == nil, URLReference.hasScheme(category) else { return [] }
    return [
      Finding(
        at: category, "category \(category.excerpt) is a URL, which iOS does not open",
        help: "move it to a custom key next to aps that the app reads")
    ]
  }
}
